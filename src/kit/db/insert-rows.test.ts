// Rows that travel as one value are asked for alike, and never lose a field that only some of them have.
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test, vi } from 'vitest';
import { insertRows } from './insert-rows.ts';
import type { Work } from './work.ts';

const table = pgTable('thing', {
  thingId: integer('thing_id').primaryKey(),
  shownName: jsonb('shown_name'),
  remark: text().notNull().default(''),
});
const query = vi.fn<Work['query']>().mockResolvedValue([]);
const insert = (rows: Parameters<typeof insertRows<typeof table>>[2]) =>
  insertRows({ query } as unknown as Work, table, rows);

test('one statement, planned once for any number of rows', async () => {
  await insert([{ thingId: 1, shownName: { zh: '一' } }]);
  await insert([
    { thingId: 2, shownName: null, remark: undefined },
    { thingId: 3, shownName: null },
  ]);
  const [first, second] = query.mock.calls;
  expect(first?.[0]).toBe(
    'INSERT INTO "thing" ("thing_id", "shown_name") SELECT "thing_id", "shown_name" FROM jsonb_populate_recordset(NULL::"thing", $1::jsonb)',
  );
  expect(second?.[0]).toBe(first?.[0]);
  expect(second?.[2]).toBe(first?.[2]);
  expect(JSON.parse(String(second?.[1]?.[0]))).toEqual([
    { thing_id: 2, shown_name: null },
    { thing_id: 3, shown_name: null },
  ]);
});

test('nothing for no rows, and a programmer’s mistake is said', async () => {
  query.mockClear();
  await insert([]);
  await expect(insert([{ thingId: 1 }, { thingId: 2, remark: 'more' }])).rejects.toThrow(TypeError);
  await expect(insert([{ thingId: 1, remark: 'more' }, { thingId: 2 }])).rejects.toThrow(TypeError);
  expect(query).not.toHaveBeenCalled();
});
