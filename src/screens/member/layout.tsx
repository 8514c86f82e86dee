// The frame of the member centre: the mall's bars, the menu at the side, the page in all of the window's width.
import { Menu } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { Badge } from '#kit/ui/badge.tsx';
import { buttonClasses } from '#kit/ui/button.tsx';
import { cx } from '#kit/ui/cx.ts';
import { Drawer } from '#kit/ui/drawer.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { cartOwnerChanged } from '#mall/cart/parts/cart-owner.ts';
import { onSession, useSession } from '#mall/login/parts/session.ts';
import { messageWords } from '#mall/message/parts/message-words.ts';
import { PunchoutBar } from '#mall/punchout/parts/punchout-bar.tsx';
import { BehaviourWatch } from '../storefront/frame/behaviour-watch.tsx';
import { Header } from '../storefront/frame/header.tsx';
import { UtilityBar } from '../storefront/frame/utility-bar.tsx';
import { useTurnCount } from './home/turn-count.ts';
import { entriesFor, isHere, memberMenu } from './member-menu.ts';
import { memberWords } from './member-words.ts';

export default function MemberLayout() {
  const say = useWords(memberWords);
  const { pathname } = useLocation();
  // The cart stands below the login and is told by those above both.
  useEffect(() => onSession(cartOwnerChanged), []);
  const here = memberMenu.flatMap((group) => group.entries).find((entry) => isHere(entry, pathname));
  return (
    <div className="[--container-page:1760px] flex min-h-dvh flex-col">
      <PunchoutBar />
      <Suspense>
        <UtilityBar />
        <Header />
      </Suspense>
      <div className="page-width flex-1 py-4 max-md:pb-0 lg:grid lg:grid-cols-[180px_minmax(0,1fr)] lg:items-start lg:gap-4">
        <aside data-print="none" className="rounded-card border border-line bg-surface py-2 max-lg:hidden">
          <Suspense>
            <MemberMenu />
          </Suspense>
        </aside>
        <div data-print="none" className="mb-3 flex items-center justify-between gap-3 lg:hidden">
          <span className="min-w-0 truncate text-13 text-secondary">
            <Link to="/member/index" className="hover:text-brand">
              {say.memberCentre}
            </Link>
            {here ? ` / ${say[here.word]}` : null}
          </span>
          <Drawer
            // Another page closes the menu.
            key={pathname}
            title={say.memberCentre}
            side="left"
            trigger={
              <button type="button" className={buttonClasses('outline', 'sm')}>
                <Menu size={16} aria-hidden="true" />
                {say.menu}
              </button>
            }
          >
            <MemberMenu />
          </Drawer>
        </div>
        <main id="main" tabIndex={-1} className="min-w-0 outline-none">
          <Outlet />
          <BehaviourWatch />
        </main>
      </div>
    </div>
  );
}

function MemberMenu() {
  const say = useWords(memberWords);
  const { pathname } = useLocation();
  const { member } = useSession();
  const language = useLanguage();
  const turnCount = useTurnCount();
  const link = (to: string, text: string, isCurrent: boolean) => (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(
        'flex h-8 items-center truncate border-l-2 px-4 text-13 focus-visible:-outline-offset-2',
        isCurrent
          ? 'border-brand bg-brand-wash font-semibold text-brand'
          : 'border-transparent text-secondary hover:text-brand',
      )}
    >
      {text}
    </Link>
  );
  return (
    <nav aria-label={say.menu}>
      {link('/member/index', say.home, pathname === '/member/index')}
      {memberMenu.map((group) => {
        const entries = entriesFor(group.entries, member);
        return entries.length === 0 ? null : (
          <section key={group.word} aria-label={say[group.word]}>
            <h2 className="px-4 pt-3 pb-1 text-12 text-hint">{say[group.word]}</h2>
            <ul>
              {entries.map((entry) => (
                <li key={entry.to} className="relative">
                  {link(entry.to, say[entry.word], isHere(entry, pathname))}
                  {entry.to === '/member/turns' ? (
                    <Badge
                      count={turnCount}
                      label={say.turnCount(turnCount)}
                      className="pointer-events-none absolute top-2 right-3"
                    />
                  ) : null}
                  {entry.to === '/msg/list' ? (
                    <Badge
                      count={member?.unreadMessages ?? 0}
                      label={messageWords.unreadCount[language](member?.unreadMessages ?? 0)}
                      className="pointer-events-none absolute top-2 right-3"
                    />
                  ) : null}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}
