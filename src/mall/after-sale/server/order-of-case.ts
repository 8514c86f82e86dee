// Whose a case is: it stands on its order, or on its sample request.
import type { Work } from '#kit/db/work.ts';
import type { Text } from '#kit/words/text.ts';

/** What a case needs to know of its order or sample request besides the pieces. */
export interface CaseOrder {
  orderSn: string;
  paySn: string;
  memberId: number;
  memberName: string;
  enterpriseId: number | null;
  storeId: number;
  storeName: Text;
  /** What the store may keep for pieces that it does not send was agreed on, or it is a sample: less may be offered and decided. */
  mayBeLess: boolean;
}

/** Without holding it; undefined: there is no such order. */
export async function orderOfCase(work: Work, orderSn: string): Promise<CaseOrder | undefined> {
  return (await ordersOfCases(work, [orderSn])).get(orderSn);
}

/** Of an order that is paid in stages: the bill of one that was. */
const A_PAID_STAGE = `(SELECT s.pay_sn FROM order_stage s WHERE s.order_sn = o.order_sn AND s.state = 'PAID' ORDER BY s.seq LIMIT 1)`;

/** By their numbers. */
export async function ordersOfCases(
  work: Work,
  orderSns: readonly string[],
): Promise<Map<string, CaseOrder>> {
  const rows = await work.query<CaseOrder>(
    `SELECT o.order_sn AS "orderSn", coalesce(${A_PAID_STAGE}, t.pay_sn) AS "paySn", o.member_id AS "memberId", m.member_name AS "memberName",
            o.enterprise_id AS "enterpriseId", o.store_id AS "storeId", o.store_name AS "storeName",
            o.is_agreed AS "mayBeLess"
     FROM sub_order o JOIN trade t USING (parent_sn) JOIN member m ON m.member_id = o.member_id
     WHERE o.order_sn = ANY($1::text[])
     UNION ALL
     SELECT r.sample_sn, coalesce(r.pay_sn, ''), r.member_id, r.designer_name, r.enterprise_id, r.store_id,
            jsonb_build_object('zh', s.name_zh, 'en', s.name_en), true
     FROM sample_request r JOIN store s USING (store_id) WHERE r.sample_sn = ANY($1::text[])`,
    [orderSns],
    'after-sale-orders',
  );
  return new Map(rows.map((row) => [row.orderSn, row]));
}
