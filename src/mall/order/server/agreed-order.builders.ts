// Agreed orders for tests: placed the way quotations and contracts place them, with a stub of what they agreed.
import { contentHashOf } from '#kit/document/document-version.ts';
import { cents, lineAmount, type UnitPrice } from '#kit/money/money.ts';
import type { BuiltProduct } from '#mall/goods/server/goods.builders.ts';
import type { Person } from '#mall/login/server/login.builders.ts';
import { PAY_ON_ORDER, type PaymentPlan } from '../payment-plan.ts';
import { type AgreedLine, type AgreedOrder, placeAgreedOrder } from './agreed/place-agreed-order.ts';
import { aBuyer, aSeller, type Buyer, type MallToOrderIn } from './order.builders.ts';

let made = 0;

/** A line of 100 pieces at ¥2.00, by words unless it is of a product. */
export function anAgreedLine(wish: Partial<AgreedLine> & { product?: BuiltProduct } = {}): AgreedLine {
  const { product, ...given } = wish;
  const sourceLineNo = given.sourceLineNo ?? 1;
  const number = given.number ?? 100;
  const unitPrice = given.unitPrice ?? (2_000_000 as UnitPrice);
  return {
    sourceLineNo,
    lineHash: contentHashOf({ sourceLineNo, number, unitPrice }),
    productId: product?.productId ?? null,
    goodsName: { zh: '定制变压器', en: 'Custom transformer' },
    partNo: 'TX-2026',
    brandName: 'ACME',
    packageName: 'EE19',
    matCode: '',
    number,
    unitPrice,
    amount: lineAmount(unitPrice, number),
    ...given,
  };
}

export interface BuiltAgreedOrder {
  orderSn: string;
  parentSn: string;
  paySn: string;
  needsPayment: boolean;
  buyer: Buyer;
  seller: Person & { storeId: number };
  sourceSn: string;
}

/** Of one line by words (¥200.00 in all) that is paid with the order, where nothing else is wished. */
export async function anAgreedOrder(
  mall: MallToOrderIn,
  wish: Partial<Omit<AgreedOrder, 'buyer' | 'storeId'>> & {
    buyer?: Buyer;
    seller?: Person & { storeId: number };
    enterpriseId?: number | null;
  } = {},
): Promise<BuiltAgreedOrder> {
  const { buyer: givenBuyer, seller: givenSeller, enterpriseId = null, ...agreed } = wish;
  const buyer = givenBuyer ?? (await aBuyer(mall));
  const seller = givenSeller ?? (await aSeller(mall));
  const sourceSn = agreed.sourceSn ?? `CT9900000${String(++made).padStart(5, '0')}`;
  const plan: PaymentPlan = agreed.plan ?? PAY_ON_ORDER;
  const placed = await mall.work((work) =>
    placeAgreedOrder(
      work,
      {
        source: 'contract',
        inqSn: '',
        isService: false,
        lines: [anAgreedLine()],
        freight: cents(0),
        address: {
          receiverName: '王工',
          mobile: '13900000000',
          regionName: '广东省深圳市南山区',
          detailAddress: '科苑路 15 号',
          companyName: '',
        },
        invoice: { kind: 'none' },
        poNumber: '',
        projectId: null,
        costCentre: '',
        remark: '',
        ...agreed,
        sourceSn,
        plan,
        buyer: { memberId: buyer.memberId, memberName: '', enterpriseId },
        storeId: seller.storeId,
      },
      { by: 'system' },
    ),
  );
  return { ...placed, buyer, seller, sourceSn };
}
