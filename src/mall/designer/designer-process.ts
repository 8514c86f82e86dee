// The life of a designer application and of a certified designer (domain 3.8.2).

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
