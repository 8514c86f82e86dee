// The timers of a licence, fired: a reminder thirty days before its end, and the end of the certification.
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { enterpriseLife } from './certification-life.ts';
import { tellApplicant } from './certification-notices.ts';
import { lockEnterprise } from './find-certification.ts';

export const certificationTimers: readonly TimerHandler[] = [
  {
    docType: enterpriseLife.docType,
    event: 'remindLicence',
    async fire(work, docSn) {
      const row = await lockEnterprise(work, Number(docSn));
      if (row.state !== 'CERTIFIED' || row.licenceUntil === null) return;
      await tellApplicant(work, row.mainMemberId, 'licenceEnds', row.name, row.licenceUntil);
    },
  },
  ...enterpriseLife.onTime((work, docSn) => lockEnterprise(work, Number(docSn)), { expire: 'advance' }),
];
