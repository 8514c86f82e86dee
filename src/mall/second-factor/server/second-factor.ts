// The front door of the second factor.
export { askFactor } from './ask-factor.ts';
export { operatorsNeedFactor } from './operators-need-it.ts';
export { unlockMember } from './unlock-member.ts';
