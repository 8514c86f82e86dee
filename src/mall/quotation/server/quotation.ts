// The front door of quotations: contracts take what was awarded from here and give it back.
export {
  type AwardedLine,
  type AwardsOfStore,
  annulConversion,
  convertAwards,
  holdAwards,
  moveAwardReservations,
} from './award/awarded-lines.ts';
export { findWaitingAwards } from './award/waiting-awards.ts';
