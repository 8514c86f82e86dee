// When a refresh token may be used again, and when its use shows that two people hold it (docs/decisions/045).
import { minutes } from '#kit/time/duration.ts';

/** Less than the 58 minutes of specification 7, for clocks that were set right meanwhile. */
export const RENEWAL_PERIOD = minutes(45); // chosen

/** Two tabs that wake up together, a request that the network has held up. */
export const SAME_MOMENT = minutes(2); // chosen

export interface RefreshUse {
  /** `newest`: used for the first time. `former`: used before, what followed it was not. `spent`: what followed it was used. */
  token: 'newest' | 'former' | 'spent';
  /** The one that the login began with, which specification 7's client keeps for good. */
  isFirst: boolean;
  /** Milliseconds since the login began or was renewed last. */
  since: number;
  /** An access token of that renewal has been used: whoever asked for it has it. */
  isAnswered: boolean;
  /** Browser and system are those of that renewal. */
  isSameClient: boolean;
}

/** `renew`: a new period begins. `repeat`: the last answer is given once more. `theft`: nobody honest does this. */
export type RefreshVerdict = 'renew' | 'repeat' | 'theft';

/** What the use of a refresh token means. `theft` ends the login with all of its tokens. */
export function judgeRefresh(use: RefreshUse): RefreshVerdict {
  if (use.token === 'spent') return 'theft';
  if (!use.isSameClient && use.since < RENEWAL_PERIOD) return 'theft';
  if (use.token === 'newest' || !use.isAnswered) return 'renew';
  if (use.since <= SAME_MOMENT) return 'repeat';
  return use.isFirst && use.since >= RENEWAL_PERIOD ? 'renew' : 'theft';
}
