// What an after-sale does to a sample request: finds it, holds it, sets pieces aside until it is decided, and pays back.
import { eq, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, lineAmount, sum } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import type { Member } from '#mall/member/actor.ts';
import { refundPaid } from '#mall/payment/server/payment.ts';
import { findStores } from '#mall/store/server/store.ts';
import { sampleStatus } from '../../sample-status.ts';
import { designersOwn, linesOf, lockSample, requireOfSide, type SampleLineRow } from '../hold-sample.ts';
import { sampleLine, sampleRequest } from '../sample.tables.ts';
import { type SampleRow, sampleLife } from '../sample-life.ts';
import { closeSample } from './close-sample.ts';

/** A line in the words that cases have for lines of orders. Nothing is set aside of what was not sent: that ends as a whole. */
export interface SampleClaimLine {
  orderLineId: number;
  productId: number;
  partNo: string;
  goodsName: Text;
  goodsImage: string | null;
  packageName: string;
  buyNum: number;
  shippedNum: number;
  closedNum: number;
  heldUnshipped: number;
  heldShipped: number;
  returnedNum: number;
  due: Cents;
  refunded: Cents;
}

/** A sample request as a case sees it. */
export interface SampleOfCase {
  sample: SampleRow;
  order: { storeName: Text; freight: Cents; freightRefunded: Cents; lockState: number };
  paySn: string;
  lines: SampleClaimLine[];
}

/** Without holding it. @throws sampleErrors.notFound, also for somebody else's */
export const findSampleForCase = async (
  work: Work,
  member: Pick<Member, 'memberId'>,
  sampleSn: string,
): Promise<SampleOfCase> => sampleOfCase(work, await requireOfSide(work, designersOwn(member), sampleSn));

/** Held, after its bill, whoever asks: the case says whose it is. */
export const holdSampleForCase = async (work: Work, sampleSn: string): Promise<SampleOfCase> =>
  sampleOfCase(work, required(await lockSample(work, sampleSn)));

export async function sampleOfCase(work: Work, row: SampleRow): Promise<SampleOfCase> {
  const store = required((await findStores(work, [row.storeId])).get(row.storeId));
  const { lockState, freightRefunded, payable, goodsAmount } = row;
  const freight = cents(payable - goodsAmount);
  return {
    sample: row,
    order: { storeName: store.name, freight, freightRefunded, lockState },
    paySn: row.paySn ?? '',
    lines: claimLines(row, await linesOf(work, row.requestId)),
  };
}

/** What each line costs of what all of them do: the last one takes the rest, since what was left out of a request was rounded too. */
function claimLines({ goodsAmount }: SampleRow, rows: readonly SampleLineRow[]): SampleClaimLine[] {
  const promised = rows.filter(({ approvedNum }) => (approvedNum ?? 0) > 0);
  const costs = promised.map(({ unitPrice, approvedNum }) => lineAmount(unitPrice, approvedNum ?? 0));
  const less = goodsAmount - sum(costs);
  return promised.map(({ sampleLineId, goods, approvedNum, shippedNum, heldShipped, refunded }, at) => ({
    orderLineId: sampleLineId,
    productId: goods.productId,
    partNo: goods.partNo,
    goodsName: goods.goodsName,
    goodsImage: goods.goodsImage,
    packageName: goods.packageName ?? '',
    buyNum: approvedNum ?? 0,
    shippedNum,
    closedNum: 0,
    heldUnshipped: 0,
    heldShipped,
    returnedNum: 0,
    due: cents(Math.max(0, required(costs[at]) + (at === promised.length - 1 ? less : 0))),
    refunded,
  }));
}

const nothingPaid: Text = { zh: '免费样品没有可退的款项', en: 'Nothing was paid for these samples' };
const CLAIMED: ReadonlySet<SampleRow['state']> = new Set([
  'PARTIALLY_SHIPPED',
  'PENDING_RECEIPT',
  'PENDING_EVALUATION',
]);

/** Why nothing can be asked for of a request; undefined where it may be cancelled, or money may come back. */
export function whyNoSampleCase({ state, payable, refunded, lockState }: SampleRow): Text | undefined {
  if (state === 'PENDING_DELIVERY' && lockState === 0) return undefined;
  if (CLAIMED.has(state)) return payable > refunded ? undefined : nothingPaid;
  const { zh, en } = sampleStatus[state];
  return { zh: `当前状态（${zh}）不允许此操作`, en: `Not allowed in the current state (${en})` };
}

interface Pieces {
  orderLineId: number;
  number: number;
}

/** A case begins (`sign` 1) or ceases to be counted. The request must be held. */
export async function countSampleCase(
  work: Work,
  { sample }: SampleOfCase,
  part: 'U' | 'D',
  pieces: readonly Pieces[],
  sign: 1 | -1,
): Promise<void> {
  for (const { orderLineId, number } of part === 'D' ? pieces : [])
    await work.tx
      .update(sampleLine)
      .set({ heldShipped: sql`${sampleLine.heldShipped} + ${sign * number}` })
      .where(eq(sampleLine.sampleLineId, orderLineId));
  await work.tx
    .update(sampleRequest)
    .set({ lockState: sql`${sampleRequest.lockState} + ${sign}` })
    .where(eq(sampleRequest.requestId, sample.requestId));
}

/**
 * Pays back. What was not sent is cancelled as a whole, with its samples free again; of what was sent only money comes back,
 * and the year's quota is used. The request and its bill must be held, and the case counted no more.
 */
export async function payBackSample(
  work: Work,
  { sample, paySn }: SampleOfCase,
  back: {
    part: 'U' | 'D';
    lines: readonly (Pieces & { amount: Cents })[];
    freight: Cents;
    reason: Text;
    caseSn: string;
  },
): Promise<void> {
  const { part, reason, caseSn, freight } = back;
  const mover = { by: 'afterSale', reason: reason.zh, detail: { caseSn, reasonText: reason } } as const;
  if (part === 'U') {
    await closeSample(work, sample, 'cancel', mover, caseSn);
    return;
  }
  const amount = cents(sum(back.lines.map((line) => line.amount)) + freight);
  for (const line of back.lines)
    await work.tx
      .update(sampleLine)
      .set({ refunded: sql`${sampleLine.refunded} + ${line.amount}` })
      .where(eq(sampleLine.sampleLineId, line.orderLineId));
  await sampleLife.advance(work, sample, 'refundPart', {
    ...mover,
    set: {
      refunded: cents(sample.refunded + amount),
      freightRefunded: cents(sample.freightRefunded + freight),
    },
    detail: { ...mover.detail, amount },
  });
  await refundPaid(work, { paySn, documentSn: sample.sampleSn, amount, reason: mover.reason, caseSn });
}
