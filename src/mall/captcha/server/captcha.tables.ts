// Pictures that were shown and have not been answered yet.
import { index, text } from 'drizzle-orm/pg-core';
import { moment, table } from '#kit/db/columns.ts';

export const captcha = table(
  'captcha',
  {
    captchaKey: text().primaryKey(),
    /** Of the key and the text in small letters; the text itself is in the picture only. */
    codeHash: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index().on(t.expiresAt)],
);
