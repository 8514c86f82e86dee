// Where the lists of orders come from: whose orders, and with whose eyes they are seen.
import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { ActorOf } from '#kit/http/endpoint.ts';
import { type Key, source } from '#kit/list/server/source.ts';
import { listPeople } from '#mall/company/server/company.ts';
import {
  agreedOrderList,
  type OrderTab,
  ownOrderList,
  type StoreOrderTab,
  storeOrderList,
} from '../../order-lists.ts';
import {
  ORDER_STATES,
  type OrderState,
  orderStatesWhere,
  type ReviewKind,
  type StatusRow,
} from '../../order-status.ts';
import { buyersSide, type Side, storesOwn } from '../hold-order.ts';
import { subOrder } from '../order.tables.ts';
import { orderCards } from './order-view.ts';

/** What it brings; a service that nobody has named counts as testing. */
const KIND = sql`CASE WHEN ${subOrder.isService} THEN lower(coalesce(${subOrder.serviceKind}, 'INSPECTION')) ELSE 'goods' END`;

const ordersOf = (work: Work, scope: SQL | undefined, side: Side) => ({
  from: sql`${subOrder}`,
  key: subOrder.orderSn,
  scope,
  changedAt: subOrder.updatedAt,
  columns: {
    state: subOrder.state,
    createTime: subOrder.createdAt,
    orderId: subOrder.orderId,
    payable: subOrder.payable,
    isAgreed: subOrder.isAgreed,
    buyerId: subOrder.memberId,
    kind: KIND,
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

type Buyer = ActorOf<typeof ownOrderList.list>;

/** His own, and those of the enterprise that he looks after. What he has put away, his colleagues still see. */
function boughtBy(work: Work, actor: Buyer, meant?: SQL) {
  const side = buyersSide(actor);
  const { memberId, enterpriseId } = side;
  const own = eq(subOrder.memberId, memberId);
  const ours = enterpriseId === null ? own : or(own, eq(subOrder.enterpriseId, enterpriseId));
  const isThere = or(ne(subOrder.deleteState, 2), ne(subOrder.memberId, memberId));
  const isShown = sql`(${subOrder.deleteState} = 0 OR ${subOrder.memberId} <> ${memberId})`;
  const standsIn = (tab: StatusRow['tab']) =>
    sql`${isShown} AND ${subOrder.state} = ANY (${sql.param(orderStatesWhere((row) => row.tab === tab))}::text[])`;
  const tab: Record<Exclude<OrderTab, 'all'>, SQL> = {
    pendingReview: standsIn('pendingReview'),
    pendingPayment: standsIn('pendingPayment'),
    pendingDelivery: standsIn('pendingDelivery'),
    pendingReceipt: standsIn('pendingReceipt'),
    pendingEvaluation: sql`${standsIn('completed')} AND ${subOrder.evaluateState} <> 3 AND ${subOrder.evaluateUntil} > ${work.now}`,
    completed: standsIn('completed'),
    cancelled: standsIn('cancelled'),
    bin: sql`NOT ${isShown}`,
  };
  return {
    ...ordersOf(work, and(ours, isThere, meant), side),
    tab,
    more: async () => ({ buyers: enterpriseId === null ? [] : await buyersOf(work, enterpriseId) }),
  };
}

/** Those of a store. Under review stands in its tab only what waits for its own word. */
function soldBy(work: Work, seller: ActorOf<typeof storeOrderList.list>) {
  const isItsTurn = sql`${subOrder.reviewKind}[1] IS NOT DISTINCT FROM ${'SUPPLIER_ACCEPT' satisfies ReviewKind}`;
  const inState = (state: OrderState) => sql`${subOrder.state} = ${state}`;
  const tab = {
    ...Object.fromEntries(ORDER_STATES.map((state) => [state, inState(state)])),
    PENDING_REVIEW: sql`${inState('PENDING_REVIEW')} AND ${isItsTurn}`,
    REVIEWED_BY_OTHERS: sql`${inState('PENDING_REVIEW')} AND NOT ${isItsTurn}`,
  } as Record<StoreOrderTab, SQL>;
  return { ...ordersOf(work, eq(subOrder.storeId, seller.storeId), storesOwn(seller)), tab };
}

/** The people of an enterprise who may have ordered: the main account first. */
async function buyersOf(work: Work, enterpriseId: number): Promise<{ memberId: number; name: string }[]> {
  const people = (await listPeople(work, enterpriseId)).filter(({ state }) => state !== 'LEFT');
  return people.length > 1 ? people.map(({ memberId, name }) => ({ memberId, name })) : [];
}

export const orderListRoutes = [
  ...source(ownOrderList, ({ work, actor }) => boughtBy(work, actor)),
  ...source(agreedOrderList, ({ work, actor }) => boughtBy(work, actor, sql`${subOrder.isAgreed}`)),
  ...source(storeOrderList, ({ work, actor }) => soldBy(work, actor)),
];
