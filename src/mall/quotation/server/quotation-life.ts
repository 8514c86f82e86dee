// The life of a quotation on the server: what each step of domain 3.6.2 marks, which timers run then, and who hears of it.

import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { appendVersion } from '#kit/document/document-version.ts';
import { life, type StepOf, type Taken } from '#kit/document/life.ts';
import type { WantedTimer } from '#kit/jobs/timer.ts';
import type { StepBy } from '#kit/process/process.ts';
import { endOfDay } from '#kit/time/day-in-china.ts';
import { after } from '#kit/time/duration.ts';
import type { Text } from '#kit/words/text.ts';
import { countQuotations, isOpenForQuotations } from '#mall/inquiry/server/inquiry.ts';
import type { QuotationContent } from '../quotation-content.ts';
import {
  type GuardedQuotation,
  type QuotationAction,
  type QuotationActor,
  quotationActions,
  quotationProcess,
} from '../quotation-process.ts';
import { quotationStatus } from '../quotation-status.ts';
import { RENEWAL_TIME, ROUNDS_PER_SIDE } from '../quotation-terms.ts';
import { type Held, QUOTATION, type QuotationRow } from './hold-quotation.ts';
import { quotationErrors } from './quotation.errors.ts';
import { quotation } from './quotation.tables.ts';
import { tellOfStep } from './quotation-notices.ts';

export type QuotationMover = StepBy<QuotationActor>;
type Step = StepOf<QuotationRow, typeof quotation.$inferInsert, typeof quotationProcess>;

export const quotationLife = life({
  docType: QUOTATION,
  table: quotation,
  key: 'quoSn',
  process: quotationProcess,
  status: quotationStatus,
  allowed: (row: Held, by, now) =>
    quotationActions(guarded(row, row.found.inquiry, row.isInAward, now), by, now),
  notNow: (row, action, by, now) => {
    const why = whyNot(row, action, now);
    return quotationErrors.notNow({
      state: row.state,
      isSupplier: by === 'supplier' || by === 'supplierApprover',
      ...(why ? { why } : {}),
    });
  },
  changedMeanwhile: ({ state }, by) =>
    quotationErrors.changedMeanwhile({ state, isSupplier: by !== 'purchaser' }),
  marks: (_work, step) => marks(step),
  timers: (_work, { row }) => timersOf(row),
  async tell(work, { action, before, row, mover }) {
    if (!before) return;
    await tellOfStep(work, action, row, before.found, mover);
    await recount(work, before, row);
  },
  quiet: ['save'],
});

/** Stores were invited: the quotation of each begins, once. The inquiry is held. */
export async function beginQuotations(work: Work, inqSn: string, storeIds: readonly number[]): Promise<void> {
  const begun = [];
  for (const storeId of storeIds) begun.push({ quoSn: await nextDocumentNumber(work, 'QT'), inqSn, storeId });
  await quotationLife.beginAll(work, 'invite', begun, { by: 'system' });
}

/** What the guards ask. */
export const guarded = (
  row: QuotationRow,
  inquiry: Parameters<typeof isOpenForQuotations>[0] & { isSealed: boolean },
  isInAward: boolean,
  now: Date,
): GuardedQuotation => ({
  ...row,
  inquiryState: inquiry.state,
  isQuoting: isOpenForQuotations(inquiry, now),
  isSealed: inquiry.isSealed,
  wasSeen: row.seenAt !== null,
  renewableUntil: renewableUntil(row),
  isInAward,
});

/** Q17: counted from the end of the offer's validity, or of the turn that passed; null: it never was an offer. */
export const renewableUntil = (row: QuotationRow): Date | null =>
  row.standingNo === 0 || row.state !== 'EXPIRED' ? null : after(row.updatedAt, RENEWAL_TIME);

const NEEDS_QUOTING: ReadonlySet<QuotationAction> = new Set([
  'open',
  'decline',
  'submit',
  'approve',
  'replace',
]);

/** The rule behind a refusal, where the state alone does not say it. */
function whyNot(row: Held, action: QuotationAction, now: Date): Text | undefined {
  if (NEEDS_QUOTING.has(action) && !isOpenForQuotations(row.found.inquiry, now))
    return { zh: '报价已截止', en: 'quoting has closed' };
  if (action === 'withdraw' && row.state === 'QUOTED')
    return { zh: '报价具有约束力且买方已查看', en: 'the offer is binding, and the purchaser has seen it' };
  if (action === 'counter' || action === 'askFinal') {
    if (row.isFinalAsked)
      return { zh: '已请求过最终报价', en: 'the best and final offer has been asked for already' };
    if (row.isInAward) return { zh: '定标审批中', en: 'an award of it waits for its approval' };
    if (row.purchaserRounds >= ROUNDS_PER_SIDE) return quotationErrors.noRoundsLeft().text;
  }
  if (action === 'offer' && row.supplierRounds >= ROUNDS_PER_SIDE) return quotationErrors.noRoundsLeft().text;
  if (action === 'agree' && row.isFinalAsked)
    return { zh: '买方请求的是最终报价', en: 'the purchaser asks for your best and final offer' };
  return undefined;
}

/**
 * A step that publishes a version. @param publish.author who wrote it, where somebody else lets it pass
 * @throws as quotationLife.advance
 */
export async function publishWith(
  work: Work,
  row: Held,
  action: QuotationAction,
  { content, author }: { content: QuotationContent; author?: Pick<StepBy, 'actorId' | 'actorName'> },
  step: Step,
): Promise<Held> {
  quotationLife.require(work, row, action, step.by);
  const { side } = content;
  const { actorId, actorName } = author ?? step;
  const { versionNo } = await appendVersion(work, {
    docType: QUOTATION,
    docSn: row.quoSn,
    content,
    by: side,
    ...(actorId === undefined ? {} : { actorId }),
    ...(actorName === undefined ? {} : { actorName }),
  });
  const standing =
    side === 'purchaser'
      ? {}
      : {
          standingNo: versionNo,
          inquiryVersionNo: content.inquiryVersionNo,
          isBinding: content.isBinding,
          validUntil: endOfDay(content.validUntil),
          quotedAt: work.now,
          seenAt: null,
        };
  return quotationLife.advance(work, row, action, {
    ...step,
    set: { versionNo, ...standing, ...step.set },
    detail: { ...step.detail, versionNo },
  });
}

/** What belongs to a step itself. */
function marks({ action, before, to }: Taken<QuotationRow, typeof quotationProcess>): Partial<QuotationRow> {
  if (!before || action === 'save') return {};
  if (to === 'COUNTERED') return action === 'dropDraft' ? {} : { stateBefore: null, draft: null };
  if (quotationStatus[to].isInHand) return {};
  const stateBefore = action === 'lose' && before.standingNo > 0 ? 'QUOTED' : null;
  return { stateBefore, turnDueAt: null, draft: null };
}

/** The turn runs as long as a counter-offer has no answer, the validity as long as an offer stands. */
function timersOf(row: QuotationRow): WantedTimer[] {
  const timers: WantedTimer[] = [];
  if (quotationStatus[row.state].turn === null) return timers;
  if (row.turnDueAt) timers.push({ event: 'turnTimeout', dueAt: row.turnDueAt });
  if (row.standingNo > 0 && row.validUntil) timers.push({ event: 'validityTimeout', dueAt: row.validUntil });
  return timers;
}

/** How a quotation counts while suppliers quote: an offer in force, a word that there will be none, or nothing yet. */
function answerIn({
  state,
  standingNo,
}: Pick<QuotationRow, 'state' | 'standingNo'>): 'offer' | 'none' | 'open' {
  const { isNoOffer, tab } = quotationStatus[state];
  if (isNoOffer) return 'none';
  return standingNo > 0 && tab !== 'over' ? 'offer' : 'open';
}

/** Tells the inquiry how many have answered, when this one has answered or taken its answer back while suppliers quote. */
async function recount(work: Work, before: Held, after: QuotationRow): Promise<void> {
  const { inquiry } = before.found;
  if (inquiry.state !== 'QUOTING' || answerIn(before) === answerIn(after)) return;
  const rows = await work.tx
    .select({ state: quotation.state, standingNo: quotation.standingNo })
    .from(quotation)
    .where(eq(quotation.inqSn, inquiry.inqSn));
  const answers = rows.map(answerIn);
  await countQuotations(work, inquiry.inqSn, {
    quotedNum: answers.filter((one) => one === 'offer').length,
    declinedNum: answers.filter((one) => one === 'none').length,
  });
}
