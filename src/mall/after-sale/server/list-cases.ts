// Where the lists of cases come from: whose orders they are of, and with whose eyes they are seen.
import { type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Key, rowsWith, source } from '#kit/list/server/source.ts';
import { looksAfter } from '#mall/member/actor.ts';
import { adminCaseList, ownCaseList, storeCaseList } from '../after-sale-lists.ts';
import { afterSale } from './after-sale.tables.ts';
import { buyersEyes, caseCards, type Eyes, platformsEyes, storesEyes } from './case-view.ts';

const casesOf = (work: Work, scope: SQL | undefined, eyes: Eyes) => ({
  from: sql`${afterSale} JOIN sub_order o USING (order_sn)`,
  key: afterSale.caseId,
  scope,
  columns: {
    state: afterSale.state,
    amount: afterSale.amount,
    createTime: afterSale.createdAt,
    kind: sql`${afterSale.kind}::text`,
    reason: afterSale.reason,
  },
  search: [
    afterSale.caseSn,
    sql`o.order_sn`,
    (_keyword: string, pattern: string) =>
      sql`EXISTS (SELECT FROM after_sale_line c JOIN order_line l USING (order_line_id)
          WHERE c.case_id = ${afterSale.caseId} AND l.part_no ILIKE ${pattern})`,
  ],
  toRows: async (keys: Key[]) =>
    caseCards(work, await rowsWith(work, afterSale, afterSale.caseId, keys), eyes),
});

export const caseListRoutes = [
  ...source(ownCaseList, ({ work, actor }) => {
    const enterpriseId = looksAfter(actor);
    const own = sql`o.member_id = ${actor.memberId}`;
    const ours = enterpriseId === null ? own : sql`(${own} OR o.enterprise_id = ${enterpriseId})`;
    return casesOf(work, ours, buyersEyes(actor));
  }),
  ...source(storeCaseList, ({ work, actor }) =>
    casesOf(work, sql`o.store_id = ${actor.storeId}`, storesEyes),
  ),
  ...source(adminCaseList, ({ work, actor }) => casesOf(work, undefined, platformsEyes(actor))),
];
