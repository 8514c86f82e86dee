// The React pieces that a declared list may wear where plain cells are not enough; screens give them.
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import type { AnyListing } from '#kit/list/listing.ts';

export type RowOf<L extends AnyListing> = z.output<L['row']>;

export interface RowProps<Row, Extra> {
  readonly row: Row;
  readonly extra: Extra;
}
export interface CardProps<Row, Extra> extends RowProps<Row, Extra> {
  /** With `together`, the row and the neighbours that share its card. */
  readonly rows: readonly Row[];
  /** The row's buttons, where its card has none of its own. */
  readonly actions: ReactNode;
}
export interface ListProps<Reply, Extra> {
  readonly reply: Reply;
  readonly extra: Extra;
}

export interface Dress<Row, Reply, Extra> {
  /** A row as a card of its own, with its actions; for `look: 'cards'`, and for phones. */
  readonly card?: (props: CardProps<Row, Extra>) => ReactNode;
  /** Neighbours of which it says the same share a card; for lists without anything to tick. */
  readonly together?: (row: Row) => string;
  /** Cells by the name of their column. */
  readonly cells?: Readonly<Record<string, (props: RowProps<Row, Extra>) => ReactNode>>;
  /** Instead of the buttons that the declaration's actions would be. */
  readonly rowActions?: (props: RowProps<Row, Extra>) => ReactNode;
  /** px of the column that they stand in. */
  readonly actionsWidth?: number;
  /** Beside the page's own actions. */
  readonly head?: (props: ListProps<Reply, Extra>) => ReactNode;
  /** Between the title and the tabs. */
  readonly above?: (props: ListProps<Reply, Extra>) => ReactNode;
  /** What to do when there is nothing at all yet: buttons. Without it, those of the page that are primary. */
  readonly none?: (props: ListProps<Reply, Extra>) => ReactNode;
  /** Reads anew what else shows a change of rows: a count in the frame. */
  readonly changed?: () => Promise<unknown>;
  /** What the pieces need besides the list; asked for beside it, or once it has replied. */
  readonly load?: (request: Request, replied: Promise<Reply>) => Promise<Extra>;
}

export interface DressedList {
  readonly listing: AnyListing;
  // biome-ignore lint/suspicious/noExplicitAny: typed where it was made, by `dressed`
  readonly dress: Dress<any, any, any>;
}

/** A list with its pieces, for an area's routes. */
export function dressed<L extends AnyListing, Extra = undefined>(
  listing: L,
  dress: Dress<RowOf<L>, ReplyOf<L['list']>, Extra>,
): DressedList {
  return { listing, dress };
}

/** Also a list that wears nothing. */
export const asDressed = (one: AnyListing | DressedList): DressedList =>
  'dress' in one ? one : { listing: one, dress: {} };
