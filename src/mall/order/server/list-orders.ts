// Lists of orders: the buyer's by tab, the store's by state, with counts and search.
import type { Work } from '#kit/db/work.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import type { Member, Seller } from '#mall/member/actor.ts';
import { ORDER_TABS, type OrderTab, type orderProtocol } from '../order.protocol.ts';
import { ORDER_STATES } from '../order-status.ts';
import { orderCards } from './order-view.ts';

/** What each tab of the buyer shows; `$2` is now, named once more in every statement so that each tab takes the same values. */
const inTab: Record<OrderTab, string> = {
  all: 'o.delete_state = 0',
  pendingReview: `o.delete_state = 0 AND o.state IN ('PENDING_REVIEW', 'REVIEW_REJECTED')`,
  pendingPayment: `o.delete_state = 0 AND o.state = 'PENDING_PAYMENT'`,
  pendingDelivery: `o.delete_state = 0 AND o.state IN ('PENDING_DELIVERY', 'PARTIALLY_SHIPPED')`,
  pendingReceipt: `o.delete_state = 0 AND o.state = 'PENDING_RECEIPT'`,
  pendingEvaluation: `o.delete_state = 0 AND o.state = 'COMPLETED' AND o.evaluate_state <> 3 AND o.evaluate_until > $2`,
  completed: `o.delete_state = 0 AND o.state = 'COMPLETED'`,
  cancelled: `o.delete_state = 0 AND o.state IN ('CANCELLED', 'REJECTED', 'CLOSED')`,
  bin: 'o.delete_state = 1',
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

/** A buyer's orders, the newest first. */
export async function listOrders(
  work: Work,
  member: Member,
  input: InputOf<typeof orderProtocol.list>,
): Promise<ReplyOf<typeof orderProtocol.list>> {
  const counted = ORDER_TABS.map((tab) => `count(*) FILTER (WHERE ${inTab[tab]}) AS "${tab}"`).join(', ');
  const [counts] = await work.query<Record<OrderTab, number>>(
    `SELECT ${counted} FROM sub_order o WHERE o.member_id = $1 AND $2::timestamptz IS NOT NULL`,
    [member.memberId, work.now],
    'order-counts',
  );
  const { orderSns, pagination } = await pageOf(
    work,
    `o.member_id = $1 AND ${inTab[input.tab]}`,
    member.memberId,
    input,
  );
  return { list: await orderCards(work, orderSns, 'buyer'), pagination, counts: counts! };
}

/** A store's orders, the newest first. */
export async function listStoreOrders(
  work: Work,
  seller: Seller,
  input: InputOf<typeof orderProtocol.sellerList>,
): Promise<ReplyOf<typeof orderProtocol.sellerList>> {
  const counts = await work.query<{ state: (typeof ORDER_STATES)[number]; count: number }>(
    'SELECT state, count(*) AS count FROM sub_order WHERE store_id = $1 GROUP BY state',
    [seller.storeId],
    'order-store-counts',
  );
  const state = ORDER_STATES.find((one) => one === input.state);
  const where = `o.store_id = $1 AND ${state ? `o.state = '${state}'` : 'true'}`;
  const { orderSns, pagination } = await pageOf(work, where, seller.storeId, input);
  return {
    list: await orderCards(work, orderSns, 'store'),
    pagination,
    counts: Object.fromEntries(counts.map((one) => [one.state, one.count])),
  };
}

async function pageOf(work: Work, where: string, whose: number, { keyword, current, pageSize }: Page) {
  const pattern = keyword ? `%${keyword.replace(/[\\%_]/g, '\\$&')}%` : null;
  const from = `FROM sub_order o JOIN trade t USING (parent_sn)
    WHERE ${where} AND ${FOUND} AND $2::timestamptz IS NOT NULL`;
  const values = [whose, work.now, pattern];
  const [total] = await work.query<{ count: number }>(`SELECT count(*) AS count ${from}`, values);
  const rows = await work.query<{ order_sn: string }>(
    `SELECT o.order_sn ${from} ORDER BY o.created_at DESC, o.order_id DESC LIMIT $4 OFFSET $5`,
    [...values, pageSize, (current - 1) * pageSize],
  );
  return {
    orderSns: rows.map((row) => row.order_sn),
    pagination: { current, pageSize, total: total!.count },
  };
}
