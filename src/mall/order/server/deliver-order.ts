// O13, O14: the store sends a parcel with all or part of an order; every piece is known by lot and date code.
import { eq, sql } from 'drizzle-orm';
import { nextDocumentNumber } from '#kit/db/document-number.ts';
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import { type ShipLine, type ShippedLot, shipStock } from '#mall/goods/server/goods.ts';
import type { Seller } from '#mall/member/actor.ts';
import type { OrderDetail, orderProtocol } from '../order.protocol.ts';
import { advance, requireAllowed } from './advance-order.ts';
import { holdOrder, type LineRow, leftOf, linesOf, storesOwn } from './hold-order.ts';
import { orderErrors } from './order.errors.ts';
import { orderLine, parcel, parcelLine } from './order.tables.ts';
import { asStore } from './order-actor.ts';
import { showOrder } from './show-order.ts';

type Input = InputOf<typeof orderProtocol.deliver>;

/** @throws orderErrors.notNow, unknownLine, tooMuchShipped; goodsErrors when the chosen lots cannot give it */
export async function deliverOrder(work: Work, seller: Seller, input: Input): Promise<OrderDetail> {
  const side = storesOwn(seller);
  const actor = asStore(seller);
  const { orderSn, carrier, trackingNo } = input;
  const order = await holdOrder(work, side, orderSn);
  requireAllowed(work, order, 'shipRest', actor);
  const lines = await linesOf(work, [orderSn]);
  const sent = whatIsSent(lines, input.lines);
  const sentNum = (line: LineRow) => sent.get(line)?.number ?? 0;
  const isRest = lines.every((line) => leftOf(line) === sentNum(line));

  const parcelSn = await nextDocumentNumber(work, 'PK');
  await work.tx
    .insert(parcel)
    .values({ parcelSn, orderSn, state: 'SHIPPED', carrier, trackingNo, shippedAt: work.now });
  for (const [line, { number }] of sent) {
    await work.tx
      .update(orderLine)
      .set({ shippedNum: sql`${orderLine.shippedNum} + ${number}` })
      .where(eq(orderLine.orderLineId, line.orderLineId));
  }
  await advance(work, order, isRest ? 'shipRest' : 'shipPart', actor, { diff: { parcelSn } });
  const lots = await shipStock(work, { documentSn: parcelSn, memberId: seller.memberId }, [...sent.values()]);
  await work.tx.insert(parcelLine).values(parcelLines(parcelSn, sent, lots));
  return showOrder(work, side, orderSn);
}

/** What goes into the parcel, by line; without a list, all that is left. */
function whatIsSent(lines: readonly LineRow[], asked: Input['lines']): Map<LineRow, ShipLine> {
  const sent = new Map<LineRow, ShipLine>();
  if (!asked) {
    for (const line of lines) {
      if (leftOf(line) > 0) sent.set(line, { productId: line.productId, number: leftOf(line) });
    }
    return sent;
  }
  for (const { orderLineId, number, lots } of asked) {
    const line = lines.find((one) => one.orderLineId === orderLineId);
    if (!line) throw orderErrors.unknownLine();
    if (sent.has(line) || number > leftOf(line))
      throw orderErrors.tooMuchShipped({ partNo: line.partNo, left: leftOf(line) });
    sent.set(line, { productId: line.productId, number, ...(lots ? { lots } : {}) });
  }
  return sent;
}

/** An order has each product on one line only, so that the lots of a product are those of its line. */
function parcelLines(parcelSn: string, sent: Map<LineRow, ShipLine>, lots: readonly ShippedLot[]) {
  const rows = new Map<number, typeof parcelLine.$inferInsert>();
  for (const lot of lots) {
    const known = rows.get(lot.lotId);
    if (known) {
      known.number += lot.number;
      continue;
    }
    const line = [...sent.keys()].find((one) => one.productId === lot.productId)!;
    const { lotId, lotNo, dateCode, number } = lot;
    rows.set(lotId, { parcelSn, orderLineId: line.orderLineId, lotId, lotNo, dateCode, number });
  }
  return [...rows.values()];
}
