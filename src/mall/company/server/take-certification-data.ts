// Makes what an applicant has typed into what is kept: papers checked, mobile proven, ID number hidden.

import { hideText } from '#kit/db/secret-text.ts';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { fileReplies, requireFiles } from '#mall/file/server/file.ts';
import type { Member } from '#mall/member/actor.ts';
import { checkSmsCodeOf } from '#mall/message/server/message.ts';
import type { CertificationInput } from '../certification.protocol.ts';
import type { CertificationData } from '../certification-process.ts';
import { maskIdNumber } from '../certification-rules.ts';
import { certificationErrors } from './certification.errors.ts';

/** What the ID number is hidden as; see kit/db/secret-text. */
export const LEGAL_ID = 'certification.legalIdNumber';

/**
 * @param earlier what the same applicant has handed in before: its papers, its proven mobile and its ID number may stay
 * @throws certificationErrors.licenceOver, idNumberMissing, codeMissing, notAPicture; Refusal for papers of somebody else
 * and for a wrong SMS code
 */
export async function takeCertificationData(
  work: Work,
  actor: Member,
  secret: Uint8Array,
  input: CertificationInput,
  earlier: CertificationData | undefined,
): Promise<CertificationData> {
  const { smsCode, requestId: _, legalIdNumber, licenceUntil, ...said } = input;
  if (licenceUntil !== '' && licenceUntil < dayInChina(work.now)) {
    throw certificationErrors.licenceOver({ name: 'licenceUntil' });
  }
  if (!legalIdNumber && !earlier?.legalIdNumber) {
    throw certificationErrors.idNumberMissing({ name: 'legalIdNumber' });
  }
  const known = [earlier?.licenceFileId, earlier?.attorneyFileId];
  const fresh = [said.licenceFileId, said.attorneyFileId].filter((fileId) => !known.includes(fileId));
  await requireFiles(work, actor.memberId, fresh, { kinds: 'certificates' });
  const [licence] = await fileReplies(work, [said.licenceFileId]);
  if (!licence?.mimeType.startsWith('image/'))
    throw certificationErrors.notAPicture({ name: 'licenceFileId' });
  if (said.contactMobile !== earlier?.contactMobile) {
    if (!smsCode) throw certificationErrors.codeMissing({ name: 'smsCode' });
    await checkSmsCodeOf(work, said.contactMobile, smsCode, 'authen');
  }
  return {
    companyName: said.companyName,
    uscc: said.uscc,
    companyType: said.companyType,
    registeredCapital: said.registeredCapital,
    foundedOn: said.foundedOn,
    address: said.address,
    businessScope: said.businessScope,
    industry: said.industry,
    legalName: said.legalName,
    legalIdNumber: legalIdNumber
      ? hideText(secret, LEGAL_ID, legalIdNumber)
      : required(earlier).legalIdNumber,
    legalIdMasked: legalIdNumber ? maskIdNumber(legalIdNumber) : required(earlier).legalIdMasked,
    licenceUntil: licenceUntil === '' ? null : licenceUntil,
    licenceFileId: said.licenceFileId,
    attorneyFileId: said.attorneyFileId,
    contactName: said.contactName,
    contactMobile: said.contactMobile,
  };
}
