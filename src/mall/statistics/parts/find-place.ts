// Where the visitor is: only for browsers whose owner has let this site know already; nobody is ever asked.
import { call } from '#kit/browser/call.ts';
import { minutes, seconds } from '#kit/time/duration.ts';
import type { VisitorPlace } from '../behaviour.ts';

const TIMEOUT = seconds(5); // spec §9: location timeout 5 s
const GOOD_FOR = minutes(30); // chosen: people who buy parts sit at desks

let found: { place: Promise<VisitorPlace | undefined>; at: number } | undefined;

/** Undefined where it is not allowed, not known, or takes longer than 5 s; a failure is logged (spec §8). Never throws. */
export function findPlace(): Promise<VisitorPlace | undefined> {
  if (!found || Date.now() - found.at > GOOD_FOR) {
    const place = isAllowed()
      .then((allowed) => (allowed ? inTime(locate()) : undefined))
      .catch((reason: unknown) => {
        console.warn('The visitor could not be located:', reason);
        return undefined;
      });
    found = { place, at: Date.now() };
  }
  return found.place;
}

async function isAllowed(): Promise<boolean> {
  if (!('geolocation' in navigator) || !navigator.permissions) return false;
  const { state } = await navigator.permissions.query({ name: 'geolocation' });
  return state === 'granted';
}

async function locate(): Promise<VisitorPlace> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: TIMEOUT, maximumAge: GOOD_FOR });
  });
  const [latitude, longitude] = [coords.latitude.toFixed(2), coords.longitude.toFixed(2)];
  const { statisticsProtocol } = await import('../statistics.protocol.ts');
  const named = await call(statisticsProtocol.locate, { latitude, longitude });
  return { location: `${longitude},${latitude}`, ...named };
}

function inTime<T>(soon: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too slow')), TIMEOUT);
    soon.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
