// Rules of approval of an enterprise or a store: kept, changed, deleted, with a log row each.
import { and, count, eq } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { writeStep } from '#kit/document/step-log.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import { required } from '#kit/rules/required.ts';
import type { Employee, Member, Seller } from '#mall/member/actor.ts';
import type { approvalProtocol } from '../approval.protocol.ts';
import { ENTERPRISE_WHO, MOST_RULES } from '../approval-rule.ts';
import { approvalErrors } from './approval.errors.ts';
import { approvalRule } from './approval.tables.ts';
import { type ApprovalScope, scopeColumns } from './approval-case.ts';
import { listApprovers } from './list-approvers.ts';
import { docTypesOf, listAuthors } from './list-rules.ts';

type Wish = InputOf<typeof approvalProtocol.saveRule>;
type Saved = ReplyOf<typeof approvalProtocol.saveRule>;
type Key = InputOf<typeof approvalProtocol.deleteRule>;

const RULE = 'approvalRule';

const ofEnterprise = (actor: Employee): ApprovalScope => ({ enterpriseId: actor.enterpriseId });
const ofStore = (seller: Seller): ApprovalScope => ({ storeId: seller.storeId });

/** @throws approvalErrors.ruleNotFound, ruleChanged, tooManyRules, wrongDoc, noSuchPerson, noMembers */
export const saveRule = (work: Work, actor: Employee, wish: Wish): Promise<Saved> =>
  save(work, actor, ofEnterprise(actor), wish);
/** @throws as above, and noMainAccount */
export const saveStoresRule = (work: Work, seller: Seller, wish: Wish): Promise<Saved> =>
  save(work, seller, ofStore(seller), wish);
/** What waits already is not touched. @throws approvalErrors.ruleNotFound, ruleChanged */
export const deleteRule = (work: Work, actor: Employee, key: Key): Promise<void> =>
  remove(work, actor, ofEnterprise(actor), key);
/** @throws as above */
export const deleteStoresRule = (work: Work, seller: Seller, key: Key): Promise<void> =>
  remove(work, seller, ofStore(seller), key);

const inScope = (scope: ApprovalScope) =>
  'enterpriseId' in scope
    ? eq(approvalRule.enterpriseId, scope.enterpriseId)
    : eq(approvalRule.storeId, scope.storeId);

async function save(work: Work, actor: Member, scope: ApprovalScope, wish: Wish): Promise<Saved> {
  const { ruleId, version, docType, ruleName, isOn, conditions, steps } = wish;
  if (ruleId !== undefined) await requireOwn(work, scope, ruleId);
  await requireSensible(work, scope, wish);
  const columns = { docType, ruleName, isOn, conditions, steps, updatedAt: work.now };
  if (ruleId === undefined) {
    const counted = only(await work.tx.select({ n: count() }).from(approvalRule).where(inScope(scope)));
    if (counted.n >= MOST_RULES) throw approvalErrors.tooManyRules({ most: MOST_RULES });
    const made = only(
      await work.tx
        .insert(approvalRule)
        .values({ ...scopeColumns(scope), ...columns, createdAt: work.now })
        .returning(),
    );
    await log(work, actor, made.ruleId, 'create', columns);
    return { ruleId: made.ruleId, version: made.version };
  }
  const [moved] = await work.tx
    .update(approvalRule)
    .set({ ...columns, version: (version ?? 0) + 1 })
    .where(and(eq(approvalRule.ruleId, ruleId), eq(approvalRule.version, version ?? 0)))
    .returning();
  if (!moved) throw approvalErrors.ruleChanged();
  await log(work, actor, ruleId, 'change', columns);
  return { ruleId, version: moved.version };
}

async function remove(
  work: Work,
  actor: Member,
  scope: ApprovalScope,
  { ruleId, version }: Key,
): Promise<void> {
  await requireOwn(work, scope, ruleId);
  const gone = await work.tx
    .delete(approvalRule)
    .where(and(eq(approvalRule.ruleId, ruleId), eq(approvalRule.version, version)))
    .returning();
  if (gone.length === 0) throw approvalErrors.ruleChanged();
  await log(work, actor, ruleId, 'delete', required(gone[0]));
}

async function requireOwn(work: Work, scope: ApprovalScope, ruleId: number): Promise<void> {
  const [own] = await work.tx
    .select({ ruleId: approvalRule.ruleId })
    .from(approvalRule)
    .where(and(eq(approvalRule.ruleId, ruleId), inScope(scope)));
  if (!own) throw approvalErrors.ruleNotFound();
}

async function requireSensible(
  work: Work,
  scope: ApprovalScope,
  { docType, conditions, steps }: Wish,
): Promise<void> {
  if (!docTypesOf(scope).includes(docType)) throw approvalErrors.wrongDoc();
  const approvers = new Set((await listApprovers(work, scope)).map(({ memberId }) => memberId));
  for (const { who, memberIds } of steps) {
    if (ENTERPRISE_WHO.includes(who) && 'storeId' in scope) throw approvalErrors.noMainAccount();
    if (who !== 'members') continue;
    if (memberIds.length === 0) throw approvalErrors.noMembers();
    if (memberIds.some((memberId) => !approvers.has(memberId))) throw approvalErrors.noSuchPerson();
  }
  if (conditions.authorIds.length === 0) return;
  const authors = new Set((await listAuthors(work, scope)).map(({ memberId }) => memberId));
  if (conditions.authorIds.some((memberId) => !authors.has(memberId))) throw approvalErrors.noSuchPerson();
}

function log(
  work: Work,
  actor: Member,
  ruleId: number,
  event: 'create' | 'change' | 'delete',
  detail: Record<string, unknown>,
): Promise<void> {
  return writeStep(work, {
    docType: RULE,
    docSn: String(ruleId),
    from: event === 'create' ? null : 'KEPT',
    event,
    to: event === 'delete' ? 'DELETED' : 'KEPT',
    by: 'administrator',
    actorId: actor.memberId,
    actorName: actor.memberName,
    detail,
  });
}
