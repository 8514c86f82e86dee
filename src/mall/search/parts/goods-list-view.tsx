// A whole goods list: where one stands, what narrows it, the goods, and a way on where there are none.
import './goods-list.css';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useNavigation } from 'react-router';
import { Breadcrumb, type Crumb } from '#kit/ui/breadcrumb.tsx';
import { Button } from '#kit/ui/button.tsx';
import { cx } from '#kit/ui/cx.ts';
import { Pagination } from '#kit/ui/pagination.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { CompareTick } from '#mall/goods/parts/compare-tick.tsx';
import { showPieces } from '#mall/goods/parts/goods-words.ts';
import type { CodeMark } from '#mall/mat-code/parts/code-mark.tsx';
import { emptyGoodsQuery, type GoodsQuery, narrowed, withSearch, writeGoodsQuery } from '../goods-query.ts';
import type { GoodsListReply } from '../search.protocol.ts';
import { chosenConditions, withoutConditions } from './chosen-conditions.ts';
import { conditionChip } from './condition-chip.tsx';
import { FacetPanel } from './facet-panel.tsx';
import { GoodsTiles } from './goods-tile.tsx';
import { ListSwitches } from './list-switches.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { NothingFound } from './nothing-found.tsx';
import { searchWords } from './search-words.ts';
import { type BuySlot, GoodsTable, type SplitSlot } from './table/goods-table.tsx';
import { UnderstoodChips } from './understood-chips.tsx';
import { useKeptColumns } from './use-kept-columns.ts';

const FilterDrawer = lazy(() => import('./filter-drawer.tsx'));
const ColumnChooser = lazy(() => import('./column-chooser.tsx'));

export interface GoodsListViewProps {
  query: GoodsQuery;
  reply: GoodsListReply;
  /** Path of the list, without its query. */
  path: string;
  /** The heading; by itself it says keyword, category or "all products". */
  title?: string;
  buy: BuySlot;
  buySplit?: SplitSlot;
  /** Under each part number: the reader's own code. */
  mark?: CodeMark;
  /** The member's own list is on its way: nothing can be said of it yet. */
  isWaiting?: boolean;
  /** What was meant stands in `above` already: a list without goods is no failure. */
  isFoundAbove?: boolean;
  /** Whether the visitor is an enterprise with material codes of its own. */
  hasCodes?: boolean;
  /** Stands above the filters: how the keyword was understood, what my own code means. */
  above?: ReactNode;
  /** Stands at the end of the switches: saved searches. */
  tools?: ReactNode;
}

/** Inside a store (query.storeId set) there is no breadcrumb: the store's head says where one is. */
export function GoodsListView(props: GoodsListViewProps) {
  const { query, reply, path, title, buy, buySplit, mark, isWaiting, isFoundAbove, hasCodes, above, tools } =
    props;
  const say = useWords(searchWords);
  const navigation = useNavigation();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const [columnsOpen, setColumnsOpen] = useState(false);
  const { list, pagination, facets, understood } = reply;
  const isInStore = query.storeId !== null;
  const exact = facets.total === null ? undefined : showPieces(facets.total);
  const total = pagination.isCapped ? `${showPieces(pagination.total)}+` : showPieces(pagination.total);
  const pageCount = Math.max(1, Math.ceil(pagination.total / query.pageSize));
  const isLoading = navigation.state === 'loading' && navigation.location.pathname === path;
  // Who narrows the list again before it is there adds to what is on its way.
  const next = isLoading ? withSearch(query, navigation.location.search) : query;
  const conditions = chosenConditions(next, facets, say, path);
  const to = (change: Partial<GoodsQuery>) => path + writeGoodsQuery(narrowed(next, change));

  const chosenCount = query.params.length + query.brandIds.length + query.ranges.length;
  const columns = columnsOf(query, reply);
  useKeptColumns(query, path);

  const trail: Crumb[] = [{ text: say.home, to: '/index' }];
  if (query.keyword)
    trail.push({
      text: say.resultsFor(query.keyword),
      to: to({ categoryId: null, brandIds: [], params: [] }),
    });
  else trail.push({ text: say.allGoods, to: path });
  for (const { categoryId, categoryName } of facets.categoryPath) {
    trail.push({
      text: categoryName,
      to: path + writeGoodsQuery({ ...emptyGoodsQuery, keyword: query.keyword, categoryId }),
    });
  }
  if (!isWaiting && !(isFoundAbove && list.length === 0))
    trail[trail.length - 1] = { ...trail[trail.length - 1]!, count: exact ?? total };
  const heading =
    title ??
    (query.keyword
      ? say.resultsFor(query.keyword)
      : (facets.categoryPath.at(-1)?.categoryName ?? say.allGoods));

  return (
    <div className="space-y-3">
      {isInStore ? (
        <h1 className="sr-only">{heading}</h1>
      ) : (
        <div>
          <Breadcrumb items={trail} />
          <h1 className={cx('mt-2 text-20 font-semibold', !query.keyword && 'max-md:sr-only')}>{heading}</h1>
        </div>
      )}
      {above}
      {understood.chips.length > 0 || understood.didYouMean.length > 0 || understood.replacementFor ? (
        <UnderstoodChips understood={understood} query={query} path={path} />
      ) : null}
      <section
        aria-label={say.filters}
        className={cx(
          'overflow-hidden rounded-card border border-line bg-surface',
          facets.categories.length === 0 && conditions.length === 0 && 'max-md:hidden',
        )}
      >
        {facets.categories.length > 0 ? (
          <div className="flex gap-3 border-b border-line px-3 py-2 text-13 last:border-b-0">
            <span className="shrink-0 py-0.5 text-hint">{say.category}</span>
            <ul className="flex max-h-24 flex-wrap gap-x-4 overflow-y-auto max-md:max-h-16 md:max-h-21">
              {facets.categories.map(({ categoryId, categoryName, count }) => (
                <li key={categoryId}>
                  <Link
                    to={to({ categoryId, params: [] })}
                    className="inline-block py-0.5 whitespace-nowrap hover:text-brand"
                  >
                    {categoryName}
                    {count === null ? null : (
                      <span className="num ml-1 text-12 text-hint">{showPieces(count)}</span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {list.length > 0 ? (
          <div className="max-md:hidden">
            <FacetPanel query={next} facets={facets} path={path} />
          </div>
        ) : null}
        {conditions.length > 0 ? (
          <div className="flex flex-wrap items-center gap-2 border-t border-line px-3 py-2 first:border-t-0 max-md:border-t-0">
            <span className="text-13 text-hint">{say.chosen}</span>
            {conditions.map(conditionChip)}
            <Link
              to={withoutConditions(next, path)}
              preventScrollReset
              className="text-13 whitespace-nowrap text-brand hover:underline"
            >
              {say.clearAll}
            </Link>
          </div>
        ) : null}
      </section>
      <section
        aria-label={say.goodsTable}
        aria-busy={isLoading || isWaiting || undefined}
        className="rounded-card border border-line bg-surface"
      >
        <ListToolbar
          query={next}
          path={path}
          pageCount={pageCount}
          before={
            <Button
              size="sm"
              className="md:hidden"
              aria-haspopup="dialog"
              onClick={() => setFiltersOpen(true)}
            >
              {chosenCount > 0 ? say.filtersChosen(chosenCount) : say.filters}
            </Button>
          }
        />
        <ListSwitches
          query={next}
          path={path}
          hasCodes={hasCodes}
          after={
            <>
              {query.view === 'table' && list.length > 0 ? (
                // biome-ignore lint/a11y/noStaticElementInteractions: the fields inside are what is used; Escape closes their sheet.
                <div
                  className="relative max-md:hidden"
                  onKeyDown={(event) => event.key === 'Escape' && setColumnsOpen(false)}
                >
                  <button
                    type="button"
                    aria-expanded={columnsOpen}
                    onClick={() => setColumnsOpen(!columnsOpen)}
                    className="inline-flex h-7 items-center whitespace-nowrap text-secondary hover:text-brand"
                  >
                    {say.columns}
                  </button>
                  {columnsOpen ? (
                    <Suspense>
                      <ColumnChooser
                        query={query}
                        facets={facets}
                        path={path}
                        shown={columns}
                        onClose={() => setColumnsOpen(false)}
                      />
                    </Suspense>
                  ) : null}
                </div>
              ) : null}
              {tools}
            </>
          }
        />
        <div className={cx('border-t border-line transition-opacity', isLoading && 'opacity-50')}>
          {isWaiting ? (
            <div className="h-80" />
          ) : list.length === 0 && isFoundAbove ? null : list.length === 0 ? (
            <NothingFound conditions={conditions} query={query} reply={reply} path={path} />
          ) : query.view === 'grid' ? (
            <GoodsTiles
              list={list}
              mark={mark}
              eager={6}
              className="rounded-b-card"
              perThousand={query.perThousand ? say.perThousandShort : undefined}
              action={(goods) => (
                <div className="space-y-1.5">
                  <CompareTick productId={goods.defaultProductId} partNo={goods.partNo} />
                  {buy(goods, goods.minBuyNum)}
                </div>
              )}
            />
          ) : (
            <GoodsTable
              list={list}
              columns={columns}
              buy={buy}
              buySplit={buySplit}
              mark={mark}
              isInStore={isInStore}
              perThousand={query.perThousand}
            />
          )}
        </div>
      </section>
      {list.length > 0 ? (
        <Pagination
          page={next.current}
          pageCount={pageCount}
          total={exact ?? total}
          hrefOf={(current) => path + writeGoodsQuery({ ...next, current })}
        />
      ) : null}
      {filtersOpen ? (
        <Suspense>
          <FilterDrawer
            query={next}
            facets={facets}
            path={path}
            total={exact ?? total}
            onClose={() => setFiltersOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

const USUAL_COLUMNS = 5; // chosen: as many of a category's own columns as leave room for price and quantity

/** The chosen columns, or those of the category, with their names. */
function columnsOf(query: GoodsQuery, { facets, list }: GoodsListReply): { key: string; name: string }[] {
  if (query.columns.length === 0) return facets.columns.slice(0, USUAL_COLUMNS);
  const onCards = list.flatMap(({ params }) => params);
  const known = [...facets.columns, ...facets.params, ...onCards];
  return query.columns.map((key) => ({ key, name: known.find((one) => one.key === key)?.name ?? key }));
}
