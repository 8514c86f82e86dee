// An enterprise's budgets with what is left of them, and the ledger of one.

import { and, count, desc, eq, sql } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import { rowsWith, source } from '#kit/list/server/source.ts';
import { type Cents, cents, centsToWire } from '#kit/money/money.ts';
import { namesOf } from '#mall/company/server/company.ts';
import type { approvalProtocol, Budget } from '../approval.protocol.ts';
import { entryEvents, leftOf, spendingDocs } from '../budget.ts';
import { budgetList } from '../budget-list.ts';
import { approvalErrors } from './approval.errors.ts';
import { budget, budgetEntry } from './approval.tables.ts';
import { listApprovers } from './list-approvers.ts';
import { listCostCentres } from './list-rules.ts';

/** An enterprise's projects that are not archived, told by the room that has them, which stands on a higher floor. */
export type ProjectBook = (
  work: Work,
  enterpriseId: number,
) => Promise<{ projectId: number; projectName: string; budget: Cents | null; ownerId: number }[]>;

/** Makes the routes out of what knows the enterprise's projects. */
export const budgetListRoutes = (projects: ProjectBook) =>
  source(budgetList, ({ work, actor: { enterpriseId } }) => {
    const { amount, reserved, spent } = budget;
    const ours = eq(budget.enterpriseId, enterpriseId);
    return {
      from: sql`${budget}`,
      key: budget.budgetId,
      scope: ours,
      columns: {
        name: budget.name,
        kind: budget.kind,
        isOpen: budget.isOpen,
        amount,
        reserved,
        spent,
        left: sql`(${amount} - ${reserved} - ${spent})`,
        updatedAt: budget.updatedAt,
      },
      search: [budget.name],
      async toRows(keys) {
        const rows = await rowsWith(work, budget, budget.budgetId, keys);
        const known = await projects(work, enterpriseId);
        const named = await namesOf(work, [...new Set(rows.flatMap(({ ownerId }) => ownerId ?? []))]);
        return rows.map((row) =>
          budgetReply(
            row,
            named.find((one) => one.memberId === row.ownerId)?.name ?? '',
            known.find((one) => one.projectId === row.projectId)?.projectName,
          ),
        );
      },
      async more() {
        const taken = await work.tx.select({ projectId: budget.projectId }).from(budget).where(ours);
        const known = await projects(work, enterpriseId);
        return {
          projects: known
            .filter(({ projectId }) => !taken.some((one) => one.projectId === projectId))
            .map(({ projectId, projectName, budget: planned, ownerId }) => ({
              projectId,
              projectName,
              ownerId,
              planned: planned === null ? null : centsToWire(planned),
            })),
          costCentres: await listCostCentres(work, enterpriseId),
          owners: await listApprovers(work, { enterpriseId }),
        };
      },
    };
  });

/** @param name of the project as it is called at present, where it is known */
export function budgetReply(row: typeof budget.$inferSelect, ownerName: string, name = row.name): Budget {
  const used = row.reserved + row.spent;
  return {
    budgetId: row.budgetId,
    version: row.version,
    kind: row.kind,
    projectId: row.projectId,
    name,
    amount: centsToWire(row.amount),
    reserved: centsToWire(row.reserved),
    spent: centsToWire(row.spent),
    left: centsToWire(leftOf(row)),
    usedPerMille: row.amount === 0 ? (used > 0 ? 1000 : 0) : Math.floor((used / row.amount) * 1000),
    mayExceed: bit(row.mayExceed),
    isOpen: bit(row.isOpen),
    note: row.note,
    ownerId: row.ownerId,
    ownerName,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The latest first. @throws approvalErrors.budgetNotFound */
export const listBudgetEntries: Action<typeof approvalProtocol.budgetEntries> = async (
  work,
  { enterpriseId },
  { budgetId, current, pageSize },
) => {
  const [own] = await work.tx
    .select({ budgetId: budget.budgetId })
    .from(budget)
    .where(and(eq(budget.budgetId, budgetId), eq(budget.enterpriseId, enterpriseId)));
  if (!own) throw approvalErrors.budgetNotFound();
  const of = eq(budgetEntry.budgetId, budgetId);
  const rows = await work.tx
    .select()
    .from(budgetEntry)
    .where(of)
    .orderBy(desc(budgetEntry.entryId))
    .limit(pageSize)
    .offset((current - 1) * pageSize);
  const counted = only(await work.tx.select({ n: count() }).from(budgetEntry).where(of));
  return {
    list: rows.map((row) => ({
      entryId: row.entryId,
      event: row.event,
      eventName: entryEvents[row.event][work.language],
      docType: row.docType,
      docTypeName: row.docType === null ? '' : spendingDocs[row.docType][work.language],
      docSn: row.docSn ?? '',
      amountChange: centsToWire(row.amountChange),
      reservedChange: centsToWire(row.reservedChange),
      spentChange: centsToWire(row.spentChange),
      leftAfter: centsToWire(cents(row.amountAfter - row.reservedAfter - row.spentAfter)),
      actorName: row.actorName,
      createdAt: row.createdAt.toISOString(),
    })),
    pagination: { current, pageSize, total: counted.n },
  };
};
