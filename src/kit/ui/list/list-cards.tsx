// The rows of a declared list one below the other: as the cards that a screen gives, or on a phone as cards made of the declared columns.
import type { ReactNode } from 'react';
import type { AnyListing } from '#kit/list/listing.ts';
import { useWords } from '#kit/words/use-words.ts';
import { Checkbox } from '../checkbox.tsx';
import { useLanguage } from '../language-context.ts';
import { ListCell, type Row } from './list-cell.tsx';
import type { NamedColumn } from './list-columns.tsx';
import { listWords } from './list-words.ts';
import type { Ticks } from './use-ticks.ts';

export interface ListCardsProps {
  listing: AnyListing;
  rows: readonly Row[];
  columns: readonly NamedColumn[];
  ticks: Ticks | undefined;
  nameOf: (row: Row) => string;
  cellOf: (name: string, row: Row) => ReactNode | undefined;
  actionsOf: ((row: Row) => ReactNode) | undefined;
  /** The whole card, where a screen draws it. */
  cardOf: ((row: Row, rows: readonly Row[]) => ReactNode) | undefined;
  /** What neighbours have in common that share a card. */
  together: ((row: Row) => string) | undefined;
}

/** The first of those that share a card, its place, and all of them. */
function groupsOf(rows: readonly Row[], together: ListCardsProps['together']) {
  const groups: { row: Row; index: number; rows: Row[] }[] = [];
  rows.forEach((row, index) => {
    const last = groups.at(-1);
    if (last && together && together(last.row) === together(row)) last.rows.push(row);
    else groups.push({ row, index, rows: [row] });
  });
  return groups;
}

export function ListCards({ listing, rows, cardOf, together, ...rest }: ListCardsProps) {
  const say = useWords(listWords);
  const { ticks, nameOf } = rest;
  return (
    <ul className="space-y-3">
      {groupsOf(rows, cardOf && together).map(({ row, index, rows: neighbours }) => (
        <li
          key={String(row[listing.key])}
          data-list-row={index}
          tabIndex={-1}
          className={cardOf && ticks ? 'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-2' : undefined}
        >
          {cardOf ? (
            <>
              {ticks ? (
                <Checkbox
                  aria-label={say.tick(nameOf(row))}
                  checked={ticks.has(row)}
                  onChange={() => ticks.toggle(row)}
                  className="pt-3"
                />
              ) : null}
              {cardOf(row, neighbours)}
            </>
          ) : (
            <PlainCard listing={listing} row={row} {...rest} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The title and the state on top, then what the declaration wants on a phone with its names, then what can be done. */
function PlainCard({
  listing,
  row,
  columns,
  ticks,
  nameOf,
  cellOf,
  actionsOf,
}: Omit<ListCardsProps, 'rows' | 'cardOf' | 'together'> & { row: Row }) {
  const say = useWords(listWords);
  const language = useLanguage();
  const placed = columns
    .filter(([, column]) => column.phone !== undefined)
    .sort(([, a], [, b]) => (a.phone ?? 9) - (b.phone ?? 9));
  const [title, second, ...rest] = placed.length > 0 ? placed : columns.slice(0, 4);
  const cell = ([name, column]: NamedColumn, to?: string) =>
    cellOf(name, row) ?? <ListCell name={name} column={column} row={row} to={to} />;
  return (
    <article
      aria-label={nameOf(row)}
      className="rounded-card border border-line bg-surface px-4 py-3 text-13"
    >
      <div className="flex items-start justify-between gap-3">
        <span className="flex min-w-0 items-start gap-2 font-semibold">
          {ticks ? (
            <Checkbox
              aria-label={say.tick(nameOf(row))}
              checked={ticks.has(row)}
              onChange={() => ticks.toggle(row)}
              className="pt-0.5"
            />
          ) : null}
          <span className="min-w-0">{title ? cell(title, listing.open?.(row)) : null}</span>
        </span>
        {second ? <span className="shrink-0">{cell(second)}</span> : null}
      </div>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {rest.map((one) => (
          <div key={one[0]} className="contents">
            <dt className="text-hint">{one[1].title[language]}</dt>
            <dd className="min-w-0 text-right *:justify-end">{cell(one)}</dd>
          </div>
        ))}
      </dl>
      {actionsOf ? <div className="mt-2 flex justify-end gap-2 empty:hidden">{actionsOf(row)}</div> : null}
    </article>
  );
}
