// A store sends samples, all or some, with the lot of each; or it lets go what it cannot send.
import { eq, sql } from 'drizzle-orm';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { cents, lineAmount, sum } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { releaseSamples } from '#mall/goods/server/goods.ts';
import { refundPaid } from '#mall/payment/server/payment.ts';
import type { sampleProtocol } from '../sample.protocol.ts';
import { sampleOfCase } from './end/case-sample.ts';
import { closeSample } from './end/close-sample.ts';
import { holdSample, linesOf, moverOf, storesOwn } from './hold-sample.ts';
import { sampleErrors } from './sample.errors.ts';
import { storeCancelledSample } from './sample.events.ts';
import { sampleLine, sampleParcel } from './sample.tables.ts';
import { sampleLife } from './sample-life.ts';

type Acts = Actions<typeof sampleProtocol>;

/** @throws sampleErrors.notFound, notNow, nothingToShip, tooManyShipped, lotMissing */
export const shipSamples: Acts['ship'] = async (
  work,
  seller,
  { sampleSn, carrier, trackingNo, lines: given },
) => {
  const row = await holdSample(work, storesOwn(seller), sampleSn);
  sampleLife.require(work, row, 'shipPart', 'store');
  const lines = await linesOf(work, row.requestId);
  const left = new Map(lines.map((line) => [line.sampleLineId, (line.approvedNum ?? 0) - line.shippedNum]));
  const sent = given.filter((one) => one.number > 0);
  if (sent.length === 0) throw sampleErrors.nothingToShip();
  for (const { sampleLineId, number, lotNo } of sent) {
    const line = lines.find((one) => one.sampleLineId === sampleLineId);
    if (!line) throw sampleErrors.notFound();
    const { partNo } = line.goods;
    const rest = required(left.get(sampleLineId));
    if (number > rest) throw sampleErrors.tooManyShipped({ partNo, left: rest });
    if (lotNo === '') throw sampleErrors.lotMissing({ partNo });
    left.set(sampleLineId, rest - number);
    await work.tx
      .update(sampleLine)
      .set({ shippedNum: sql`${sampleLine.shippedNum} + ${number}` })
      .where(eq(sampleLine.sampleLineId, sampleLineId));
  }
  await work.tx.insert(sampleParcel).values({
    parcelSn: await nextDocumentNumber(work, 'PK'),
    requestId: row.requestId,
    carrier,
    trackingNo,
    lines: sent,
    createdAt: work.now,
  });
  const isAll = [...left.values()].every((rest) => rest === 0);
  const { state } = await sampleLife.advance(work, row, isAll ? 'shipRest' : 'shipPart', {
    ...moverOf('store', seller),
    detail: { carrier, trackingNo },
  });
  return { state };
};

/**
 * What is left of a partly shipped request is not sent any more: it is free again, and what it cost goes back the
 * way it came; the carriage does not.
 * @throws sampleErrors.notFound, notNow
 */
export const shipNoMore: Acts['shipNoMore'] = async (work, seller, { sampleSn, reason }) => {
  const row = await holdSample(work, storesOwn(seller), sampleSn);
  sampleLife.require(work, row, 'shipNoMore', 'store');
  const lines = await linesOf(work, row.requestId);
  const left = lines.flatMap(({ approvedNum, shippedNum, ...line }) =>
    approvedNum && approvedNum > shippedNum
      ? [{ ...line, shippedNum, number: approvedNum - shippedNum }]
      : [],
  );
  for (const { sampleLineId, shippedNum } of left) {
    await work.tx
      .update(sampleLine)
      .set({ approvedNum: shippedNum })
      .where(eq(sampleLine.sampleLineId, sampleLineId));
  }
  await releaseSamples(work, left);
  const unsent = cents(sum(left.map(({ unitPrice, number }) => lineAmount(unitPrice, number))));
  // Rounding line by line never gives back more than the samples cost.
  const back = cents(Math.min(unsent, row.goodsAmount - (row.refunded - row.freightRefunded)));
  if (row.paySn)
    await refundPaid(work, {
      paySn: row.paySn,
      documentSn: row.sampleSn,
      amount: back,
      reason: 'samples not sent',
    });
  const { state } = await sampleLife.advance(work, row, 'shipNoMore', {
    ...moverOf('store', seller, reason),
    set: { goodsAmount: cents(row.goodsAmount - back), payable: cents(row.payable - back) },
  });
  return { state };
};

/** What was paid goes back the way it came. @throws sampleErrors.notFound, notNow */
export const storeCancelSample: Acts['storeCancel'] = async (work, seller, { sampleSn, reason }) => {
  const row = await holdSample(work, storesOwn(seller), sampleSn);
  const { lines, order } = await sampleOfCase(work, row);
  const caseSn = await nextDocumentNumber(work, 'AS');
  const { state } = await closeSample(work, row, 'storeCancel', moverOf('store', seller, reason), caseSn);
  await work.emit(storeCancelledSample, {
    orderSn: sampleSn,
    caseSn,
    reason,
    amount: row.payable,
    freight: order.freight,
    lines: lines.map(({ orderLineId, buyNum, due }) => ({ orderLineId, number: buyNum, amount: due })),
  });
  return { state };
};
