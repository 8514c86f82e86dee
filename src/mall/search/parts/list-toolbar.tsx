// The bar over a goods list: sorting, price, the way it is shown, and a short way to the next page.
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { cx } from '#kit/ui/cx.ts';
import { useWords } from '#kit/words/use-words.ts';
import {
  type GoodsQuery,
  type GoodsSort,
  goodsQueryFields,
  narrowed,
  writeGoodsQuery,
} from '../goods-query.ts';
import { searchWords } from './search-words.ts';

export interface ListToolbarProps {
  query: GoodsQuery;
  path: string;
  pageCount: number;
  /** Stands first: the button of the filters on a phone. */
  before?: ReactNode;
}

const field = 'control num h-8 w-[104px] px-2 text-13 max-md:w-full';

/** Links and one GET form: all of it works before the page is alive. */
export function ListToolbar({ query, path, pageCount, before }: ListToolbarProps) {
  const say = useWords(searchWords);
  const to = (change: Partial<GoodsQuery>) => path + writeGoodsQuery(narrowed(query, change));
  const sorts: [GoodsSort, string][] = [
    [0, say.sort0],
    [3, say.sort3],
    [4, say.stock],
    [5, say.sort5],
  ];
  const isByPrice = query.sort === 1 || query.sort === 2;
  const sortLink = (key: number, target: string, on: boolean, text: ReactNode) => (
    <Link
      key={key}
      to={target}
      preventScrollReset
      rel="nofollow"
      aria-current={on ? 'true' : undefined}
      className={cx(
        'inline-flex h-8 items-center gap-1 rounded-control px-2.5 whitespace-nowrap',
        on ? 'bg-brand-wash font-semibold text-brand' : 'text-secondary hover:text-brand',
      )}
    >
      {text}
    </Link>
  );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2 text-13">
      {before}
      <nav
        aria-label={say.sort}
        className="-mx-1 flex overflow-x-auto scrollbar-none max-md:order-last max-md:w-full"
      >
        {sorts.map(([sort, text]) => sortLink(sort, to({ sort }), query.sort === sort, text))}
        {sortLink(
          1,
          to({ sort: query.sort === 1 ? 2 : 1 }),
          isByPrice,
          <>
            <span>{say.price}</span>
            <svg aria-hidden="true" width="8" height="12" viewBox="0 0 8 12">
              <path d="M4 1 7 5H1z" className={query.sort === 1 ? 'fill-brand' : 'fill-edge'} />
              <path d="M4 11 7 7H1z" className={query.sort === 2 ? 'fill-brand' : 'fill-edge'} />
            </svg>
            {isByPrice ? <span className="sr-only">{query.sort === 1 ? say.sort1 : say.sort2}</span> : null}
          </>,
        )}
      </nav>
      <Form
        // A new address puts its own prices into the fields.
        key={`${query.lowPrice} ${query.highPrice}`}
        action={path}
        preventScrollReset
        className="flex items-center gap-1.5 max-md:hidden"
      >
        {goodsQueryFields(narrowed(query, { lowPrice: '', highPrice: '' })).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <PriceFields query={query} />
        <button
          type="submit"
          className="h-8 rounded-control border border-edge px-2.5 whitespace-nowrap hover:border-brand hover:text-brand"
        >
          {say.apply}
        </button>
      </Form>
      <div className="ml-auto flex items-center gap-3">
        <nav aria-label={say.view} className="inline-flex rounded-control border border-edge p-0.5">
          {(['table', 'grid'] as const).map((view) => (
            <Link
              key={view}
              to={path + writeGoodsQuery({ ...query, view })}
              preventScrollReset
              rel="nofollow"
              aria-label={view === 'table' ? say.table : say.grid}
              title={view === 'table' ? say.table : say.grid}
              aria-current={query.view === view ? 'true' : undefined}
              className={cx(
                'inline-flex size-7 items-center justify-center rounded-[3px]',
                query.view === view ? 'bg-brand-wash text-brand' : 'text-hint hover:text-brand',
              )}
            >
              <svg
                aria-hidden="true"
                width="16"
                height="16"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
              >
                <path
                  d={
                    view === 'table'
                      ? 'M2 4h12M2 8h12M2 12h12'
                      : 'M2.5 2.5h4v4h-4zm7 0h4v4h-4zm-7 7h4v4h-4zm7 0h4v4h-4z'
                  }
                />
              </svg>
            </Link>
          ))}
        </nav>
        {pageCount > 1 ? (
          <span className="num flex items-center gap-1 whitespace-nowrap text-secondary max-md:hidden">
            {query.current > 1 ? step(query.current - 1, '‹', say.previous) : null}
            <span>
              <b className="font-semibold text-ink">{query.current}</b>/{pageCount}
            </span>
            {query.current < pageCount ? step(query.current + 1, '›', say.next) : null}
          </span>
        ) : null}
      </div>
    </div>
  );

  function step(current: number, sign: string, label: string) {
    return (
      <Link
        to={path + writeGoodsQuery({ ...query, current })}
        preventScrollReset
        aria-label={label}
        className="inline-flex size-8 items-center justify-center rounded-control border border-line hover:border-brand hover:text-brand"
      >
        {sign}
      </Link>
    );
  }
}

/** The two price fields; the rule of spec §5 mends what is typed when the list reads its address. */
export function PriceFields({ query }: { query: GoodsQuery }) {
  const say = useWords(searchWords);
  const unit = query.perThousand ? say.perThousandShort : '';
  return (
    <>
      <input
        name="lowPrice"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        defaultValue={query.lowPrice}
        aria-label={say.lowPrice}
        placeholder={`¥ ${say.lowShort}${unit}`}
        className={field}
      />
      <span className="text-hint">–</span>
      <input
        name="highPrice"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        defaultValue={query.highPrice}
        aria-label={say.highPrice}
        placeholder={`¥ ${say.highShort}${unit}`}
        className={field}
      />
    </>
  );
}
