// Where the lists of cases come from: whose orders they are of, and with whose eyes they are seen.
import { type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Key, rowsWith, source } from '#kit/list/server/source.ts';
import { looksAfter } from '#mall/member/actor.ts';
import { adminCaseList, ownCaseList, storeCaseList } from '../after-sale-lists.ts';
import { afterSale } from './after-sale.tables.ts';
import { buyersEyes, caseCards, type Eyes, platformsEyes, storesEyes } from './case-view.ts';

/** Of orders and sample requests of which this holds. */
const aboutWhere = (holds: SQL) => sql`${afterSale.orderSn} IN (
  SELECT order_sn FROM sub_order WHERE ${holds} UNION ALL SELECT sample_sn FROM sample_request WHERE ${holds})`;

const casesOf = (work: Work, scope: SQL | undefined, eyes: Eyes) => ({
  from: sql`${afterSale}`,
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
    afterSale.orderSn,
    (_keyword: string, pattern: string) =>
      sql`EXISTS (SELECT FROM after_sale_line c
          LEFT JOIN order_line l ON l.order_line_id = c.order_line_id AND ${afterSale.docType} = 'order'
          LEFT JOIN sample_line s ON s.sample_line_id = c.order_line_id AND ${afterSale.docType} = 'sample'
          WHERE c.case_id = ${afterSale.caseId} AND coalesce(l.part_no, s.goods->>'partNo') ILIKE ${pattern})`,
  ],
  toRows: async (keys: Key[]) =>
    caseCards(work, await rowsWith(work, afterSale, afterSale.caseId, keys), eyes),
});

export const caseListRoutes = [
  ...source(ownCaseList, ({ work, actor }) => {
    const enterpriseId = looksAfter(actor);
    const own = sql`member_id = ${actor.memberId}`;
    const ours = enterpriseId === null ? own : sql`(${own} OR enterprise_id = ${enterpriseId})`;
    return casesOf(work, aboutWhere(ours), buyersEyes(actor));
  }),
  ...source(storeCaseList, ({ work, actor }) =>
    casesOf(work, aboutWhere(sql`store_id = ${actor.storeId}`), storesEyes),
  ),
  ...source(adminCaseList, ({ work, actor }) => {
    const all = casesOf(work, undefined, platformsEyes(actor));
    const isToBank = sql`(${afterSale.isToBank} AND ${afterSale.state} IN ('REFUNDING', 'REFUND_FAILED'))`;
    return { ...all, columns: { ...all.columns, isToBank } };
  }),
];
