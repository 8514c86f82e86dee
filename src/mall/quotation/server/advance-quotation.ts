// The only writer of a quotation's state: every step of domain 3.6.2 with its guard, version, log row, timers and messages.

import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { scatteredDocumentNumber } from '#kit/document/document-number.ts';
import { appendVersion } from '#kit/document/document-version.ts';
import { writeStep } from '#kit/document/step-log.ts';
import { setTimer, stopTimer } from '#kit/jobs/timer.ts';
import { leadsTo, type StepBy } from '#kit/process/process.ts';
import { endOfDay } from '#kit/time/day-in-china.ts';
import { after } from '#kit/time/duration.ts';
import type { Text } from '#kit/words/text.ts';
import { countQuotations, type FoundInquiry, isOpenForQuotations } from '#mall/inquiry/server/inquiry.ts';
import type { QuotationContent } from '../quotation-content.ts';
import {
  type GuardedQuotation,
  type QuotationAction,
  type QuotationActor,
  quotationActions,
  quotationProcess,
} from '../quotation-process.ts';
import type { QuotationState } from '../quotation-status.ts';
import { RENEWAL_TIME, ROUNDS_PER_SIDE } from '../quotation-terms.ts';
import { type Held, QUOTATION, type QuotationRow } from './hold-quotation.ts';
import { quotationErrors } from './quotation.errors.ts';
import { quotation } from './quotation.tables.ts';
import { tellOfStep } from './quotation-notices.ts';

export type QuotationMover = StepBy<QuotationActor>;

type Columns = Partial<
  Omit<QuotationRow, 'quotationId' | 'quoSn' | 'inqSn' | 'storeId' | 'state' | 'version'>
>;

async function isTaken(work: Work, quoSn: string): Promise<boolean> {
  const found = await work.tx
    .select({ quoSn: quotation.quoSn })
    .from(quotation)
    .where(eq(quotation.quoSn, quoSn));
  return found.length > 0;
}

/** A store was invited: its quotation begins, once. */
export async function beginQuotation(work: Work, found: FoundInquiry, storeId: number): Promise<void> {
  const [row] = await work.tx
    .insert(quotation)
    .values({
      quoSn: await scatteredDocumentNumber(work, 'QT', (quoSn) => isTaken(work, quoSn)),
      inqSn: found.inquiry.inqSn,
      storeId,
      state: 'INVITED',
      createdAt: work.now,
      updatedAt: work.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) return;
  await writeStep(work, {
    docType: QUOTATION,
    docSn: row.quoSn,
    from: null,
    event: 'invite',
    to: row.state,
    by: 'system',
  });
}

/** What the guards ask. */
export function guarded({ row, found, isInAward }: Held, now: Date): GuardedQuotation {
  return {
    state: row.state,
    inquiryState: found.inquiry.state,
    isQuoting: isOpenForQuotations(found.inquiry, now),
    isSealed: found.inquiry.isSealed,
    supplierRounds: row.supplierRounds,
    purchaserRounds: row.purchaserRounds,
    isFinalAsked: row.isFinalAsked,
    isBinding: row.isBinding,
    wasSeen: row.seenAt !== null,
    renewableUntil: renewableUntil(row),
    stateBefore: row.stateBefore,
    isInAward,
  };
}

/** Q17: counted from the end of the offer's validity, or of the turn that passed; null: it never was an offer. */
export const renewableUntil = (row: QuotationRow): Date | null =>
  row.standingNo === 0 || row.state !== 'EXPIRED' ? null : after(row.updatedAt, RENEWAL_TIME);

/** @throws quotationErrors.notNow when process or guard forbid the step to `by` */
export function requireAllowed(work: Work, held: Held, action: QuotationAction, by: QuotationActor): void {
  const { row } = held;
  if (quotationActions(guarded(held, work.now), by, work.now).includes(action)) return;
  const isSupplier = by === 'supplier' || by === 'supplierApprover';
  const why = whyNot(held, action, work.now);
  throw quotationErrors.notNow({ state: row.state, isSupplier, ...(why ? { why } : {}) });
}

const NEEDS_QUOTING: ReadonlySet<QuotationAction> = new Set([
  'open',
  'decline',
  'submit',
  'approve',
  'replace',
]);

/** The rule behind a refusal, where the state alone does not say it. */
function whyNot({ row, found, isInAward }: Held, action: QuotationAction, now: Date): Text | undefined {
  if (NEEDS_QUOTING.has(action) && !isOpenForQuotations(found.inquiry, now))
    return { zh: '报价已截止', en: 'quoting has closed' };
  if (action === 'withdraw' && row.state === 'QUOTED')
    return { zh: '报价具有约束力且买方已查看', en: 'the offer is binding, and the purchaser has seen it' };
  if (action === 'counter' || action === 'askFinal') {
    if (row.isFinalAsked)
      return { zh: '已请求过最终报价', en: 'the best and final offer has been asked for already' };
    if (isInAward) return { zh: '定标审批中', en: 'an award of it waits for its approval' };
    if (row.purchaserRounds >= ROUNDS_PER_SIDE) return quotationErrors.noRoundsLeft().text;
  }
  if (action === 'offer' && row.supplierRounds >= ROUNDS_PER_SIDE) return quotationErrors.noRoundsLeft().text;
  if (action === 'agree' && row.isFinalAsked)
    return { zh: '买方请求的是最终报价', en: 'the purchaser asks for your best and final offer' };
  return undefined;
}

interface Step extends QuotationMover {
  /** Where the process leaves the choice. */
  to?: QuotationState;
  set?: Columns;
  /** A version that this step publishes. `author`: who wrote it, where somebody else lets it pass. */
  publish?: { content: QuotationContent; author?: Pick<StepBy, 'actorId' | 'actorName'> };
}

/**
 * Takes one step.
 * @param held held in this work
 * @returns the quotation as it is afterwards
 * @throws quotationErrors.notNow when process or guard forbid it, changedMeanwhile when somebody else was faster
 */
export async function advanceQuotation(
  work: Work,
  held: Held,
  action: QuotationAction,
  step: Step,
): Promise<Held> {
  requireAllowed(work, held, action, step.by);
  const { row, found } = held;
  const targets = leadsTo(quotationProcess, action, row.state) as QuotationState[];
  const to = step.to ?? targets[0];
  const isSupplier = step.by !== 'purchaser';
  if (to === undefined || !targets.includes(to))
    throw quotationErrors.notNow({ state: row.state, isSupplier });
  const { to: _to, set, publish, ...mover } = step;
  const published = publish ? await publishVersion(work, row, publish, mover) : {};
  const [moved] = await work.tx
    .update(quotation)
    .set({
      ...marks(action, to, row),
      ...published,
      ...set,
      state: to,
      version: row.version + 1,
      updatedAt: work.now,
    })
    .where(
      and(
        eq(quotation.quotationId, row.quotationId),
        eq(quotation.state, row.state),
        eq(quotation.version, row.version),
      ),
    )
    .returning();
  if (!moved) throw quotationErrors.changedMeanwhile({ state: row.state, isSupplier });
  if (action !== 'save') {
    await writeStep(work, {
      docType: QUOTATION,
      docSn: row.quoSn,
      from: row.state,
      event: action,
      to,
      ...mover,
      ...(publish ? { detail: { ...mover.detail, versionNo: moved.versionNo } } : {}),
    });
    await moveTimers(work, moved);
    await tellOfStep(work, action, moved, found, mover);
    await recount(work, found, row, moved);
  }
  return { ...held, row: moved };
}

async function publishVersion(
  work: Work,
  row: QuotationRow,
  { content, author }: NonNullable<Step['publish']>,
  mover: QuotationMover,
): Promise<Columns> {
  const { side } = content;
  const { versionNo } = await appendVersion(work, {
    docType: QUOTATION,
    docSn: row.quoSn,
    content,
    by: side,
    ...(author ?? mover),
  });
  if (side === 'purchaser') return { versionNo };
  return {
    versionNo,
    standingNo: versionNo,
    inquiryVersionNo: content.inquiryVersionNo,
    isBinding: content.isBinding,
    validUntil: endOfDay(content.validUntil),
    quotedAt: work.now,
    seenAt: null,
  };
}

/** What belongs to a step itself. */
function marks(action: QuotationAction, to: QuotationState, row: QuotationRow): Columns {
  if (action === 'save') return {};
  if (to === 'COUNTERED' && action !== 'dropDraft') return { stateBefore: null, draft: null };
  if (action === 'lose')
    return { stateBefore: row.standingNo > 0 ? 'QUOTED' : null, turnDueAt: null, draft: null };
  if (['DRAFT', 'PENDING_REVIEW', 'REVIEW_REJECTED', 'COUNTERED'].includes(to)) return {};
  return { stateBefore: null, turnDueAt: null, draft: null };
}

const OVER: readonly QuotationState[] = ['DECLINED', 'REJECTED', 'EXPIRED', 'WITHDRAWN'];
const SETTLED: readonly QuotationState[] = [...OVER, 'ACCEPTED', 'COMPLETED'];

/** The turn runs as long as a counter-offer has no answer, the validity as long as an offer stands. */
async function moveTimers(work: Work, row: QuotationRow): Promise<void> {
  await stopTimer(work, QUOTATION, row.quoSn);
  if (SETTLED.includes(row.state)) return;
  if (row.turnDueAt) await setTimer(work, QUOTATION, row.quoSn, 'turnTimeout', row.turnDueAt);
  if (row.standingNo > 0 && row.validUntil)
    await setTimer(work, QUOTATION, row.quoSn, 'validityTimeout', row.validUntil);
}

/** How a quotation counts while suppliers quote: an offer in force, a word that there will be none, or nothing yet. */
const answerIn = (row: Pick<QuotationRow, 'state' | 'standingNo'>): 'offer' | 'none' | 'open' =>
  row.state === 'DECLINED' || row.state === 'WITHDRAWN'
    ? 'none'
    : row.standingNo > 0 && !OVER.includes(row.state)
      ? 'offer'
      : 'open';

/** Tells the inquiry how many have answered, when this one has answered or taken its answer back while suppliers quote. */
async function recount(
  work: Work,
  { inquiry }: FoundInquiry,
  before: QuotationRow,
  after: QuotationRow,
): Promise<void> {
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
