// What may be done from a declared list: with one row, with several that are ticked, or with the page.
import type { AnyEndpoint } from '#kit/http/endpoint.ts';
import type { Text } from '#kit/words/text.ts';
import type { Needs } from './column.ts';

interface Asked {
  /** `sure`: asks once; `reason`: asks for the reason that somebody else will read. */
  readonly ask?: 'sure' | 'reason';
  /** Said under the question. */
  readonly askText?: Text;
  /** Reasons that are given often. */
  readonly usual?: readonly Text[];
  readonly tone?: 'primary' | 'outline' | 'danger';
  readonly needs?: Needs;
}

/** Drawn where a row's `allowedActions` name it. */
export interface RowAct<R> extends Asked {
  readonly on: 'row';
  readonly title: Text;
  /** What is called, and with what; `reason` only where it is asked for. */
  readonly endpoint?: AnyEndpoint;
  readonly input?: (row: R, reason: string) => Record<string, unknown>;
  /** Takes it back, called with the same; offered once it is done. */
  readonly undo?: AnyEndpoint;
  /** A link instead of a call. */
  readonly to?: (row: R) => string;
}

/** What became of several rows at once. */
export interface BulkOutcome {
  readonly done: number;
  readonly refused: readonly { readonly key: string | number; readonly msg: string }[];
}

/** Over the ticked rows. Without an `endpoint` of its own it is `<path>/bulk/<name>`, and the source says what it does to one row. */
export interface BulkAct extends Asked {
  readonly on: 'bulk';
  readonly title: Text;
  /** Rows in one call. */
  readonly most: number;
  readonly endpoint?: AnyEndpoint;
  readonly input?: (keys: (string | number)[], reason: string) => Record<string, unknown>;
  /** Takes it back, called with the same; offered once it is done. */
  readonly undo?: AnyEndpoint;
  /** What such an endpoint's reply says. */
  readonly outcome?: (reply: never) => BulkOutcome;
}

/** A button of the page: what begins something. */
export interface PageAct {
  readonly on: 'page';
  readonly title: Text;
  readonly to: string;
  readonly tone?: 'primary' | 'outline';
  readonly needs?: Needs;
}

export type Act<R> = RowAct<R> | BulkAct | PageAct;

/** The kinds of actions: `act.row(words.freeze, { endpoint: freezeMember, input: ({ memberId }) => ({ memberId }), ask: 'reason' })`. */
export const act = {
  row: <R>(title: Text, more: Omit<RowAct<R>, 'on' | 'title'>): RowAct<R> => ({ on: 'row', title, ...more }),
  bulk: (title: Text, more: Partial<Omit<BulkAct, 'on' | 'title'>> = {}): BulkAct => ({
    on: 'bulk',
    title,
    most: 500,
    ...more,
  }),
  page: (title: Text, more: Omit<PageAct, 'on' | 'title'>): PageAct => ({ on: 'page', title, ...more }),
} as const;
