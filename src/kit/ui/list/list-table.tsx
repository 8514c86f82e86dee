// The rows of a declared list as a table: sorted by its heads, columns as wide as their reader wants, hundreds of rows drawn only in sight.
import {
  type ColumnDef,
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { readSort } from '#kit/list/list-sort.ts';
import type { AnyListing } from '#kit/list/listing.ts';
import { useWords } from '#kit/words/use-words.ts';
import { Checkbox } from '../checkbox.tsx';
import { cx } from '../cx.ts';
import { useLanguage } from '../language-context.ts';
import { Table } from '../table.tsx';
import { sortAddress } from './list-address.ts';
import { isFigure, ListCell, type Row } from './list-cell.tsx';
import type { NamedColumn } from './list-columns.tsx';
import type { ListPreference } from './list-memory.ts';
import { listWords } from './list-words.ts';
import type { Ticks } from './use-ticks.ts';

/** From so many rows on, only those in sight are drawn. */
const MANY = 60;
const ROW_HEIGHT = { usual: 48, dense: 36 };
const TICK_WIDTH = 40;
/** px of a column that says nothing else. */
const WIDTH = 150;

const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  columnSizingFeature,
  columnResizingFeature,
});

export interface ListTableProps {
  listing: AnyListing;
  rows: readonly Row[];
  columns: readonly NamedColumn[];
  sort: string | undefined;
  preference: ListPreference;
  onWidths: (widths: Record<string, number>) => void;
  /** Undefined where nothing can be done with several. */
  ticks: Ticks | undefined;
  nameOf: (row: Row) => string;
  /** A cell that a screen draws itself. */
  cellOf: (name: string, row: Row) => ReactNode | undefined;
  /** The last column. */
  actionsOf: ((row: Row) => ReactNode) | undefined;
  actionsWidth?: number;
}

export function ListTable(props: ListTableProps) {
  const {
    listing,
    rows,
    columns,
    sort,
    preference,
    onWidths,
    ticks,
    nameOf,
    cellOf,
    actionsOf,
    actionsWidth = 140,
  } = props;
  const say = useWords(listWords);
  const language = useLanguage();
  const { search } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const isDense = preference.isDense ?? false;
  const sorts = (sort ? readSort(listing.sortNames?.[sort] ?? sort) : undefined) ?? [];

  const definitions = useMemo(
    () =>
      columns.map(
        ([name, { width = WIDTH }]): ColumnDef<typeof features, Row, unknown> => ({
          id: name,
          accessorFn: (row) => row[name],
          size: width,
          minSize: 60,
          maxSize: 800,
        }),
      ),
    [columns],
  );
  const table = useTable({
    features,
    data: rows as Row[],
    columns: definitions,
    getRowId: (row) => String(row[listing.key]),
    columnResizeMode: 'onChange',
    initialState: { columnSizing: preference.widths ?? {} },
  });
  const sizing = table.state.columnSizing;
  // Kept when the hand lets go, not at every pixel.
  const isResizing = table.state.columnResizing.isResizingColumn !== false;
  const keepWidths = useRef(onWidths);
  keepWidths.current = onWidths;
  useEffect(() => {
    if (!isResizing && JSON.stringify(sizing) !== JSON.stringify(preference.widths ?? {}))
      keepWidths.current(sizing);
  }, [isResizing, sizing, preference.widths]);

  const all = table.getRowModel().rows;
  const virtual = useVirtualizer({
    count: all.length,
    enabled: all.length > MANY,
    getScrollElement: () => box.current,
    estimateSize: () => (isDense ? ROW_HEIGHT.dense : ROW_HEIGHT.usual),
    overscan: 12,
  });
  const items = virtual.getVirtualItems();
  const isVirtual = all.length > MANY && items.length > 0;
  const drawn = isVirtual
    ? items.map(({ index }) => ({ index, row: all[index] }))
    : all.map((row, index) => ({ index, row }));
  const above = isVirtual ? (items[0]?.start ?? 0) : 0;
  const below = isVirtual ? virtual.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;

  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  const lefts = new Map<string, number>();
  let left = ticks ? TICK_WIDTH : 0;
  for (const [name, { fixed }] of columns) {
    if (!fixed) break;
    lefts.set(name, left);
    left += table.getColumn(name)?.getSize() ?? WIDTH;
  }
  const stuck = (name: string): CSSProperties => (lefts.has(name) ? { left: lefts.get(name) } : {});
  const isStuck = (name: string) => lefts.has(name) && 'stuck-cell';
  const span = columns.length + (ticks ? 1 : 0) + (actionsOf ? 1 : 0);
  const byName = new Map(columns);

  const width = table.getTotalSize() + (ticks ? TICK_WIDTH : 0) + (actionsOf ? actionsWidth : 0);
  return (
    <Table
      box={box}
      label={listing.title[language]}
      sticky="box"
      dense={isDense}
      maxHeight="max(240px, calc(100dvh - 180px))"
      minWidth={`${width}px`}
      fixed
    >
      <thead>
        <tr>
          {ticks ? (
            <th scope="col" className="stuck-cell left-0" style={{ width: TICK_WIDTH }}>
              <Checkbox
                aria-label={say.tickPage}
                checked={ticks.isPage}
                indeterminate={ticks.isSome && !ticks.isPage}
                onChange={({ target }) => ticks.tickPage(target.checked)}
              />
            </th>
          ) : null}
          {headers.map((header) => {
            const column = byName.get(header.id);
            if (!column) return null;
            const title = column.title[language];
            const present = sorts.find((one) => one.column === header.id);
            const place = sorts.length > 1 && present ? sorts.indexOf(present) + 1 : undefined;
            return (
              <th
                key={header.id}
                scope="col"
                aria-sort={
                  present ? (present.isDown ? 'descending' : 'ascending') : column.sort ? 'none' : undefined
                }
                className={cx('group overflow-hidden', isFigure(column) && 'num-cell', isStuck(header.id))}
                style={{ width: header.getSize(), ...stuck(header.id) }}
              >
                {column.sort ? (
                  <SortLink
                    listing={listing}
                    name={header.id}
                    title={title}
                    search={search}
                    isDown={present?.isDown}
                    place={place}
                  />
                ) : (
                  title
                )}
                <span
                  aria-hidden="true"
                  onMouseDown={header.getResizeHandler()}
                  onTouchStart={header.getResizeHandler()}
                  onDoubleClick={() => header.column.resetSize()}
                  className="absolute top-1 right-0 h-[calc(100%-8px)] w-1.5 cursor-col-resize touch-none rounded-full select-none group-hover:bg-line hover:bg-brand!"
                />
              </th>
            );
          })}
          {actionsOf ? <th scope="col" aria-label={say.more} style={{ width: actionsWidth }} /> : null}
        </tr>
      </thead>
      <tbody>
        {above > 0 ? <Gap height={above} span={span} /> : null}
        {drawn.map(({ row, index }) => {
          if (!row) return null;
          const { original } = row;
          const isTicked = ticks?.has(original) ?? false;
          const to = listing.open?.(original);
          return (
            <tr
              key={row.id}
              ref={isVirtual ? virtual.measureElement : undefined}
              data-index={index}
              data-list-row={index}
              tabIndex={-1}
              aria-rowindex={index + 1}
              aria-selected={isTicked}
              className="focus-visible:-outline-offset-2"
            >
              {ticks ? (
                <td className="stuck-cell left-0">
                  <Checkbox
                    aria-label={say.tick(nameOf(original))}
                    checked={isTicked}
                    onChange={() => ticks.toggle(original)}
                  />
                </td>
              ) : null}
              {columns.map(([name, column], at) => (
                <td
                  key={name}
                  className={cx(isFigure(column) && 'num-cell', isStuck(name))}
                  style={stuck(name)}
                >
                  {cellOf(name, original) ?? (
                    <ListCell name={name} column={column} row={original} to={at === 0 ? to : undefined} />
                  )}
                </td>
              ))}
              {actionsOf ? <td className="whitespace-nowrap">{actionsOf(original)}</td> : null}
            </tr>
          );
        })}
        {below > 0 ? <Gap height={below} span={span} /> : null}
      </tbody>
    </Table>
  );
}

/** Room of rows that are not drawn. */
const Gap = ({ height, span }: { height: number; span: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row holds nothing to focus or to read.
  <tr aria-hidden="true">
    <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
  </tr>
);

/** Falling, rising, as usual; with Shift besides what is sorted by already. */
function SortLink(props: {
  listing: AnyListing;
  name: string;
  title: string;
  search: string;
  isDown: boolean | undefined;
  place: number | undefined;
}) {
  const { listing, name, title, search, isDown, place } = props;
  const navigate = useNavigate();
  return (
    <Link
      to={sortAddress(listing, search, name)}
      preventScrollReset
      onClick={(event) => {
        if (!event.shiftKey) return;
        event.preventDefault();
        void navigate(sortAddress(listing, search, name, true), { preventScrollReset: true });
      }}
      className="inline-flex items-center gap-1 hover:text-brand"
    >
      {title}
      <svg aria-hidden="true" width="8" height="12" viewBox="0 0 8 12" className="text-edge">
        <path d="M4 1 7 5H1z" className={isDown === false ? 'fill-brand' : 'fill-current'} />
        <path d="M4 11 7 7H1z" className={isDown === true ? 'fill-brand' : 'fill-current'} />
      </svg>
      {place ? <span className="num text-12 text-brand">{place}</span> : null}
    </Link>
  );
}
