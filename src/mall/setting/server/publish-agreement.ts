// Puts a version of an agreement or notice in force, or the one that came with the mall.
import type { Work } from '#kit/db/work.ts';
import { agreement } from './setting.tables.ts';

/** Replaces the version in force and tells every process that pages have changed. */
export async function publishAgreement(work: Work, text: typeof agreement.$inferInsert): Promise<void> {
  const now = { ...text, publishedAt: work.now };
  await work.tx.insert(agreement).values(now).onConflictDoUpdate({ target: agreement.code, set: now });
  await work.announce('pages');
}

/** Puts those in force that the mall has no version of; what the platform has published stays. Returns their codes. */
export async function installAgreements(
  work: Work,
  texts: readonly (typeof agreement.$inferInsert)[],
): Promise<string[]> {
  const installed = await work.tx
    .insert(agreement)
    .values(texts.map((text) => ({ ...text, publishedAt: work.now })))
    .onConflictDoNothing()
    .returning({ code: agreement.code });
  if (installed.length > 0) await work.announce('pages');
  return installed.map(({ code }) => code);
}
