// What a version of a capability says, and one that is being written, for tests.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { aLab } from '#mall/lab-staff/server/lab-staff.builders.ts';
import type { CapabilityContent } from '../capability-content.ts';

/** Of the laboratory YC. @param wish what differs */
export const aContent = (wish: Partial<CapabilityContent> = {}): CapabilityContent => ({
  ...{ kind: 'TEST', field: 'env', objectZh: '电工电子产品', objectEn: 'Electronic product' },
  ...{ itemZh: '盐雾', itemEn: 'Salt mist', standard: 'GB/T 2423.1-2008 YC', clause: '试验Ka', also: '' },
  ...{ range: '35 ℃', uncertainty: '', days: 5, mode: 'RUN', batchSize: 1, specimens: '≥3', sheetKey: '' },
  ...{ site: 'S1', group: 'ENV', validTo: '', isSold: false },
  ...wish,
});

/** A draft of the laboratory YC that the member has written. */
export async function someVersion(work: Work, memberId: number): Promise<{ versionId: number }> {
  const { labId } = await aLab(work);
  return only(
    await work.query<{ versionId: number }>(
      `INSERT INTO capability_version (lab_id, cap_no, version_no, state, content, author_id, created_at, updated_at)
       VALUES ($1, 'TRY1', 1, 'DRAFT', $2, $3, $4, $4) RETURNING version_id AS "versionId"`,
      [labId, JSON.stringify(aContent()), memberId, work.now],
    ),
  );
}
