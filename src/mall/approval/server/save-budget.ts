// Sets and changes budgets of an enterprise's projects and cost centres.
import { and, eq } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { formStale } from '#kit/form/stale.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import { cents, NOTHING } from '#kit/money/money.ts';
import { namesOf } from '#mall/company/server/company.ts';
import type { Employee } from '#mall/member/actor.ts';
import type { approvalProtocol } from '../approval.protocol.ts';
import { approvalErrors } from './approval.errors.ts';
import { budget, budgetEntry } from './approval.tables.ts';
import { lockBudgets } from './hold-budgets.ts';
import { listApprovers } from './list-approvers.ts';
import { budgetReply, type ProjectBook } from './list-budgets.ts';

type Wish = InputOf<typeof approvalProtocol.saveBudget>;
type Saved = ReplyOf<typeof approvalProtocol.saveBudget>;
type Row = typeof budget.$inferSelect;

/**
 * Makes the action out of what knows the enterprise's projects. What a budget is for never changes.
 * The action throws approvalErrors.budgetNotFound, formStale with the budget, budgetTwice, belowUsed, projectNotFound, noProject, noCostCentre, noSuchPerson.
 */
export function saveBudget(projects: ProjectBook) {
  return async (work: Work, actor: Employee, wish: Wish): Promise<Saved> => {
    if (wish.budgetId !== undefined) return changeBudget(work, actor, wish.budgetId, wish);
    const what = await whatFor(work, projects, actor, wish);
    await requireOwner(work, actor, wish);
    return setBudget(work, actor, wish, what);
  };
}

async function requireOwner(work: Work, { enterpriseId }: Employee, { ownerId }: Wish): Promise<void> {
  if (ownerId === undefined) return;
  const owners = await listApprovers(work, { enterpriseId });
  if (!owners.some(({ memberId }) => memberId === ownerId)) throw approvalErrors.noSuchPerson();
}

async function whatFor(
  work: Work,
  projects: ProjectBook,
  actor: Employee,
  { kind, projectId, costCentre }: Wish,
): Promise<{ projectId: number | null; name: string }> {
  if (kind === 'costCentre') {
    if (costCentre === '') throw approvalErrors.noCostCentre();
    return { projectId: null, name: costCentre };
  }
  const project = (await projects(work, actor.enterpriseId)).find((one) => one.projectId === projectId);
  if (!project) throw projectId === undefined ? approvalErrors.noProject() : approvalErrors.projectNotFound();
  return { projectId: project.projectId, name: project.projectName };
}

async function setBudget(
  work: Work,
  actor: Employee,
  { kind, amount, mayExceed, isOpen, note, ownerId }: Wish,
  { projectId, name }: { projectId: number | null; name: string },
): Promise<Saved> {
  requirePositive(amount);
  const [made] = await work.tx
    .insert(budget)
    .values({
      enterpriseId: actor.enterpriseId,
      kind,
      projectId,
      name,
      amount,
      mayExceed,
      isOpen,
      note,
      ownerId,
      createdAt: work.now,
      updatedAt: work.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!made) throw approvalErrors.budgetTwice();
  await noteChange(work, actor, made, amount);
  return { budgetId: made.budgetId, version: made.version };
}

async function changeBudget(work: Work, actor: Employee, budgetId: number, wish: Wish): Promise<Saved> {
  const { version, amount, mayExceed, isOpen, note } = wish;
  const ownerId = wish.ownerId ?? null;
  await lockBudgets(work, [budgetId]);
  const [row] = await work.tx
    .select()
    .from(budget)
    .where(and(eq(budget.budgetId, budgetId), eq(budget.enterpriseId, actor.enterpriseId)));
  if (!row) throw approvalErrors.budgetNotFound();
  if (row.version !== version) {
    const named = await namesOf(work, row.ownerId === null ? [] : [row.ownerId]);
    throw formStale(budgetReply(row, named[0]?.name ?? ''));
  }
  // Who has left may stay written down; steps pass him over.
  if (ownerId !== row.ownerId) await requireOwner(work, actor, wish);
  requirePositive(amount);
  const used = cents(row.reserved + row.spent);
  if (!mayExceed && amount < used) throw approvalErrors.belowUsed({ used });
  const moved = only(
    await work.tx
      .update(budget)
      .set({ amount, mayExceed, isOpen, note, ownerId, version: row.version + 1, updatedAt: work.now })
      .where(eq(budget.budgetId, budgetId))
      .returning(),
  );
  if (amount !== row.amount) await noteChange(work, actor, moved, cents(amount - row.amount));
  return { budgetId, version: moved.version };
}

function requirePositive(amount: Wish['amount']): void {
  if (amount < 0) throw approvalErrors.belowUsed({ used: NOTHING });
}

async function noteChange(work: Work, actor: Employee, row: Row, change: Row['amount']): Promise<void> {
  await work.tx.insert(budgetEntry).values({
    budgetId: row.budgetId,
    event: 'set',
    amountChange: change,
    amountAfter: row.amount,
    reservedAfter: row.reserved,
    spentAfter: row.spent,
    actorName: actor.memberName,
    createdAt: work.now,
  });
}
