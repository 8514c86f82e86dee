// The lives of certifications and of certified enterprises on the server: what steps mark, the timers of a licence, who hears of its end.
import { life } from '#kit/document/life.ts';
import { allowedActions, type StepBy } from '#kit/process/process.ts';
import {
  type CertificationActor,
  type CertificationData,
  certificationProcess,
  enterpriseProcess,
} from '../certification-process.ts';
import { certificationStatus, enterpriseStatus } from '../certification-status.ts';
import { certificationErrors } from './certification.errors.ts';
import { tellApplicant } from './certification-notices.ts';
import { certification, enterprise } from './company.tables.ts';
import { isLicenceGood, licenceTimers } from './licence.ts';

export type CertificationRow = typeof certification.$inferSelect;
export type EnterpriseRow = typeof enterprise.$inferSelect;
export type CertificationMover = StepBy<CertificationActor>;

export const certificationLife = life({
  docType: 'certification',
  table: certification,
  key: 'certSn',
  process: certificationProcess,
  status: certificationStatus,
  notNow: ({ state }) => certificationErrors.notNow({ state }),
  changedMeanwhile: () => certificationErrors.changedMeanwhile(),
  alreadyThere: () => certificationErrors.alreadyOpen(),
  marks: (work, { to }) =>
    to === 'PENDING_REVIEW'
      ? { submittedAt: work.now, decidedAt: null, remarks: {} }
      : { decidedAt: work.now },
});

export const enterpriseLife = life({
  docType: 'enterprise',
  table: enterprise,
  key: 'enterpriseId',
  process: enterpriseProcess,
  status: enterpriseStatus,
  /** Its licence has run out before it expires. */
  allowed: (row: EnterpriseRow, by, now) =>
    allowedActions(enterpriseProcess, row.state, by).filter(
      (action) => action !== 'expire' || !isLicenceGood(row.licenceUntil, now),
    ),
  notNow: ({ state }) => certificationErrors.enterpriseNotNow({ state }),
  changedMeanwhile: () => certificationErrors.changedMeanwhile(),
  alreadyThere: () => certificationErrors.certifiedMeanwhile(),
  marks: ({ now }, { action }) => {
    if (action === 'certifyAgain') return { certifiedAt: now, revokedAt: null };
    return action === 'revoke' ? { revokedAt: now } : {};
  },
  timers: ({ now }, { row: { state, licenceUntil } }) =>
    state === 'CERTIFIED' ? licenceTimers(licenceUntil, now) : [],
  tell: async (work, { action, row: { mainMemberId, name } }) => {
    if (action !== 'expire') return;
    await work.announce('member', String(mainMemberId));
    await tellApplicant(work, mainMemberId, 'expired', name);
  },
});

/** What an enterprise shows of what was certified. */
export const certifiedOf = (data: CertificationData) => ({
  name: data.companyName,
  uscc: data.uscc,
  licenceUntil: data.licenceUntil,
  data,
});

/**
 * What a step keeps that sends an application of any kind back: reasons by field, '' for the whole; the applicant reads
 * them beside his fields. @throws certificationErrors.remarksMissing
 */
export function sentBackFor(remarks: Readonly<Record<string, string>>) {
  const given = Object.fromEntries(Object.entries(remarks).filter(([, reason]) => reason !== ''));
  if (Object.keys(given).length === 0) throw certificationErrors.remarksMissing();
  return { set: { remarks: given }, reason: given[''], detail: { remarks: given } };
}
