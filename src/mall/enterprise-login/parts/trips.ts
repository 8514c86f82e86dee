// Trips of this tab to an enterprise's provider: only who comes back with one of them was sent from here.
import { keep, readKept } from '#kit/browser/kept.ts';
import { minutes } from '#kit/time/duration.ts';

const KEY = 'enterpriseTrips';
const LIFE = minutes(10); // as long as the mall keeps them
const MOST = 5;

export interface EnterpriseTrip {
  state: string;
  /** Shows the mall that it is the same browser. */
  browserKey: string;
  purpose: 'login' | 'test';
  /** Where it leads to afterwards. */
  target: string;
}

type Kept = EnterpriseTrip & { at: number };

/** Remembers the trip and leaves for the provider. */
export function leaveForProvider(url: string, trip: EnterpriseTrip): void {
  keep('session', KEY, [...keptTrips(), { ...trip, at: Date.now() }].slice(-MOST));
  window.location.assign(url);
}

/** What a state was for, once; undefined for one that was never made here, was used or is too old. */
export function takeTrip(state: string): EnterpriseTrip | undefined {
  const kept = keptTrips();
  const trip = kept.find((one) => one.state === state);
  const left = kept.filter((one) => one !== trip);
  keep('session', KEY, left.length > 0 ? left : undefined);
  return trip;
}

function keptTrips(): Kept[] {
  const kept = readKept('session', KEY);
  const since = Date.now() - LIFE;
  return Array.isArray(kept) ? (kept as Kept[]).filter((one) => one?.at > since) : [];
}
