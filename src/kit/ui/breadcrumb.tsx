// Where in the mall this page stands, with a way back up.
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { cx } from './cx.ts';
import { useUiWords } from './ui-words.ts';

export type Crumb = {
  text: ReactNode;
  to?: To /** Goods below it, shown in grey. */;
  count?: number | string;
};

/** The last entry is the page itself and is never a link. Scrolls sideways on a phone rather than wrapping. */
export function Breadcrumb({ items, className }: { items: readonly Crumb[]; className?: string }) {
  const say = useUiWords();
  return (
    <nav aria-label={say('whereYouAre')} className={cx('overflow-x-auto scrollbar-none', className)}>
      <ol className="flex items-center text-13 whitespace-nowrap text-secondary">
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a crumb is its place in the path.
            <li key={index} className="flex items-center">
              {index > 0 ? (
                <span aria-hidden="true" className="mx-1.5 text-muted">
                  /
                </span>
              ) : null}
              {item.to !== undefined && !last ? (
                <Link to={item.to} className="hover:text-brand">
                  {item.text}
                </Link>
              ) : (
                <span aria-current={last ? 'page' : undefined} className={last ? 'text-ink' : undefined}>
                  {item.text}
                </span>
              )}
              {item.count === undefined ? null : <span className="num ml-1 text-hint">({item.count})</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
