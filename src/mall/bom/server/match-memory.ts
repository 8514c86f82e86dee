// A member's own memory: which part he has confirmed for lines that say the same.
import { createHash } from 'node:crypto';
import type { Work } from '#kit/db/work.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import type { WantedLine } from '../bom-line.protocol.ts';

/** What lines that mean the same have in common: everything that names the part, however it is spelt. */
export function textKeyOf(
  line: Pick<WantedLine, 'partNo' | 'brandName' | 'value' | 'packageName' | 'supplierCode' | 'description'>,
): string {
  const said = [line.partNo, line.brandName, line.value, line.packageName, line.supplierCode].map(
    normalPartNo,
  );
  // Only where nothing else names the part, its description does.
  if (said[0] === '' && said[2] === '' && said[4] === '') said.push(normalPartNo(line.description));
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}

/** @returns parts by textKey */
export async function findMemories(
  work: Work,
  memberId: number,
  textKeys: readonly string[],
): Promise<Map<string, number>> {
  const rows = await work.query<{ textKey: string; partId: number }>(
    `SELECT text_key AS "textKey", part_id AS "partId" FROM bom_match_memory
     WHERE member_id = $1 AND text_key = ANY($2::text[])`,
    [memberId, [...new Set(textKeys)]],
    'bom-memories',
  );
  return new Map(rows.map((row) => [row.textKey, row.partId]));
}

/** Keeps what was confirmed; a later word replaces an earlier one. */
export async function remember(
  work: Work,
  memberId: number,
  confirmed: readonly { textKey: string; partId: number }[],
): Promise<void> {
  const once = new Map(confirmed.map((one) => [one.textKey, one.partId]));
  await work.query(
    `INSERT INTO bom_match_memory (member_id, text_key, part_id, used_at)
     SELECT $1, text_key, part_id, $4 FROM unnest($2::text[], $3::bigint[]) AS one (text_key, part_id)
     ON CONFLICT (member_id, text_key) DO UPDATE SET part_id = excluded.part_id, used_at = excluded.used_at`,
    [memberId, [...once.keys()], [...once.values()], work.now],
    'bom-remember',
  );
}

/** The match was wrong: the line's text means nothing any more. */
export async function forget(work: Work, memberId: number, textKey: string): Promise<void> {
  await work.query('DELETE FROM bom_match_memory WHERE member_id = $1 AND text_key = $2', [
    memberId,
    textKey,
  ]);
}
