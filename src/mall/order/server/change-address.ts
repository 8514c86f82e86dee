// O17: before anything is sent, the buyer may have the order sent to another of his addresses.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import type { Address } from '#mall/address/address.protocol.ts';
import { findDistrictNamed, requireUsableAddress } from '#mall/address/server/address.ts';
import type { Member } from '#mall/member/actor.ts';
import { freightOf } from '#mall/store/freight.ts';
import { findStores } from '#mall/store/server/store.ts';
import type { OrderDetail } from '../order-detail.protocol.ts';
import type { AddressSnapshot } from '../order-snapshot.ts';
import { addressSnapshot } from './basket/submit-order.ts';
import { buyersSide, holdOrder } from './hold-order.ts';
import { orderErrors } from './order.errors.ts';
import { trade } from './order.tables.ts';
import { moverOf, type OrderRow, orderLife } from './order-life.ts';
import { showOrder } from './show/show-order.ts';

/** Only this store's order changes, not its siblings. @throws orderErrors.notNow, sameAddress, notDelivered, freightDiffers */
export async function changeAddress(
  work: Work,
  member: Member,
  { orderSn, addressId }: { orderSn: string; addressId: number },
): Promise<OrderDetail> {
  const side = buyersSide(member);
  const order = await holdOrder(work, side, orderSn);
  orderLife.require(work, order, 'changeAddress', 'buyer');
  const chosen = await requireUsableAddress(work, member, addressId);
  const address = addressSnapshot(chosen);
  const [of] = await work.tx
    .select({ address: trade.address })
    .from(trade)
    .where(eq(trade.parentSn, order.parentSn));
  const before = order.address ?? required(of).address;
  const keys = Object.keys(address) as (keyof AddressSnapshot)[];
  if (keys.every((key) => address[key] === before[key])) throw orderErrors.sameAddress();
  if (!order.isAgreed) await requireSameFreight(work, order, before, chosen);
  await orderLife.advance(work, order, 'changeAddress', {
    ...moverOf('buyer', member),
    set: { address },
    detail: { from: before, to: address },
  });
  return showOrder(work, side, orderSn);
}

/** What was charged stays what it was: the store must send there, and for the same freight. */
async function requireSameFreight(
  work: Work,
  { storeId, storeName, goodsAmount }: OrderRow,
  before: AddressSnapshot,
  chosen: Address,
): Promise<void> {
  const { freightIn } = required((await findStores(work, [storeId])).get(storeId));
  const after = freightIn(chosen);
  if (after.isNotDelivered) throw orderErrors.notDelivered({ store: storeName, region: chosen.regionName });
  const former = freightIn(findDistrictNamed(before.regionName) ?? null);
  if (freightOf(after, goodsAmount) !== freightOf(former, goodsAmount)) throw orderErrors.freightDiffers();
}
