// From page to page of a long list, by plain links that also work without script.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Form, Link, useLocation } from 'react-router';
import { withQuery } from '#kit/browser/with-query.ts';
import type { Pagination as Page } from '#kit/http/wire.ts';
import { buttonClasses } from './button.tsx';
import { cx } from './cx.ts';
import { pageNumbers } from './page-numbers.ts';
import { useUiWords } from './ui-words.ts';

export type PaginationProps = {
  /** 1-based. */
  page: number;
  pageCount: number;
  /** The address of a page, with the rest of the list's state in its query. */
  hrefOf: (page: number) => string;
  /** Number of rows in all, said at the left when given; a string where it is only a floor ("2,000+"). */
  total?: number | string;
  className?: string;
};

const cell = 'num inline-flex h-8 min-w-8 items-center justify-center rounded-control border px-1.5 text-13';
const free = 'border-line bg-surface text-ink hover:border-brand hover:text-brand';

/** Nothing when there is a single page and no total. The jump field appears from six pages on. */
export function Pagination({ page, pageCount, hrefOf, total, className }: PaginationProps) {
  const say = useUiWords();
  if (pageCount <= 1 && total === undefined) return null;
  const arrow = (to: number, label: string, icon: React.ReactNode) =>
    to >= 1 && to <= pageCount ? (
      <Link to={hrefOf(to)} aria-label={label} rel={to < page ? 'prev' : 'next'} className={cx(cell, free)}>
        {icon}
      </Link>
    ) : (
      <span aria-hidden="true" className={cx(cell, 'border-line bg-page text-muted')}>
        {icon}
      </span>
    );
  return (
    <nav
      aria-label={say('pages')}
      className={cx('flex flex-wrap items-center justify-end gap-x-1.5 gap-y-2 text-13', className)}
    >
      {total === undefined ? null : (
        <span className="num mr-2 whitespace-nowrap text-secondary max-sm:mr-0 max-sm:w-full max-sm:text-right">
          {say('totalItems', { total })}
        </span>
      )}
      {pageCount > 1 ? (
        <>
          {arrow(page - 1, say('previousPage'), <ChevronLeft size={16} aria-hidden="true" />)}
          {pageNumbers(page, pageCount).map((number, index, numbers) =>
            number === null ? (
              <span key={`gap-after-${numbers[index - 1]}`} aria-hidden="true" className="px-0.5 text-hint">
                …
              </span>
            ) : (
              <Link
                key={number}
                to={hrefOf(number)}
                aria-label={say('page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                className={cx(
                  cell,
                  number === page ? 'border-brand bg-brand text-surface' : free,
                  // On a phone only the ends and the present page have room.
                  number !== page && number !== 1 && number !== pageCount && 'max-sm:hidden',
                )}
              >
                {number}
              </Link>
            ),
          )}
          {arrow(page + 1, say('nextPage'), <ChevronRight size={16} aria-hidden="true" />)}
          {pageCount > 5 ? <PageJump pageCount={pageCount} hrefOf={hrefOf} /> : null}
        </>
      ) : null}
    </nav>
  );
}

/** The pages of a list whose address keeps the page as `current`; nothing where all of it stands on one page. */
export function ListPages({
  pagination: { current, pageSize, total },
  hrefOf,
  className,
}: Partial<PaginationProps> & { pagination: Page }) {
  const { search } = useLocation();
  if (total <= pageSize) return null;
  return (
    <Pagination
      className={className}
      page={current}
      pageCount={Math.ceil(total / pageSize)}
      total={total}
      hrefOf={hrefOf ?? ((page) => withQuery(search, { current: page }))}
    />
  );
}

const PROBE = 7_919_333;

/** A form that asks for the page by GET; the name of the page's parameter is read from `hrefOf` itself. */
function PageJump({ pageCount, hrefOf }: { pageCount: number; hrefOf: (page: number) => string }) {
  const say = useUiWords();
  const [path = '', query = ''] = hrefOf(PROBE).split('#')[0]?.split('?') ?? [];
  const fields = [...new URLSearchParams(query)];
  const pageField = fields.find(([, value]) => value === String(PROBE))?.[0];
  if (!pageField) return null;
  return (
    <Form
      method="get"
      action={path || '.'}
      className="ml-2 flex items-center gap-1.5 whitespace-nowrap text-secondary"
    >
      {fields.map(([name, value], index) =>
        name === pageField ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same parameter may stand twice, and the order never changes.
          <input key={`${name}-${index}`} type="hidden" name={name} value={value} />
        ),
      )}
      <label className="flex items-center gap-1.5">
        {say('jumpTo')}
        <input
          name={pageField}
          type="number"
          min={1}
          max={pageCount}
          required
          inputMode="numeric"
          className="control num h-8 w-14 appearance-none px-1 text-center text-13"
        />
        {say('jumpUnit')}
      </label>
      <button type="submit" className={buttonClasses('outline', 'sm')}>
        {say('jump')}
      </button>
    </Form>
  );
}
