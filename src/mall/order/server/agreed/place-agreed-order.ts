// Makes a trade of what was agreed in a quotation or a contract: agreed prices, payment in stages, no listing's stock promised.
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { setTimer } from '#kit/jobs/timer.ts';
import { type Cents, cents, sum, type UnitPrice } from '#kit/money/money.ts';
import type { StepBy } from '#kit/process/process.ts';
import { laboratoryOf } from '#mall/ability/server/ability.ts';
import { findProducts, type ProductForSale, unitPriceAt } from '#mall/goods/server/goods.ts';
import { countMatCodesBought, findMatCodesOfParts, matCodeFor } from '#mall/mat-code/server/mat-code.ts';
import { findStores } from '#mall/store/server/store.ts';
import type { AddressSnapshot, InvoiceSnapshot } from '../../order-snapshot.ts';
import {
  type AgreedSource,
  type LineOrigin,
  type ServiceOrderKind,
  TAX_OF_GOODS,
  TAX_OF_SERVICES,
} from '../../order-source.ts';
import type { PaymentPlan } from '../../payment-plan.ts';
import { reviewsOf } from '../basket/ask-buyers-people.ts';
import { freezeCommissions } from '../basket/freeze-commissions.ts';
import { countOrderSales } from '../basket/open-payment.ts';
import { releaseStage, reserveStage } from '../credit/order-on-credit.ts';
import { linesOf } from '../hold-order.ts';
import { orderLine, trade } from '../order.tables.ts';
import { orderLife } from '../order-life.ts';
import { amountsByTrigger, notePayState, planStages } from '../stage/order-stages.ts';
import { askForAgreed, type OrderingBuyer } from './ask-for-agreed.ts';
import { openFirstStages, payDeadline } from './open-agreed.ts';
import { tellAgreed } from './tell-agreed.ts';

export interface AgreedLine {
  /** The agreed line's number within its source. */
  sourceLineNo: number;
  /** Of the accepted version's line; kept with the order's (invariant 10). */
  lineHash: string;
  /** The accepted version of the quotation that it is from; absent: written into the contract by hand. */
  quotation?: LineOrigin | null;
  /** The listing it was offered with; null: offered by words. */
  productId: number | null;
  goodsName: { zh: string; en: string };
  partNo: string;
  brandName: string;
  packageName: string;
  matCode: string;
  number: number;
  unitPrice: UnitPrice;
  amount: Cents;
}

export interface AgreedOrder {
  source: AgreedSource;
  /** The quotation's or contract's number; and the inquiry's, '' for none. */
  sourceSn: string;
  inqSn: string;
  /** The accepted version of the quotation, or the contract's in force, with its hash: what the order can be held against. */
  sourceVersionNo?: number;
  sourceHash?: string;
  buyer: { memberId: number; memberName: string; enterpriseId: number | null };
  storeId: number;
  /** Tests, calibrations, certifications: nothing is shipped. */
  isService: boolean;
  /** Which of them, where it is known. */
  serviceKind?: ServiceOrderKind;
  lines: readonly AgreedLine[];
  freight: Cents;
  plan: PaymentPlan;
  address: AddressSnapshot;
  invoice: InvoiceSnapshot;
  poNumber: string;
  projectId: number | null;
  costCentre: string;
  remark: string;
}

const PRICE_SOURCES = {
  quote: 'QUOTE',
  contract: 'CONTRACT',
  service: 'SERVICE',
  authen: 'SERVICE',
} as const;

/**
 * Places it (O1): waits for the payment stages of ON_ORDER, or goes to delivery where nothing is due yet. Amounts are
 * those agreed. Without an ordering buyer, whoever calls it moves what was reserved of budgets to the trade (`parentSn`).
 * @param by who agreed to it last; the system for the schedule of a contract
 * @param ordering a buyer who decides by himself how much he takes: his limits, budgets and rules hold as for any order,
 * and the order waits while his people decide
 * @throws RangeError for a plan that is none, and for an order without lines; as askForAgreed; creditErrors.noAccount, blocked for a stage by statement
 */
export async function placeAgreedOrder(
  work: Work,
  agreed: AgreedOrder,
  by: StepBy<'buyer' | 'system'>,
  ordering?: OrderingBuyer,
): Promise<{ orderSn: string; parentSn: string; paySn: string; needsPayment: boolean; isAsked: boolean }> {
  if (agreed.lines.length === 0) throw new RangeError('an agreed order without lines');
  const goodsAmount = sum(agreed.lines.map((line) => line.amount));
  const payable = cents(goodsAmount + agreed.freight);
  const dueOn = amountsByTrigger(payable, agreed.plan);
  const orderSn = await nextDocumentNumber(work, 'SO');
  const { enterpriseId, memberId } = agreed.buyer;
  const spending = { ...agreed, enterpriseId, amount: payable, orderSn };
  const isAsked = ordering !== undefined && (await askForAgreed(work, ordering, spending));
  const needsPayment = !isAsked && dueOn('ON_ORDER') > 0;
  const creditAccountId = await reserveStage(
    work,
    { ...agreed, orderSn, enterpriseId, memberId },
    dueOn('ON_STATEMENT'),
  );
  const deadline = payDeadline(work, agreed.plan);
  const parentSn = orderSn.replace(/^SO/, 'TR');
  const paySn = orderSn.replace(/^SO/, 'PY');
  await insertTrade(work, agreed, { parentSn, paySn, payable, deadline: needsPayment ? deadline : null });
  const store = (await findStores(work, [agreed.storeId])).get(agreed.storeId);
  if (!store) throw new RangeError(`no store ${agreed.storeId}`);
  const state = isAsked ? 'PENDING_REVIEW' : needsPayment ? 'PENDING_PAYMENT' : 'PENDING_DELIVERY';
  const { freight, storeId, remark, isService } = agreed;
  const named = await findProducts(
    work,
    agreed.lines.flatMap((line) => line.productId ?? []),
  );
  // whatever a document says: nobody sells another store's goods
  const products = new Map([...named].filter(([, product]) => product.storeId === storeId));
  const order = await orderLife.begin(
    work,
    'submit',
    {
      ...{ orderSn, parentSn, memberId, enterpriseId, storeId, storeName: store.name, state },
      ...{
        goodsAmount,
        freight,
        payable,
        remark,
        isService,
        isByReport: isService && (await laboratoryOf(work, storeId)) !== undefined,
        serviceKind: agreed.serviceKind ?? null,
        isAgreed: true,
        payMode: 'PLAN' as const,
        creditAccountId,
      },
      reviewKind: reviewsOf(isAsked, false),
      dueBeforeShip: dueOn('BEFORE_SHIP'),
      paidAt: null,
      // what was offered by words has no listing to evaluate
      evaluateState: products.size > 0 ? 1 : 3,
    },
    by,
  );
  if (needsPayment) await setTimer(work, orderLife.docType, orderSn, 'payTimeout', deadline);
  await insertLines(work, orderSn, agreed, products);
  await freezeCommissions(work, order);
  await planStages(work, { orderSn, paySn, payable }, agreed.plan);
  if (!isAsked) await openFirstStages(work, order, deadline);
  if (!isAsked) await releaseStage(work, order);
  await notePayState(work, parentSn, orderSn);
  const lines = await linesOf(work, [orderSn]);
  if (state === 'PENDING_DELIVERY') await countOrderSales(work, [order]);
  await tellAgreed(work, order, 'ORDERED', { lines, number: (line) => line.buyNum, amount: payable });
  return { orderSn, parentSn, paySn, needsPayment, isAsked };
}

async function insertTrade(
  work: Work,
  agreed: AgreedOrder,
  made: { parentSn: string; paySn: string; payable: Cents; deadline: Date | null },
): Promise<void> {
  await work.tx.insert(trade).values({
    parentSn: made.parentSn,
    paySn: made.paySn,
    memberId: agreed.buyer.memberId,
    source: agreed.source,
    sourceSn: agreed.sourceSn,
    sourceVersionNo: agreed.sourceVersionNo ?? 0,
    sourceHash: agreed.sourceHash ?? '',
    inqSn: agreed.inqSn,
    projectId: agreed.projectId,
    costCentre: agreed.costCentre,
    // whoever agreed it has reserved what there is to reserve
    isGoverned: agreed.buyer.enterpriseId !== null,
    payable: made.payable,
    address: agreed.address,
    invoice: agreed.invoice,
    autoInvoice: Boolean(agreed.invoice.title),
    poNumber: agreed.poNumber,
    createdAt: work.now,
    payDeadline: made.deadline,
  });
}

async function insertLines(
  work: Work,
  orderSn: string,
  agreed: AgreedOrder,
  products: ReadonlyMap<number, ProductForSale>,
): Promise<void> {
  const codes = await codesOf(work, agreed, products);
  await work.tx.insert(orderLine).values(
    agreed.lines.map((line) => {
      const product = line.productId === null ? undefined : products.get(line.productId);
      return {
        orderSn,
        goodsId: product?.goodsId ?? null,
        productId: product?.productId ?? null,
        sourceLineNo: line.sourceLineNo,
        lineHash: line.lineHash,
        quotation: line.quotation ?? null,
        goodsName: nameOf(line, product),
        partNo: line.partNo,
        brandName: line.brandName,
        matCode: line.matCode || (codes.get(line.sourceLineNo) ?? ''),
        packageName: line.packageName,
        packing: product?.packing ?? '',
        goodsImage: product?.goodsImage ?? null,
        buyNum: line.number,
        // the listing's price at that moment: so that the order can say what was gained by asking
        listPrice: product ? unitPriceAt(product.priceTiers, line.number) : line.unitPrice,
        unitPrice: line.unitPrice,
        amount: line.amount,
        priceSource: PRICE_SOURCES[agreed.source],
        priceSourceSn: agreed.sourceSn,
        taxRate: agreed.isService ? TAX_OF_SERVICES : TAX_OF_GOODS,
      };
    }),
  );
}

/** A text speaks one language: where it calls the listing as the listing calls itself, both languages are known. */
function nameOf({ goodsName }: AgreedLine, product: ProductForSale | undefined): AgreedLine['goodsName'] {
  const own = product?.goodsName;
  return own && goodsName.zh === goodsName.en && [own.zh, own.en].includes(goodsName.zh) ? own : goodsName;
}

/** By the agreed line's number, how the buyer's enterprise calls the part, counted as bought. */
async function codesOf(
  work: Work,
  { buyer: { enterpriseId }, lines }: AgreedOrder,
  products: ReadonlyMap<number, ProductForSale>,
): Promise<ReadonlyMap<number, string>> {
  if (enterpriseId === null || products.size === 0) return new Map();
  const known = await findMatCodesOfParts(
    work,
    enterpriseId,
    [...products.values()].map((product) => product.partId),
  );
  const named = lines.flatMap(({ productId, sourceLineNo, number }) => {
    const product = productId === null ? undefined : products.get(productId);
    const code = product && matCodeFor(known.get(product.partId), product.productId);
    return code ? [{ ...code, sourceLineNo, number }] : [];
  });
  await countMatCodesBought(work, named);
  return new Map(named.map(({ sourceLineNo, matCode }) => [sourceLineNo, matCode]));
}
