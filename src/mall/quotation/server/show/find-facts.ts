// Reads quotations together with what lists and details show of their inquiries.
import type { SQL } from 'drizzle-orm';
import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { inquiry } from '#mall/inquiry/server/inquiry.tables.ts';
import { quotation } from '../quotation.tables.ts';
import type { CardFacts } from './quotation-view.ts';

/** The latest first. @param where over `quotation` and `inquiry` */
export async function findFacts(
  work: Work,
  where: SQL | undefined,
  page: { limit: number; offset: number } = { limit: 1, offset: 0 },
): Promise<CardFacts[]> {
  const rows = await work.tx
    .select({
      row: getTableColumns(quotation),
      inquiry: {
        title: inquiry.title,
        kind: inquiry.kind,
        state: inquiry.state,
        isSealed: inquiry.isSealed,
        versionNo: inquiry.versionNo,
        deadline: inquiry.deadline,
        header: inquiry.header,
        enterpriseId: inquiry.enterpriseId,
        memberId: inquiry.memberId,
      },
      lineNum: sql<number>`(SELECT count(*)::int FROM inquiry_line l WHERE l.inquiry_id = ${inquiry.inquiryId})`,
      isInAward: sql<boolean>`EXISTS (SELECT FROM award_line a WHERE a.quo_sn = ${quotation.quoSn} AND a.state = 'PENDING')`,
    })
    .from(quotation)
    .innerJoin(inquiry, eq(inquiry.inqSn, quotation.inqSn))
    .where(where)
    .orderBy(desc(quotation.updatedAt), desc(quotation.quotationId))
    .limit(page.limit)
    .offset(page.offset);
  return rows;
}
