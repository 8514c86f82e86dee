// Where the lists of orders come from: whose orders, and with whose eyes they are seen.
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { ActorOf, InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import { type Key, source } from '#kit/list/server/source.ts';
import { listPeople } from '#mall/company/server/company.ts';
import { ORDER_TABS, type OrderTab, type orderProtocol } from '../order.protocol.ts';
import { storeOrderList } from '../order-lists.ts';
import { orderStatesWhere, type StatusRow } from '../order-status.ts';
import { buyersSide, type Side, storesOwn } from './hold-order.ts';
import { subOrder } from './order.tables.ts';
import { orderCards } from './order-view.ts';

/** What its holder has put away, his colleagues still see. */
const SHOWN = '(o.delete_state = 0 OR o.member_id <> $1)';

function standsIn(tab: StatusRow['tab']): string {
  return `${SHOWN} AND o.state = ANY ('{${orderStatesWhere((row) => row.tab === tab)}}')`;
}

/** What each tab of the buyer shows; `$1` is he, `$2` is now, named once more in every statement so that each tab takes the same values. */
const inTab: Record<OrderTab, string> = {
  all: SHOWN,
  pendingReview: standsIn('pendingReview'),
  pendingPayment: standsIn('pendingPayment'),
  pendingDelivery: standsIn('pendingDelivery'),
  pendingReceipt: standsIn('pendingReceipt'),
  pendingEvaluation: `${standsIn('completed')} AND o.evaluate_state <> 3 AND o.evaluate_until > $2`,
  completed: standsIn('completed'),
  cancelled: standsIn('cancelled'),
  bin: 'o.delete_state = 1 AND o.member_id = $1',
};

/** Order, trade, payment and PO number, part number, goods name in either language, receiver; `$3` is the pattern. */
const FOUND = `($3::text IS NULL OR o.order_sn ILIKE $3 OR t.parent_sn ILIKE $3 OR t.pay_sn ILIKE $3
  OR t.po_number ILIKE $3 OR coalesce(o.address, t.address) ->> 'receiverName' ILIKE $3
  OR EXISTS (SELECT 1 FROM order_line l WHERE l.order_sn = o.order_sn AND (
       l.part_no ILIKE $3 OR l.goods_name ->> 'zh' ILIKE $3 OR l.goods_name ->> 'en' ILIKE $3)))`;

interface Page {
  current: number;
  pageSize: number;
  keyword?: string | undefined;
}

/** His own, those of the enterprise he looks after (`$4`), or of one employee among them (`$5`). */
const OURS = `(o.member_id = $1 OR o.enterprise_id = $4) AND ($5::bigint IS NULL OR o.member_id = $5)`;

/** A buyer's orders, the newest first; with those of his colleagues where he looks after them. */
export async function listOrders(
  work: Work,
  member: ActorOf<typeof orderProtocol.list>,
  input: InputOf<typeof orderProtocol.list>,
): Promise<ReplyOf<typeof orderProtocol.list>> {
  const side = buyersSide(member);
  const isAlone = side.enterpriseId === null && input.buyerId === undefined;
  const meant = input.isAgreed ? ' AND o.is_agreed' : '';
  const whose = (isAlone ? 'o.member_id = $1' : OURS) + meant;
  const more = isAlone ? [] : [side.enterpriseId, input.buyerId ?? null];
  const counted = ORDER_TABS.map((tab) => `count(*) FILTER (WHERE ${inTab[tab]}) AS "${tab}"`).join(', ');
  const [counts] = await work.query<Record<OrderTab, number>>(
    `SELECT ${counted} FROM sub_order o WHERE ${whose} AND $2::timestamptz IS NOT NULL AND $3::text IS NULL`,
    [member.memberId, work.now, null, ...more],
    (isAlone ? 'order-counts' : 'order-counts-together') + (meant ? '-agreed' : ''),
  );
  const where = `${whose} AND ${inTab[input.tab]}`;
  const { orderSns, pagination } = await pageOf(work, where, member.memberId, input, more);
  return {
    list: await orderCards(work, orderSns, side),
    pagination,
    counts: counts!,
    buyers: await buyersOf(work, side.enterpriseId),
  };
}

/** The people of an enterprise who may have ordered: the main account first. */
async function buyersOf(
  work: Work,
  enterpriseId: number | null,
): Promise<{ memberId: number; name: string }[]> {
  if (enterpriseId === null) return [];
  const people = (await listPeople(work, enterpriseId)).filter(({ state }) => state !== 'LEFT');
  return people.length > 1 ? people.map(({ memberId, name }) => ({ memberId, name })) : [];
}

/** What every list of orders takes of them. */
const ordersOf = (work: Work, scope: SQL | undefined, side: Side) => ({
  from: sql`${subOrder}`,
  key: subOrder.orderSn,
  scope,
  columns: {
    state: subOrder.state,
    createTime: subOrder.createdAt,
    orderId: subOrder.orderId,
    payable: subOrder.payable,
    isAgreed: subOrder.isAgreed,
  },
  search: [
    subOrder.orderSn,
    (_keyword: string, pattern: string) =>
      sql`EXISTS (SELECT FROM trade t WHERE t.parent_sn = ${subOrder.parentSn} AND (t.parent_sn ILIKE ${pattern}
          OR t.pay_sn ILIKE ${pattern} OR t.po_number ILIKE ${pattern}
          OR coalesce(${subOrder.address}, t.address) ->> 'receiverName' ILIKE ${pattern}))`,
    (_keyword: string, pattern: string) =>
      sql`EXISTS (SELECT FROM order_line l WHERE l.order_sn = ${subOrder.orderSn} AND (l.part_no ILIKE ${pattern}
          OR l.goods_name ->> 'zh' ILIKE ${pattern} OR l.goods_name ->> 'en' ILIKE ${pattern}))`,
  ],
  toRows: (keys: Key[]) => orderCards(work, keys.map(String), side),
});

export const orderListRoutes = source(storeOrderList, ({ work, actor }) =>
  ordersOf(work, eq(subOrder.storeId, actor.storeId), storesOwn(actor)),
);

/** @param more what `where` names from `$4` on */
async function pageOf(
  work: Work,
  where: string,
  whose: number,
  { keyword, current, pageSize }: Page,
  more: readonly (number | null)[] = [],
) {
  const pattern = keyword ? `%${keyword.replace(/[\\%_]/g, '\\$&')}%` : null;
  const from = `FROM sub_order o JOIN trade t USING (parent_sn)
    WHERE ${where} AND ${FOUND} AND $2::timestamptz IS NOT NULL`;
  const values = [whose, work.now, pattern, ...more];
  const [total] = await work.query<{ count: number }>(`SELECT count(*) AS count ${from}`, values);
  const rows = await work.query<{ order_sn: string }>(
    `SELECT o.order_sn ${from} ORDER BY o.created_at DESC, o.order_id DESC LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
    [...values, pageSize, (current - 1) * pageSize],
  );
  return {
    orderSns: rows.map((row) => row.order_sn),
    pagination: { current, pageSize, total: total!.count },
  };
}
