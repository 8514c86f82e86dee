// How far a contract is performed: counters fed by its orders, and its end when all is delivered and paid (C18).

import { eq, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { listener } from '#kit/events/event.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { setTimer } from '#kit/jobs/timer.ts';
import { type Cents, cents, sum } from '#kit/money/money.ts';
import { type AgreedOrderNews, agreedOrderMoved } from '#mall/order/server/order.events.ts';
import type { contractProtocol } from '../../contract.protocol.ts';
import { contract, contractLine } from '../contract.tables.ts';
import { CONTRACT, type ContractRow, contractLife } from '../contract-life.ts';
import { done } from '../draft/submit-contract.ts';
import {
  type ContractLineRow,
  holdFor,
  holdSeen,
  linesOf,
  moverOf,
  type Party,
  proposalOf,
} from '../hold-contract.ts';

type Counter = 'orderedNum' | 'shippedNum' | 'reportedNum' | 'receivedNum' | 'returnedNum';

/** Which counter a piece of news moves, and which way. */
const MOVES: Partial<Record<AgreedOrderNews['what'], { counter: Counter; by: 1 | -1 }>> = {
  ORDERED: { counter: 'orderedNum', by: 1 },
  SHIPPED: { counter: 'shippedNum', by: 1 },
  RECEIVED: { counter: 'receivedNum', by: 1 },
  CANCELLED: { counter: 'orderedNum', by: -1 },
  CLOSED: { counter: 'orderedNum', by: -1 },
  RETURNED: { counter: 'returnedNum', by: 1 },
};

const LOWERS_PAID: ReadonlySet<AgreedOrderNews['what']> = new Set(['CANCELLED', 'CLOSED', 'RETURNED']);
const MAY_COMPLETE: ReadonlySet<AgreedOrderNews['what']> = new Set([
  'PAID',
  'RECEIVED',
  'COMPLETED',
  'RETURNED',
]);

/** Only lines are touched here: the contract itself stands before the order in the order of locks, so its end is a timer's. */
export const contractOrderNews = listener(agreedOrderMoved, async (work, news) => {
  if (news.source !== 'contract') return;
  const [of] = await work.tx
    .select({ contractId: contract.contractId, kind: contract.kind })
    .from(contract)
    .where(eq(contract.contractSn, news.sourceSn));
  if (!of) return;
  const rows = await linesOf(work, of.contractId);
  const move = MOVES[news.what];
  for (const { sourceLineNo, number, less = 0 } of move ? news.lines : []) {
    const row = rows.find((line) => line.lineNo === sourceLineNo);
    if (!row || !move) continue;
    // what a laboratory delivers are its reports
    const isReport = move.counter === 'shippedNum' && of.kind === 'SERVICE';
    const counter: Counter = isReport ? 'reportedNum' : move.counter;
    const column = contractLine[counter];
    await work.tx
      .update(contractLine)
      .set({
        [counter]: sql`${column} + ${move.by * number}`,
        ...(news.what === 'RETURNED' ? { returned: sql`${contractLine.returned} + ${less}` } : {}),
      })
      .where(eq(contractLine.contractLineId, row.contractLineId));
  }
  if (news.what === 'PAID')
    await spread(work, rows, { ...news, amount: cents(Math.abs(news.amount)) }, news.amount < 0 ? -1 : 1);
  if (LOWERS_PAID.has(news.what)) await spread(work, rows, news, -1);
  if (news.what === 'RETURNED') await evenOut(work, await linesOf(work, of.contractId));
  if (MAY_COMPLETE.has(news.what)) await setTimer(work, CONTRACT, news.sourceSn, 'done', work.now);
});

/** Money is an order's: shared out over its lines by their worth as far as they are open, the last one takes what is above them; what goes back, off lines as far as they are paid. */
async function spread(
  work: Work,
  rows: readonly ContractLineRow[],
  { lines, amount }: AgreedOrderNews,
  by: 1 | -1,
): Promise<void> {
  const meant =
    lines.length > 0 ? rows.filter((row) => lines.some((line) => line.sourceLineNo === row.lineNo)) : rows;
  const whole = meant.reduce((total, row) => total + row.amount, 0);
  if (amount === 0 || whole === 0) return;
  const most = (row: ContractLineRow) =>
    by === 1 ? Math.max(0, row.amount - row.returned - row.paid) : row.paid;
  const parts = new Map<ContractLineRow, number>();
  let left: number = amount;
  const take = (row: ContractLineRow, part: number) => {
    const taken = Math.min(part, left, most(row) - (parts.get(row) ?? 0));
    parts.set(row, (parts.get(row) ?? 0) + taken);
    left -= taken;
  };
  for (const row of meant.slice(0, -1))
    take(row, Number((BigInt(amount) * BigInt(row.amount)) / BigInt(whole)));
  for (const row of [...meant.slice(-1), ...meant, ...rows]) take(row, left);
  for (const row of by === 1 ? meant.slice(-1) : []) parts.set(row, (parts.get(row) ?? 0) + left);
  for (const [{ contractLineId }, part] of parts)
    await work.tx
      .update(contractLine)
      .set({ paid: sql`${contractLine.paid} + ${by * part}` })
      .where(eq(contractLine.contractLineId, contractLineId));
}

/** Nothing is paid of what was given back: what a line has above what it still costs counts for the lines that are not wholly paid. */
async function evenOut(work: Work, rows: readonly ContractLineRow[]): Promise<void> {
  const rest = ({ amount, returned, paid }: ContractLineRow) => amount - returned - paid;
  let over = rows.reduce((all, row) => all + Math.max(0, -rest(row)), 0);
  let room = rows.reduce((all, row) => all + Math.max(0, rest(row)), 0);
  room = over = Math.min(over, room);
  for (const row of rows) {
    const isOver = rest(row) < 0;
    const moved = Math.min(Math.abs(rest(row)), isOver ? over : room);
    if (moved === 0) continue;
    if (isOver) over -= moved;
    else room -= moved;
    await work.tx
      .update(contractLine)
      .set({ paid: sql`${contractLine.paid} + ${isOver ? -moved : moved}` })
      .where(eq(contractLine.contractLineId, row.contractLineId));
  }
}

/** All that was agreed has arrived and is paid, less what cases have given back. @param amount of the contract in fen, carriage with it */
const isPerformed = (lines: readonly ContractLineRow[], amount: Cents): boolean =>
  lines.length > 0 &&
  lines.every((line) => line.receivedNum >= line.number) &&
  sum(lines.flatMap((line) => [line.paid, line.returned])) >= amount;

/** C18, by the system. @param row held */
export async function completeWhenPerformed(work: Work, row: ContractRow): Promise<void> {
  if (row.state !== 'EFFECTIVE' || (row.kind !== 'PURCHASE' && row.kind !== 'SERVICE')) return;
  if (!isPerformed(await linesOf(work, row.contractId), row.amount)) return;
  await contractLife.advance(work, row, 'complete', { by: 'system', to: 'COMPLETED' });
}

/** C18, by both: the first says so, the other agrees. @throws contractErrors.notNow */
const completeContract: Action<typeof contractProtocol.complete, Party> = async (work, party, input) => {
  const { row, mover } = await holdFor(work, party, 'complete', input);
  if (row.proposal?.what === 'complete')
    return done(await contractLife.advance(work, row, 'complete', { ...mover, to: 'COMPLETED' }));
  return done(
    await contractLife.advance(work, row, 'complete', {
      ...mover,
      to: 'EFFECTIVE',
      set: { proposal: proposalOf(work, party, { what: 'complete', reason: input.reason }) },
    }),
  );
};

/** Not performed yet: by the other side, or by who had said that it was. @throws contractErrors.notNow */
const denyCompletion: Action<typeof contractProtocol.denyCompletion, Party> = async (work, party, input) => {
  const row = await holdSeen(work, party, input);
  const mover = moverOf(row, party, input.reason);
  return done(
    await contractLife.advance(work, row, 'denyCompletion', {
      ...mover,
      to: row.state,
      set: { proposal: null },
    }),
  );
};

/** What both sides may call of it. */
export const completionCalls = { complete: completeContract, denyCompletion };
