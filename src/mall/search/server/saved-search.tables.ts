// Searches that members have saved.
import { sql } from 'drizzle-orm';
import { text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, ref, refTo, table } from '#kit/db/columns.ts';
import { member } from '#mall/member/server/member.tables.ts';

export const savedSearch = table(
  'saved_search',
  {
    savedSearchId: key(),
    memberId: refTo(() => member.memberId),
    name: text().notNull(),
    /** The goods list's address as `writeGoodsQuery` writes it, on its first page: `?…` or ''. */
    query: text().notNull(),
    /** The newest listing of the mall when it was last looked at: later ones are news. */
    seenGoodsId: ref().notNull().default(0),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (t) => [uniqueIndex('saved_search_once').on(t.memberId, t.name)],
);
