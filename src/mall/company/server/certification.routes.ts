// What the company room answers about certifications and letters of authorisation.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import type { FileStore } from '#mall/file/server/file.ts';
import { attorneyProtocol } from '../attorney.protocol.ts';
import { certificationProtocol } from '../certification.protocol.ts';
import {
  approveCertification,
  revokeEnterprise,
  sendBackCertification,
  trustEnterprise,
} from './decide-certification.ts';
import { findEnterprises } from './find-enterprises.ts';
import {
  changeCertification,
  resubmitCertification,
  submitCertification,
  withdrawCertification,
} from './hand-in-certification.ts';
import {
  certificationListRoutes,
  revealIdNumber,
  showCertificationToReviewer,
} from './review-certifications.ts';
import { showCertification } from './show-certification.ts';
import { writeAttorney } from './write-attorney.ts';

export function certificationRoutes(facilities: { tokenSecret: Uint8Array; fileStore: FileStore }): Route[] {
  const { tokenSecret, fileStore } = facilities;
  return [
    ...certificationListRoutes,
    ...serveAll(certificationProtocol, {
      detail: showCertification,
      submit: submitCertification(tokenSecret),
      resubmit: resubmitCertification(tokenSecret),
      change: changeCertification(tokenSecret),
      withdraw: withdrawCertification,
      findEnterprises,
      adminDetail: showCertificationToReviewer,
      reveal: revealIdNumber(tokenSecret),
      approve: approveCertification,
      sendBack: sendBackCertification,
      revoke: revokeEnterprise,
      trust: trustEnterprise,
    }),
    ...serveAll(attorneyProtocol, { write: writeAttorney(fileStore) }),
  ];
}
