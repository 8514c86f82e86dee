// Asks the database for every invariant, and for what the check of documents asks; says `ok` or how many rows break it.
import { openDatabase } from '#kit/db/database.ts';
import { openWorkshop } from '#kit/db/work.ts';
import { checkVersions } from '#kit/document/document-version.ts';
import { eventHub } from '#kit/events/event.ts';
import { systemClock } from '#kit/time/clock.ts';
import { checkContracts } from '#mall/contract/server/contract.ts';
import { checkLaboratory, labInvariants } from '#mall/objection/server/lab-invariants.builders.ts';
import type { DatabaseServer } from './database-server.ts';
import { invariants } from './invariants.ts';

export interface Checked {
  name: string;
  broken: number;
  /** The first rows that break it. */
  examples: string[];
}

const EXAMPLES = 3;

export async function checkInvariants(database: DatabaseServer): Promise<Checked[]> {
  const checked: Checked[] = [];
  for (const { name, sql } of [...invariants, ...labInvariants])
    checked.push(toChecked(name, await database.ask(sql)));
  const pool = openDatabase(database.connection(), () => {}, { max: 1 });
  const workshop = openWorkshop({
    database: pool,
    clock: systemClock,
    events: eventHub([]),
    log: () => {},
  });
  const [versions, contracts, laboratory] = await workshop.reading(
    'zh',
    async (work) =>
      [await checkVersions(work), await checkContracts(work), await checkLaboratory(work)] as const,
  );
  await pool.close();
  checked.push(
    toChecked('11 every version hashes to what is kept, and follows from the one before', versions),
  );
  checked.push(toChecked('10, 13 contracts are as they were accepted and signed', contracts));
  for (const { name, rows } of laboratory) checked.push(toChecked(name, rows));
  return checked;
}

const toChecked = (name: string, rows: readonly unknown[]): Checked => ({
  name,
  broken: rows.length,
  examples: rows.slice(0, EXAMPLES).map((row) => JSON.stringify(row)),
});
