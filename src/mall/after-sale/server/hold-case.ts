// Finds cases and holds them for the time of a step. Locks are taken in one order: bill, sub-order, case.
import { asc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { afterSaleErrors } from './after-sale.errors.ts';
import { afterSale, afterSaleLine } from './after-sale.tables.ts';
import { type CaseRow, caseLife } from './after-sale-life.ts';
import { type CaseOrder, orderOfCase } from './order-of-case.ts';
import { isOf, type Side } from './sides.ts';
import { holdAbout, type WhatItIsAbout } from './what-it-is-about.ts';

export { buyersSide, type Side, storesSide } from './sides.ts';

export type CaseLineRow = typeof afterSaleLine.$inferSelect;

/** A case that is being moved, with its order and its pieces. */
export interface HeldCase {
  row: CaseRow;
  of: CaseOrder;
  held: WhatItIsAbout;
  lines: CaseLineRow[];
}

/** Without holding it. @throws afterSaleErrors.notFound, also for somebody else's */
export async function findCase(
  work: Work,
  side: Side,
  caseSn: string,
): Promise<{ row: CaseRow; of: CaseOrder }> {
  const [row] = await work.tx.select().from(afterSale).where(eq(afterSale.caseSn, caseSn));
  const of = row && (await orderOfCase(work, row.orderSn));
  if (!row || !of || !isOf(side, of)) throw afterSaleErrors.notFound();
  return { row, of };
}

/** Holds bill, order and case. @throws afterSaleErrors.notFound; changedMeanwhile where it is not the version that was seen */
export async function holdCase(
  work: Work,
  side: Side,
  { caseSn, version }: { caseSn: string; version?: number },
): Promise<HeldCase> {
  const found = await findCase(work, side, caseSn);
  const held = await holdAbout(work, found.of.orderSn, found.of.paySn);
  const row = await caseLife.hold(work, caseSn);
  if (!row) throw afterSaleErrors.notFound();
  if (version !== undefined && row.version !== version) throw afterSaleErrors.changedMeanwhile();
  return { row, of: found.of, held, lines: await linesOfCase(work, row.caseId) };
}

/** In the order of the order's lines. */
export const linesOfCase = (work: Work, caseId: number): Promise<CaseLineRow[]> =>
  work.tx
    .select()
    .from(afterSaleLine)
    .where(eq(afterSaleLine.caseId, caseId))
    .orderBy(asc(afterSaleLine.orderLineId));

/** What it is about, as it is once the case holds nothing of it any more. */
export function withoutHold(held: WhatItIsAbout, row: CaseRow, lines: readonly CaseLineRow[]): WhatItIsAbout {
  if ('sample' in held) return held;
  const counter = row.part === 'U' ? 'heldUnshipped' : 'heldShipped';
  const numberOf = new Map(lines.map((line) => [line.orderLineId, line.number]));
  return {
    ...held,
    order: { ...held.order, lockState: held.order.lockState - 1 },
    lines: held.lines.map((line) => ({
      ...line,
      [counter]: line[counter] - (numberOf.get(line.orderLineId) ?? 0),
    })),
  };
}
