// The life of an enterprise certification and of a certified enterprise, complete: every row of domain 3.8.1.
import { process } from '#kit/process/process.ts';

/** States of one application; a member without any is UNSUBMITTED. */
export const CERTIFICATION_STATES = ['PENDING_REVIEW', 'REVIEW_REJECTED', 'APPROVED', 'WITHDRAWN'] as const;
export type CertificationState = (typeof CERTIFICATION_STATES)[number];

/** States of a certified enterprise. */
export const ENTERPRISE_STATES = ['CERTIFIED', 'CHANGE_REVIEW', 'EXPIRED', 'REVOKED'] as const;
export type EnterpriseState = (typeof ENTERPRISE_STATES)[number];

export type CertificationActor = 'applicant' | 'reviewer' | 'system';

export const certificationProcess = process<CertificationState, CertificationActor>()({
  /** A first application, a change of what is certified, a renewal, or an appeal. */
  submit: { from: [], to: 'PENDING_REVIEW', by: ['applicant'] },
  approve: { from: ['PENDING_REVIEW'], to: 'APPROVED', by: ['reviewer'] },
  /** With reasons per field. */
  sendBack: { from: ['PENDING_REVIEW'], to: 'REVIEW_REJECTED', by: ['reviewer'] },
  resubmit: { from: ['REVIEW_REJECTED'], to: 'PENDING_REVIEW', by: ['applicant'] },
  /** Chosen: also after it was sent back. `system`: its enterprise was revoked or has another administrator. */
  withdraw: {
    from: ['PENDING_REVIEW', 'REVIEW_REJECTED'],
    to: 'WITHDRAWN',
    by: ['applicant', 'system'],
  },
});

export type CertificationAction = keyof typeof certificationProcess;

export const enterpriseProcess = process<EnterpriseState, CertificationActor>()({
  certify: { from: [], to: 'CERTIFIED', by: ['reviewer'] },
  /** What was certified stays valid meanwhile. */
  askChange: { from: ['CERTIFIED'], to: 'CHANGE_REVIEW', by: ['applicant'] },
  approveChange: { from: ['CHANGE_REVIEW'], to: 'CERTIFIED', by: ['reviewer'] },
  /** Sent back or withdrawn: as before, or EXPIRED when the licence has run out meanwhile. */
  endChange: {
    from: ['CHANGE_REVIEW'],
    to: ['CERTIFIED', 'EXPIRED'],
    by: ['reviewer', 'applicant', 'system'],
  },
  expire: { from: ['CERTIFIED'], to: 'EXPIRED', by: ['system'] },
  renew: { from: ['EXPIRED'], to: 'CHANGE_REVIEW', by: ['applicant'] },
  /** An appeal was right: somebody else is its main account. */
  moveAdministrator: {
    from: ['CERTIFIED', 'CHANGE_REVIEW', 'EXPIRED'],
    to: 'CERTIFIED',
    by: ['reviewer'],
  },
  revoke: { from: ['CERTIFIED', 'CHANGE_REVIEW', 'EXPIRED'], to: 'REVOKED', by: ['reviewer'] },
  /** Designers that it endorses need no review by the platform from now on, or need one again. */
  trust: { from: ['CERTIFIED', 'CHANGE_REVIEW'], to: 'same', by: ['reviewer'] },
  distrust: { from: ['CERTIFIED', 'CHANGE_REVIEW', 'EXPIRED'], to: 'same', by: ['reviewer'] },
  /** A new application of whoever is its administrator then. */
  certifyAgain: { from: ['REVOKED'], to: 'CERTIFIED', by: ['reviewer'] },
});

export type EnterpriseAction = keyof typeof enterpriseProcess;

/** What an enterprise hands in. File ids name files of the file room. */
export interface CertificationData {
  companyName: string;
  uscc: string;
  legalName: string;
  /** Encrypted at rest (kit/db/secret-text); '' where none is known. */
  legalIdNumber: string;
  /** What people see of it: 440***********1234. */
  legalIdMasked?: string;
  companyType: string;
  registeredCapital: string;
  foundedOn: string;
  address: string;
  businessScope: string;
  /** Last day; null: without end. */
  licenceUntil: string | null;
  licenceFileId: number;
  attorneyFileId: number;
  /** Who administers the account, named by the letter of authorisation. */
  contactName: string;
  contactMobile: string;
  industry: string;
}
