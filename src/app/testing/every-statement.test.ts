// Every statement that the malls of the embedded run have asked is read and planned by another server too: what one version of PostgreSQL knows and another does not.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { openDatabase } from '#kit/db/database.ts';
import { startEmbeddedPostgres } from '#kit/db/embedded/embedded-postgres.ts';
import { migrateDatabase } from '#kit/db/migrate-database.ts';
import { memoryFolder } from '#kit/test/memory-folder.ts';
import { freshDatabase } from './open-test-mall.ts';

const folder = process.env.STATEMENTS_OF;
const PLANNED = /^\s*(select|insert|update|delete|with|values|merge)\b/i;
/** What statements make for others to use. */
const MAKES = /^\s*(create (temporary )?table|alter table \w+ add)\b/i;

/** What a server refuses of these, with its words. */
async function refusedBy(
  connection: pg.ClientConfig,
  texts: readonly string[],
): Promise<Map<string, string>> {
  const client = new pg.Client(connection);
  await client.connect();
  for (const text of texts) if (MAKES.test(text)) await client.query(text.replace('ON COMMIT DROP', ''));
  const refused = new Map<string, string>();
  for (const text of texts.filter((one) => PLANNED.test(one))) {
    try {
      await client.query(`PREPARE tried AS ${text}`);
      const { rows } = await client.query<{ count: number }>(
        `SELECT cardinality(parameter_types) AS count FROM pg_prepared_statements WHERE name = 'tried'`,
      );
      const nothing = Array.from({ length: rows[0]!.count }, () => 'NULL').join();
      await client.query(`EXPLAIN EXECUTE tried${nothing && `(${nothing})`}`);
    } catch (error) {
      const { code, message } = error as pg.DatabaseError;
      refused.set(text, `${code} ${message}`);
    }
    await client.query('DEALLOCATE ALL');
  }
  await client.end();
  return refused;
}

/** What the embedded database refuses too was not written for the tables as they are: a test's own. */
async function refusedByEmbedded(texts: readonly string[]): Promise<Map<string, string>> {
  const dataFolder = mkdtempSync(join(memoryFolder(), 'yc-statements-'));
  const server = await startEmbeddedPostgres({ dataFolder, durable: false });
  const database = openDatabase(server.connection(), () => {}, { max: 2 });
  await migrateDatabase(database);
  await database.close();
  const refused = await refusedBy(server.connection(), texts);
  await server.stop();
  rmSync(dataFolder, { recursive: true });
  return refused;
}

it.skipIf(!folder)('every statement of the embedded run can be planned', async () => {
  const lines = readdirSync(folder!).flatMap((name) =>
    readFileSync(join(folder!, name), 'utf8').trim().split('\n'),
  );
  const texts = [...new Set(lines.map((line) => JSON.parse(line) as string))];
  expect(texts.length).toBeGreaterThan(1_000);
  const refused = await refusedBy(await freshDatabase(), texts);
  const alike = refused.size > 0 ? await refusedByEmbedded(texts) : refused;
  expect([...refused].filter(([text]) => !alike.has(text))).toEqual([]);
});
