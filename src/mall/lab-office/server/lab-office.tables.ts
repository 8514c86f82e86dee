// Paper copies of reports as they were sent.
import { sql } from 'drizzle-orm';
import { check, index, smallint, text } from 'drizzle-orm/pg-core';
import { key, moment, refTo, table } from '#kit/db/columns.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { report } from '#mall/report/server/report.tables.ts';

export const paperSending = table(
  'paper_sending',
  {
    sendingId: key(),
    reportId: refTo(() => report.reportId),
    copies: smallint().notNull(),
    carrier: text().notNull(),
    trackingNo: text().notNull(),
    byId: refTo(() => member.memberId),
    sentAt: moment().notNull(),
  },
  (t) => [
    index('paper_sending_of').on(t.reportId, t.sentAt),
    check('paper_sending_copies', sql`${t.copies} > 0`),
  ],
);
