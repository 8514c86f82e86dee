// The lives of accounts and applications on the server: what each step marks, which timers run then, and who hears of it.
import type { Work } from '#kit/db/work.ts';
import { clockAfter, life } from '#kit/document/life.ts';
import type { StepBy } from '#kit/process/process.ts';
import { days } from '#kit/time/duration.ts';
import { keptRules } from '#mall/setting/server/setting.ts';
import { accountStatus, applicationStatus } from '../account-status.ts';
import { availableOf } from '../credit-blocks.ts';
import { accountProcess, applicationProcess, type CreditActor } from '../credit-process.ts';
import { CREDIT_RULES } from '../credit-terms.ts';
import { creditErrors } from './credit.errors.ts';
import { creditAccount, creditApplication, creditOver } from './credit.tables.ts';
import { tellOfAccount, tellOfApplication } from './credit-notices.ts';

export { stepBy as moverOf } from '#mall/member/actor.ts';

export const creditRules = keptRules('credit_rules', CREDIT_RULES);

export type AccountRow = typeof creditAccount.$inferSelect;
export type ApplicationRow = typeof creditApplication.$inferSelect;
export const doneOf = ({ creditSn, version, state }: ApplicationRow) => ({ creditSn, version, state });
export type CreditMover = StepBy<CreditActor>;

export const accountLife = life({
  docType: 'creditAccount',
  table: creditAccount,
  key: 'accountId',
  process: accountProcess,
  status: accountStatus,
  notNow: (row: AccountRow) => creditErrors.accountNotNow(row),
  changedMeanwhile: () => creditErrors.changedMeanwhile(),
  alreadyThere: () => creditErrors.appliedAlready(),
  marks: (work, { action }) => (action === 'close' ? { closedAt: work.now } : {}),
  timers: (_work, { row: { lowerAt, state } }) =>
    lowerAt && state !== 'CLOSED' ? [{ event: 'lowerLimit', dueAt: lowerAt }] : [],
  tell: async (work, { action, row, mover }) => {
    const excess = -availableOf(row, work.now);
    if (excess > 0 && (action === 'lowerLimit' || action === 'agree'))
      await noteOver(work, row.accountId, { documentSn: '', reason: 'LOWERED', excess });
    await tellOfAccount(work, action, row, mover);
  },
});

export const applicationLife = life({
  docType: 'creditApplication',
  table: creditApplication,
  key: 'creditSn',
  process: applicationProcess,
  status: applicationStatus,
  notNow: (row: ApplicationRow) => creditErrors.applicationNotNow(row),
  changedMeanwhile: () => creditErrors.changedMeanwhile(),
  alreadyThere: () => creditErrors.appliedAlready(),
  marks: (work, { to, mover }) => ({
    ...(mover.reason ? { reason: mover.reason } : {}),
    ...(applicationStatus[to].isOpen ? {} : { finishedAt: work.now }),
  }),
  timers: async (work, step) => {
    const { offerDays } = await creditRules.find(work);
    return clockAfter(step, work.now, { OFFERED: ['offerTimeout', days(offerDays)] });
  },
  tell: (work, { action, row, mover }) => tellOfApplication(work, action, row, mover),
});

/** Writes down that more counts than was agreed. @param over.excess in fen, above zero */
export async function noteOver(
  work: Work,
  accountId: number,
  over: { documentSn: string; reason: string; excess: number },
): Promise<void> {
  await work.tx
    .insert(creditOver)
    .values({ accountId, ...over, createdAt: work.now } as typeof creditOver.$inferInsert);
}
