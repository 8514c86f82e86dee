// Makes a bill of materials of lines whose parts are known from elsewhere, to be bought like any other.
import type { Work } from '#kit/db/work.ts';
import type { Member } from '#mall/member/actor.ts';
import type { BomHeadReply } from '../bom.protocol.ts';
import { BOM_LINES } from '../bom-limits.ts';
import { WantedLine } from '../bom-line.protocol.ts';
import { beginBom } from './begin-bom.ts';
import { bomErrors } from './bom.errors.ts';
import { showHead } from './bom-view.ts';
import { makeLines } from './make-lines.ts';
import { beginMatching } from './match-bom.ts';
import { matchSays } from './match-words.ts';
import { requireOwnBom } from './require-own-bom.ts';

export interface KnownBom {
  bomName: string;
  boards: number;
  /** `partId` null: still to be matched by what is written. */
  lines: readonly (Partial<WantedLine> & { partId: number | null })[];
}

/** The member's own, in the order given. @throws bomErrors.noLines, tooManyLines, tooManyBoms */
export async function makeBom(
  work: Work,
  member: Member,
  { bomName, boards, lines }: KnownBom,
): Promise<BomHeadReply> {
  if (lines.length === 0) throw bomErrors.noLines();
  if (lines.length > BOM_LINES) throw bomErrors.tooManyLines({ lines: lines.length });
  const bomId = await beginBom(work, member, {
    bomName: bomName.slice(0, 100),
    fileName: '',
    state: 'MATCHING',
    lineCount: lines.length,
  });
  await work.query('UPDATE bom SET boards = $2 WHERE bom_id = $1', [bomId, boards]);
  await makeLines(
    work,
    bomId,
    lines.map(({ partId: _, ...line }) => WantedLine.parse(line)),
  );
  const known = lines.flatMap(({ partId }, at) => (partId === null ? [] : [{ lineNo: at + 1, partId }]));
  await work.query(
    `UPDATE bom_line l SET part_id = one.part_id, is_sure = true, level = 'hand', confidence = 100, reason = $4
     FROM unnest($2::int[], $3::bigint[]) AS one (line_no, part_id) WHERE l.bom_id = $1 AND l.line_no = one.line_no`,
    [bomId, known.map((one) => one.lineNo), known.map((one) => one.partId), matchSays.hand],
  );
  await beginMatching(work, bomId);
  return showHead(work, member, await requireOwnBom(work, member, bomId));
}
