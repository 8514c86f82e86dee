// The front door of enterprises' own login.
export { refuseOtherWays } from './refuse-other-ways.ts';
