// The thin bar on top of every public page: who one is, orders, messages, and the other language.
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { Kept } from '#kit/page/kept.tsx';
import { minutes } from '#kit/time/duration.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { readMember, signOut, useSession } from '#mall/login/parts/session.ts';
import { Avatar } from '#mall/member/parts/avatar.tsx';
import { frameWords } from './frame-words.ts';

const link =
  'inline-flex h-8 items-center whitespace-nowrap hover:text-brand focus-visible:-outline-offset-2';

const ASK_AGAIN = minutes(1); // chosen
let askedAt = Date.now(); // the session has asked when the mall was opened

/** The greeting keeps its room until the browser knows who it is. */
export function UtilityBar() {
  const say = useWords(frameWords);
  const language = useLanguage();
  return (
    <div data-print="none" className="border-b border-line bg-page text-12 text-secondary">
      <div className="page-width flex h-8 items-center justify-between gap-4">
        <Greeting />
        <nav aria-label={say.topMenu} className="flex items-center gap-5 max-md:gap-4">
          <Kept name="ways" by={() => language}>
            <Link to="/member/order/list" className={`${link} max-md:hidden`}>
              {say.myOrders}
            </Link>
            <Link to="/msg/list" className={`${link} max-md:hidden`}>
              {say.messages}
              <UnreadBadge />
            </Link>
            <Link to="/inquiry/index" className={`${link} max-md:hidden`}>
              {say.inquiryDesk}
            </Link>
            <Link to="/store/list" className={`${link} max-md:hidden`}>
              {say.suppliers}
            </Link>
            <Link to="/agreement?code=ordering" className={`${link} max-md:hidden`}>
              {say.help}
            </Link>
          </Kept>
          <LanguageSwitch />
        </nav>
      </div>
    </div>
  );
}

/** How many messages are unread; asked anew on the way through the mall, though not at every step. */
function UnreadBadge() {
  const say = useWords(frameWords);
  const { member } = useSession();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the occasion
  useEffect(() => {
    if (!member || Date.now() - askedAt < ASK_AGAIN) return;
    askedAt = Date.now();
    void readMember();
  }, [pathname]);
  const count = member?.unreadMessages ?? 0;
  return <Badge count={count} label={say.unread(count)} className="ml-1" />;
}

function Greeting() {
  const say = useWords(frameWords);
  const { status, member } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'member' && member) {
    return (
      <div className="flex min-w-0 items-center gap-4">
        <Link to="/member/index" className={`${link} min-w-0 gap-1.5`}>
          {member.avatar ? <Avatar name={member.memberName} avatar={member.avatar} size={20} /> : null}
          <span className="truncate">
            {say.hello}
            <span className="text-ink">{member.memberNickName || member.memberName}</span>
          </span>
        </Link>
        {member.lab ? (
          <Link to="/lab/index" className={`${link} text-brand`}>
            {say.laboratoryDesk}
          </Link>
        ) : null}
        <button type="button" className={link} onClick={() => void signOut()}>
          {say.logOut}
        </button>
      </div>
    );
  }
  const isDoor = pathname === '/login' || pathname === '/register';
  const back = isDoor ? search : `?redirectUrl=${encodeURIComponent(pathname + search)}`;
  return (
    // Before it is known who it is, the words keep their room unseen.
    <div className={status === 'unknown' ? 'invisible flex min-w-0 gap-4' : 'flex min-w-0 gap-4'}>
      <span className="inline-flex h-8 items-center truncate max-md:hidden">{say.welcome}</span>
      <Link to={`/login${back}`} className={`${link} text-brand`}>
        {say.login}
      </Link>
      <Link to={`/register${back}`} className={link}>
        {say.register}
      </Link>
    </div>
  );
}

/** Plain links: the other language is a new page, and the mall remembers the choice. */
function LanguageSwitch() {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const to = (wanted: string) => {
    const fields = new URLSearchParams(search);
    fields.set('lang', wanted);
    return `${pathname}?${fields}`;
  };
  const one = (wanted: 'zh' | 'en', text: string) =>
    language === wanted ? (
      <span aria-current="true" className="text-ink" lang={wanted}>
        {text}
      </span>
    ) : (
      <a href={to(wanted)} rel="nofollow" lang={wanted} hrefLang={wanted} className={link}>
        {text}
      </a>
    );
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      {one('zh', '中文')}
      <span aria-hidden="true" className="text-edge">
        /
      </span>
      {one('en', 'English')}
    </span>
  );
}
