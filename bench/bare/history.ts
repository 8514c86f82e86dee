// A buyer's orders: one page of cards with their lines, how many stand behind each tab, and what they come to together.
import type { BareCall } from './call.ts';
import { sayAmount, sayPrice } from './money.ts';
import { nameOf, pageOf } from './page.ts';

const TAB_OF: Record<string, string> = {
  PENDING_REVIEW: 'pendingReview',
  REVIEW_REJECTED: 'pendingReview',
  PENDING_PAYMENT: 'pendingPayment',
  PENDING_DELIVERY: 'pendingDelivery',
  PARTIALLY_SHIPPED: 'pendingDelivery',
  PENDING_RECEIPT: 'pendingReceipt',
  COMPLETED: 'completed',
};
const CAN_BE_EVALUATED = `state = 'COMPLETED' AND evaluate_state < 3 AND evaluate_until > now() AND delete_state = 0`;

/** What the page of a tab holds. */
const CONDITIONS: Record<string, string> = {
  all: 'delete_state = 0',
  pendingReview: `delete_state = 0 AND state IN ('PENDING_REVIEW', 'REVIEW_REJECTED')`,
  pendingPayment: `delete_state = 0 AND state = 'PENDING_PAYMENT'`,
  pendingDelivery: `delete_state = 0 AND state IN ('PENDING_DELIVERY', 'PARTIALLY_SHIPPED')`,
  pendingReceipt: `delete_state = 0 AND state = 'PENDING_RECEIPT'`,
  pendingEvaluation: CAN_BE_EVALUATED,
  completed: `delete_state = 0 AND state = 'COMPLETED'`,
  cancelled: `delete_state = 0 AND state IN ('REJECTED', 'CANCELLED', 'CLOSED')`,
  bin: 'delete_state = 1',
};

const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

interface Line {
  listPrice: number;
  unitPrice: number;
  amount: number;
}

interface Order extends Record<string, unknown> {
  lines: Line[];
  goodsAmount: number;
  freight: number;
  payable: number;
  refunded: number;
}

interface Found extends Record<string, unknown> {
  tabs: { state: string; isInBin: boolean; n: number; evaluable: number; payable: number }[] | null;
  orders: Order[] | null;
}

export async function listOrders({ ask, memberId, query }: BareCall) {
  const tab = query.get('tab') ?? 'all';
  const pageSize = Number(query.get('pageSize') ?? 10);
  const current = Number(query.get('current') ?? 1);
  const values: unknown[] = [memberId];
  const text = `
    SELECT
       (SELECT json_agg(one) FROM (
          SELECT state, delete_state = 1 AS "isInBin", count(*) AS n, count(*) FILTER (WHERE ${CAN_BE_EVALUATED}) AS evaluable,
                 sum(payable) FILTER (WHERE ${CONDITIONS[tab]}) AS payable
          FROM sub_order WHERE member_id = $1 AND delete_state < 2 GROUP BY 1, 2) one) AS tabs,
       (SELECT json_agg(json_build_object(
          'orderSn', o.order_sn, 'parentSn', o.parent_sn, 'paySn', t.pay_sn, 'state', o.state, 'storeId', o.store_id,
          'storeName', o.store_name->>'zh', 'memberName', m.member_name,
          'receiverName', COALESCE(o.address, t.address)->>'receiverName', 'source', t.source, 'sourceSn', t.source_sn,
          'inqSn', t.inq_sn, 'isService', o.is_service, 'goodsAmount', o.goods_amount, 'freight', o.freight,
          'payable', o.payable, 'refunded', o.refunded, 'createTime', to_char(o.created_at AT TIME ZONE 'UTC', ${MOMENT}), 'payDeadline', to_char(t.pay_deadline AT TIME ZONE 'UTC', ${MOMENT}),
          'isDeleted', o.delete_state > 0,
          'lines', (SELECT json_agg(json_build_object(
             'orderLineId', l.order_line_id, 'goodsId', l.goods_id, 'productId', l.product_id,
             'goodsName', l.goods_name->>'zh', 'partNo', l.part_no, 'brandName', l.brand_name, 'matCode', l.mat_code,
             'packageName', l.package_name, 'packing', l.packing, 'goodsImage', l.goods_image, 'buyNum', l.buy_num,
             'listPrice', l.list_price, 'unitPrice', l.unit_price, 'amount', l.amount, 'shippedNum', l.shipped_num,
             'closedNum', l.closed_num, 'heldUnshipped', l.held_unshipped, 'heldShipped', l.held_shipped,
             'returnedNum', l.returned_num, 'isEvaluated', l.is_evaluated) ORDER BY l.order_line_id)
             FROM order_line l WHERE l.order_sn = o.order_sn)
          ) ORDER BY o.created_at DESC, o.order_id DESC)
        FROM (SELECT * FROM sub_order WHERE member_id = $1 AND ${CONDITIONS[tab]}
              ORDER BY created_at DESC, order_id DESC ${pageOf(query, 10, (value) => `$${values.push(value)}`)}) o
        JOIN trade t USING (parent_sn) JOIN member m ON m.member_id = t.member_id) AS orders`;
  const [found] = await ask<Found>(nameOf(text), text, values);
  return reply(found!, tab, { current, pageSize });
}

function reply({ tabs, orders }: Found, tab: string, page: { current: number; pageSize: number }) {
  const counts: Record<string, number> = Object.fromEntries(Object.keys(CONDITIONS).map((name) => [name, 0]));
  let payable = 0;
  for (const one of tabs ?? []) {
    counts[one.isInBin ? 'bin' : (TAB_OF[one.state] ?? 'cancelled')]! += one.n;
    if (!one.isInBin) counts.all! += one.n;
    counts.pendingEvaluation! += one.evaluable;
    payable += one.payable ?? 0;
  }
  return {
    list: (orders ?? []).map((order) => ({
      ...order,
      goodsAmount: sayAmount(order.goodsAmount),
      freight: sayAmount(order.freight),
      payable: sayAmount(order.payable),
      refunded: sayAmount(order.refunded),
      lines: order.lines.map((line) => ({
        ...line,
        listPrice: sayPrice(line.listPrice),
        unitPrice: sayPrice(line.unitPrice),
        amount: sayAmount(line.amount),
      })),
    })),
    pagination: { ...page, total: counts[tab], isExact: true },
    counts,
    sums: counts[tab]! > 0 ? { payable: sayAmount(payable) } : {},
  };
}
