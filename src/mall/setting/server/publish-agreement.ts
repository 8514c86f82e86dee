// Puts a version of an agreement or notice in force.
import type { Work } from '#kit/db/work.ts';
import { agreement } from './setting.tables.ts';

/** Replaces the version in force and tells every process that pages have changed. */
export async function publishAgreement(work: Work, text: typeof agreement.$inferInsert): Promise<void> {
  await work.tx.insert(agreement).values(text).onConflictDoUpdate({ target: agreement.code, set: text });
  await work.announce('pages');
}
