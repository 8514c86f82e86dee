// A store sends samples, all or some, with the lot of each; or it cancels what it cannot send.
import { eq, sql } from 'drizzle-orm';
import { nextDocumentNumber } from '#kit/db/document-number.ts';
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Seller } from '#mall/member/actor.ts';
import type { sampleProtocol } from '../sample.protocol.ts';
import type { SampleState } from '../sample-status.ts';
import { advanceSample, requireAllowed } from './advance-sample.ts';
import { closeSample } from './close-sample.ts';
import { holdSample, linesOf, moverOf, storesOwn } from './hold-sample.ts';
import { sampleErrors } from './sample.errors.ts';
import { sampleLine, sampleParcel } from './sample.tables.ts';

type Done = { state: SampleState };

/** @throws sampleErrors.notFound, notNow, nothingToShip, tooManyShipped, lotMissing */
export async function shipSamples(
  work: Work,
  seller: Seller,
  { sampleSn, carrier, trackingNo, lines: given }: InputOf<typeof sampleProtocol.ship>,
): Promise<Done> {
  const row = await holdSample(work, storesOwn(seller), sampleSn);
  requireAllowed(row, 'shipPart', 'store');
  const lines = await linesOf(work, row.requestId);
  const left = new Map(lines.map((line) => [line.sampleLineId, (line.approvedNum ?? 0) - line.shippedNum]));
  const sent = given.filter((one) => one.number > 0);
  if (sent.length === 0) throw sampleErrors.nothingToShip();
  for (const { sampleLineId, number, lotNo } of sent) {
    const line = lines.find((one) => one.sampleLineId === sampleLineId);
    if (!line) throw sampleErrors.notFound();
    const { partNo } = line.goods;
    const rest = left.get(sampleLineId)!;
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
  const { state } = await advanceSample(work, row, isAll ? 'shipRest' : 'shipPart', {
    ...moverOf('store', seller),
    detail: { carrier, trackingNo },
  });
  return { state };
}

/** What was paid goes back to the designer's balance. @throws sampleErrors.notFound, notNow */
export async function storeCancelSample(
  work: Work,
  seller: Seller,
  { sampleSn, reason }: InputOf<typeof sampleProtocol.storeCancel>,
): Promise<Done> {
  const row = await holdSample(work, storesOwn(seller), sampleSn);
  const { state } = await closeSample(work, row, 'storeCancel', moverOf('store', seller, reason));
  return { state };
}
