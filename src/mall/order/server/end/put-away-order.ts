// O24: the buyer puts finished orders into his bin, takes them out, or deletes them for good. The store's view stays.
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import type { Member } from '#mall/member/actor.ts';
import type { orderProtocol } from '../../order.protocol.ts';
import { buyersOwn, buyersSide, holdOrder } from '../hold-order.ts';
import { moverOf, orderLife } from '../order-life.ts';
import { showOrder } from '../show/show-order.ts';

const putAndShow =
  (action: 'remove' | 'restore', deleteState: 0 | 1): Action<typeof orderProtocol.remove> =>
  async (work, member, { orderSn }) => {
    await putAway(work, member, orderSn, action, deleteState);
    return showOrder(work, buyersSide(member), orderSn);
  };

/** @throws orderErrors.notNow */
export const removeOrder = putAndShow('remove', 1);
/** @throws orderErrors.notNow when it is not in the bin */
export const restoreOrder = putAndShow('restore', 0);

/** @throws orderErrors.notNow when it is not in the bin */
export const purgeOrder: Action<typeof orderProtocol.purge> = async (work, member, { orderSn }) => {
  await putAway(work, member, orderSn, 'purge', 2);
};

async function putAway(
  work: Work,
  member: Member,
  orderSn: string,
  action: 'remove' | 'restore' | 'purge',
  deleteState: 0 | 1 | 2,
): Promise<void> {
  const order = await holdOrder(work, buyersOwn(member), orderSn);
  await orderLife.advance(work, order, action, { ...moverOf('buyer', member), set: { deleteState } });
}
