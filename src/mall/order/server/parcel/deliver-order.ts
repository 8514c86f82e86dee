// O13, O14: the store sends a parcel with all or part of an order, or hands over a service; every piece is known by lot and date code.
import { eq, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { NOTHING } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { reserveStock, type ShipLine, type ShippedLot, shipStock } from '#mall/goods/server/goods.ts';
import type { orderProtocol } from '../../order.protocol.ts';
import { locked } from '../../order-guards.ts';
import { shippableOf } from '../../order-part.ts';
import { type AgreedIn, listAgreedOrders } from '../agreed/cancel-agreed.ts';
import { shipAgreed } from '../agreed/ship-agreed.ts';
import { tellAgreed } from '../agreed/tell-agreed.ts';
import { findTrade, spendOf } from '../basket/order-budget.ts';
import { carryOnBehind } from '../chain/carry-on-chain.ts';
import { parcelOnCredit } from '../credit/order-on-credit.ts';
import { holdOrder, type LineRow, leftOf, linesOf, storesOwn } from '../hold-order.ts';
import { orderErrors } from '../order.errors.ts';
import { orderLine, orderReport, parcel, parcelLine, subOrder } from '../order.tables.ts';
import { moverOf, type OrderMover, type OrderRow, orderLife } from '../order-life.ts';
import { type OrderOfCase, type Pieces, productOf } from '../refund/case-order.ts';
import { showOrder } from '../show/show-order.ts';
import { openStages } from '../stage/order-stages.ts';

type Input = InputOf<typeof orderProtocol.deliver>;
type Asked = NonNullable<Input['lines']>[number];

/** What goes of a line, and what the store says where from. */
export type Sent = ReadonlyMap<LineRow, Pick<Asked, 'number' | 'lots' | 'typed'>>;

/**
 * @throws orderErrors.notNow (also where stages are unpaid that are due before), carrierMissing, unknownLine,
 * tooMuchShipped, lotNeeded; goodsErrors when the chosen lots cannot give it
 */
export const deliverOrder: Action<typeof orderProtocol.deliver> = async (work, seller, input) => {
  const side = storesOwn(seller);
  const actor = moverOf('store', seller);
  const { orderSn } = input;
  const order = await holdOrder(work, side, orderSn);
  orderLife.require(work, order, 'shipRest', actor.by);
  const lines = await linesOf(work, [orderSn]);
  const sent = whatIsSent(lines, input.lines);
  if (sent.size === 0) throw orderErrors.notNow({ why: locked, state: order.state });
  await sendOut(
    work,
    { order, lines, sent },
    { ...actor, way: wayOf(order, input), memberId: seller.memberId, why: input.overLimitReason ?? '' },
  );
  return showOrder(work, side, orderSn);
};

/** One parcel of what is sent; the order is held. */
async function sendOut(
  work: Work,
  { order, lines, sent }: { order: OrderRow; lines: readonly LineRow[]; sent: Sent },
  {
    way,
    memberId,
    why,
    ...actor
  }: OrderMover & { way: ReturnType<typeof wayOf>; memberId: number; why: string },
): Promise<void> {
  const { orderSn } = order;
  const sentNum = (line: LineRow) => sent.get(line)?.number ?? 0;
  const isRest = lines.every((line) => leftOf(line) === sentNum(line));

  const parcelSn = await nextDocumentNumber(work, 'PK');
  await work.tx.insert(parcel).values({ parcelSn, orderSn, state: 'SHIPPED', ...way, shippedAt: work.now });
  for (const [line, { number }] of sent) {
    await work.tx
      .update(orderLine)
      .set({ shippedNum: sql`${orderLine.shippedNum} + ${number}` })
      .where(eq(orderLine.orderLineId, line.orderLineId));
  }
  const shipped = await orderLife.advance(work, order, isRest ? 'shipRest' : 'shipPart', {
    ...actor,
    detail: { parcelSn },
  });
  const by = { documentSn: parcelSn, memberId };
  await parcelOnCredit(work, order, lines, sentNum, { parcelSn, why });
  if (order.isAgreed) {
    await work.tx.insert(parcelLine).values(await shipAgreed(work, order, by, sent));
    await tellAgreed(work, shipped, 'SHIPPED', { lines, number: sentNum, amount: NOTHING });
    // all reports are out: what is due with them is due now, not with their acceptance
    if (isRest && order.isByReport) await openStages(work, shipped, ['ON_REPORT'], { fromNow: true });
    await spendOf(work, await findTrade(work, order.parentSn)); // delivered on account: placed for good at the latest now
  } else {
    const lots = await shipStock(work, by, [...sent].map(fromStock));
    await work.tx.insert(parcelLine).values(parcelLines(parcelSn, [...sent.keys()], lots));
  }
}

/**
 * O13, O14 of a laboratory's work: with its last report all that is left goes electronically, by the mall itself.
 * @param lineNos only these of the agreed lines, as far as they are left
 */
export async function deliverReports(work: Work, of: AgreedIn, lineNos?: readonly number[]): Promise<void> {
  for (const { orderSn } of await listAgreedOrders(work, of)) {
    const order = await holdAny(work, orderSn);
    const lines = await linesOf(work, [orderSn]);
    const asked = lines
      .filter(({ sourceLineNo }) => !lineNos || lineNos.includes(sourceLineNo ?? 0))
      .filter((line) => shippableOf(line) > 0)
      .map((line) => ({ orderLineId: line.orderLineId, number: shippableOf(line) }));
    const sent = whatIsSent(lines, asked);
    if (sent.size === 0 || !orderLife.allowed(order, 'system', work.now).includes('shipRest')) continue;
    const way = { way: 'electronic' as const, carrier: '', trackingNo: '' };
    await sendOut(
      work,
      { order, lines, sent },
      { by: 'system', way, memberId: order.memberId, why: '检测报告交付' },
    );
  }
}

/** One that is issued is a link of its order's chain of evidence, beside what it delivers. The order must be held. */
export async function noteReport(
  work: Work,
  of: AgreedIn,
  said: { reportNo: string; pdfHash: string; issuedAt: Date },
): Promise<void> {
  const orders = await listAgreedOrders(work, of);
  if (orders.length === 0) return;
  await work.tx
    .insert(orderReport)
    .values(orders.map(({ orderSn }) => ({ orderSn, ...said })))
    .onConflictDoNothing();
  carryOnBehind(
    work,
    orders.map(({ orderSn }) => orderSn),
  );
}

/** Holds the orders of a commission before it is held itself. */
export async function holdOrdersOf(work: Work, of: AgreedIn): Promise<void> {
  for (const { orderSn } of await listAgreedOrders(work, of)) await holdAny(work, orderSn);
}

const holdAny = async (work: Work, orderSn: string): Promise<OrderRow> =>
  required((await work.tx.select().from(subOrder).where(eq(subOrder.orderSn, orderSn)).for('update'))[0]);

/** By which carrier; a service may come without one. @throws orderErrors.carrierMissing */
function wayOf(order: OrderRow, { way, carrier, trackingNo }: Input) {
  if (order.isService && way !== 'carrier') return { way, carrier: '', trackingNo: '' };
  if (carrier === '' || trackingNo === '') throw orderErrors.carrierMissing();
  return { way: 'carrier' as const, carrier, trackingNo };
}

/** What goes into the parcel, by line; without a list, all that is left. */
function whatIsSent(lines: readonly LineRow[], asked: Input['lines']): Sent {
  const sent = new Map<LineRow, Pick<Asked, 'number' | 'lots' | 'typed'>>();
  if (!asked) {
    for (const line of lines) {
      if (shippableOf(line) > 0) sent.set(line, { number: shippableOf(line) });
    }
    return sent;
  }
  for (const { orderLineId, ...goes } of asked) {
    const line = lines.find((one) => one.orderLineId === orderLineId);
    if (!line) throw orderErrors.unknownLine();
    if (sent.has(line) || goes.number > shippableOf(line))
      throw orderErrors.tooMuchShipped({ partNo: line.partNo, left: shippableOf(line) });
    sent.set(line, goes);
  }
  return sent;
}

/** What was bought from a listing is sent from its stock. */
function fromStock([line, { number, lots }]: [LineRow, Pick<Asked, 'number' | 'lots'>]): ShipLine {
  if (line.productId === null) throw new Error(`${line.orderSn}: a line without a listing`);
  return { productId: line.productId, number, ...(lots ? { lots } : {}) };
}

/** An order has each product on one line only, so that the lots of a product are those of its line. */
function parcelLines(parcelSn: string, sent: readonly LineRow[], lots: readonly ShippedLot[]) {
  const rows = new Map<number, typeof parcelLine.$inferInsert>();
  for (const lot of lots) {
    const known = rows.get(lot.lotId);
    if (known) {
      known.number += lot.number;
      continue;
    }
    const line = required(sent.find((one) => one.productId === lot.productId));
    const { lotId, lotNo, dateCode, number } = lot;
    rows.set(lotId, { parcelSn, orderLineId: line.orderLineId, lotId, lotNo, dateCode, number });
  }
  return [...rows.values()];
}

/**
 * Sends the same pieces anew, from stock. The order must be held.
 * @returns the parcel's number
 * @throws goodsErrors.shortOfStock
 */
export async function sendAgain(
  work: Work,
  { order: { orderSn }, lines }: OrderOfCase,
  sent: { carrier: string; trackingNo: string; memberId: number },
  pieces: readonly Pieces[],
): Promise<string> {
  const parcelSn = await nextDocumentNumber(work, 'PK');
  const { memberId, carrier, trackingNo } = sent;
  await work.tx.insert(parcel).values({
    parcelSn,
    orderSn,
    kind: 'EXCHANGE',
    state: 'SHIPPED',
    carrier,
    trackingNo,
    shippedAt: work.now,
  });
  const stock = pieces.map(({ orderLineId, number }) => ({
    productId: productOf(lines, orderLineId),
    number,
  }));
  await reserveStock(work, stock);
  const lots = await shipStock(work, { documentSn: parcelSn, memberId }, stock);
  const replaced = pieces.map(({ orderLineId }) =>
    required(lines.find((line) => line.orderLineId === orderLineId)),
  );
  await work.tx.insert(parcelLine).values(parcelLines(parcelSn, replaced, lots));
  carryOnBehind(work, [orderSn]);
  return parcelSn;
}
