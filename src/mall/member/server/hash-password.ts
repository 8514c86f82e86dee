// Passwords are kept as argon2id hashes; making and checking one happens off the event loop.
import { createHmac, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { LRUCache } from 'lru-cache';
import { minutes } from '#kit/time/duration.ts';

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }; // OWASP's recommendation for argon2id

/** A hash with its own salt, in the PHC text form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/**
 * Right answers of the last minutes by hash, each under a key that only this process has: who pays thirty bills before
 * noon proves himself once (docs/decisions/010). Another password has another hash, and so nothing remembered.
 */
const proven = new LRUCache<string, string>({ max: 5_000, ttl: minutes(10) });
const processKey = randomBytes(32);

let standIn: Promise<string> | undefined;

/**
 * Whether `password` belongs to `kept`.
 * Without a hash it takes just as long and says no, so that nobody can tell from the time whether an account exists.
 */
export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  standIn ??= hashPassword('nobody has this password');
  const seal = createHmac('sha256', processKey).update(password).digest('base64');
  if (kept != null && proven.get(kept) === seal) return true;
  const isRight = await verify(kept ?? (await standIn), password);
  if (!isRight || kept == null) return false;
  proven.set(kept, seal);
  return true;
}
