// What a declared list shows of a row: each column with its kind, its name and what a reader may do with it.
import type { Access } from '#kit/http/access.ts';
import type { Text } from '#kit/words/text.ts';

export const COLUMN_KINDS = [
  'text',
  'code',
  'number',
  'pieces',
  'amount',
  'price',
  'percent',
  'date',
  'moment',
  'state',
  'yesNo',
  'tags',
  'person',
  'picture',
  'progress',
  'link',
] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

/** A value that a state or a choice may have, as people read it; `tone` colours it. */
export type NamedValue = Text & { readonly tone?: 'waiting' | 'moving' | 'done' | 'refused' | 'neutral' };

// biome-ignore lint/suspicious/noExplicitAny: a door for whomever the list is for
export type Needs = Access<any>;

export interface ColumnMore<R> {
  /** What of a row stands in the column; without it the field of the column's own name. */
  readonly of?: (row: R) => unknown;
  /** May be sorted by; its SQL must be indexed or the list bounded. `sparse`: may be empty, and empty ones come last. */
  readonly sort?: true | 'sparse';
  /** Not shown until somebody chooses it. */
  readonly off?: boolean;
  /** Stays at the left edge and cannot be hidden. */
  readonly fixed?: boolean;
  /** px at first. */
  readonly width?: number;
  /** Its place on a phone's card, 1 is the card's title; without it, it is left out there. */
  readonly phone?: 1 | 2 | 3 | 4;
  /** Its sum over everything found stands under the list. */
  readonly sum?: boolean;
  /** Only for readers whom this door lets in; what rows say of it is the source's affair. */
  readonly needs?: Needs;
  /** Only a screen's own cell can say it: it is never exported. */
  readonly onScreen?: true;
  /** `state`, `tags`: what each value is called. */
  readonly values?: Readonly<Record<string, NamedValue>>;
  /** Where the cell leads. */
  readonly to?: (row: R) => string | undefined;
}

export interface Column<R> extends ColumnMore<R> {
  readonly kind: ColumnKind;
  readonly title: Text;
}

const kind =
  (one: ColumnKind) =>
  <R>(title: Text, more: ColumnMore<R> = {}): Column<R> => ({ kind: one, title, ...more });

/**
 * The kinds of columns: `col.amount(words.total, { sort: true, sum: true })`. What each expects of a row:
 * `amount`, `price` decimal yuan as on the wire · `date`, `moment` ISO · `percent`, `progress` 0 to 100 · `yesNo` boolean or 1|0 ·
 * `tags` a list of texts · `picture` an address · everything else text or a number.
 */
export const col = {
  text: kind('text'),
  code: kind('code'),
  number: kind('number'),
  pieces: kind('pieces'),
  amount: kind('amount'),
  price: kind('price'),
  percent: kind('percent'),
  date: kind('date'),
  moment: kind('moment'),
  state: kind('state'),
  yesNo: kind('yesNo'),
  tags: kind('tags'),
  person: kind('person'),
  picture: kind('picture'),
  progress: kind('progress'),
  link: kind('link'),
} as const satisfies Record<ColumnKind, unknown>;

/** What of a row stands in a column, as it came. */
export function valueIn<R>(name: string, column: Column<R>, row: R): unknown {
  return column.of ? column.of(row) : (row as Record<string, unknown>)[name];
}
