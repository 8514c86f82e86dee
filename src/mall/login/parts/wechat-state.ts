// The states with which this browser has gone to WeChat: only who comes back with one of them was sent from here (against forged logins).
import { keep, readKept } from '#kit/browser/kept.ts';
import { minutes } from '#kit/time/duration.ts';
import { WECHAT_STATE_PREFIX } from './wechat-address.ts';

const KEY = 'weChatStates';
const LIFE = minutes(10); // chosen
const MOST = 5;

/** What a trip to WeChat was for. */
export type WeChatTrip =
  | { purpose: 'login' }
  /** `ticket`: the proof that it is the member himself. */
  | { purpose: 'bind'; ticket: string };

type Kept = WeChatTrip & { state: string; at: number };

/** Remembers a trip and returns its state. In local storage: WeChat leads back in another tab than the one that was left. */
export function rememberTrip(trip: WeChatTrip): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  const state = WECHAT_STATE_PREFIX + [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  keepTrips([...keptTrips(), { ...trip, state, at: Date.now() }].slice(-MOST));
  return state;
}

/** What a state was for, once; undefined for one that was never made here, was used or is too old. */
export function takeTrip(state: string): WeChatTrip | undefined {
  const kept = keptTrips();
  const trip = kept.find((one) => one.state === state);
  keepTrips(kept.filter((one) => one !== trip));
  return trip;
}

function keptTrips(): Kept[] {
  const kept = readKept('local', KEY);
  const since = Date.now() - LIFE;
  return Array.isArray(kept) ? (kept as Kept[]).filter((one) => one?.at > since) : [];
}

/** Where storage is forbidden, who comes back from WeChat is told to try again. */
const keepTrips = (trips: readonly Kept[]) => keep('local', KEY, trips.length > 0 ? trips : undefined);
