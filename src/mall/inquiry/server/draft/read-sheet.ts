// Reads a purchaser's table of lines for the sheet on his screen; nothing of it is kept.
import type { Actions } from '#kit/http/server/serve.ts';
import { readSheets } from '#kit/sheet/read-sheets.ts';
import type { inquiryProtocol } from '../../inquiry.protocol.ts';
import { MOST_SHEET_ROWS } from '../../inquiry-terms.ts';
import { inquiryErrors } from '../inquiry.errors.ts';

type Acts = Actions<typeof inquiryProtocol>;

const MOST_CELLS = 60; // chosen
const MOST_SIGNS = 500; // chosen: no field of a line takes more

/** The sheet with the most rows, without its empty ones. @throws a sentence of sheetErrors for what is no readable table; inquiryErrors.noTable */
export const readSheet: Acts['readSheet'] = async (_work, _member, { file, fileName }) => {
  if (!Buffer.isBuffer(file)) throw inquiryErrors.noTable({ name: 'file' });
  const [fullest] = (await readSheets(file, fileName || 'lines'))
    .map(({ rows }) => rows.filter((row) => row.some((cell) => cell.trim() !== '')))
    .sort((a, b) => b.length - a.length);
  if (!fullest || fullest.length === 0) throw inquiryErrors.noTable({ name: 'file' });
  return {
    rows: fullest
      .slice(0, MOST_SHEET_ROWS)
      .map((row) => row.slice(0, MOST_CELLS).map((cell) => cell.trim().slice(0, MOST_SIGNS))),
    dropped: Math.max(0, fullest.length - MOST_SHEET_ROWS),
  };
};
