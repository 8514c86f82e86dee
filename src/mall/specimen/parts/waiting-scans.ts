// Acts with specimens that wait for the network: kept in the browser's database in their order, sent one after another, each applied once.
import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval';
import { CallError, call } from '#kit/browser/call.ts';
import { State } from '#kit/http/state.ts';
import { minutes, seconds } from '#kit/time/duration.ts';
import { uploadFor } from '#mall/file/parts/upload-file.ts';
import type { SpecimenAct } from '../allowed-acts.ts';
import { type Scanned, specimenProtocol } from '../specimen.protocol.ts';
import { OFFLINE_MINUTES } from '../specimen-terms.ts';

export interface WaitingScan {
  /** The same however often it is sent. */
  scanId: string;
  /** Nobody else's login sends it. */
  memberId: number;
  specimenNo: string;
  act: SpecimenAct;
  said: Readonly<Record<string, string>>;
  /** Each with its key at the mall once it was handed in. */
  photos: readonly { blob: Blob; name: string; fileId?: number }[];
  /** Milliseconds since 1970, by the device. */
  at: number;
  /** It could not be sent at once. */
  isLate: boolean;
  /** Why the mall does not take it; '' while it waits. */
  refused: string;
}

export type Outcome =
  | { kind: 'done'; reply: Scanned }
  | { kind: 'refused'; error: CallError }
  | { kind: 'waiting' };

const AGAIN_AFTER = seconds(15); // chosen: for a network that comes back without a word
const LOCK = 'mall-scans';
/** Not about what was sent: it may be sent again. */
const PASSING: ReadonlySet<number> = new Set([
  ...[0, State.notLoggedIn, State.tooSlow, State.tooMany, State.broken, State.unavailable],
]);

let store: UseStore | undefined;
const keptIn = () => {
  store ??= createStore('mall-scans', 'scans');
  return store;
};
/** Keys stand in the order of their acts. */
const keyOf = ({ at, scanId }: WaitingScan) => `${String(at).padStart(15, '0')} ${scanId}`;

let shown: readonly WaitingScan[] = [];
const watchers = new Set<() => void>();

/** For `useSyncExternalStore`: what waits, or was refused, in its order. */
export const waitingScans = {
  now: (): readonly WaitingScan[] => shown,
  watch(tell: () => void): () => void {
    watchers.add(tell);
    return () => watchers.delete(tell);
  },
};

async function read(): Promise<readonly WaitingScan[]> {
  const all = await entries<string, WaitingScan>(keptIn());
  shown = all.map(([, scan]) => scan);
  for (const tell of watchers) tell();
  return shown;
}

const keep = async (scan: WaitingScan) => {
  await set(keyOf(scan), scan, keptIn());
};
const forget = (scan: WaitingScan) => delMany([keyOf(scan)], keptIn());

/** Too old to be taken once the network is back. */
export const isTooOld = ({ at }: WaitingScan, now: number): boolean => now - at > minutes(OFFLINE_MINUTES);

/** Takes a refused one out of sight, or one that shall not be sent any more. */
export async function dismissScan(scan: WaitingScan): Promise<void> {
  await forget(scan);
  await read();
}

/** Keeps the act, sends what waits before it, then it. What is refused while somebody looks is not kept. */
export async function performScan(scan: WaitingScan): Promise<Outcome> {
  await keep(scan);
  const outcome = (await sendScans(scan.memberId)).get(scan.scanId) ?? { kind: 'waiting' };
  if (outcome.kind === 'refused') await dismissScan(scan);
  return outcome;
}

const inOneTab = <T>(action: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(LOCK, action) as Promise<T>) : action();

/** Sends this member's in their order, until one does not get through. @returns what came of each, by `scanId` */
export const sendScans = (memberId: number): Promise<Map<string, Outcome>> =>
  inOneTab(async () => {
    const came = new Map<string, Outcome>();
    for (const scan of await read()) {
      if (scan.memberId !== memberId || scan.refused) continue;
      const outcome = await send(scan);
      came.set(scan.scanId, outcome);
      if (outcome.kind === 'waiting') {
        await keep({ ...scan, isLate: true });
        break;
      }
      if (outcome.kind === 'done') await forget(scan);
      else await keep({ ...scan, refused: outcome.error.message });
    }
    await read();
    return came;
  });

async function send(scan: WaitingScan): Promise<Outcome> {
  if (!navigator.onLine) return { kind: 'waiting' };
  try {
    const photoIds: number[] = [];
    const photos = [...scan.photos];
    for (const [place, photo] of photos.entries()) {
      const fileId = photo.fileId ?? (await handIn(photo));
      photos[place] = { ...photo, fileId };
      photoIds.push(fileId);
      await keep({ ...scan, photos });
    }
    const { specimenNo, scanId, act, said, at, isLate } = scan;
    const reply = await call(specimenProtocol[act], {
      ...{ specimenNo, scanId, ...said },
      ...(photos.length > 0 ? { photoIds: JSON.stringify(photoIds) } : {}),
      ...(isLate ? { deviceAt: new Date(at).toISOString() } : {}),
    } as never);
    return { kind: 'done', reply: reply as Scanned };
  } catch (error) {
    if (error instanceof CallError && !PASSING.has(error.state)) return { kind: 'refused', error };
    return { kind: 'waiting' };
  }
}

const handIn = async ({ blob, name }: { blob: Blob; name: string }): Promise<number> =>
  Number((await uploadFor('attachment')(new File([blob], name, { type: blob.type }))).key);

/** Sends what waits now, whenever the network is back, and now and then. @returns how to stop */
export function keepSending(memberId: number): () => void {
  const sendAll = () => void sendScans(memberId).catch(() => undefined);
  const isWaiting = () => shown.some((scan) => scan.memberId === memberId && !scan.refused);
  const timer = setInterval(() => isWaiting() && sendAll(), AGAIN_AFTER);
  window.addEventListener('online', sendAll);
  sendAll();
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', sendAll);
  };
}
