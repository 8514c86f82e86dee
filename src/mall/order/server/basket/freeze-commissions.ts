// What the platform takes of an order's lines is frozen with their amounts (O1, and anew at O5 and O10), and lowered for what has gone back.
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, sum } from '#kit/money/money.ts';
import { commissionBackOf, commissionsOf, type Frozen } from '#mall/commission/server/commission.ts';
import { type LineRow, linesOf } from '../hold-order.ts';
import type { OrderRow } from '../order-life.ts';

export { commissionsOf, type Frozen };

/** What a line brings its store, before anything goes back. */
const baseOf = ({ amount, discountStore }: LineRow): Cents => cents(amount - discountStore);

/** By the rules of now, for all lines but extra charges, of which nothing is taken. */
export async function freezeCommissions(
  work: Work,
  { orderSn, storeId, isAgreed }: Pick<OrderRow, 'orderSn' | 'storeId' | 'isAgreed'>,
): Promise<void> {
  const lines = (await linesOf(work, [orderSn])).filter(({ priceSource }) => priceSource !== 'CHARGE');
  const charged = lines.map((line) => ({ storeId, productId: line.productId, base: baseOf(line) }));
  const frozen = await commissionsOf(work, charged, isAgreed);
  await work.query(
    `UPDATE order_line l SET commission = now.commission, commission_rule_id = now.rule_id
     FROM unnest($1::bigint[], $2::bigint[], $3::bigint[]) AS now (order_line_id, commission, rule_id)
     WHERE l.order_line_id = now.order_line_id`,
    [
      lines.map((line) => line.orderLineId),
      frozen.map((one) => one.commission),
      frozen.map((one) => one.commissionRuleId),
    ],
    'order-commission',
  );
}

/** What is taken of a line for what has not gone back of it; its value is the buyer's money, the platform's part and points. */
export function commissionLeft(line: LineRow): Cents {
  const returned = cents(line.refunded + line.refundedPlatform + line.refundedPointsMoney);
  return cents(line.commission - commissionBackOf(line.commission, baseOf(line), returned));
}

/**
 * Writes down what is given back of the commission of an order's lines for all that has gone back so far.
 * @returns what is left of it, and what less that is than before
 */
export async function lowerCommissions(work: Work, orderSn: string): Promise<{ left: Cents; less: Cents }> {
  const lines = await linesOf(work, [orderSn]);
  const left = sum(lines.map(commissionLeft));
  const before = sum(lines.map(({ commission, commissionBack }) => cents(commission - commissionBack)));
  await work.query(
    `UPDATE order_line l SET commission_back = l.commission - now.rest
     FROM unnest($1::bigint[], $2::bigint[]) AS now (order_line_id, rest) WHERE l.order_line_id = now.order_line_id`,
    [lines.map((line) => line.orderLineId), lines.map(commissionLeft)],
    'order-commission-back',
  );
  return { left, less: cents(before - left) };
}
