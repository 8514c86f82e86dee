// What the company room answers about certifications and letters of authorisation.
import { type Route, serve } from '#kit/http/server/serve.ts';
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
import { listCertifications, revealIdNumber, showCertificationToReviewer } from './review-certifications.ts';
import { showCertification } from './show-certification.ts';
import { writeAttorney } from './write-attorney.ts';

export function certificationRoutes(facilities: { tokenSecret: Uint8Array; fileStore: FileStore }): Route[] {
  const { tokenSecret, fileStore } = facilities;
  return [
    serve(certificationProtocol.detail, showCertification),
    serve(certificationProtocol.submit, submitCertification(tokenSecret)),
    serve(certificationProtocol.resubmit, resubmitCertification(tokenSecret)),
    serve(certificationProtocol.change, changeCertification(tokenSecret)),
    serve(certificationProtocol.withdraw, withdrawCertification),
    serve(certificationProtocol.findEnterprises, findEnterprises),
    serve(certificationProtocol.adminList, listCertifications),
    serve(certificationProtocol.adminDetail, showCertificationToReviewer),
    serve(certificationProtocol.reveal, revealIdNumber(tokenSecret)),
    serve(certificationProtocol.approve, approveCertification),
    serve(certificationProtocol.sendBack, sendBackCertification),
    serve(certificationProtocol.revoke, revokeEnterprise),
    serve(certificationProtocol.trust, trustEnterprise),
    serve(attorneyProtocol.write, writeAttorney(fileStore)),
  ];
}
