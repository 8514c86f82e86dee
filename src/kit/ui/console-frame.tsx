// The frame of a console: who one works for on top, the way around at the side, the work in the middle.
import type { ReactNode } from 'react';
import { Link, type To, useNavigation } from 'react-router';
import { cx } from './cx.ts';

export type ConsoleItem = {
  key: string;
  text: string;
  to: To;
  icon: ReactNode;
};

export type ConsoleFrameProps = {
  /** The mall's name, which leads home. */
  brand: string;
  /** Whose console it is: a store's name, the platform. */
  title: ReactNode;
  menu: readonly ConsoleItem[];
  /** Key of the present item. */
  current: string;
  /** What the menu is, for screen readers. */
  menuLabel: string;
  /** Right end of the top bar: language, account, log out. */
  aside: ReactNode;
  /** Words of the link that leads past the menu. */
  skipText: string;
  children: ReactNode;
};

const item = 'flex shrink-0 items-center gap-2 whitespace-nowrap';

/** Side menu from 1024 px up; below it becomes a line under the top bar that scrolls sideways. */
export function ConsoleFrame(props: ConsoleFrameProps) {
  const { brand, title, menu, current, menuLabel, aside, skipText, children } = props;
  const isWaiting = useNavigation().state !== 'idle';
  return (
    <div className="min-h-dvh">
      <a
        href="#work"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-control focus:bg-surface focus:px-3 focus:py-2 focus:shadow-float"
      >
        {skipText}
      </a>
      <header
        data-print="none"
        className="sticky top-0 z-30 flex h-12 items-center gap-3 border-b border-line bg-surface px-4 lg:px-6"
      >
        <div className="flex min-w-0 items-center gap-3">
          <Link to="/" className="text-16 font-semibold whitespace-nowrap text-brand">
            {brand}
          </Link>
          <span aria-hidden="true" className="h-4 w-px shrink-0 bg-line" />
          <span className="truncate font-semibold">{title}</span>
        </div>
        <div className="ml-auto flex shrink-0 items-center gap-3 text-13 text-secondary">{aside}</div>
      </header>
      <div className="lg:flex">
        <nav
          aria-label={menuLabel}
          className="border-b border-line bg-surface lg:sticky lg:top-12 lg:h-[calc(100dvh-48px)] lg:w-52 lg:shrink-0 lg:border-r lg:border-b-0"
        >
          <ul className="flex overflow-x-auto px-2 scrollbar-none lg:flex-col lg:gap-1 lg:p-3">
            {menu.map((one) => (
              <li key={one.key}>
                <Link
                  to={one.to}
                  aria-current={one.key === current ? 'page' : undefined}
                  className={cx(
                    item,
                    'h-11 border-b-2 px-3 focus-visible:-outline-offset-2 lg:h-9 lg:rounded-control lg:border-b-0',
                    one.key === current
                      ? 'border-brand font-semibold text-brand lg:bg-brand-wash'
                      : 'border-transparent text-secondary hover:text-brand lg:hover:bg-page',
                  )}
                >
                  <span aria-hidden="true" className="max-lg:hidden">
                    {one.icon}
                  </span>
                  {one.text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <main
          id="work"
          tabIndex={-1}
          aria-busy={isWaiting || undefined}
          className={cx(
            'mx-auto min-w-0 max-w-[1760px] flex-1 p-4 outline-none lg:p-6',
            isWaiting && 'opacity-70 transition-opacity delay-150',
          )}
        >
          {children}
        </main>
      </div>
    </div>
  );
}

/** The name of a console's page with what may be done at its right; also names the browser's tab. */
export function ConsoleHead({
  title,
  tab,
  before,
  children,
}: {
  title: ReactNode;
  /** Words of the browser's tab. */
  tab: string;
  /** Above the title: the way back up. */
  before?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="mb-4">
      <title>{tab}</title>
      {before}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-20 font-semibold">{title}</h1>
        {children ? (
          <div className="flex flex-wrap items-center gap-2 max-sm:has-[form]:w-full">{children}</div>
        ) : null}
      </div>
    </div>
  );
}

export type ConsoleNumberProps = {
  to: To;
  count: number;
  text: string;
  hint?: string;
  /** Waits for the reader himself: coloured while it is not zero. */
  urgent?: boolean;
};

/** A number that waits for somebody, as a link to what it counts. */
export function ConsoleNumber({ to, count, text, hint, urgent }: ConsoleNumberProps) {
  return (
    <Link
      to={to}
      className="block min-w-0 rounded-card border border-line bg-surface px-4 py-3 transition-colors hover:border-brand"
    >
      <span className="block truncate text-13 text-secondary">{text}</span>
      <span
        className={cx(
          'num mt-1 block text-28 font-semibold',
          count === 0 ? 'text-hint' : urgent ? 'text-price-ink' : 'text-ink',
        )}
      >
        {count.toLocaleString('en-US')}
      </span>
      {hint ? <span className="block truncate text-12 text-hint">{hint}</span> : null}
    </Link>
  );
}
