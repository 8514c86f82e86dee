// What stays owed of a commission's price when it, or some of its items, ends before its report (domain-lab 3.3).
import { type Cents, cents, NOTHING } from '#kit/money/money.ts';
import type { PartKind } from '#mall/ability/price-of-form.ts';
import type { ItemState } from '#mall/testing/derive-state.ts';

/** One line of the price that both sides agreed on. */
export interface AgreedPart {
  kind: PartKind;
  /** Which item of the form it belongs to, from 1; null: to all of it. */
  seq: number | null;
  amount: Cents;
}

/** One row of work: an item of the form, or one of several specimens it is done on one by one. */
export interface ItemWork {
  seq: number;
  state: ItemState;
  isStarted: boolean;
  isRun: boolean;
  /** Of a run, in minutes: how long it has run, and how long it takes. */
  ran: number;
  takes: number;
  /** What was settled for it when it ended before all of it; null: it has not. */
  settled: Cents | null;
}

export interface EndFacts {
  items: readonly ItemWork[];
  hasReport: boolean;
  /** A specimen was received. */
  wasReceived: boolean;
  /** Something is still to be sent back, at the cost that was agreed. */
  sendsBack: boolean;
  /** No capability, its own equipment, or much too late: nothing is owed. */
  isFault: boolean;
  /** In fen: for specimens that came and on which nothing was begun. */
  handling: Cents;
}

const percent = (amount: Cents, of: number): Cents =>
  cents(Number((BigInt(amount) * BigInt(of) + 50n) / 100n));

/** In fen, half up. A run counts by the minutes that it has run, and by no less than 30 %. */
export function feeOfWork(amount: Cents, { state, isStarted, isRun, ran, takes }: ItemWork): Cents {
  if (state === 'DONE' || state === 'REPORTED') return amount;
  if (!isStarted) return state === 'SCHEDULED' ? percent(amount, 10) : NOTHING;
  if (!isRun || takes <= 0) return percent(amount, 50);
  const run = BigInt(Math.min(ran, takes));
  const byTime = Number((BigInt(amount) * run * 2n + BigInt(takes)) / (BigInt(takes) * 2n));
  return cents(Math.max(percent(amount, 30), byTime));
}

/** In equal shares that add up, the last takes the rest. */
export function equalShares(amount: Cents, count: number): Cents[] {
  const each = Math.floor(amount / count);
  return Array.from({ length: count }, (_, at) =>
    cents(at === count - 1 ? amount - each * (count - 1) : each),
  );
}

const keptOfItem = (amount: Cents, rows: readonly ItemWork[]): Cents => {
  const shares = equalShares(amount, rows.length);
  return cents(
    rows.reduce((all, row, at) => all + (row.settled ?? feeOfWork(shares[at] ?? NOTHING, row)), 0),
  );
};

/** What stays of each part, in fen, in the order of the parts; never more than the part. */
export function keptOfParts(parts: readonly AgreedPart[], facts: EndFacts): Cents[] {
  const { items, hasReport, wasReceived, sendsBack, isFault, handling } = facts;
  if (isFault) return parts.map(() => NOTHING);
  const rowsOf = (seq: number | null) => items.filter((item) => item.seq === seq);
  const isStarted = (rows: readonly ItemWork[]) =>
    rows.some((row) => row.isStarted || row.state === 'DONE' || row.state === 'REPORTED');
  const all = (amount: Cents, isOwed: boolean): Cents => (isOwed ? amount : NOTHING);
  const KEPT: Record<PartKind, (amount: Cents, rows: readonly ItemWork[]) => Cents> = {
    ITEM: (amount, rows) => (rows.length === 0 ? NOTHING : keptOfItem(amount, rows)),
    FIXTURE: (amount, rows) => all(amount, isStarted(rows)),
    LANGUAGE: (amount) => all(amount, hasReport),
    COPIES: (amount) => all(amount, hasReport),
    RETURN: (amount) => all(amount, sendsBack),
    MAN_DAYS: (amount) => all(amount, wasReceived),
    ROAD: (amount) => all(amount, wasReceived),
    NIGHTS: (amount) => all(amount, wasReceived),
    WITNESS: () => NOTHING,
    TOP_UP: () => NOTHING,
  };
  const kept = parts.map(({ kind, seq, amount }) => KEPT[kind](amount, rowsOf(seq)));
  if (wasReceived && !isStarted(items)) {
    let left: number = handling;
    parts.forEach(({ kind, amount }, at) => {
      if (kind !== 'ITEM') return;
      const more = Math.min(left, amount - (kept[at] ?? 0));
      kept[at] = cents((kept[at] ?? 0) + more);
      left -= more;
    });
  }
  return kept;
}

/** What a part costs still after some of its rows ended and were settled; in fen. */
export function standingAmount({ kind, seq, amount }: AgreedPart, items: readonly ItemWork[]): Cents {
  const rows = items.filter((row) => row.seq === seq);
  if (kind !== 'ITEM' || rows.length === 0) return amount;
  const shares = equalShares(amount, rows.length);
  return cents(rows.reduce((all, row, at) => all + (row.settled ?? shares[at] ?? 0), 0));
}

/** The same parts, of which no more than this goes back: what is above stays with the first ones. */
export function givingBackOnly<P extends { amount: Cents; kept: Cents }>(
  parts: readonly P[],
  back: Cents,
): P[] {
  let over = parts.reduce((all, { amount, kept }) => all + amount - kept, 0) - back;
  return parts.map((part) => {
    const more = Math.max(0, Math.min(over, part.amount - part.kept));
    over -= more;
    return more > 0 ? { ...part, kept: cents(part.kept + more) } : part;
  });
}
