// Where an employee is led who must choose a password of his own before anything else.

export const FIRST_PASSWORD = '/member/pwd/reset';

/** @param redirectUrl where he was going, and goes afterwards */
export function firstPasswordAddress(redirectUrl: string): string {
  return `${FIRST_PASSWORD}?first=1&redirectUrl=${encodeURIComponent(redirectUrl)}`;
}
