// The front door of quotations: contracts take what was awarded from here and give it back.
export {
  type AwardedLine,
  type AwardsOfStore,
  annulConversion,
  convertAwards,
  holdAwards,
} from './awarded-lines.ts';
