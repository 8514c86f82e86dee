// The life of a designer application and of a certified designer, complete: every row of domain 3.8.2.
import { process } from '#kit/process/process.ts';

export const APPLICATION_STATES = [
  'DRAFT',
  'PENDING_ENTERPRISE',
  'PENDING_PLATFORM',
  'REVIEW_REJECTED',
  'REJECTED',
  'APPROVED',
  'CANCELLED',
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

export const DESIGNER_STATES = ['ACTIVE', 'SUSPENDED', 'LEFT', 'REVOKED'] as const;
export type DesignerState = (typeof DESIGNER_STATES)[number];

export type DesignerActor = 'applicant' | 'enterprise' | 'platform' | 'system';

export const applicationProcess = process<ApplicationState, DesignerActor>()({
  begin: { from: [], to: 'DRAFT', by: ['applicant'] },
  /** To the employer where he is certified here, else straight to the platform. */
  submit: { from: ['DRAFT'], to: ['PENDING_ENTERPRISE', 'PENDING_PLATFORM'], by: ['applicant'] },
  /** Straight to APPROVED where the platform trusts the enterprise. */
  endorse: { from: ['PENDING_ENTERPRISE'], to: ['PENDING_PLATFORM', 'APPROVED'], by: ['enterprise'] },
  enterpriseSendBack: { from: ['PENDING_ENTERPRISE'], to: 'REVIEW_REJECTED', by: ['enterprise'] },
  /** Seven days without a word, or the employer is no longer certified: goes on as not endorsed. */
  goOnAlone: { from: ['PENDING_ENTERPRISE'], to: 'PENDING_PLATFORM', by: ['system'] },
  approve: { from: ['PENDING_PLATFORM'], to: 'APPROVED', by: ['platform'] },
  sendBack: { from: ['PENDING_PLATFORM'], to: 'REVIEW_REJECTED', by: ['platform'] },
  /** Fraud: again after 90 days at the earliest. */
  refuse: { from: ['PENDING_PLATFORM'], to: 'REJECTED', by: ['platform'] },
  resubmit: {
    from: ['REVIEW_REJECTED'],
    to: ['PENDING_ENTERPRISE', 'PENDING_PLATFORM'],
    by: ['applicant'],
  },
  /** Chosen: also while it waits, like an enterprise's application. `system`: the applicant's own account was closed. */
  withdraw: {
    from: ['DRAFT', 'PENDING_ENTERPRISE', 'PENDING_PLATFORM', 'REVIEW_REJECTED'],
    to: 'CANCELLED',
    by: ['applicant', 'system'],
  },
});

export type ApplicationAction = keyof typeof applicationProcess;

export const designerProcess = process<DesignerState, DesignerActor>()({
  certify: { from: [], to: 'ACTIVE', by: ['platform', 'enterprise'] },
  suspend: { from: ['ACTIVE'], to: 'SUSPENDED', by: ['platform'] },
  resume: { from: ['SUSPENDED'], to: 'ACTIVE', by: ['platform'] },
  /** The employment ends. A freelancer has 30 days to be checked again. */
  leave: { from: ['ACTIVE', 'SUSPENDED'], to: 'LEFT', by: ['enterprise', 'system'] },
  revoke: { from: ['ACTIVE', 'SUSPENDED', 'LEFT'], to: 'REVOKED', by: ['platform'] },
  /** The 30 days have passed without a new application. */
  recheckMissed: { from: ['LEFT'], to: 'REVOKED', by: ['system'] },
  /** A new application was approved. */
  certifyAgain: { from: ['LEFT', 'REVOKED'], to: 'ACTIVE', by: ['platform', 'enterprise'] },
});

export type DesignerAction = keyof typeof designerProcess;

/** What an applicant writes. File ids name files of the file room; a draft may be incomplete. */
export interface DesignerData {
  realName: string;
  /** Encrypted at rest (kit/db/secret-text); '' where none is known. */
  idNumber: string;
  /** What people see of it: 440***********1234. */
  idMasked: string;
  mobile: string;
  /** The mobile that an SMS code has proven last. */
  provenMobile: string;
  /** `certified`: an enterprise of this mall; `other`: named with its credit code; `freelance`: none. */
  employment: 'certified' | 'other' | 'freelance';
  /** The chosen employer; he is asked once the application is handed in. */
  enterpriseId: number | null;
  employerName: string;
  employerUscc: string;
  department: string;
  jobTitle: string;
  yearsOfWork: number | null;
  fields: string[];
  products: string;
  /** Education or title certificates. */
  certificateFileIds: number[];
  /** A badge, or a stamped letter of employment. */
  workProofFileIds: number[];
}
