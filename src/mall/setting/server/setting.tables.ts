// Settings of the platform that change while it runs, and secrets that all its processes share.
import { jsonb, text } from 'drizzle-orm/pg-core';
import { table } from '#kit/db/columns.ts';

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
});
