// Rules of approval as their owners read them, with everybody and everything that they may name.

import { asc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { bit } from '#kit/http/wire.ts';
import { centsToWire } from '#kit/money/money.ts';
import { listPeople, namesOf, type Person } from '#mall/company/server/company.ts';
import type { Employee, Seller } from '#mall/member/actor.ts';
import type { ApprovalRule, approvalProtocol } from '../approval.protocol.ts';
import { type ApprovalDoc, approvalDocs } from '../approval-status.ts';
import { approvalRule } from './approval.tables.ts';
import type { ApprovalScope } from './approval-case.ts';
import { listApprovers } from './list-approvers.ts';

type Rules = ReplyOf<typeof approvalProtocol.rules>;

export const listRules = (work: Work, actor: Employee): Promise<Rules> =>
  list(work, { enterpriseId: actor.enterpriseId });
export const listStoresRules = (work: Work, seller: Seller): Promise<Rules> =>
  list(work, { storeId: seller.storeId });

/** What a side submits: an enterprise buys, a store sells; both draft contracts. */
export const docTypesOf = (scope: ApprovalScope): readonly ApprovalDoc[] =>
  'storeId' in scope
    ? ['quotation', 'contract']
    : ['order', 'award', 'contract', 'inquiry', 'invoiceApply', 'creditApply', 'statementPay'];

/** Everybody who may submit documents: an enterprise's main account and employees in service, or a store's operators. */
export async function listAuthors(work: Work, scope: ApprovalScope): Promise<Person[]> {
  if ('storeId' in scope) return listApprovers(work, scope);
  const people = await listPeople(work, scope.enterpriseId);
  const [main, ...employees] = people.filter(({ state }) => state === null || state === 'ACTIVE');
  return namesOf(
    work,
    [main, ...employees.toSorted((a, b) => a.memberId - b.memberId)].flatMap((one) => one?.memberId ?? []),
  );
}

/** Cost centres that the enterprise's employees have. */
export async function listCostCentres(work: Work, enterpriseId: number): Promise<string[]> {
  const rows = await work.query<{ name: string }>(
    `SELECT DISTINCT cost_center AS name FROM sub_account WHERE enterprise_id = $1 AND cost_center <> '' AND state <> 'LEFT'
     UNION SELECT name FROM budget WHERE enterprise_id = $1 AND kind = 'costCentre' ORDER BY name LIMIT 200`,
    [enterpriseId],
    'approval-cost-centres',
  );
  return rows.map(({ name }) => name);
}

/** The two upper levels: what is finer is named by what it is below. */
function listNamedCategories(work: Work): Promise<{ categoryId: number; name: string }[]> {
  const { language } = work;
  return work.query(
    `SELECT c.category_id AS "categoryId", concat_ws(' / ', top.name_${language}, c.name_${language}) AS name
     FROM category c LEFT JOIN category top ON top.category_id = c.pid WHERE c.grade <= 2
     ORDER BY coalesce(top.sort, c.sort), coalesce(top.category_id, c.category_id), c.grade, c.sort, c.category_id`,
    [],
    `approval-categories-${language}-list`,
  );
}

async function list(work: Work, scope: ApprovalScope): Promise<Rules> {
  const { language } = work;
  const rows = await work.tx
    .select()
    .from(approvalRule)
    .where(
      'enterpriseId' in scope
        ? eq(approvalRule.enterpriseId, scope.enterpriseId)
        : eq(approvalRule.storeId, scope.storeId),
    )
    .orderBy(asc(approvalRule.ruleId));
  const stores =
    'storeId' in scope
      ? []
      : await work.query<{ storeId: number; storeName: string }>(
          `SELECT store_id AS "storeId", name_${language} AS "storeName" FROM store ORDER BY 2 LIMIT 500`,
          [],
        );
  return {
    rules: rows.map((row) => ruleReply(work, row)),
    docTypes: docTypesOf(scope).map((docType) => ({ docType, name: approvalDocs[docType][language] })),
    approvers: await listApprovers(work, scope),
    authors: await listAuthors(work, scope),
    stores,
    categories: await listNamedCategories(work),
    costCentres: 'storeId' in scope ? [] : await listCostCentres(work, scope.enterpriseId),
  };
}

function ruleReply(work: Work, row: typeof approvalRule.$inferSelect): ApprovalRule {
  const { conditions } = row;
  const yuanOrNull = (amount: typeof conditions.amountFrom) => (amount === null ? null : centsToWire(amount));
  return {
    ruleId: row.ruleId,
    version: row.version,
    docType: row.docType,
    docTypeName: approvalDocs[row.docType][work.language],
    ruleName: row.ruleName,
    isOn: bit(row.isOn),
    conditions: {
      ...conditions,
      storeIds: [...conditions.storeIds],
      categoryIds: [...(conditions.categoryIds ?? [])],
      costCentres: [...conditions.costCentres],
      roles: [...conditions.roles],
      authorIds: [...conditions.authorIds],
      amountFrom: yuanOrNull(conditions.amountFrom),
      periodFrom: yuanOrNull(conditions.periodFrom),
      gradeCOrD: bit(conditions.gradeCOrD),
      overBudget: bit(conditions.overBudget),
    },
    steps: row.steps.map((step) => ({ ...step, memberIds: [...step.memberIds] })),
    updatedAt: row.updatedAt.toISOString(),
  };
}
