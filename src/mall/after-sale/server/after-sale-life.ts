// The life of a case on the server: what each step marks, which timers run then, and who hears of it.
import type { Work } from '#kit/db/work.ts';
import { type Clocks, clockAfter, life, type Taken } from '#kit/document/life.ts';
import type { StepBy } from '#kit/process/process.ts';
import { days } from '#kit/time/duration.ts';
import { endDisputeOf } from '#mall/statement/server/statement.ts';
import { afterSaleProcess, type CaseAction, type CaseActor, caseActions } from '../after-sale-process.ts';
import { type CaseState, caseStatus } from '../after-sale-status.ts';
import { afterSaleErrors } from './after-sale.errors.ts';
import { afterSale } from './after-sale.tables.ts';
import { tellOfStep } from './after-sale-notices.ts';
import { amountOf, findRules } from './after-sale-rules.ts';

export { stepBy as moverOf } from '#mall/member/actor.ts';

export type CaseRow = typeof afterSale.$inferSelect;
export type CaseMover = StepBy<CaseActor>;

export const caseLife = life({
  docType: 'afterSale',
  table: afterSale,
  key: 'caseSn',
  process: afterSaleProcess,
  status: caseStatus,
  allowed: (row: CaseRow, by) =>
    caseActions(row, by).filter((action) => action !== 'escalate' || !row.hasEscalated),
  notNow: (row) => afterSaleErrors.notNow(row),
  changedMeanwhile: () => afterSaleErrors.changedMeanwhile(),
  marks,
  timers: async (work, step) => clockAfter(step, work.now, await clocksOf(work), RESTARTS),
  tell: async (work, { action, row, mover }) => {
    await tellOfStep(work, action, row, { ...mover, days: await daysIn(work, row.state) });
    if (IS_OVER.has(row.state)) await endDisputeOf(work, row.caseSn, row.state === 'COMPLETED');
  },
});

async function marks(
  work: Work,
  { action, to }: Taken<CaseRow, typeof afterSaleProcess>,
): Promise<Partial<CaseRow>> {
  if (action === 'escalate') return { hasEscalated: true };
  if (action === 'declineOffer') return { offered: null, offerReason: '' };
  if (to === 'PENDING_REFUND' && action !== 'firstRelease')
    return { twoPeopleFrom: await amountOf(work, 'twoPeopleYuan') };
  return IS_OVER.has(to) ? { finishedAt: work.now } : {};
}

const IS_OVER: ReadonlySet<CaseState> = new Set(['COMPLETED', 'CANCELLED', 'REFUSED_FINAL']);

/** What the store has offered is the buyer's to think about as long as the store has had; what he changes is the store's anew. */
const RESTARTS: readonly CaseAction[] = ['offer', 'declineOffer', 'edit'];

/** A case that runs keeps the due date it was given. */
async function clocksOf(work: Work): Promise<Clocks<CaseState, CaseAction>> {
  const rules = await findRules(work);
  return {
    PENDING_REVIEW: ['silence', days(rules.auditDays)],
    RETURN_REVIEW: ['silence', days(rules.auditDays)],
    REVIEW_REJECTED: ['finalTimeout', days(rules.escalateDays)],
    RETURN_REJECTED: ['finalTimeout', days(rules.escalateDays)],
    SEND_BACK: ['sendBackTimeout', days(rules.sendBackDays)],
    RETURNING: ['receive', days(rules.receiveDays)],
    EXCHANGE_PENDING: ['replaceTimeout', days(rules.replaceDays)],
    EXCHANGE_SHIPPED: ['takeReplacement', days(rules.replacedDays)],
  };
}

/** How long the state lasts that a step has led to; 0 where nothing ends it by itself. */
const daysIn = async (work: Work, state: CaseState): Promise<number> =>
  ((await clocksOf(work))[state]?.[1] ?? 0) / days(1);
