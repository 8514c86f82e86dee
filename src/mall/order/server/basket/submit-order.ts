// Makes a trade of what the buyer has confirmed: one sub-order per store, stock promised, the bill opened. A hot path: each kind of row in one statement.

import { insertRows } from '#kit/db/insert-rows.ts';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { after } from '#kit/time/duration.ts';
import type { Address } from '#mall/address/address.protocol.ts';
import { findDistrictNamed, requireUsableAddress } from '#mall/address/server/address.ts';
import { requireWithinLimits } from '#mall/company/server/company.ts';
import { countSales, reserveStock } from '#mall/goods/server/goods.ts';
import { countMatCodesBought, findMatCodesOfParts, matCodeFor } from '#mall/mat-code/server/mat-code.ts';
import { buysFor, type Member } from '#mall/member/actor.ts';
import { openBill } from '#mall/payment/server/payment.ts';
import type { orderProtocol } from '../../order.protocol.ts';
import { type AddressSnapshot, type InvoiceSnapshot, invoiceKindsFor } from '../../order-snapshot.ts';
import type { OrderSource } from '../../order-source.ts';
import { PAY_TIME } from '../../order-terms.ts';
import { creditChosen, releaseToStores, reserveForOrders } from '../credit/order-on-credit.ts';
import { orderErrors } from '../order.errors.ts';
import { orderLine } from '../order.tables.ts';
import { moverOf, orderLife } from '../order-life.ts';
import {
  askBuyersPeople,
  type ProjectsOf,
  type Purpose,
  parentSnOf,
  purposeOf,
  reviewsOf,
} from './ask-buyers-people.ts';
import { problemReplies } from './confirm-order.ts';
import { commissionsOf, type Frozen } from './freeze-commissions.ts';
import { billLines } from './open-payment.ts';
import { spendOf } from './order-budget.ts';
import { basketProblems, type PlaceNamed, type PricedBasket, priceBasket } from './price-basket.ts';
import { takeBasket, type Wish } from './read-basket.ts';
import { spentThisMonth } from './spent-this-month.ts';

const INSERT_TRADE = `
  INSERT INTO trade (parent_sn, pay_sn, member_id, source, pay_state, payable, address, invoice, po_number, created_at,
                     pay_deadline, paid_at, project_id, cost_centre, is_governed, auto_invoice)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`;

type Input = InputOf<typeof orderProtocol.submit>;
type Submitted = ReplyOf<typeof orderProtocol.submit>;
/** What a trade keeps of how it was ordered. */
type Placed = Pick<
  Input,
  'projectId' | 'costCentre' | 'poNumber' | 'remarks' | 'invoice' | 'expectedAmount'
> & {
  source: OrderSource;
  /** Stores whose orders are paid on account. */
  creditStores?: readonly number[];
  /** For every store, where there is none for it alone. */
  remark?: string;
};

/**
 * Takes the basket as an order (O1): all of it or nothing. Amounts are the server's; the client's `expectedAmount` only
 * guards against a price that changed since. Where the buyer's enterprise or a store reviews, the whole trade waits for it.
 * @throws orderErrors.notDelivered, problems with everything that is in the way, specialInvoice; addressErrors for an address that is
 * not his, projectNotFound; approvalErrors.overBudget; subAccountErrors for an employee above his limits; goodsErrors.shortOfStock when somebody was faster
 */
export const submitOrder =
  (projectsOf: ProjectsOf) =>
  async (work: Work, member: Member, input: Input): Promise<Submitted> => {
    const finding = requireUsableAddress(work, member, input.addressId).then(
      (chosen): Destination => ({ address: addressSnapshot(chosen), place: chosen }),
    );
    finding.catch(() => {}); // what is wrong with the basket is said first
    return placeOrder(work, member, input, finding, () => takeBasket(work, member, input), projectsOf);
  };

/**
 * An order of given lines, at prices that were promised: for whoever orders neither from his cart nor from a listing.
 * @param order.remark for each of its stores
 * @throws as submitOrder does
 */
export const orderLines = (
  work: Work,
  member: Member,
  order: {
    source: OrderSource;
    lines: readonly Wish[];
    address: AddressSnapshot;
    poNumber: string;
    remark: string;
    costCentre: string;
  },
): Promise<Submitted> =>
  placeOrder(
    work,
    member,
    order,
    Promise.resolve({
      address: order.address,
      place: findDistrictNamed(order.address.regionName) ?? null,
    }),
    async () => [...order.lines],
    async () => [],
  );

async function placeOrder(
  work: Work,
  member: Member,
  input: Placed,
  finding: Promise<Destination>,
  take: () => Promise<Wish[]>,
  projectsOf: ProjectsOf,
): Promise<Submitted> {
  const numbering = nextDocumentNumber(work, 'SO');
  numbering.catch(() => {});
  const wishes = await take();
  const basket = await priceBasket(work, wishes, (await finding.catch(() => null))?.place ?? null);
  const [shut] = basket.notDelivered;
  if (shut) throw orderErrors.notDelivered(shut);
  const problems = basketProblems(basket, input.expectedAmount);
  if (problems.length > 0) {
    throw orderErrors.problems({
      text: required(problems[0]).text,
      problems: problemReplies(problems, work.language),
    });
  }
  await requireWithinLimits(work, member, basket.payable, () => spentThisMonth(work, member.memberId));
  const { address } = await finding;
  const invoice = invoiceSnapshot(member, input);
  const orderSns = [await numbering];
  while (orderSns.length < basket.stores.length) orderSns.push(await nextDocumentNumber(work, 'SO'));
  const bought = basket.stores
    .flatMap((one) => one.lines)
    .map(({ product: { productId, goodsId }, buyNum }) => ({ productId, goodsId, number: buyNum }));
  const purpose = await purposeOf(work, member, input, projectsOf);
  const credit = await creditChosen(work, member, input.creditStores ?? []);
  const accountIds = [...credit.values()];
  const asked = await askBuyersPeople(work, member, { basket, orderSns, purpose, bought, accountIds });
  const opening = openingOf(work, basket, required(orderSns[0]), asked, credit);
  const { parentSn, paySn, state, deadline } = opening;

  const matCodes = await namedByBuyer(work, member, basket);
  const trade = { ...opening, payable: basket.payable, address, invoice, purpose };
  const orders = newOrders(member, input, basket, opening, orderSns, credit);
  await reserveForOrders(work, orders, basket, purpose);
  const [frozen] = await Promise.all([
    commissionsOf(work, chargedOf(basket), false),
    insertTrade(work, member, input, trade),
    orderLife.beginAll(work, 'submit', orders, moverOf('buyer', member)),
  ]);
  await Promise.all([
    state !== 'PENDING_REVIEW' &&
      openBill(work, {
        paySn,
        docType: 'TRADE',
        ...buyerOf(member),
        lines: billLines(orders.filter((order) => order.payMode === 'CASH')),
        deadline,
      }),
    // Late, since other buyers of these products wait from here on; before the lines, which refer to the products' rows.
    asked.isGoverned || reserveStock(work, bought),
    insertLines(work, basket, { orderSns, matCodes, frozen }),
  ]);
  if (state !== 'PENDING_REVIEW') {
    await releaseToStores(work, orders);
    const placed = orders.filter((order) => order.state === 'PENDING_DELIVERY').map((order) => order.storeId);
    const sold = basket.stores
      .filter(({ store }) => placed.includes(store.storeId))
      .flatMap((one) => one.lines);
    await countSales(
      work,
      sold.map(({ product: { goodsId }, buyNum }) => ({ goodsId, number: buyNum })),
    );
  }
  if (state === 'PENDING_DELIVERY') await spendOf(work, opening);
  const payable = centsToWire(basket.payable);
  return { parentSn, paySn, payable, orderSns, needsPayment: state === 'PENDING_PAYMENT' };
}

/** Where it goes. */
interface Destination {
  address: AddressSnapshot;
  /** Null where nobody can say in which division it lies. */
  place: PlaceNamed | null;
}

/** How the trade begins. */
interface Opening {
  parentSn: string;
  paySn: string;
  state: 'PENDING_REVIEW' | 'PENDING_PAYMENT' | 'PENDING_DELIVERY';
  /** Until when to pay; null when there is no bill to pay yet, or ever. */
  deadline: Date | null;
  isGoverned: boolean;
  /** The buyer's own people decide first. */
  isAsked: boolean;
}

/** The trade and its payment carry the number of the trade's first order. */
function openingOf(
  work: Work,
  basket: PricedBasket,
  firstOrderSn: string,
  asked: Pick<Opening, 'isGoverned' | 'isAsked'>,
  credit: ReadonlyMap<number, number>,
): Opening {
  const isReviewed = asked.isAsked || basket.stores.some((one) => one.store.reviewsOrders);
  const isPaid = basket.stores.every((one) => one.payable === 0 || credit.has(one.store.storeId));
  const state = isReviewed ? 'PENDING_REVIEW' : isPaid ? 'PENDING_DELIVERY' : 'PENDING_PAYMENT';
  return {
    parentSn: parentSnOf(firstOrderSn),
    paySn: firstOrderSn.replace(/^SO/, 'PY'),
    state,
    deadline: state === 'PENDING_PAYMENT' ? after(work.now, PAY_TIME) : null,
    ...asked,
  };
}

function newOrders(
  member: Member,
  input: Placed,
  basket: PricedBasket,
  { parentSn, state, isAsked }: Opening,
  orderSns: readonly string[],
  credit: ReadonlyMap<number, number>,
) {
  return basket.stores.map(({ store, goodsAmount, freight, payable }, i) => ({
    orderSn: required(orderSns[i]),
    parentSn,
    ...buyerOf(member),
    storeId: store.storeId,
    storeName: store.name,
    payMode: credit.has(store.storeId) ? ('CREDIT' as const) : ('CASH' as const),
    creditAccountId: credit.get(store.storeId) ?? null,
    state: state === 'PENDING_PAYMENT' && credit.has(store.storeId) ? ('PENDING_DELIVERY' as const) : state,
    reviewKind: reviewsOf(isAsked, store.reviewsOrders),
    goodsAmount,
    freight,
    payable,
    remark: input.remarks?.[String(store.storeId)] ?? input.remark ?? '',
  }));
}

/** Who buys, and for which enterprise. */
const buyerOf = (member: Member) => ({ memberId: member.memberId, enterpriseId: buysFor(member) });

function invoiceSnapshot(member: Member, { invoice = { kind: 'none' } }: Placed): InvoiceSnapshot {
  if (!invoiceKindsFor(member).includes(invoice.kind)) throw orderErrors.specialInvoice();
  return invoice;
}

/** What a trade keeps of an address (domain R9). */
export function addressSnapshot(address: Address): AddressSnapshot {
  const { receiverName, mobile, regionName, detailAddress, companyName } = address;
  return { receiverName, mobile, regionName, detailAddress, companyName };
}

async function insertTrade(
  work: Work,
  member: Member,
  { source, poNumber }: Placed,
  made: Opening & { payable: Cents; address: AddressSnapshot; invoice: InvoiceSnapshot; purpose: Purpose },
): Promise<void> {
  const isPaid = made.state === 'PENDING_DELIVERY';
  await work.query(
    INSERT_TRADE,
    [
      made.parentSn,
      made.paySn,
      member.memberId,
      source,
      isPaid ? 1 : 0,
      made.payable,
      JSON.stringify(made.address),
      JSON.stringify(made.invoice),
      poNumber,
      work.now,
      made.deadline,
      isPaid ? work.now : null,
      made.purpose.projectId,
      made.purpose.costCentre,
      made.isGoverned,
      made.invoice.kind !== 'none',
    ],
    'order-trade',
  );
}

/** By product, how the buyer's enterprise calls it, counted as bought; empty for who buys for none. */
async function namedByBuyer(
  work: Work,
  member: Member,
  basket: PricedBasket,
): Promise<ReadonlyMap<number, string>> {
  const enterpriseId = buysFor(member);
  if (enterpriseId === null) return new Map();
  const lines = basket.stores.flatMap((one) => one.lines);
  const codes = await findMatCodesOfParts(
    work,
    enterpriseId,
    lines.map((line) => line.product.partId),
  );
  const named = lines.flatMap(({ product, buyNum }) => {
    const code = matCodeFor(codes.get(product.partId), product.productId);
    return code ? [{ ...code, productId: product.productId, number: buyNum }] : [];
  });
  await countMatCodesBought(work, named);
  return new Map(named.map(({ productId, matCode }) => [productId, matCode]));
}

const chargedOf = ({ stores }: PricedBasket) =>
  stores.flatMap(({ store: { storeId }, lines }) =>
    lines.map(({ productId, amount }) => ({ storeId, productId, base: amount })),
  );

/** With everything that the cart's line and the order's have in common. @param of.frozen by line, store by store */
async function insertLines(
  work: Work,
  basket: PricedBasket,
  of: { orderSns: readonly string[]; matCodes: ReadonlyMap<number, string>; frozen: readonly Frozen[] },
): Promise<void> {
  const frozen = of.frozen.values();
  await insertRows(
    work,
    orderLine,
    basket.stores.flatMap(({ lines }, i) =>
      lines.map(({ product, ...line }) => ({
        ...line,
        ...frozen.next().value,
        orderSn: required(of.orderSns[i]),
        goodsId: product.goodsId,
        goodsName: product.goodsName,
        partNo: product.partNo,
        brandName: product.brandName,
        packageName: product.packageName ?? '',
        packing: product.packing,
        goodsImage: product.goodsImage,
        matCode: of.matCodes.get(line.productId) ?? '',
      })),
    ),
  );
}
