// A store's orders, each with what may be done now.
import { dressed } from '#kit/ui/list/dressed.ts';
import { storeOrderList } from '#mall/order/order-lists.ts';
import { CheckGoods } from '../check-goods.tsx';
import { OrderRow } from './order-row.tsx';

export const storeOrders = dressed(storeOrderList, { card: OrderRow, none: CheckGoods });
