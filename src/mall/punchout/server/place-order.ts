// A purchase order becomes a trade of the connection's member: at the prices that were promised, once, with his limits, approvals and budgets.
import { createHash } from 'node:crypto';
import type { Work } from '#kit/db/work.ts';
import { Refusal } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import { listAddresses } from '#mall/address/server/address.ts';
import { buysFor, type Member } from '#mall/member/actor.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import type { AddressSnapshot } from '#mall/order/order-snapshot.ts';
import { addressSnapshot, orderLines } from '#mall/order/server/order.ts';
import { judgeLine, type PromisedPrice } from '../judge-line.ts';
import type { Connection } from './connection.ts';
import { punchoutErrors } from './punchout.errors.ts';
import type { PurchaseOrder } from './read-order.ts';

type Kept = PromisedPrice & { priceKey: string; shopper: string };

/** @throws Refusal when the account of a connection may not order any more */
export function requireMayOrder(member: Member | undefined, { enterpriseId }: Connection): Member {
  if (!member || buysFor(member) !== enterpriseId) throw punchoutErrors.notHisAnyMore();
  const refused = orderProtocol.submit.access.refuses?.(member);
  if (refused) throw new Refusal(State.notAllowed, refused);
  return member;
}

/**
 * The same order again, or twice at once, is one trade, and answered alike.
 * @returns the trade's number
 * @throws punchoutErrors.lines that says of each line what is in the way, orderIdReused, incomplete for an order without
 * an address; and whatever an order of the member himself would be refused with
 */
export async function placeOrder(
  work: Work,
  member: Member,
  { connectionId }: Connection,
  order: PurchaseOrder,
): Promise<string> {
  const { orderId, lines } = order;
  const contentHash = createHash('sha256').update(JSON.stringify(order)).digest('hex');
  await work.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `punchout order ${connectionId} ${orderId}`,
  ]);
  const [before] = await work.query<{ contentHash: string; parentSn: string }>(
    `SELECT content_hash AS "contentHash", parent_sn AS "parentSn" FROM punchout_order
     WHERE connection_id = $1 AND order_id = $2`,
    [connectionId, orderId],
  );
  if (before && before.contentHash !== contentHash) throw punchoutErrors.orderIdReused({ orderId });
  if (before) return before.parentSn;

  const promised = await holdPrices(work, connectionId, order);
  requireKept(work, lines, promised);
  const address = await addressFor(work, member, order);
  const shoppers = new Set([...promised.values()].map(({ shopper }) => shopper).filter(Boolean));
  const { parentSn } = await orderLines(work, member, {
    source: 'punchout',
    lines: lines.map(({ productId, number, priceKey }) => ({
      productId,
      buyNum: number,
      seenPrice: null,
      promisedPrice: required(promised.get(priceKey)).unitPrice,
    })),
    address,
    poNumber: orderId,
    costCentre: order.costCentre,
    remark: [order.comments, ...shoppers].filter(Boolean).join(' · ').slice(0, 200),
  }).catch((error: unknown) => {
    throw inLines(error);
  });
  await work.query(
    `UPDATE punchout_price p SET ordered_num = ordered_num + ordered.number
     FROM unnest($1::text[], $2::bigint[]) AS ordered (price_key, number) WHERE p.price_key = ordered.price_key`,
    [lines.map(({ priceKey }) => priceKey), lines.map(({ number }) => number)],
  );
  await work.query(
    `INSERT INTO punchout_order (connection_id, order_id, content_hash, parent_sn, created_at) VALUES ($1, $2, $3, $4, $5)`,
    [connectionId, orderId, contentHash, parentSn, work.now],
  );
  return parentSn;
}

/** Of this connection alone: another one's key is none. */
async function holdPrices(
  work: Work,
  connectionId: number,
  { lines }: PurchaseOrder,
): Promise<Map<string, Kept>> {
  const rows = await work.query<Kept>(
    `SELECT price_key AS "priceKey", product_id AS "productId", number - ordered_num AS left, from_num AS "fromNum",
       unit_price AS "unitPrice", shopper, until
     FROM punchout_price WHERE connection_id = $1 AND price_key = ANY($2::text[]) ORDER BY price_key FOR UPDATE`,
    [connectionId, lines.map(({ priceKey }) => priceKey)],
    'punchout-hold-prices',
  );
  return new Map(rows.map((row) => [row.priceKey, row]));
}

const TWICE: Text = {
  zh: '同一商品出现多次，请合并为一行',
  en: 'the same product stands in several lines: please make one of them',
};

/** @throws punchoutErrors.lines */
function requireKept(work: Work, lines: PurchaseOrder['lines'], promised: ReadonlyMap<string, Kept>): void {
  const seen = new Set<number>();
  const wrong = lines.flatMap((line) => {
    const isAgain = seen.has(line.productId);
    seen.add(line.productId);
    const text = isAgain ? TWICE : judgeLine(line, promised.get(line.priceKey), work.now);
    return text ? [{ zh: `第 ${line.lineNo} 行：${text.zh}`, en: `line ${line.lineNo}: ${text.en}` }] : [];
  });
  if (wrong.length > 0) throw punchoutErrors.lines({ text: joined(wrong) });
}

const joined = (texts: readonly Text[]): Text => ({
  zh: texts.map(({ zh }) => zh).join('；'),
  en: texts.map(({ en }) => en).join('; '),
});

/** All that is in the way of an order, where it says so line by line. */
function inLines(error: unknown): unknown {
  if (!(error instanceof Refusal) || error.code !== 'order.problems') return error;
  const { problems } = error.data as { problems: { text: string }[] };
  const text = joined(problems.map((one) => ({ zh: one.text, en: one.text })));
  return punchoutErrors.lines({ text });
}

/** By its number in the address book; else as the order writes it; else the usual one. @throws punchoutErrors.incomplete */
async function addressFor(
  work: Work,
  member: Member,
  { addressId, shipTo }: PurchaseOrder,
): Promise<AddressSnapshot> {
  const book = await listAddresses(work, member);
  const known = book.find((one) => String(one.addressId) === addressId);
  if (known) return addressSnapshot(known);
  if (!shipTo) {
    const usual = book.find(({ isDefault }) => isDefault === 1) ?? book[0];
    if (!usual) throw punchoutErrors.incomplete({ name: 'ShipTo/Address' });
    return addressSnapshot(usual);
  }
  if (!shipTo.receiverName)
    throw punchoutErrors.incomplete({ name: 'ShipTo/Address/PostalAddress/DeliverTo' });
  if (shipTo.detailAddress.length < 2)
    throw punchoutErrors.incomplete({ name: 'ShipTo/Address/PostalAddress/Street' });
  if (shipTo.mobile.replace(/\D/g, '').length < 7)
    throw punchoutErrors.incomplete({ name: 'ShipTo/Address/Phone/TelephoneNumber' });
  return shipTo;
}
