// How an inquiry ends: quoting closes by rule or early (I8, I9), the rest is not awarded (I12, I14), it is given up or cancelled (I4, I13).
import { sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { setTimer } from '#kit/jobs/timer.ts';
import { withdrawApproval } from '#mall/approval/server/approval.ts';
import type { inquiryProtocol } from '../inquiry.protocol.ts';
import type { InquiryAction } from '../inquiry-process.ts';
import type { InquiryState } from '../inquiry-status.ts';
import { holdOwn, linesOf, moverOf } from './hold-inquiry.ts';
import { inquiryErrors } from './inquiry.errors.ts';
import { inquiryClosed, inquiryEnded } from './inquiry.events.ts';
import { inquiry, inquiryLine } from './inquiry.tables.ts';
import type { InquiryLineRow, InquiryMover, InquiryRow } from './inquiry.ts';
import { inquiryLife, latestClose, requireSeen } from './inquiry-life.ts';
import { movedReply } from './submit-inquiry.ts';

type Acts = Actions<typeof inquiryProtocol>;

const bySystem = { by: 'system' } as const;

/** I13. @throws inquiryErrors.notFound, notNow, changedMeanwhile, reasonMissing for what suppliers or approvers have seen */
export const cancelInquiry: Acts['cancel'] = async (work, member, { inqSn, version, reason }) => {
  const row = await holdOwn(work, member, inqSn);
  requireSeen(work, row, 'cancel', 'purchaser', version);
  if (reason === '' && row.state !== 'DRAFT') throw inquiryErrors.reasonMissing({ name: 'reason' });
  if (row.state === 'PENDING_REVIEW') await withdrawApproval(work, inquiryLife.docType, inqSn);
  const moved = await inquiryLife.advance(work, row, 'cancel', moverOf('purchaser', member, reason));
  if (row.versionNo > 0) await work.emit(inquiryEnded, { inqSn, how: 'CANCELLED', reason });
  return movedReply(moved);
};

/** I4. @throws inquiryErrors.notFound, notNow, changedMeanwhile */
export const abandonInquiry: Acts['abandon'] = async (work, member, { inqSn, version, reason }) => {
  const row = await holdOwn(work, member, inqSn);
  requireSeen(work, row, 'abandon', 'purchaser', version);
  return movedReply(await inquiryLife.advance(work, row, 'abandon', moverOf('purchaser', member, reason)));
};

/** I8, early. @throws inquiryErrors.notFound, notNow, nobodyQuoted, sealedNotAnswered, changedMeanwhile */
export const closeQuoting: Acts['close'] = async (work, member, { inqSn, version, reason }) => {
  const row = await holdOwn(work, member, inqSn);
  requireSeen(work, row, 'close', 'purchaser', version);
  return movedReply(
    await close(work, row, { ...moverOf('purchaser', member, reason), detail: { how: 'early' } }),
  );
};

async function close(work: Work, row: InquiryRow, mover: InquiryMover): Promise<InquiryRow> {
  const moved = await inquiryLife.advance(work, row, 'close', {
    ...mover,
    // Sealed prices are open from here on: who opened them and when is kept.
    detail: { ...mover.detail, quotedNum: row.quotedNum, revealed: row.isSealed },
  });
  await work.emit(inquiryClosed, { inqSn: row.inqSn });
  return moved;
}

/**
 * Tells how many quotations are in force now and how many stores have declined; with the last one wanted the inquiry closes by its rule (I8).
 * What is counted is no step: whoever writes an amendment meanwhile is not in its way.
 */
export async function countQuotations(
  work: Work,
  inqSn: string,
  { quotedNum, declinedNum }: Pick<InquiryRow, 'quotedNum' | 'declinedNum'>,
): Promise<void> {
  const row = await inquiryLife.hold(work, inqSn);
  if (!row) throw inquiryErrors.notFound();
  if (row.quotedNum === quotedNum && row.declinedNum === declinedNum) return;
  await work.tx
    .update(inquiry)
    .set({ quotedNum, declinedNum, updatedAt: work.now })
    .where(sql`${inquiry.inquiryId} = ${row.inquiryId}`);
  const counted = { ...row, quotedNum, declinedNum };
  if (row.state === 'QUOTING' && isEnough(counted, work.now))
    await close(work, counted, { ...bySystem, detail: { how: 'count' } });
}

/** Whether the count ends quoting now. */
function isEnough({ header, quotedNum, deadline }: InquiryRow, now: Date): boolean {
  const hasCount = quotedNum > 0 && quotedNum >= (header.wantedNum ?? Number.POSITIVE_INFINITY);
  if (header.closing === 'AND') return hasCount && deadline !== null && deadline <= now;
  return hasCount && header.closing !== 'BY_TIME';
}

/** The deadline has come, or the latest moment of quoting. */
export async function closeOnTime(work: Work, row: InquiryRow): Promise<void> {
  const waitsForCount = row.header.closing === 'AND' || row.header.closing === 'BY_COUNT';
  if (waitsForCount && !isEnough(row, work.now) && work.now < latestClose(row)) {
    await setTimer(work, inquiryLife.docType, row.inqSn, 'close', latestClose(row));
    return;
  }
  if (row.quotedNum > 0) {
    await close(work, row, { ...bySystem, detail: { how: 'time' } });
    return;
  }
  await inquiryLife.advance(work, row, 'closeEmpty', bySystem);
  await work.emit(inquiryEnded, { inqSn: row.inqSn, how: 'EXPIRED', reason: '' });
}

/** I12. @throws inquiryErrors.notFound, notNow, changedMeanwhile */
export const closeRest: Acts['closeRest'] = async (work, member, { inqSn, version, reason }) => {
  const row = await holdOwn(work, member, inqSn);
  requireSeen(work, row, 'closeRest', 'purchaser', version);
  return movedReply(await endRest(work, row, 'closeRest', moverOf('purchaser', member, reason)));
};

/** I12, I14: what was not awarded will not be. */
export async function endRest(
  work: Work,
  row: InquiryRow,
  action: Extract<InquiryAction, 'closeRest' | 'evaluationTimeout'>,
  mover: InquiryMover,
): Promise<InquiryRow> {
  const lines = await linesOf(work, row.inquiryId);
  await work.tx
    .update(inquiryLine)
    .set({ isClosed: true })
    .where(
      sql`${inquiryLine.inquiryId} = ${row.inquiryId} AND ${inquiryLine.awardedNum} < ${inquiryLine.qty} AND NOT ${inquiryLine.isClosed}`,
    );
  const to = stateOfRest(lines);
  const moved = await inquiryLife.advance(work, row, action, { ...mover, to });
  await work.emit(inquiryEnded, {
    inqSn: row.inqSn,
    how: to === 'EXPIRED' ? 'EXPIRED' : 'REST_CLOSED',
    reason: mover.reason ?? '',
  });
  return moved;
}

const stateOfRest = (lines: readonly InquiryLineRow[]): InquiryState => {
  if (lines.every((line) => line.awardedNum === 0)) return 'EXPIRED';
  return lines.every((line) => line.convertedNum >= line.awardedNum) ? 'COMPLETED' : 'AWARDED';
};
