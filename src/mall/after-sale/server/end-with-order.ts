// An agreed order ends with its contract (C16): its cases about what was not shipped are over, since all of that is settled with it.
import { and, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { caseStatus, OPEN_CASES } from '../after-sale-status.ts';
import { afterSale } from './after-sale.tables.ts';
import { caseLife } from './after-sale-life.ts';
import { holdCase } from './hold-case.ts';
import { letGo } from './what-it-is-about.ts';

/** In the work that ends the order, which holds it. */
export async function endWithOrder(
  work: Work,
  { orderSn, reason }: { orderSn: string; reason: string },
): Promise<void> {
  const open = await work.tx
    .select({ caseSn: afterSale.caseSn })
    .from(afterSale)
    .where(
      and(eq(afterSale.orderSn, orderSn), eq(afterSale.part, 'U'), inArray(afterSale.state, [...OPEN_CASES])),
    )
    .orderBy(afterSale.caseId);
  for (const { caseSn } of open) {
    const { row, held, lines } = await holdCase(work, 'platform', { caseSn });
    if (!caseStatus[row.state].isCounted) continue;
    await letGo(work, held, row.part, lines);
    await caseLife.advance(work, row, 'orderEnds', { by: 'system', reason });
  }
}
