// The switches over a goods list: what an offer must have, how prices are read, which columns there are.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '#kit/ui/cx.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type GoodsQuery, narrowed, toggledFlag, writeGoodsQuery } from '../goods-query.ts';
import { searchWords } from './search-words.ts';

export interface ListSwitchesProps {
  query: GoodsQuery;
  path: string;
  /** Whether the visitor is an enterprise with material codes of its own. */
  hasCodes?: boolean;
  /** Stands at the right: columns, saved searches. */
  after?: ReactNode;
}

/** Links: each works before the page is alive. */
export function ListSwitches({ query, path, hasCodes, after }: ListSwitchesProps) {
  const say = useWords(searchWords);
  const to = (next: GoodsQuery) => path + writeGoodsQuery(next);
  const switches: [key: string, text: string, on: boolean, next: GoodsQuery][] = [
    ['inStock', say.onlyInStock, query.inStock, narrowed(query, { inStock: !query.inStock })],
    ['domestic', say.onlyDomestic, query.flags.includes('domestic'), toggledFlag(query, 'domestic')],
    ['sample', say.withSample, query.flags.includes('sample'), toggledFlag(query, 'sample')],
  ];
  if (hasCodes || query.isHasCode) {
    switches.push([
      'isHasCode',
      say.inMyCodes,
      query.isHasCode,
      narrowed(query, { isHasCode: !query.isHasCode }),
    ]);
  }
  switches.push([
    'perThousand',
    say.perThousand,
    query.perThousand,
    // Bounds are for one piece or for a thousand: another measure begins without them.
    narrowed(query, { perThousand: !query.perThousand, lowPrice: '', highPrice: '' }),
  ]);
  return (
    <div className="flex items-center gap-x-5 gap-y-2 border-t border-line px-3 py-1.5 text-13 max-md:overflow-x-auto max-md:scrollbar-none md:flex-wrap">
      {switches.map(([key, text, on, next]) => (
        <Link
          key={key}
          to={to(next)}
          preventScrollReset
          rel="nofollow"
          aria-current={on ? 'true' : undefined}
          className={cx(
            'inline-flex h-7 items-center gap-1.5 whitespace-nowrap hover:text-brand',
            on ? 'text-brand' : 'text-secondary',
          )}
        >
          <span
            aria-hidden="true"
            className={cx(
              'inline-flex size-3.5 items-center justify-center rounded-[3px] border text-[10px] leading-none text-surface',
              on ? 'border-brand bg-brand' : 'border-edge bg-surface',
            )}
          >
            {on ? '✓' : ''}
          </span>
          {text}
        </Link>
      ))}
      <div className="ml-auto flex items-center gap-4">{after}</div>
    </div>
  );
}
