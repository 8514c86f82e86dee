// A copy of all tables as files, taken at one moment while the mall goes on, and tables filled from such a copy.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** One table of a copy. */
export interface CopiedTable {
  name: string;
  /** In the order of its file. */
  columns: string[];
  rows: number;
  /** SHA-256 of its file. */
  hash: string;
}

/** What the tables were at that moment. */
export interface TablesCopy {
  tables: CopiedTable[];
  /** The last values of sequences, by their names. */
  sequences: Record<string, string>;
  /** The names of the migrations that had made the tables, the oldest first. */
  migrations: string[];
}

const quoted = (name: string): string => pg.escapeIdentifier(name);

/** PostgreSQL's own format of COPY, packed. */
const fileOf = (folder: string, table: string): string => join(folder, `${table}.copy.gz`);

const COLUMNS = `
  SELECT c.relname AS "table", array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  GROUP BY 1 ORDER BY 1`;

/** Passes everything on and knows the hash of it at the end. */
function hashing(): { through: Transform; hash: () => string } {
  const hash = createHash('sha256');
  const through = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      done(null, piece);
    },
  });
  return { through, hash: () => hash.digest('hex') };
}

/** Writes a file for each table into the folder. Nobody waits for it: it reads what stood there when it began. */
export async function copyTablesOut(client: pg.ClientBase, folder: string): Promise<TablesCopy> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    const { rows: found } = await client.query<{ table: string; columns: string[] }>(COLUMNS);
    const tables: CopiedTable[] = [];
    for (const { table: name, columns } of found) {
      const what = `${quoted(name)} (${columns.map(quoted).join(', ')})`;
      const copying = client.query(copyTo(`COPY ${what} TO STDOUT`));
      const { through, hash } = hashing();
      await pipeline(copying, createGzip({ level: 6 }), through, createWriteStream(fileOf(folder, name)));
      tables.push({ name, columns, rows: copying.rowCount, hash: hash() });
    }
    const { rows: last } = await client.query<{ name: string; value: string | null }>(
      `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = 'public'`,
    );
    const { rows: done } = await client.query<{ name: string }>(
      'SELECT name FROM drizzle.__drizzle_migrations ORDER BY id',
    );
    return {
      tables,
      sequences: Object.fromEntries(
        last.flatMap(({ name, value }) => (value === null ? [] : [[name, value]])),
      ),
      migrations: done.map(({ name }) => name),
    };
  } finally {
    await client.query('ROLLBACK');
  }
}

/**
 * Fills tables that the same migrations have made, all or nothing; whatever stood in them goes.
 * Meanwhile rows refer to nothing and no trigger fires: a copy holds the world as it was, not as it came to be.
 * @throws Error when a file is not what the copy says, or its rows contradict each other
 */
export async function copyTablesIn(client: pg.ClientBase, folder: string, copy: TablesCopy): Promise<void> {
  await client.query('BEGIN');
  try {
    const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(
      `SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS definition
       FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
    );
    for (const { table, name } of references)
      await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
    const { rows: there } = await client.query<{ table: string }>(COLUMNS);
    for (const { table } of there) await client.query(`ALTER TABLE ${quoted(table)} DISABLE TRIGGER USER`);
    if (there.length > 0)
      await client.query(`TRUNCATE ${there.map(({ table }) => quoted(table)).join(', ')} RESTART IDENTITY`);
    for (const { name, columns, rows, hash } of copy.tables) {
      const what = `${quoted(name)} (${columns.map(quoted).join(', ')})`;
      const filling = client.query(copyFrom(`COPY ${what} FROM STDIN`));
      const read = hashing();
      await pipeline(createReadStream(fileOf(folder, name)), read.through, createGunzip(), filling);
      if (read.hash() !== hash || filling.rowCount !== rows)
        throw new Error(`The copy of ${name} is not what it was when it was made: nothing was restored.`);
    }
    for (const { table, name, definition } of references)
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`);
    for (const { table } of there) await client.query(`ALTER TABLE ${quoted(table)} ENABLE TRIGGER USER`);
    for (const [name, value] of Object.entries(copy.sequences))
      await client.query('SELECT setval($1::regclass, $2)', [quoted(name), value]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
  await client.query('ANALYZE');
}
