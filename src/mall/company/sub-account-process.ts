// The life of an employee's account (domain 3.8.3).

export const SUB_ACCOUNT_STATES = ['INVITED', 'ACTIVE', 'DISABLED', 'LEFT'] as const;
export type SubAccountState = (typeof SUB_ACCOUNT_STATES)[number];
