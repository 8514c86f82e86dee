// An agreement or notice in the visitor's language, with the titles of its fellows beside it: those of agreements, or of notices.
import { asc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { isNotice } from '../notice-types.ts';
import type { settingProtocol } from '../setting.protocol.ts';
import { fillText } from '../site-facts.ts';
import { settingErrors } from './setting.errors.ts';
import { agreement } from './setting.tables.ts';
import { findSiteFacts } from './site-facts.ts';

/** The version in force, for rooms whose documents refer to it; undefined: there is none. */
export async function findAgreement(
  work: Work,
  code: string,
): Promise<typeof agreement.$inferSelect | undefined> {
  const [row] = await work.tx.select().from(agreement).where(eq(agreement.code, code));
  return row;
}

/** @throws settingErrors.unknownAgreement */
export const readAgreement: Action<typeof settingProtocol.agreement> = async (work, _visitor, { code }) => {
  const isEnglish = work.language === 'en';
  const rows = await work.tx.select().from(agreement).orderBy(asc(agreement.code));
  const asked = rows.find((row) => row.code === code);
  if (!asked) throw settingErrors.unknownAgreement();
  const facts = await findSiteFacts(work, work.language);
  const titleOf = (row: typeof asked) => (isEnglish ? row.titleEn : row.titleZh);
  return {
    code,
    version: asked.version,
    title: titleOf(asked),
    body: fillText(isEnglish ? asked.bodyEn : asked.bodyZh, facts),
    others: rows
      .filter((row) => row !== asked && isNotice(row.code) === isNotice(code))
      .map((row) => ({ code: row.code, title: titleOf(row) })),
  };
};
