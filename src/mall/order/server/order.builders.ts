// Orders for tests: made through the API the way people make them, and led to the state that is wished for.
import type { Work } from '#kit/db/work.ts';
import type { AnyEndpoint, CallOf, ReplyOf } from '#kit/http/endpoint.ts';
import { yuan } from '#kit/money/money.ts';
import { anAddress } from '#mall/address/server/address.builders.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { aProduct, type BuiltProduct } from '#mall/goods/server/goods.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { hashPassword } from '#mall/member/server/password/hash-password.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { openBalance } from '#mall/payment/server/payment.ts';
import { aStore } from '#mall/store/server/store.builders.ts';
import { orderProtocol } from '../order.protocol.ts';

/** What the builders need of a mall under test. */
export interface MallToOrderIn {
  work<T>(action: (work: Work) => Promise<T>): Promise<T>;
  call<E extends AnyEndpoint>(endpoint: E, input: CallOf<E>, person?: { token: string }): Promise<ReplyOf<E>>;
  tokenSecret: Uint8Array;
}

export const PAY_PASSWORD = 'Pay2026ok';
let payPasswordHash: Promise<string> | undefined;

export interface Buyer extends Person {
  addressId: number;
}

/** Somebody who can buy: logged in, with an address, ¥100,000.00 on his balance and the pay password above. */
export async function aBuyer(mall: MallToOrderIn, wish: { type?: 1 | 2 | 3 } = {}): Promise<Buyer> {
  payPasswordHash ??= hashPassword(PAY_PASSWORD);
  const person = await aLogin(mall, { ...wish, payPasswordHash: await payPasswordHash });
  const { addressId } = await mall.work(async (work) => {
    await openBalance(work, person.memberId, yuan(100_000));
    return anAddress(work, person.memberId, { isDefault: true });
  });
  return { ...person, addressId };
}

/** A store with its operator. */
export async function aSeller(
  mall: MallToOrderIn,
  wish: Parameters<typeof aStore>[1] = {},
): Promise<Person & { storeId: number }> {
  const { storeId } = await mall.work((work) => aStore(work, wish));
  return { ...(await aLogin(mall, { storeId })), storeId };
}

export interface OrderWish {
  buyer?: Buyer;
  seller?: Person & { storeId: number };
  /** One product of the seller when left out. */
  products?: BuiltProduct[];
  /** Pieces of each product; 100 when left out. */
  number?: number;
  state?: 'PENDING_PAYMENT' | 'PENDING_DELIVERY' | 'PENDING_RECEIPT' | 'COMPLETED';
}

export interface BuiltOrder {
  orderSn: string;
  /** All orders of the trade, when the products are of several stores. */
  orderSns: string[];
  parentSn: string;
  paySn: string;
  buyer: Buyer;
  seller: Person & { storeId: number };
  products: BuiltProduct[];
}

/** An order of one store's products, in the state wished for; PENDING_PAYMENT when left out. */
export async function anOrder(mall: MallToOrderIn, wish: OrderWish = {}): Promise<BuiltOrder> {
  const buyer = wish.buyer ?? (await aBuyer(mall));
  const seller = wish.seller ?? (await aSeller(mall));
  const products = wish.products ?? [await mall.work((work) => aProduct(work, { storeId: seller.storeId }))];
  for (const { productId } of products) {
    await mall.call(cartProtocol.add, { productId, number: wish.number ?? 100 }, buyer);
  }
  const { orderSns, parentSn, paySn } = await mall.call(
    orderProtocol.submit,
    { addressId: buyer.addressId },
    buyer,
  );
  const orderSn = orderSns[0]!;
  const built = { orderSn, orderSns, parentSn, paySn, buyer, seller, products };
  const state = wish.state ?? 'PENDING_PAYMENT';
  if (state === 'PENDING_PAYMENT') return built;
  await payOrder(mall, built);
  if (state === 'PENDING_DELIVERY') return built;
  await mall.call(
    orderProtocol.deliver,
    { orderSn, carrier: '顺丰速运', trackingNo: 'SF1000000001' },
    seller,
  );
  if (state === 'PENDING_RECEIPT') return built;
  await mall.call(orderProtocol.receive, { orderSn }, buyer);
  return built;
}

/** Pays the whole trade from the buyer's balance. */
export async function payOrder(mall: MallToOrderIn, order: { paySn: string; buyer: Buyer }): Promise<void> {
  const { paySn, buyer } = order;
  await mall.call(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, buyer);
}
