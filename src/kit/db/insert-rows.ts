// Many rows into one table by a statement that is planned once, however many there are: they travel as one value.
import { getColumns, getTableName, type InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Work } from './work.ts';

const texts = new Map<string, string>();

/**
 * @param rows all with the same fields; what they leave out is the table's own default. Nothing is done for none
 * @throws TypeError where one row says more or less than the first
 */
export async function insertRows<T extends PgTable>(
  work: Work,
  table: T,
  rows: readonly InferInsertModel<T>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = getColumns(table);
  const fieldsOf = (row: object) =>
    Object.keys(columns).filter((field) => (row as Record<string, unknown>)[field] !== undefined);
  const fields = fieldsOf(first);
  if (rows.some((row) => fieldsOf(row).length !== fields.length))
    throw new TypeError(`rows of ${getTableName(table)} with different fields`);
  const name = `insert ${getTableName(table)} ${fields.join()}`;
  const text =
    texts.get(name) ??
    statement(
      getTableName(table),
      fields.map((field) => columns[field]?.name ?? ''),
    );
  texts.set(name, text);
  const sent = rows.map((row) =>
    Object.fromEntries(
      fields.map((field) => [columns[field]?.name, (row as Record<string, unknown>)[field]]),
    ),
  );
  await work.query(text, [JSON.stringify(sent)], shortened(name));
}

function statement(table: string, columns: readonly string[]): string {
  const list = columns.map((column) => `"${column}"`).join(', ');
  return `INSERT INTO "${table}" (${list}) SELECT ${list} FROM jsonb_populate_recordset(NULL::"${table}", $1::jsonb)`;
}

const numbers = new Map<string, number>();

/** PostgreSQL cuts longer names, and two might become one. */
function shortened(name: string): string {
  const number = numbers.get(name) ?? numbers.size;
  numbers.set(name, number);
  return `insert-rows-${number}`;
}
