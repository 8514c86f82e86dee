// Passwords are kept as argon2id hashes; making and checking one happens off the event loop.
import { hash, verify } from '@node-rs/argon2';

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }; // OWASP's recommendation for argon2id

/** A hash with its own salt, in the PHC text form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

let standIn: Promise<string> | undefined;

/**
 * Whether `password` belongs to `kept`.
 * Without a hash it takes just as long and says no, so that nobody can tell from the time whether an account exists.
 */
export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  standIn ??= hashPassword('nobody has this password');
  const isRight = await verify(kept ?? (await standIn), password);
  return isRight && kept != null;
}
