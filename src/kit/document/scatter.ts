// Turns a running number into one of eight digits that tells nothing of its neighbours, and never two into the same one.
import { createHmac } from 'node:crypto';

const HALF = 10_000;
/** As many as NIST's FF1 has for decimal digits. */
const ROUNDS = 10;

/**
 * A permutation of 0 … 99,999,999 (a Feistel network, after NIST SP 800-38G): who does not know the key can neither count
 * back nor on.
 */
export function scatter(n: number, key: string): number {
  let left = Math.floor(n / HALF) % HALF;
  let right = n % HALF;
  for (let round = 0; round < ROUNDS; round++) {
    const mixed = createHmac('sha256', key).update(`${round} ${right}`).digest().readUIntBE(0, 6);
    [left, right] = [right, (left + mixed) % HALF];
  }
  return left * HALF + right;
}
