// Shows how the columns of a file were understood, and takes the visitor's word for them.
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import { required } from '#kit/rules/required.ts';
import type { Sheet } from '#kit/sheet/read-sheets.ts';
import type { bomProtocol } from '../bom.protocol.ts';
import { BOM_LINES } from '../bom-limits.ts';
import type { ColumnRole } from '../column-roles.ts';
import { bomErrors } from './bom.errors.ts';
import { showHead } from './bom-view.ts';
import { findColumnMemories, rememberColumns } from './column-memory.ts';
import { fingerprintOf, guessColumns } from './guess-columns.ts';
import { canFindParts, headersOf, linesOfRows } from './lines-of-rows.ts';
import { makeLines } from './make-lines.ts';
import { beginMatching } from './match-bom.ts';
import { requireOwnBom } from './require-own-bom.ts';

const SHOWN_ROWS = 8; // chosen
const SHOWN_ABOVE = 20; // chosen
const SHOWN_SIGNS = 80; // chosen: of a cell

interface KeptSheet {
  sheets: Sheet[];
  sheetAt: number;
  headerAt: number;
  roles: (ColumnRole | null)[];
}

async function requireSheet(work: Work, bomId: number): Promise<KeptSheet> {
  const [kept] = await work.query<KeptSheet>(
    'SELECT sheets, sheet_at AS "sheetAt", header_at AS "headerAt", roles FROM bom_sheet WHERE bom_id = $1',
    [bomId],
  );
  if (!kept) throw bomErrors.noSheet();
  return kept;
}

/** Another sheet or another row of headers is understood anew. @throws bomErrors.notFound, notYours, noSheet */
export const showColumns: Action<typeof bomProtocol.columns> = async (
  work,
  member,
  { bomId, sheetAt: otherSheet, headerAt: otherHeader },
) => {
  await requireOwnBom(work, member, bomId);
  const kept = await requireSheet(work, bomId);
  const sheetAt = Math.min(otherSheet ?? kept.sheetAt, kept.sheets.length - 1);
  const { rows } = required(kept.sheets[sheetAt]);
  const isOther = sheetAt !== kept.sheetAt || (otherHeader !== undefined && otherHeader !== kept.headerAt);
  const asked = otherHeader === undefined ? undefined : Math.min(otherHeader, rows.length - 1);
  const guess = isOther ? guessColumns(rows, asked) : guessColumns(rows, kept.headerAt);
  const { headerAt } = guess;
  const headers = headersOf(rows, headerAt, guess.roles.length);
  const fingerprint = fingerprintOf(headers);
  const remembered = (await findColumnMemories(work, member.memberId, [fingerprint])).get(fingerprint);
  const roles = remembered ?? (isOther ? guess.roles : kept.roles);
  const width = Math.max(roles.length, headers.length);
  const cut = (row: readonly string[]) =>
    Array.from({ length: width }, (_, at) => (row[at] ?? '').slice(0, SHOWN_SIGNS));
  return {
    sheets: kept.sheets.map((sheet) => ({ name: sheet.name, rowCount: sheet.rows.length })),
    sheetAt,
    headerAt,
    roles: Array.from({ length: width }, (_, at) => roles[at] ?? null),
    confidences: Array.from({ length: width }, (_, at) =>
      roles[at] === guess.roles[at] ? (guess.confidences[at] ?? 0) : 100,
    ),
    headers: cut(headers),
    rows: rows
      .slice(headerAt + 1)
      .filter((row) => row.some((cell) => cell !== ''))
      .slice(0, SHOWN_ROWS)
      .map(cut),
    rowsAbove: rows.slice(0, Math.min(SHOWN_ABOVE, Math.max(headerAt + 1, 5))).map(cut),
    lineCount: canFindParts(roles) ? linesOfRows(rows, headerAt, roles).length : 0,
    isRemembered: bit(remembered !== undefined),
  };
};

/** @throws bomErrors.notFound, notYours, noSheet, noColumns, noLines, tooManyLines, stillMatching */
export const confirmColumns: Action<typeof bomProtocol.confirmColumns> = async (
  work,
  member,
  { bomId, sheetAt, headerAt, roles },
) => {
  const head = await requireOwnBom(work, member, bomId);
  if (head.state === 'MATCHING') throw bomErrors.stillMatching();
  const kept = await requireSheet(work, bomId);
  const sheet = kept.sheets[sheetAt];
  if (!sheet || headerAt >= sheet.rows.length) throw bomErrors.noSheet();
  if (!canFindParts(roles)) throw bomErrors.noColumns();
  const lines = linesOfRows(sheet.rows, headerAt, roles);
  if (lines.length === 0) throw bomErrors.noLines();
  if (lines.length > BOM_LINES) throw bomErrors.tooManyLines({ lines: lines.length });
  if (headerAt >= 0) {
    const headers = headersOf(sheet.rows, headerAt, roles.length);
    await rememberColumns(work, member.memberId, fingerprintOf(headers), roles);
  }
  await work.query('DELETE FROM bom_line WHERE bom_id = $1', [bomId]);
  await work.query('UPDATE bom SET line_count = $2, matched_count = 0 WHERE bom_id = $1', [
    bomId,
    lines.length,
  ]);
  await work.query('UPDATE bom_sheet SET sheet_at = $2, header_at = $3, roles = $4 WHERE bom_id = $1', [
    bomId,
    sheetAt,
    headerAt,
    JSON.stringify(roles),
  ]);
  await makeLines(work, bomId, lines);
  await beginMatching(work, bomId);
  return showHead(work, member, await requireOwnBom(work, member, bomId));
};
