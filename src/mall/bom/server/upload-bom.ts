// A member hands in a file: it is read, its columns are guessed, and known ones go on to matching at once.
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { readSheets, type Sheet } from '#kit/sheet/read-sheets.ts';
import type { Member } from '#mall/member/actor.ts';
import type { BomHeadReply, bomProtocol } from '../bom.protocol.ts';
import { BOM_LINES } from '../bom-limits.ts';
import { beginBom, usualName } from './begin-bom.ts';
import { bomErrors } from './bom.errors.ts';
import { showHead } from './bom-view.ts';
import { findColumnMemories } from './column-memory.ts';
import { findRemembered, fingerprintsOf, type SheetGuess } from './guess-columns.ts';
import { canFindParts, linesOfRows } from './lines-of-rows.ts';
import { makeLines } from './make-lines.ts';
import { beginMatching } from './match-bom.ts';
import { understandFile } from './read-text.ts';
import { requireOwnBom } from './require-own-bom.ts';

/** Runs outside a transaction while the file is read. @throws a sentence of sheetErrors for what is no readable table; bomErrors.noFile, tooManyLines, tooManyBoms */
export const uploadBom: Action<typeof bomProtocol.upload> = async (work, member, { file, fileName }) => {
  if (!Buffer.isBuffer(file)) throw bomErrors.noFile({ name: 'file' });
  const name = fileName.replace(/^.*[\\/]/, '').replaceAll(/\p{Cc}/gu, '') || 'bom';
  const { sheets, guess } = understandFile(file, name, await readSheets(file, name));
  return work.apart((apart) => keepFile(apart, member, name, sheets, guess));
};

async function keepFile(
  work: Work,
  member: Member,
  fileName: string,
  sheets: readonly Sheet[],
  guess: SheetGuess,
): Promise<BomHeadReply> {
  const { rows } = required(sheets[guess.sheetAt]);
  const memories = await findColumnMemories(work, member.memberId, fingerprintsOf(rows));
  const remembered = findRemembered(rows, memories);
  const { headerAt, roles } = remembered ?? guess;
  const lines = canFindParts(roles) ? linesOfRows(rows, headerAt, roles) : [];
  if (lines.length > BOM_LINES) throw bomErrors.tooManyLines({ lines: lines.length });
  const goesOn = remembered !== undefined && lines.length > 0;
  const bomId = await beginBom(work, member, {
    bomName: fileName.replace(/\.[^.]{1,5}$/, '').slice(0, 100) || usualName(work),
    fileName,
    state: goesOn ? 'MATCHING' : 'COLUMNS',
    lineCount: lines.length,
  });
  await work.query(
    'INSERT INTO bom_sheet (bom_id, sheets, sheet_at, header_at, roles) VALUES ($1, $2, $3, $4, $5)',
    [bomId, JSON.stringify(sheets), guess.sheetAt, headerAt, JSON.stringify(roles)],
  );
  if (goesOn) {
    await makeLines(work, bomId, lines);
    await beginMatching(work, bomId);
  }
  return showHead(work, member, await requireOwnBom(work, member, bomId));
}
