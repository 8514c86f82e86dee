// How often somebody has called what he may call so many times a minute: counted for all server processes together.
import { index, integer, text } from 'drizzle-orm/pg-core';
import { moment, table } from '#kit/db/columns.ts';

export const rateLimit = table(
  'rate_limit',
  {
    /** The call, and the member or the address that makes it. */
    subject: text().primaryKey(),
    count: integer().notNull(),
    /** When counting begins anew. */
    endsAt: moment().notNull(),
  },
  (t) => [index('rate_limit_ends').on(t.endsAt)],
);
