// What the hashes of the books are made of. Migrations make the same texts in SQL: a line here is a line there.
import { createHash, type Hash } from 'node:crypto';
import type { Leg } from '../posting-rules.ts';

/** An entry as it is hashed; its day comes last, since the database chooses it. */
export interface HashedEntry {
  entrySn: string;
  event: string;
  docType: string;
  docSn: string;
  part: string;
  occurredAt: Date;
  memo: string;
  reversesSn: string | null;
  legs: readonly Pick<Leg, 'account' | 'party' | 'amount'>[];
}

/** All lines of an entry but the day, each with its end. */
export function entryText(entry: HashedEntry): string {
  const { entrySn, event, docType, docSn, part, occurredAt, memo, reversesSn, legs } = entry;
  return [
    entrySn,
    event,
    docType,
    docSn,
    part,
    occurredAt.toISOString(),
    memo,
    reversesSn ?? '',
    ...legs.map(({ account, party, amount }) => `${account} ${party} ${amount}`),
    '',
  ].join('\n');
}

/** @param day `2026-11-21` */
export const entryHash = (entry: HashedEntry, day: string): string =>
  createHash('sha256')
    .update(entryText(entry) + day)
    .digest('hex');

/** The seal of a day, entry by entry in their order. @param former the seal of the day before; empty for the first */
export class DaySeal {
  readonly #hash: Hash = createHash('sha256');
  entries = 0;
  debit = 0;

  constructor(former: string, day: string) {
    this.#hash.update(`${former}\n${day}\n`);
  }

  add({ entrySn, hash, debit }: { entrySn: string; hash: string; debit: number }): void {
    this.#hash.update(`${entrySn} ${hash}\n`);
    this.entries++;
    this.debit += debit;
  }

  end(): string {
    return this.#hash.update(`${this.entries} ${this.debit}`).digest('hex');
  }
}
