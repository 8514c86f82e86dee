// The timers of a licence, fired: a reminder thirty days before its end, and the end of the certification.
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { advanceEnterprise } from './advance-certification.ts';
import { tellApplicant } from './certification-notices.ts';
import { ENTERPRISE_TIMER, isLicenceGood } from './certification-timers.ts';
import { lockEnterprise } from './find-certification.ts';

export const certificationTimers: readonly TimerHandler[] = [
  {
    docType: ENTERPRISE_TIMER,
    event: 'remindLicence',
    async fire(work, docSn) {
      const row = await lockEnterprise(work, Number(docSn));
      if (row.state !== 'CERTIFIED' || row.licenceUntil === null) return;
      await tellApplicant(work, row.mainMemberId, 'licenceEnds', row.name, row.licenceUntil);
    },
  },
  {
    docType: ENTERPRISE_TIMER,
    event: 'expire',
    async fire(work, docSn) {
      const row = await lockEnterprise(work, Number(docSn));
      if (row.state !== 'CERTIFIED' || isLicenceGood(row.licenceUntil, work.now)) return;
      await advanceEnterprise(work, row, 'expire', { by: 'system' });
      await work.announce('member', String(row.mainMemberId));
      await tellApplicant(work, row.mainMemberId, 'expired', row.name);
    },
  },
];
