// The lives of certificates and of their surveillance on the server, with what runs by itself.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { life } from '#kit/document/life.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { required } from '#kit/rules/required.ts';
import { dayAfter, dayInChina, endOfDay } from '#kit/time/day-in-china.ts';
import { certificateStatus, surveillanceStatus } from '../authen-status.ts';
import { certificateProcess, surveillanceProcess } from '../certificate-process.ts';
import { authenErrors } from './authen.errors.ts';
import { authenCase, authenCertificate, surveillanceTask } from './authen.tables.ts';
import { tellOfCertificate } from './authen-notices.ts';
import { authenRules } from './authen-rules.ts';

export type CertificateRow = typeof authenCertificate.$inferSelect;
export type SurveillanceRow = typeof surveillanceTask.$inferSelect;

export const certificateLife = life({
  docType: 'authenCertificate',
  table: authenCertificate,
  key: 'certNo',
  process: certificateProcess,
  status: certificateStatus,
  notNow: ({ state }: CertificateRow) => authenErrors.certificateNotNow({ state }),
  changedMeanwhile: () => authenErrors.changedMeanwhile(),
  marks: async (work, { action, mover, to, before }) => {
    if (to === before?.state) return action === 'propose' ? { isProposed: true } : {};
    const { suspendedDays } = await authenRules.find(work);
    const isSuspended = to === 'SUSPENDED';
    return {
      ...{ isProposed: false, reason: to === 'VALID' ? '' : (mover.reason ?? '') },
      suspendedUntil: isSuspended ? dayAfter(dayInChina(work.now), suspendedDays) : null,
    };
  },
  timers: (_work, { row, before }) => {
    if (row.state === before?.state) return undefined;
    const expires = { event: 'expire', dueAt: endOfDay(row.validTo) };
    if (row.state === 'VALID') return [expires];
    return row.state === 'SUSPENDED'
      ? [expires, { event: 'remind', dueAt: endOfDay(required(row.suspendedUntil)) }]
      : [];
  },
  tell: tellOfCertificate,
});

export const surveillanceLife = life({
  docType: 'surveillance',
  table: surveillanceTask,
  key: 'taskId',
  process: surveillanceProcess,
  status: surveillanceStatus,
  notNow: ({ state }: SurveillanceRow) => authenErrors.surveillanceNotNow({ state }),
  changedMeanwhile: () => authenErrors.changedMeanwhile(),
  timers: async (work, { row, before }) => {
    if (row.state === 'DONE' || row.state === 'MISSED') return [];
    const { aheadDays, missedDays } = await authenRules.find(work);
    const missed = { event: 'miss', dueAt: endOfDay(dayAfter(row.dueOn, missedDays)) };
    return before ? [missed] : [{ event: 'order', dueAt: endOfDay(dayAfter(row.dueOn, -aheadDays)) }, missed];
  },
});

/** Whose certificate it is: locked, as it was when its row was drawn. @throws authenErrors.noCertificate, changedMeanwhile */
export async function holdCertificate(
  work: Work,
  { certNo, version }: { certNo: string; version: number },
  whose: ReturnType<typeof eq> | undefined,
): Promise<CertificateRow> {
  const row = await certificateLife.hold(work, certNo, whose);
  if (!row) throw authenErrors.noCertificate();
  if (row.version !== version) throw authenErrors.changedMeanwhile();
  return row;
}

const holds = ({ state }: CertificateRow) => state === 'VALID' || state === 'SUSPENDED';

/** The certificate first, then the task, as all locks here. */
async function holdTask(work: Work, taskId: string): Promise<[SurveillanceRow, CertificateRow] | undefined> {
  const [found] = await work.tx
    .select({ certNo: surveillanceTask.certNo })
    .from(surveillanceTask)
    .where(eq(surveillanceTask.taskId, Number(taskId)));
  const certificate = found && (await certificateLife.hold(work, found.certNo));
  const task = certificate && (await surveillanceLife.hold(work, Number(taskId)));
  return task && holds(certificate) ? [task, certificate] : undefined;
}

/** Its case is still with the customer, or there is none. */
async function isHandedIn(work: Work, authenSn: string | null): Promise<boolean> {
  if (authenSn === null) return false;
  const [found] = await work.tx
    .select({ state: authenCase.state })
    .from(authenCase)
    .where(and(eq(authenCase.authenSn, authenSn)));
  return found !== undefined && !['DRAFT', 'REVIEW_REJECTED', 'CANCELLED', 'REJECTED'].includes(found.state);
}

/**
 * A certificate ends by itself, six months of suspension are over; a surveillance is opened ahead of its day, and thirty days
 * after it missed: then its certificate's suspension is proposed.
 * @param open opens the case of a surveillance and says its number
 */
export const certificateTimers = (
  open: (work: Work, certificate: CertificateRow, task: SurveillanceRow) => Promise<string>,
): readonly TimerHandler[] => [
  ...certificateLife.onTime((work, certNo) => certificateLife.hold(work, certNo), {
    expire: 'advance',
    remind: 'advance',
  }),
  ...surveillanceLife.onTime(async (work, taskId) => (await holdTask(work, taskId))?.[0], {
    order: async (work, task) => {
      const certificate = required(await certificateLife.hold(work, task.certNo));
      const authenSn = await open(work, certificate, task);
      await surveillanceLife.advance(work, task, 'order', { by: 'system', set: { authenSn } });
    },
    miss: async (work, task) => {
      if (await isHandedIn(work, task.authenSn)) return;
      await surveillanceLife.advance(work, task, 'miss', { by: 'system' });
      const certificate = required(await certificateLife.hold(work, task.certNo));
      if (certificate.state === 'VALID')
        await certificateLife.advance(work, certificate, 'propose', {
          by: 'system',
          reason: `${task.dueOn} 的年度监督未按期进行`,
        });
    },
  }),
];
