// The order in which a commission's money is.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { listAgreedOrders } from '#mall/order/server/order.ts';

/** Of a commission that has one. */
export const orderOf = async (work: Work, { orderSn }: { orderSn: string | null }) =>
  only(await listAgreedOrders(work, { orderSn: required(orderSn) }));
