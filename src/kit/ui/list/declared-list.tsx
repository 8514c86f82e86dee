// The screen of a declared list: title, search, tabs, filters, views, rows, what can be done with them, and the pages.
import { Download, Keyboard } from 'lucide-react';
import { type ReactNode, use, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { useNarrow } from '#kit/browser/use-narrow.ts';
import { withQuery } from '#kit/browser/with-query.ts';
import type { PageAct } from '#kit/list/act.ts';
import { cellValue } from '#kit/list/cell-text.ts';
import { useWords } from '#kit/words/use-words.ts';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button.tsx';
import { useLanguage } from '../language-context.ts';
import { Pagination } from '../pagination.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ListCards } from './list-cards.tsx';
import type { Row } from './list-cell.tsx';
import { columnsFor, ListColumns, shownColumns } from './list-columns.tsx';
import { ListExport } from './list-export.tsx';
import {
  ConditionChips,
  FilterButton,
  FilterPanel,
  FrontFilters,
  ListSearch,
  SortSelect,
} from './list-filters.tsx';
import { ListKeysHelp, useListKeys } from './list-keys.tsx';
import { ListMemoryContext, type ListPreference } from './list-memory.ts';
import { ListSums } from './list-sums.tsx';
import { ListTable } from './list-table.tsx';
import { ListTabs } from './list-tabs.tsx';
import { ListViews } from './list-views.tsx';
import { listWords } from './list-words.ts';
import type { LoadedList } from './load-list.ts';
import { NothingListed } from './nothing-listed.tsx';
import { RowActs, rowActsOf } from './row-acts.tsx';
import { useListActs } from './use-list-acts.tsx';
import { useTicks } from './use-ticks.ts';

/** @param loaded what `loadList` has given. Everything but the arrangement of columns stands in the address. */
export function DeclaredList({ loaded }: { loaded: LoadedList }) {
  const { listing, dress, url, asked, reply, extra } = loaded;
  const say = useWords(listWords);
  const language = useLanguage();
  const isNarrow = useNarrow();
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { revalidate, state } = useRevalidator();
  const memory = use(ListMemoryContext);
  const [remembered, setRemembered] = useState(loaded.remembered);
  const [open, setOpen] = useState<'filters' | 'export' | 'help'>();
  const { preference, views } = remembered;
  const { list: rows, pagination, allowed } = reply;
  const acts = useListActs(loaded);
  const ticks = useTicks(rows, listing.key, search);
  const bulkTicks = allowed.bulk.length > 0 ? ticks : undefined;

  const all = columnsFor(listing, allowed.hidden);
  const columns = shownColumns(all, preference);
  const pageCount = Math.ceil(pagination.total / pagination.pageSize);
  const total = pagination.isExact
    ? pagination.total.toLocaleString('en-US')
    : `${pagination.total.toLocaleString('en-US')}+`;
  const isLoading =
    state === 'loading' || (navigation.state === 'loading' && navigation.location.pathname === pathname);

  function keep(next: ListPreference, isPageSize = false) {
    setRemembered({ ...remembered, preference: next });
    const kept = memory?.keep(url, next);
    if (isPageSize) void Promise.resolve(kept).then(() => navigate(withQuery(search, {})) ?? revalidate());
  }

  const first = all[0];
  const nameOf = (row: Row) => (first ? String(cellValue(first[0], first[1], row as never, language)) : '');
  const { card: Card_, rowActions: RowActions, head: Head, above: Above, none: None, cells } = dress;
  const cellOf = (name: string, row: Row): ReactNode | undefined => {
    const Cell = cells?.[name];
    return Cell ? <Cell row={row} extra={extra} /> : undefined;
  };
  const hasActs = RowActions || rows.some((row) => rowActsOf(listing, row).length > 0);
  const actionsOf = hasActs
    ? (row: Row) =>
        RowActions ? (
          <RowActions row={row} extra={extra} />
        ) : (
          <RowActs listing={listing} row={row} acts={acts} name={nameOf(row)} />
        )
    : undefined;
  const cardOf = Card_
    ? (row: Row, neighbours: readonly Row[]) => (
        <Card_ row={row} rows={neighbours} extra={extra} actions={actionsOf?.(row)} />
      )
    : undefined;
  const common = { listing, rows, columns, ticks: bulkTicks, nameOf, cellOf, actionsOf };
  const pageActs = (allowed.page as string[]).flatMap((name) => {
    const one = listing.actions?.[name] as PageAct | undefined;
    return one ? [[name, one] as const] : [];
  });

  const pageButton = ([name, one]: readonly [string, PageAct]) => (
    <Button key={name} size="sm" variant={one.tone ?? 'outline'} to={one.to}>
      {one.title[language]}
    </Button>
  );
  const begin = pageActs.filter(([, { tone }]) => tone === 'primary').map(pageButton);

  useListKeys({
    open: (at) => {
      const row = rows[at];
      const to = row && listing.open?.(row);
      if (to) void navigate(to);
    },
    tick: (at, upToHere) => {
      const row = rows[at];
      if (row && bulkTicks) (upToHere ? bulkTicks.extend : bulkTicks.toggle)(row);
    },
    filters: () => setOpen(open === 'filters' ? undefined : 'filters'),
    export: () => allowed.isExported && setOpen('export'),
    page: (by) => {
      const next = asked.current + by;
      if (next >= 1 && next <= pageCount) void navigate(withQuery(search, { current: next }));
    },
    help: () => setOpen('help'),
  });
  const panel = {
    listing,
    asked,
    isOpen: open === 'filters',
    onOpen: (isOpen: boolean) => setOpen(isOpen ? 'filters' : undefined),
  };

  return (
    <div className="min-w-0 pb-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-20 font-semibold">{listing.title[language]}</h1>
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
          {Head ? <Head reply={reply} extra={extra} /> : null}
          {pageActs.map(pageButton)}
        </div>
      </div>
      {Above ? <Above reply={reply} extra={extra} /> : null}
      <ListTabs listing={listing} asked={asked} counts={reply.counts ?? {}} />
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <ListSearch listing={listing} asked={asked} />
        <FrontFilters listing={listing} asked={asked} />
        <FilterButton {...panel} />
        <SortSelect listing={listing} asked={asked} />
        <span className="ml-auto flex flex-wrap items-center gap-2">
          {memory ? (
            <ListViews
              url={url}
              presets={listing.views ?? []}
              views={views}
              current={asked.view}
              memory={memory}
              columns={preference.columns}
              onViews={setRemembered}
              onShow={({ columns: shown }) => shown && keep({ ...preference, columns: shown })}
            />
          ) : null}
          {allowed.isExported ? (
            <Button
              size="sm"
              disabled={rows.length === 0}
              icon={<Download size={14} aria-hidden="true" />}
              onClick={() => setOpen('export')}
            >
              {say.export}
            </Button>
          ) : null}
          <ListColumns
            listing={listing}
            all={all}
            preference={preference}
            pageSize={pagination.pageSize}
            onChange={keep}
          />
          <IconButton
            label={say.keys}
            variant="outline"
            onClick={() => setOpen('help')}
            icon={<Keyboard size={16} aria-hidden="true" />}
            className="max-lg:hidden"
          />
        </span>
      </div>
      <FilterPanel {...panel} />
      <ConditionChips listing={listing} asked={asked} />
      {bulkTicks ? (
        <BulkBar
          loaded={loaded}
          ticks={bulkTicks}
          acts={acts}
          total={pagination.isExact ? pagination.total : undefined}
        />
      ) : null}
      <div
        aria-busy={isLoading || undefined}
        className={cx(isLoading && 'opacity-60 transition-opacity delay-150')}
      >
        {rows.length === 0 ? (
          <Card flush>
            <NothingListed loaded={loaded} none={None ? <None reply={reply} extra={extra} /> : begin} />
          </Card>
        ) : listing.look === 'cards' || isNarrow ? (
          <ListCards {...common} cardOf={cardOf} together={dress.together} />
        ) : (
          <Card flush>
            <ListTable
              {...common}
              // Other columns are another table.
              key={columns.map(([name]) => name).join()}
              sort={asked.sort}
              preference={preference}
              actionsWidth={dress.actionsWidth}
              onWidths={(widths) => keep({ ...preference, widths })}
            />
          </Card>
        )}
      </div>
      <ListSums listing={listing} sums={reply.sums} />
      {pagination.total > 0 ? (
        <Pagination
          className="mt-4"
          page={pagination.current}
          pageCount={pageCount}
          total={pagination.isExact ? pagination.total : total}
          hrefOf={(current) => withQuery(search, { current })}
        />
      ) : null}
      {acts.question}
      {open === 'help' ? <ListKeysHelp onClose={() => setOpen(undefined)} /> : null}
      {open === 'export' ? (
        <ListExport
          listing={listing}
          asked={asked}
          columns={columns.map(([name]) => name)}
          total={total}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </div>
  );
}
