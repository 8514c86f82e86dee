// Reads every report and its evidence, and says which are not what was written: for `npm run check-documents`.
import { asc, gt } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { contentHashOf } from '#kit/document/document-version.ts';
import { evidenceOf } from './evidence.ts';
import { report } from './report.tables.ts';

export interface BrokenReport {
  /** Its number, or its commission's while it has none. */
  sn: string;
  wrong: 'content' | 'evidence';
}

const AT_ONCE = 200; // chosen

/** @param seen called now and then with how many have been read */
export async function checkReports(
  work: Work,
  seen: (count: number) => void = () => {},
): Promise<BrokenReport[]> {
  const broken: BrokenReport[] = [];
  let [last, count] = [0, 0];
  for (;;) {
    const rows = await work.tx
      .select()
      .from(report)
      .where(gt(report.reportId, last))
      .orderBy(asc(report.reportId))
      .limit(AT_ONCE);
    for (const { reportId, reportNo, serviceSn, content, contentHash } of rows) {
      const sn = reportNo ?? serviceSn;
      if (content !== null && contentHashOf(content) !== contentHash) broken.push({ sn, wrong: 'content' });
      if ((await evidenceOf(work, reportId)).some(({ isIntact }) => !isIntact))
        broken.push({ sn, wrong: 'evidence' });
      last = reportId;
    }
    count += rows.length;
    seen(count);
    if (rows.length < AT_ONCE) return broken;
  }
}
