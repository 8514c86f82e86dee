// Awards that wait for their approval: they are made on a higher floor, and an inquiry says that it waits for them.
import { inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Cents } from '#kit/money/money.ts';
import { inquiryLine } from '../inquiry.tables.ts';

export interface WaitingLine {
  awardSn: string;
  amount: Cents;
  inqLineId: number;
  number: number;
}

/** The lines of awards that wait, by inquiry number. */
export type FindWaitingAwards = (
  work: Work,
  inqSns: readonly string[],
) => Promise<ReadonlyMap<string, readonly WaitingLine[]>>;

/** Those of the inquiries with waiting awards that have nothing left to award besides: nobody waits for their purchaser. */
export async function fullyAwarded(
  work: Work,
  rows: readonly { inquiryId: number; inqSn: string }[],
  waiting: ReadonlyMap<string, readonly WaitingLine[]>,
): Promise<ReadonlySet<string>> {
  const meant = rows.filter(({ inqSn }) => waiting.has(inqSn));
  if (meant.length === 0) return new Set();
  const lines = await work.tx
    .select()
    .from(inquiryLine)
    .where(
      inArray(
        inquiryLine.inquiryId,
        meant.map(({ inquiryId }) => inquiryId),
      ),
    );
  const byInquiry = Map.groupBy(lines, ({ inquiryId }) => inquiryId);
  const isLeft = (inqSn: string) => (line: typeof inquiryLine.$inferSelect) => {
    const pending = (waiting.get(inqSn) ?? [])
      .filter(({ inqLineId }) => inqLineId === line.inqLineId)
      .reduce((total, { number }) => total + number, 0);
    return !line.isClosed && line.awardedNum + pending < line.qty;
  };
  return new Set(
    meant
      .filter(({ inquiryId, inqSn }) => !byInquiry.get(inquiryId)?.some(isLeft(inqSn)))
      .map(({ inqSn }) => inqSn),
  );
}
