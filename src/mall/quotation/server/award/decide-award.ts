// Makes awards and decides them: budget and approval before, quotations accepted and losers told after (I10, Q12).
import { eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { contentHashOf } from '#kit/document/document-version.ts';
import { life } from '#kit/document/life.ts';
import { cents } from '#kit/money/money.ts';
import type { StepBy } from '#kit/process/process.ts';
import type { Text } from '#kit/words/text.ts';
import {
  askApproval,
  releaseBudget,
  reserveBudget,
  withdrawApproval,
} from '#mall/approval/server/approval.ts';
import { type FoundInquiry, noteAward } from '#mall/inquiry/server/inquiry.ts';
import { tellMember } from '#mall/message/server/message.ts';
import { type AwardActor, awardProcess, awardStatus } from '../../award-process.ts';
import { quotationStatus } from '../../quotation-status.ts';
import type { LoadedOffer } from '../compare/load-offers.ts';
import { type Held, holdAllOf, QUOTATION } from '../hold-quotation.ts';
import { quotationErrors } from '../quotation.errors.ts';
import { award, awardLine } from '../quotation.tables.ts';
import { quotationLife } from '../quotation-life.ts';
import { awardCase } from './award-case.ts';
import type { AwardPlan } from './plan-award.ts';

export type AwardRow = typeof award.$inferSelect;
export type AwardLineRow = typeof awardLine.$inferSelect;

/** The document type of log rows and approvals. */
export const AWARD = 'award';

const awardLife = life({
  docType: AWARD,
  table: award,
  key: 'awardSn',
  process: awardProcess,
  status: awardStatus,
  notNow: () => quotationErrors.awardMoved(),
  changedMeanwhile: () => quotationErrors.awardMoved(),
  marks: ({ now }, { before }) => (before ? { decidedAt: now } : {}),
});

/**
 * Writes it down, reserves its budget and asks whoever must approve.
 * @throws approvalErrors.overBudget
 */
export async function makeAward(
  work: Work,
  found: FoundInquiry,
  plan: AwardPlan,
  author: { memberId: number; memberName: string },
  reason: string,
): Promise<{ row: AwardRow; isNeeded: boolean }> {
  const { inquiry } = found;
  const amount = cents(plan.goodsAmount + plan.freight);
  const made = await awardLife.begin(
    work,
    'make',
    {
      awardSn: await nextDocumentNumber(work, 'AW'),
      inqSn: inquiry.inqSn,
      amount,
      reason,
      compared: plan.compared,
      memberId: author.memberId,
    },
    {
      by: 'purchaser',
      actorId: author.memberId,
      actorName: author.memberName,
      reason,
      detail: reasonsOf(plan),
    },
  );
  await work.tx.insert(awardLine).values(
    plan.lines.map(
      ({ inqLineId, lineNo, quoSn, versionNo, lineHash, productId, number, unitPrice, amount }) => ({
        awardId: made.awardId,
        inqLineId,
        lineNo,
        quoSn,
        versionNo,
        lineHash,
        productId,
        number,
        unitPrice,
        amount,
        state: 'PENDING' as const,
      }),
    ),
  );
  const of = await awardCase(work, found, plan, author, made.awardSn);
  if (!of) return { row: made, isNeeded: false };
  const { scope } = of;
  if ('enterpriseId' in scope)
    await reserveBudget(work, {
      docType: AWARD,
      docSn: made.awardSn,
      enterpriseId: scope.enterpriseId,
      projectId: inquiry.projectId,
      costCentre: inquiry.costCentre,
      amount,
    });
  const { isNeeded } = await askApproval(work, of);
  return { row: made, isNeeded };
}

const reasonsOf = (plan: AwardPlan) => ({
  reasons: plan.lines.flatMap(({ lineNo, quoSn, reason }) => (reason ? [{ lineNo, quoSn, reason }] : [])),
});

/** Why an award can no longer be decided as it was made; undefined while it can. */
export function overtaken(
  work: Work,
  lines: readonly AwardLineRow[],
  offers: readonly LoadedOffer[],
): Text | undefined {
  for (const line of lines) {
    const offer = offers.find((one) => one.quoSn === line.quoSn);
    if (offer?.standingNo !== line.versionNo || !quotationStatus[offer.state].isAwardable)
      return {
        zh: `第 ${line.lineNo} 行的报价已变动`,
        en: `The offer of line ${line.lineNo} has changed meanwhile`,
      };
    if (offer.isExpired || (offer.validUntil && offer.validUntil <= work.now))
      return {
        zh: `第 ${line.lineNo} 行的报价已过期`,
        en: `The offer of line ${line.lineNo} has expired meanwhile`,
      };
  }
  return undefined;
}

/** @throws quotationErrors.tampered when a version is not what was hashed */
export function requireUntouched(offers: readonly LoadedOffer[]): void {
  const touched = offers.find((offer) => contentHashOf(offer.content) !== offer.contentHash);
  if (touched) throw quotationErrors.tampered({ quoSn: touched.quoSn, versionNo: touched.standingNo });
}

/**
 * The award holds: the inquiry notes it, its quotations are accepted, and once every line is decided the others have lost.
 * @param of.accepted the quotation whose supplier has just agreed: it is accepted already
 */
export async function decideAward(
  work: Work,
  of: {
    found: FoundInquiry;
    held: readonly Held[];
    row: AwardRow;
    lines: readonly AwardLineRow[];
    accepted?: string;
  },
  mover: StepBy<'purchaser' | 'system'>,
): Promise<FoundInquiry['inquiry']> {
  const { row, lines } = of;
  const reason = [row.reason, mover.reason].filter(Boolean).join(' · ');
  const inquiry = await noteAward(
    work,
    row.inqSn,
    lines.map(({ inqLineId, number }) => ({ inqLineId, number })),
    { ...mover, reason: reason || (await lineReasons(work, row)) },
  );
  await setLines(work, lines, 'AWARDED');
  await awardLife.advance(work, row, 'decide', mover);
  for (const quoSn of [...new Set(lines.map((line) => line.quoSn))].sort()) {
    if (quoSn === of.accepted) continue;
    const held = of.held.find((one) => one.quoSn === quoSn);
    if (!held) throw quotationErrors.notFound();
    await quotationLife.advance(work, held, held.state === 'QUOTED' ? 'accept' : 'acceptMore', {
      by: mover.by,
      ...(mover.actorId === undefined ? {} : { actorId: mover.actorId }),
      ...(mover.actorName === undefined ? {} : { actorName: mover.actorName }),
      // Why these is the purchaser's business: the supplier reads the steps of his quotation.
      detail: {
        awardSn: row.awardSn,
        lineNos: lines.filter((line) => line.quoSn === quoSn).map((line) => line.lineNo),
      },
    });
  }
  const found = { ...of.found, inquiry };
  if (inquiry.state === 'AWARDED' || inquiry.state === 'COMPLETED') await letLose(work, found);
  return inquiry;
}

async function lineReasons(work: Work, row: AwardRow): Promise<string> {
  const [step] = await work.query<{ detail: { reasons?: { reason: string }[] } }>(
    `SELECT detail FROM step_log WHERE doc_type = $1 AND doc_sn = $2 AND event = 'make' ORDER BY log_id LIMIT 1`,
    [AWARD, row.awardSn],
  );
  return (step?.detail.reasons ?? []).map((one) => one.reason).join(' · ');
}

/** It is over for who has won nothing: offers lose, what was never offered is out. The inquiry is held. @param reason of the purchaser's, where he gave one */
export async function letLose(work: Work, found: FoundInquiry, reason = ''): Promise<void> {
  for (const held of await holdAllOf(work, found)) {
    const { state, standingNo } = held;
    if (quotationStatus[state].turn === null) continue;
    if (state === 'PENDING_REVIEW') await withdrawApproval(work, QUOTATION, held.quoSn);
    await quotationLife.advance(work, held, standingNo > 0 ? 'lose' : 'expire', {
      by: 'system',
      reason,
      set: { closeReason: reason },
    });
  }
}

/** The award comes to nothing: sent back, withdrawn, overtaken. Its budget is free again. */
export async function undoAward(
  work: Work,
  row: AwardRow,
  action: 'return' | 'withdraw',
  by: StepBy<AwardActor>,
  why: Text = { zh: by.reason ?? '', en: by.reason ?? '' },
): Promise<void> {
  const lines = await linesOfAward(work, row);
  await setLines(work, lines, 'ANNULLED');
  await awardLife.advance(work, row, action, by);
  await releaseBudget(work, { docType: AWARD, docSn: row.awardSn });
  if (by.by === 'purchaser') return;
  await tellMember(work, row.memberId, {
    kind: 'quotation',
    title: { zh: '定标未生效', en: 'An award did not come into force' },
    body: {
      zh: `定标 ${row.awardSn} 未生效。${why.zh ? `原因：${why.zh}` : ''}`,
      en: `Award ${row.awardSn} did not come into force.${why.en ? ` Reason: ${why.en}` : ''}`,
    },
    link: `/inquiry/contract_quo?inqSn=${row.inqSn}`,
  });
}

export async function linesOfAward(work: Work, row: Pick<AwardRow, 'awardId'>): Promise<AwardLineRow[]> {
  return work.tx
    .select()
    .from(awardLine)
    .where(eq(awardLine.awardId, row.awardId))
    .orderBy(awardLine.awardLineId);
}

async function setLines(
  work: Work,
  lines: readonly AwardLineRow[],
  state: AwardLineRow['state'],
): Promise<void> {
  await work.tx
    .update(awardLine)
    .set({ state })
    .where(
      inArray(
        awardLine.awardLineId,
        lines.map((line) => line.awardLineId),
      ),
    );
}
