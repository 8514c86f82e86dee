// The mall learns an enterprise's own numbers from its bills of materials and orders (domain feature 7).
import { eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { buysFor, type Member, mayDo } from '#mall/member/actor.ts';
import { EMPTY } from '../compare-mat-codes.ts';
import { MAT_LENGTHS, type MatCodeFields, MOST_MAT_CODES } from '../mat-code-fields.ts';
import { normalMatCode } from '../normal-mat-code.ts';
import { findPartNames } from './find-part-names.ts';
import { lockMatCodes } from './lock-mat-codes.ts';
import { matCode } from './mat-code.tables.ts';
import {
  asEmployee,
  changeMatCodes,
  holdMatCodes,
  insertMatCodes,
  type MatCodeRow,
} from './write-mat-codes.ts';

/** A code that somebody has confirmed to stand for a part. */
export interface LearntPair {
  matCode: string;
  partId: number;
  matName?: string;
}

/**
 * Remembers what somebody of an enterprise has confirmed: unknown codes are added, codes without a part get it. A code
 * that stands for another part stays as it is and goes onto the list of conflicts, unless that was decided before.
 * Who buys for no enterprise or may not maintain codes teaches nothing; codes too long or empty and unknown parts are
 * passed over. Never refuses.
 * @returns how many codes were added or matched, and how many conflicts wait because of it
 */
export async function learnMatCodes(
  work: Work,
  member: Member,
  source: 'bom' | 'order',
  pairs: readonly LearntPair[],
): Promise<{ learnt: number; conflicts: number }> {
  const enterpriseId = buysFor(member);
  if (enterpriseId === null || !mayDo(member, 'mat.write')) return { learnt: 0, conflicts: 0 };
  const wanted = new Map<string, LearntPair>();
  for (const pair of pairs) {
    const normal = normalMatCode(pair.matCode);
    if (normal && pair.matCode.trim().length <= MAT_LENGTHS.matCode && !wanted.has(normal)) {
      wanted.set(normal, pair);
    }
  }
  if (wanted.size === 0) return { learnt: 0, conflicts: 0 };
  await lockMatCodes(work, enterpriseId);
  const names = await findPartNames(
    work,
    [...wanted.values()].map((pair) => pair.partId),
  );
  const rows = await holdMatCodes(work, enterpriseId, inArray(matCode.normalMatCode, [...wanted.keys()]));
  const known = new Map(rows.map((row) => [row.normalMatCode, row]));
  const added: MatCodeFields[] = [];
  const matched: { row: MatCodeRow; set: Partial<MatCodeFields> }[] = [];
  const claims: { matCodeId: number; partId: number }[] = [];
  for (const [normal, { matCode: code, partId, matName = '' }] of wanted) {
    const name = names.get(partId);
    if (!name) continue;
    const row = known.get(normal);
    const { partNo, brand } = name;
    if (!row) added.push(newFields(code.trim(), { partId, partNo, brand, matName: matName.trim() }));
    else if (row.partId === null) matched.push({ row, set: { partId, partNo, brand } });
    else if (row.partId !== partId && !row.alternatePartIds.includes(partId)) {
      claims.push({ matCodeId: row.matCodeId, partId });
    }
  }
  const held = added.length === 0 ? 0 : await work.tx.$count(matCode, eq(matCode.enterpriseId, enterpriseId));
  added.length = Math.min(added.length, Math.max(0, MOST_MAT_CODES - held));
  await insertMatCodes(work, enterpriseId, source, added, asEmployee(member));
  await changeMatCodes(work, matched, asEmployee(member));
  const conflicts = await claimParts(work, enterpriseId, member.memberId, source, claims);
  return { learnt: added.length + matched.length, conflicts };
}

/**
 * Puts claims onto the list of conflicts. What waits there already adds nothing; what was decided to stay as it is comes
 * back for a file only, which somebody has looked through.
 * @returns how many were added
 */
export async function claimParts(
  work: Work,
  enterpriseId: number,
  memberId: number,
  source: 'import' | 'bom' | 'order',
  claims: readonly { matCodeId: number; partId: number }[],
): Promise<number> {
  if (claims.length === 0) return 0;
  const made = await work.query(
    `INSERT INTO mat_conflict (mat_code_id, part_id, enterprise_id, source, claimed_by, created_at)
     SELECT mat_code_id, part_id, $3, $4, $5, $6 FROM unnest($1::bigint[], $2::bigint[]) AS c (mat_code_id, part_id)
     ON CONFLICT (mat_code_id, part_id) DO UPDATE
       SET decision = NULL, source = excluded.source, claimed_by = excluded.claimed_by, created_at = excluded.created_at
       WHERE mat_conflict.decision IN ('take', 'alternate') OR (mat_conflict.decision = 'keep' AND excluded.source = 'import')
     RETURNING conflict_id`,
    [
      claims.map((claim) => claim.matCodeId),
      claims.map((claim) => claim.partId),
      ...[enterpriseId, source, memberId, work.now],
    ],
  );
  return made.length;
}

/** A code with nothing but its name and part said. */
export function newFields(matCode: string, said: Partial<MatCodeFields>): MatCodeFields {
  const { state: _, ...nothing } = EMPTY;
  return { ...nothing, matCode, ...said };
}
