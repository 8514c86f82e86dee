// O17: before anything is sent, the buyer may have the order sent to another of his addresses.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { requireUsableAddress } from '#mall/address/server/address.ts';
import type { Member } from '#mall/member/actor.ts';
import type { OrderDetail } from '../order-detail.protocol.ts';
import type { AddressSnapshot } from '../order-snapshot.ts';
import { addressSnapshot } from './basket/submit-order.ts';
import { buyersSide, holdOrder } from './hold-order.ts';
import { orderErrors } from './order.errors.ts';
import { trade } from './order.tables.ts';
import { moverOf, orderLife } from './order-life.ts';
import { showOrder } from './show/show-order.ts';

/** Only this store's order changes, not its siblings. Freight does not depend on the address. @throws orderErrors.notNow, sameAddress */
export async function changeAddress(
  work: Work,
  member: Member,
  { orderSn, addressId }: { orderSn: string; addressId: number },
): Promise<OrderDetail> {
  const side = buyersSide(member);
  const order = await holdOrder(work, side, orderSn);
  orderLife.require(work, order, 'changeAddress', 'buyer');
  const address = addressSnapshot(await requireUsableAddress(work, member, addressId));
  const [of] = await work.tx
    .select({ address: trade.address })
    .from(trade)
    .where(eq(trade.parentSn, order.parentSn));
  const before = order.address ?? required(of).address;
  const keys = Object.keys(address) as (keyof AddressSnapshot)[];
  if (keys.every((key) => address[key] === before[key])) throw orderErrors.sameAddress();
  await orderLife.advance(work, order, 'changeAddress', {
    ...moverOf('buyer', member),
    set: { address },
    detail: { from: before, to: address },
  });
  return showOrder(work, side, orderSn);
}
