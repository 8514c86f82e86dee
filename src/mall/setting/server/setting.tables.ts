// Settings of the platform that change while it runs, and secrets that all its processes share.
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, refTo, table } from '#kit/db/columns.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { ListPreference } from '../list-memory.protocol.ts';

export const setting = table('setting', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  /** Whether a visitor may read it through getSettings. */
  isPublic: text().$type<'yes' | 'no'>().notNull().default('no'),
});

/** Agreements and notices, versioned: a consent names the version that was on the screen. */
export const agreement = table('agreement', {
  code: text().primaryKey(),
  version: text().notNull(),
  titleZh: text().notNull(),
  titleEn: text().notNull(),
  bodyZh: text().notNull(),
  bodyEn: text().notNull(),
  /** Since when it is in force. */
  publishedAt: moment().notNull().default(sql`now()`),
});

/** How a member has arranged a list: columns, widths, density, rows of a page. */
export const listPreference = table(
  'list_preference',
  {
    memberId: refTo(() => member.memberId),
    /** The address of its page. */
    list: text().notNull(),
    preference: jsonb().$type<ListPreference>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.list] })],
);

/** Conditions and columns of a list under a name. */
export const listView = table(
  'list_view',
  {
    viewId: key(),
    memberId: refTo(() => member.memberId),
    list: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    columns: jsonb().$type<string[]>(),
    isStart: boolean().notNull(),
    /** Who sees it besides its owner: a store, an enterprise, the platform. */
    team: text(),
  },
  (t) => [uniqueIndex('list_view_once').on(t.memberId, t.list, t.name), index().on(t.team, t.list)],
);
