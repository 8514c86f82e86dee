// A report that is issued, as rows alone, for tests.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { aFile } from '#mall/file/server/file.builders.ts';

/** Of a commission, at its laboratory; its original is some file. */
export async function aReportRow(
  work: Work,
  memberId: number,
  { serviceSn }: { serviceSn: string },
): Promise<{ reportId: number; reportNo: string }> {
  const { fileId } = await aFile(work, memberId);
  return only(
    await work.query<{ reportId: number; reportNo: string }>(
      `INSERT INTO report (report_no, lab_id, kind, service_sn, report_key, language, state, content, pdf_file_id, verify_code)
       SELECT 'TSLT26000001', lab_id, 'TEST', service_sn, '1', 'ZH', 'ISSUED', '{}', $2, 'ABCDEFGH2345'
       FROM service_order WHERE service_sn = $1 RETURNING report_id AS "reportId", report_no AS "reportNo"`,
      [serviceSn, fileId],
    ),
  );
}
