// The right end of a console's top bar: the other language, who is logged in, the way out.
import { Languages, LogOut } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { words } from '#kit/words/words.ts';
import { Avatar } from '#mall/member/parts/avatar.tsx';
import { signOut, useSession } from './session.ts';

const accountWords = words({
  toMall: { zh: '商城首页', en: 'To the mall' },
  otherLanguage: { zh: 'English', en: '中文' },
});

const entry = 'inline-flex h-8 items-center gap-1 whitespace-nowrap hover:text-brand';

/** @param home where the next login leads back to */
export function ConsoleAccount({ home }: { home: string }) {
  const say = useWords(accountWords);
  const language = useLanguage();
  const { member } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const query = new URLSearchParams(search);
  query.set('lang', language === 'zh' ? 'en' : 'zh');
  return (
    <>
      <Link to="/" className={`${entry} max-md:hidden`}>
        {say.toMall}
      </Link>
      <a href={`${pathname}?${query}`} hrefLang={language === 'zh' ? 'en' : 'zh'} className={entry}>
        <Languages size={16} aria-hidden="true" />
        <span className="max-sm:sr-only">{say.otherLanguage}</span>
      </a>
      {member ? (
        <span className="flex max-w-40 items-center gap-1.5 max-sm:hidden">
          <Avatar name={member.memberName} avatar={member.avatar} size={24} />
          <span className="num truncate">{member.memberName}</span>
        </span>
      ) : null}
      <button
        type="button"
        disabled={isLeaving}
        className={entry}
        onClick={async () => {
          setLeaving(true);
          await signOut();
          navigate(`/login?redirectUrl=${encodeURIComponent(home)}`);
        }}
      >
        <LogOut size={16} aria-hidden="true" />
        <span className="max-sm:sr-only">{say.logOut}</span>
      </button>
    </>
  );
}
