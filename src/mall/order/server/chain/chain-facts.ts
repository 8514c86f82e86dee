// What the chain of evidence says of orders, as it stands in the tables now: nothing in it changes once an order is placed for good.
import { asc, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { invoicedOfOrders } from '#mall/invoice/server/invoice.ts';
import type { ChainKind } from '../../order-detail.protocol.ts';
import { isAgreedSource } from '../../order-source.ts';
import type { LineRow, TradeRow } from '../hold-order.ts';
import { orderLine, orderReport, parcel, parcelLine, subOrder, trade } from '../order.tables.ts';
import type { OrderRow } from '../order-life.ts';

/** One link's content: plain JSON, amounts in fen, prices in micro-yuan. */
export interface ChainFact {
  readonly what: ChainKind;
  readonly sn: string;
  readonly at: string;
  readonly [said: string]: unknown;
}

/** Of one order, in the order in which they follow each other. @property isFirm its lines and prices are what they will stay */
export interface FactsOfOrder {
  isFirm: boolean;
  facts: ChainFact[];
}

const UNDECIDED: ReadonlySet<OrderRow['state']> = new Set([
  ...(['PENDING_REVIEW', 'REVIEW_REJECTED', 'REJECTED', 'PENDING_PAYMENT', 'CANCELLED'] as const),
]);

/** By the order's number. */
export async function factsOf(work: Work, orderSns: readonly string[]): Promise<Map<string, FactsOfOrder>> {
  const asked = [...orderSns];
  if (asked.length === 0) return new Map();
  const orders = await work.tx
    .select({ order: subOrder, trade })
    .from(subOrder)
    .innerJoin(trade, eq(trade.parentSn, subOrder.parentSn))
    .where(inArray(subOrder.orderSn, asked));
  const lines = await work.tx
    .select()
    .from(orderLine)
    .where(inArray(orderLine.orderSn, asked))
    .orderBy(asc(orderLine.orderLineId));
  const sent = await work.tx
    .select({ parcel, line: parcelLine })
    .from(parcel)
    .innerJoin(parcelLine, eq(parcelLine.parcelSn, parcel.parcelSn))
    .where(inArray(parcel.orderSn, asked))
    .orderBy(asc(parcelLine.parcelLineId));
  const reported = await work.tx.select().from(orderReport).where(inArray(orderReport.orderSn, asked));
  const invoiced = await invoicedOfOrders(work, asked);
  return new Map(
    orders.map(({ order, trade: placed }) => {
      const { orderSn } = order;
      const own = lines.filter((line) => line.orderSn === orderSn);
      const later: ChainFact[] = [
        ...chargesOf(order, own),
        ...reported.filter((one) => one.orderSn === orderSn).map(reportSaid),
        ...parcelsOf(sent.filter((one) => one.parcel.orderSn === orderSn)),
        ...invoiced.filter((one) => one.orderSn === orderSn).map((one) => ({ ...one })),
      ];
      return [
        orderSn,
        {
          isFirm: !UNDECIDED.has(order.state),
          facts: [
            orderSaid(order, placed, own),
            ...later.toSorted((one, other) => one.at.localeCompare(other.at)),
          ],
        },
      ];
    }),
  );
}

const isCharge = ({ priceSource }: LineRow): boolean => priceSource === 'CHARGE';

const orderSaid = (order: OrderRow, placed: TradeRow, lines: readonly LineRow[]): ChainFact => ({
  what: 'order',
  sn: order.orderSn,
  at: order.createdAt.toISOString(),
  follows: isAgreedSource(placed.source)
    ? {
        ...{ kind: placed.source, sn: placed.sourceSn },
        ...{ versionNo: placed.sourceVersionNo, hash: placed.sourceHash },
      }
    : null,
  parentSn: order.parentSn,
  memberId: placed.memberId,
  storeId: order.storeId,
  freight: order.freight,
  lines: lines.filter((line) => !isCharge(line)).map(lineSaid),
});

const lineSaid = (line: LineRow) => ({
  ...{ orderLineId: line.orderLineId, goodsName: line.goodsName, partNo: line.partNo },
  ...{ brandName: line.brandName, packageName: line.packageName, buyNum: line.buyNum },
  ...{ unitPrice: line.unitPrice, amount: line.amount, due: line.due, taxRate: line.taxRate },
  ...{ sourceLineNo: line.sourceLineNo, lineHash: line.lineHash, quotation: line.quotation },
});

/** What both sides agreed to pay besides, in the order of its lines. */
const chargesOf = (order: OrderRow, lines: readonly LineRow[]): ChainFact[] =>
  lines.filter(isCharge).map((line, at) => ({
    what: 'charge',
    sn: `${order.orderSn}-${at + 1}`,
    at: order.createdAt.toISOString(),
    lines: [lineSaid(line)],
  }));

function parcelsOf(
  sent: readonly { parcel: typeof parcel.$inferSelect; line: typeof parcelLine.$inferSelect }[],
): ChainFact[] {
  return [...Map.groupBy(sent, (one) => one.parcel.parcelSn).values()].flatMap((inside) =>
    inside.slice(0, 1).map(({ parcel: { parcelSn, kind, way, carrier, trackingNo, shippedAt } }) => ({
      what: 'parcel' as const,
      ...{ sn: parcelSn, at: shippedAt.toISOString(), kind, way, carrier, trackingNo },
      lines: inside.map(({ line: { orderLineId, lotNo, dateCode, number } }) => ({
        ...{ orderLineId, lotNo, dateCode, number },
      })),
    })),
  );
}

/** Whoever has its original can hold it against the hash. */
const reportSaid = ({ reportNo, pdfHash, issuedAt }: typeof orderReport.$inferSelect): ChainFact => ({
  what: 'report',
  ...{ sn: reportNo, at: issuedAt.toISOString(), pdfHash },
});
