// An applicant hands in: for the first time, again after it was sent back, as a change of what is certified; or takes it back.

import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import type { Action, Actions } from '#kit/http/server/serve.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { stepBy } from '#mall/member/actor.ts';
import { findMember } from '#mall/member/server/member.ts';
import type { certificationProtocol } from '../certification.protocol.ts';
import type { CertificationData } from '../certification-process.ts';
import { certificationErrors } from './certification.errors.ts';
import {
  type CertificationMover,
  certificationLife,
  type EnterpriseRow,
  enterpriseLife,
} from './certification-life.ts';
import {
  certifiedMember,
  enterpriseOf,
  lockCertification,
  lockEnterprise,
  lockEnterpriseByCode,
  mayApplyFrom,
  newestCertificationOf,
  openCertificationOf,
  submissionsLeft,
} from './find-certification.ts';
import { isLicenceGood } from './licence.ts';
import { takeCertificationData } from './take-certification-data.ts';

type Acts = Actions<typeof certificationProtocol>;

/** @throws certificationErrors.onlyTypeOne, alreadyOpen, tooEarly, tooOften, alreadyCertified, and what the data is refused for */
export function submitCertification(secret: Uint8Array): Action<typeof certificationProtocol.submit> {
  return async (work, actor, { isAppeal, ...input }) => {
    const { memberId } = actor;
    if (actor.memberType !== 1 || actor.sub) throw certificationErrors.onlyTypeOne();
    if (await openCertificationOf(work, memberId)) throw certificationErrors.alreadyOpen();
    const from = await mayApplyFrom(work, memberId);
    if (from) throw certificationErrors.tooEarly({ day: dayInChina(from) });
    await requireSubmissionsLeft(work, memberId);
    const holder = await otherHolder(work, input.uscc, undefined);
    if (holder && !isAppeal) throw await alreadyCertified(work, holder);
    const earlier = (await newestCertificationOf(work, memberId))?.data;
    const data = await takeCertificationData(work, actor, secret, input, earlier);
    const certSn = await nextDocumentNumber(work, 'EC');
    const wish = { certSn, memberId, data, submittedAt: work.now, isAppeal: holder !== undefined };
    await certificationLife.begin(work, 'submit', wish, stepBy('applicant', actor));
    return { certSn };
  };
}

/** @throws certificationErrors.notFound for somebody else's, notNow, tooOften, alreadyCertified, and what the data is refused for */
export function resubmitCertification(secret: Uint8Array): Action<typeof certificationProtocol.resubmit> {
  return async (work, actor, { certSn, ...input }) => {
    const { row, held } = await lockCertification(work, certSn);
    if (row.memberId !== certifiedMember(actor)) throw certificationErrors.notFound();
    if (row.state !== 'REVIEW_REJECTED') throw certificationErrors.notNow({ state: row.state });
    await requireSubmissionsLeft(work, row.memberId);
    await requireFreeCode(work, input.uscc, row.isAppeal, held);
    const data = await takeCertificationData(work, actor, secret, input, row.data);
    await certificationLife.advance(work, row, 'resubmit', {
      ...stepBy('applicant', actor),
      set: { data, submissions: row.submissions + 1 },
      detail: { changed: changedFields(row.data, data) },
    });
    if (held) {
      await enterpriseLife.advance(
        work,
        held,
        held.state === 'EXPIRED' ? 'renew' : 'askChange',
        stepBy('applicant', actor),
      );
    }
    return { certSn };
  };
}

/** @throws certificationErrors.nothingCertified, alreadyOpen, tooOften, codeTaken, and what the data is refused for */
export function changeCertification(secret: Uint8Array): Action<typeof certificationProtocol.change> {
  return async (work, actor, input) => {
    const memberId = certifiedMember(actor);
    const seen = await enterpriseOf(work, memberId);
    if (!seen) throw certificationErrors.nothingCertified();
    const held = await lockEnterprise(work, seen.enterpriseId);
    if (await openCertificationOf(work, memberId)) throw certificationErrors.alreadyOpen();
    await requireSubmissionsLeft(work, memberId);
    await requireFreeCode(work, input.uscc, false, held);
    const data = await takeCertificationData(work, actor, secret, input, held.data);
    const mover = stepBy('applicant', actor);
    const certSn = await nextDocumentNumber(work, 'EC');
    await certificationLife.begin(
      work,
      'submit',
      { certSn, memberId, enterpriseId: held.enterpriseId, data, submittedAt: work.now },
      { ...mover, detail: { changed: changedFields(held.data, data) } },
    );
    await enterpriseLife.advance(work, held, held.state === 'EXPIRED' ? 'renew' : 'askChange', mover);
    return { certSn };
  };
}

/** @throws certificationErrors.notFound for somebody else's, notNow */
export const withdrawCertification: Acts['withdraw'] = async (work, actor, { certSn }) => {
  const { row, held } = await lockCertification(work, certSn);
  if (row.memberId !== certifiedMember(actor)) throw certificationErrors.notFound();
  await certificationLife.advance(work, row, 'withdraw', stepBy('applicant', actor));
  if (held?.state === 'CHANGE_REVIEW') await endChange(work, held, stepBy('applicant', actor));
};

/** The enterprise is as before the change, unless its licence has run out meanwhile. */
export async function endChange(
  work: Work,
  held: EnterpriseRow,
  by: CertificationMover,
): Promise<EnterpriseRow> {
  const to = isLicenceGood(held.licenceUntil, work.now) ? 'CERTIFIED' : 'EXPIRED';
  return enterpriseLife.advance(work, held, 'endChange', { ...by, to });
}

async function requireSubmissionsLeft(work: Work, memberId: number): Promise<void> {
  if ((await submissionsLeft(work, memberId)) === 0) throw certificationErrors.tooOften();
}

/** The enterprise that is certified with this code now, unless it is `own`. */
async function otherHolder(
  work: Work,
  uscc: string,
  own: EnterpriseRow | undefined,
): Promise<EnterpriseRow | undefined> {
  const holder = await lockEnterpriseByCode(work, uscc);
  return holder && holder.state !== 'REVOKED' && holder.enterpriseId !== own?.enterpriseId
    ? holder
    : undefined;
}

async function requireFreeCode(
  work: Work,
  uscc: string,
  isAppeal: boolean,
  own: EnterpriseRow | undefined,
): Promise<void> {
  if (isAppeal) return;
  const holder = await otherHolder(work, uscc, own);
  if (!holder) return;
  throw own ? certificationErrors.codeTaken({ name: 'uscc' }) : await alreadyCertified(work, holder);
}

async function alreadyCertified(work: Work, holder: EnterpriseRow) {
  const main = await findMember(work, holder.mainMemberId);
  return certificationErrors.alreadyCertified({
    name: 'uscc',
    administrator: maskName(main?.memberName ?? ''),
    mayAppeal: true,
  });
}

/** company01 → c*****1 */
function maskName(name: string): string {
  return `${name.slice(0, 1)}*****${name.slice(-1)}`;
}

/** The names of the fields that differ; the ID number itself never reaches a log. */
function changedFields(before: CertificationData, after: CertificationData): string[] {
  return (Object.keys(after) as (keyof CertificationData)[]).filter((name) => before[name] !== after[name]);
}
