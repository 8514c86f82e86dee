// Designers and sample requests for tests: made through the API the way people make them.
import type { Work } from '#kit/db/work.ts';
import type { AnyEndpoint, CallOf, ReplyOf } from '#kit/http/endpoint.ts';
import { unitPrice } from '#kit/money/money.ts';
import type { DesignerState } from '#mall/designer/designer-process.ts';
import { designer } from '#mall/designer/server/designer.tables.ts';
import { aProduct, type BuiltProduct, type ProductWish } from '#mall/goods/server/goods.builders.ts';
import type { Person } from '#mall/login/server/login.builders.ts';
import { aBuyer, aSeller, type Buyer } from '#mall/order/server/order.builders.ts';
import { sampleProtocol } from '../sample.protocol.ts';

interface MallToAskIn {
  work<T>(action: (work: Work) => Promise<T>): Promise<T>;
  call<E extends AnyEndpoint>(endpoint: E, input: CallOf<E>, person?: { token: string }): Promise<ReplyOf<E>>;
  tokenSecret: Uint8Array;
}

export interface SampleProductWish extends ProductWish {
  /** 20 when left out. */
  sampleStock?: number;
  /** Micro-yuan; free when left out. */
  samplePrice?: number;
  /** 5 when left out. */
  sampleLimit?: number;
}

/** A product with samples. */
export async function aSampleProduct(work: Work, wish: SampleProductWish = {}): Promise<BuiltProduct> {
  const made = await aProduct(work, wish);
  await setSamples(work, made.productId, wish);
  return made;
}

export async function setSamples(
  work: Work,
  productId: number,
  wish: Pick<SampleProductWish, 'sampleStock' | 'samplePrice' | 'sampleLimit'>,
): Promise<void> {
  await work.query(
    'UPDATE product SET sample_stock = $2, sample_price = $3, sample_limit = $4 WHERE product_id = $1',
    [productId, wish.sampleStock ?? 20, unitPrice(wish.samplePrice ?? 0), wish.sampleLimit ?? 5],
  );
}

/** A certified designer who is logged in, with an address and money on his balance. */
export async function aDesigner(
  mall: MallToAskIn,
  wish: { state?: DesignerState; enterpriseId?: number } = {},
): Promise<Buyer> {
  const person = await aBuyer(mall, { type: 2 });
  await mall.work(async (work) => {
    await work.query(`UPDATE member SET mobile = coalesce(mobile, $2) WHERE member_id = $1`, [
      person.memberId,
      `135${String(person.memberId).padStart(8, '0')}`,
    ]);
    await work.tx.insert(designer).values({
      memberId: person.memberId,
      enterpriseId: wish.enterpriseId ?? null,
      state: wish.state ?? 'ACTIVE',
      realName: '陈工',
      since: work.now,
    });
  });
  return person;
}

export interface SampleWish {
  designer?: Buyer;
  seller?: Person & { storeId: number };
  product?: BuiltProduct;
  number?: number;
  samplePrice?: number;
}

export interface BuiltSample {
  sampleSn: string;
  designer: Buyer;
  seller: Person & { storeId: number };
  product: BuiltProduct;
}

/** A request for 3 pieces of one product, submitted; it waits for the store. */
export async function aSampleRequest(mall: MallToAskIn, wish: SampleWish = {}): Promise<BuiltSample> {
  const who = wish.designer ?? (await aDesigner(mall));
  const seller = wish.seller ?? (await aSeller(mall));
  const product =
    wish.product ??
    (await mall.work((work) =>
      aSampleProduct(work, { storeId: seller.storeId, samplePrice: wish.samplePrice }),
    ));
  const { sampleSns } = await mall.call(
    sampleProtocol.submit,
    {
      products: [{ productId: product.productId, number: wish.number ?? 3 }],
      addressId: who.addressId,
      ...SAMPLE_USE,
    },
    who,
  );
  return { sampleSn: sampleSns[0]!, designer: who, seller, product };
}

/** What a designer writes of the trial. */
export const SAMPLE_USE = { purpose: 'newDesign', endProduct: '便携式示波器' } as const;
