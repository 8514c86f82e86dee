// Passwords are kept as argon2id hashes; making and checking one happens off the event loop, a few at a time.
import { createHmac, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { LRUCache } from 'lru-cache';
import { minutes } from '#kit/time/duration.ts';
import { memberErrors } from '../member.errors.ts';

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }; // OWASP's recommendation for argon2id

/** Each takes a whole core for some ten milliseconds: one core is left to everybody else. */
const AT_ONCE = Math.max(1, availableParallelism() - 1); // chosen
/** Who would wait longer than a second or two is sent away, so that a flood of logins cannot pile up. */
const MOST_WAITING = 100; // chosen

let running = 0;
const waiting: Array<() => void> = [];

/** @throws Refusal 429 when too many wait already */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw memberErrors.busy();
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** A hash with its own salt, in the PHC text form. @throws Refusal 429 when too many hashes are being made */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS));
}

/**
 * Right answers of the last minutes by hash, each under a key that only this process has: who pays thirty bills before
 * noon proves himself once (docs/decisions/010). Another password has another hash, and so nothing remembered.
 */
const proven = new LRUCache<string, string>({ max: 5_000, ttl: minutes(10) });
const processKey = randomBytes(32);

let standIn: Promise<string> | undefined;

/** Whether this password was right for this hash within the last minutes: known at once, while checking takes a core for some time. */
export const isProven = (kept: string, password: string): boolean => proven.get(kept) === sealOf(password);

const sealOf = (password: string): string =>
  createHmac('sha256', processKey).update(password).digest('base64');

/**
 * Whether `password` belongs to `kept`.
 * Without a hash it takes just as long and says no, so that nobody can tell from the time whether an account exists.
 * @throws Refusal 429 when too many passwords are being checked
 */
export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  standIn ??= hash('nobody has this password', OPTIONS);
  if (kept != null && isProven(kept, password)) return true;
  const against = kept ?? (await standIn);
  const isRight = await inTurn(() => verify(against, password));
  if (!isRight || kept == null) return false;
  proven.set(kept, sealOf(password));
  return true;
}
