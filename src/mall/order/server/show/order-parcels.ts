// The parcels of an order → replies, each with the pieces and lots in it.
import { asc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import type { ParcelReply } from '../../order-detail.protocol.ts';
import { deliveryWays } from '../../order-source.ts';
import { orderWords, parcelStates } from '../../order-words.ts';
import type { LineRow } from '../hold-order.ts';
import { parcel, parcelLine } from '../order.tables.ts';
import type { OrderRow } from '../order-life.ts';

/** In the order of their leaving. */
export async function parcelsOf(
  work: Work,
  order: OrderRow,
  lines: readonly LineRow[],
): Promise<ParcelReply[]> {
  const rows = await work.tx
    .select({ parcel, line: parcelLine })
    .from(parcel)
    .innerJoin(parcelLine, eq(parcelLine.parcelSn, parcel.parcelSn))
    .where(eq(parcel.orderSn, order.orderSn))
    .orderBy(asc(parcel.shippedAt), asc(parcel.parcelSn), asc(parcelLine.parcelLineId));
  return [...Map.groupBy(rows, (row) => row.parcel.parcelSn).values()].map((inside) => {
    const sent = required(inside[0]).parcel;
    return {
      parcelSn: sent.parcelSn,
      isExchange: sent.kind === 'EXCHANGE',
      state: sent.state,
      stateName: [
        sent.kind === 'EXCHANGE' ? orderWords.exchange[work.language] : '',
        parcelStates[sent.state][work.language],
      ]
        .filter(Boolean)
        .join(' · '),
      way: sent.way,
      wayName: deliveryWays[sent.way][work.language],
      carrier: sent.carrier,
      trackingNo: sent.trackingNo,
      shippedAt: sent.shippedAt.toISOString(),
      receivedAt: sent.receivedAt?.toISOString() ?? null,
      lines: inside.map(({ line: { orderLineId, lotId, lotNo, dateCode, number } }) => {
        const of = required(lines.find((one) => one.orderLineId === orderLineId));
        return {
          orderLineId,
          partNo: of.partNo,
          goodsName: of.goodsName[work.language],
          lotId,
          lotNo,
          dateCode,
          number,
        };
      }),
    };
  });
}
