// Tabs that are addresses: orders by status, a store's pages, ways to view a list.
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, type To } from 'react-router';
import { cx } from './cx.ts';

export type LinkTab = { key: string; text: ReactNode; to: To; count?: number | string; icon?: ReactNode };

export type LinkTabsProps = {
  tabs: readonly LinkTab[];
  /** Key of the tab that is shown. */
  current: string;
  /** What the tabs divide, for screen readers. */
  label: string;
  /** `line` under a page's title, `segment` for a small switch of views. */
  look?: 'line' | 'segment';
  className?: string;
};

const looks = {
  line: {
    list: 'flex overflow-x-auto border-b border-line scrollbar-none',
    tab: 'inline-flex h-10 items-center gap-1 border-b-2 px-3 text-14 whitespace-nowrap focus-visible:-outline-offset-2',
    on: 'border-brand font-semibold text-brand',
    off: 'border-transparent text-secondary hover:text-brand',
  },
  segment: {
    list: 'inline-flex rounded-control border border-edge bg-surface p-0.5',
    tab: 'inline-flex h-7 items-center gap-1 rounded-control px-2.5 text-13 whitespace-nowrap',
    on: 'bg-brand-wash text-brand',
    off: 'text-secondary hover:text-brand',
  },
};

/** Plain links with counts; works without script and keeps the list's place on the page. */
export function LinkTabs({ tabs, current, label, look = 'line', className }: LinkTabsProps) {
  const classes = looks[look];
  const list = useRef<HTMLElement>(null);

  // On a phone the tabs are wider than the page: the one that is shown is moved into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another place
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !tab || row.scrollWidth <= row.clientWidth) return;
    row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [current]);

  return (
    <nav ref={list} aria-label={label} className={cx(classes.list, className)}>
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          to={tab.to}
          preventScrollReset
          aria-current={tab.key === current ? 'page' : undefined}
          className={cx(classes.tab, tab.key === current ? classes.on : classes.off)}
        >
          {tab.icon}
          {tab.text}
          {tab.count === undefined ? null : (
            <span className={cx('num text-12', tab.key !== current && 'text-hint')}>({tab.count})</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
