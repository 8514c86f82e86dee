// The order list's state in its address: tab, search, page.
import { ORDER_TABS, type OrderTab } from '#mall/order/order.protocol.ts';

export interface OrderListQuery {
  tab: OrderTab;
  keyword: string;
  /** Whose orders, for who looks after those of his colleagues; 0: everybody's. */
  buyerId: number;
  current: number;
}

export const PAGE_SIZE = 10;

/** All of them, or those that were agreed in a quotation or a contract. */
export type OrderListPath = '/member/order/list' | '/member/order/quoteOrder';

/** What the address says; anything unknown counts as not said. */
export function readOrderListQuery(query: URLSearchParams): OrderListQuery {
  const tab = query.get('tab') as OrderTab;
  const current = Number(query.get('current'));
  const buyerId = Number(query.get('buyerId'));
  return {
    tab: ORDER_TABS.includes(tab) ? tab : 'all',
    keyword: (query.get('keyword') ?? '').trim().slice(0, 60),
    buyerId: Number.isSafeInteger(buyerId) && buyerId > 0 ? buyerId : 0,
    current: Number.isSafeInteger(current) && current > 0 && current <= 100_000 ? current : 1,
  };
}

/** The address of the list in that state; what is usual is left out. */
export function orderListAddress(
  { tab, keyword, buyerId, current }: Partial<OrderListQuery>,
  path: OrderListPath = '/member/order/list',
): string {
  const query = new URLSearchParams();
  if (tab && tab !== 'all') query.set('tab', tab);
  if (keyword) query.set('keyword', keyword);
  if (buyerId) query.set('buyerId', String(buyerId));
  if (current && current > 1) query.set('current', String(current));
  return `${path}${query.size > 0 ? `?${query}` : ''}`;
}

/** What the list's endpoint is asked for by the address of a page. */
export function askedOf(request: Request) {
  const { tab, keyword, buyerId, current } = readOrderListQuery(new URL(request.url).searchParams);
  return {
    tab,
    keyword: keyword || undefined,
    buyerId: buyerId || undefined,
    current,
    pageSize: PAGE_SIZE,
  };
}
