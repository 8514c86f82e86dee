// The life of an enterprise certification (domain 3.8.1).

/** States of one application; a member without any is UNSUBMITTED. */
export const CERTIFICATION_STATES = ['PENDING_REVIEW', 'REVIEW_REJECTED', 'APPROVED', 'WITHDRAWN'] as const;
export type CertificationState = (typeof CERTIFICATION_STATES)[number];

/** States of a certified enterprise. */
export const ENTERPRISE_STATES = ['CERTIFIED', 'CHANGE_REVIEW', 'EXPIRED', 'REVOKED'] as const;
export type EnterpriseState = (typeof ENTERPRISE_STATES)[number];

/** What an enterprise hands in. File ids name files of the file room. */
export interface CertificationData {
  companyName: string;
  uscc: string;
  legalName: string;
  /** Encrypted at rest, shown masked. */
  legalIdNumber: string;
  companyType: string;
  registeredCapital: string;
  foundedOn: string;
  address: string;
  businessScope: string;
  licenceUntil: string | null;
  licenceFileId: number;
  attorneyFileId: number;
  contactName: string;
  contactMobile: string;
  industry: string;
}
