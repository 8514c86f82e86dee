// What becomes of a certificate: suspended, restored, revoked by those who decide; given up by its holder.
import { eq, or } from 'drizzle-orm';
import type { Actions } from '#kit/http/server/serve.ts';
import { readsFor, stepBy } from '#mall/member/actor.ts';
import type { certificateProtocol } from '../certificate.protocol.ts';
import { authenErrors } from './authen.errors.ts';
import { authenCertificate } from './authen.tables.ts';
import { type CertificateRow, certificateLife, holdCertificate } from './certificate-life.ts';

type Acts = Actions<typeof certificateProtocol>;

const changed = ({ certNo, version, state }: CertificateRow) => ({ certNo, version, state });

/** @throws authenErrors.noCertificate, ownCase, certificateNotNow, changedMeanwhile */
export const changeCertificate: Acts['changeCertificate'] = async (
  work,
  staff,
  { act, reason, ...which },
) => {
  const row = await holdCertificate(work, which, eq(authenCertificate.labId, staff.lab.labId));
  if (row.memberId === staff.memberId || row.enterpriseId === staff.enterpriseId)
    throw authenErrors.ownCase();
  return changed(await certificateLife.advance(work, row, act, stepBy('decider', staff, reason)));
};

/** @throws authenErrors.noCertificate, certificateNotNow, changedMeanwhile */
export const giveUpCertificate: Acts['giveUp'] = async (work, member, { reason, ...which }) => {
  const enterpriseId = readsFor(member);
  const own = eq(authenCertificate.memberId, member.memberId);
  const whose = enterpriseId === null ? own : or(own, eq(authenCertificate.enterpriseId, enterpriseId));
  const row = await holdCertificate(work, which, whose);
  return changed(await certificateLife.advance(work, row, 'giveUp', stepBy('holder', member, reason)));
};
