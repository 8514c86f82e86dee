// Data sheets for tests.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { aLab } from '#mall/lab-staff/server/lab-staff.builders.ts';
import { sheetText } from '../fill/sheet.builders.ts';

/** A draft of the laboratory YC that the member has written. */
export async function someSheet(work: Work, memberId: number): Promise<{ definitionId: number }> {
  const { labId } = await aLab(work);
  return only(
    await work.query<{ definitionId: number }>(
      `INSERT INTO sheet_definition (lab_id, sheet_key, version_no, name_zh, name_en, kind, state, definition, hash, author_id,
                                     created_at, updated_at)
       VALUES ($1, 'TRY', 1, '试', 'Try', 'TEST', 'DRAFT', $2, '', $3, $4, $4) RETURNING definition_id AS "definitionId"`,
      [labId, sheetText(), memberId, work.now],
    ),
  );
}
