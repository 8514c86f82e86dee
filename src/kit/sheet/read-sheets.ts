// Opens spreadsheets and tables of text from strangers, safely: in a thread of its own, within limits of time and memory.
import { SHEET_BYTES } from '#kit/http/upload-size.ts';
import { askThread } from '#kit/jobs/ask-thread.ts';
import { fewAtOnce } from '#kit/jobs/few-at-once.ts';
import { seconds } from '#kit/time/duration.ts';
import { type SheetProblem, sheetErrors } from './sheet.errors.ts';

/** One sheet: rows of cells as text; formulas are their last values. Empty rows stay, cells at the end may be missing. */
export interface Sheet {
  name: string;
  rows: string[][];
}

/** What the thread answers. */
export type SheetAnswer = { sheets: Sheet[] } | { problem: SheetProblem };

/** chosen: a workbook of 20,000 rows takes two seconds of a processor. */
const LIMITS = { processor: seconds(8), deadline: seconds(90), heapMb: 256 };
/** chosen: so many threads, and so many files in memory. */
const inTurn = fewAtOnce({ running: 2, waiting: 16 }, () => sheetErrors.busy({ name: 'file' }));

/**
 * xls, xlsx, ods, csv, tsv, whatever the name says; UTF-8, UTF-16, GB18030 or cp1252. Sheets without any content are left
 * out; nothing is calculated.
 * @throws sheetErrors with a sentence for what is empty, too large, protected, damaged, a bomb, or no table at all
 */
export async function readSheets(bytes: Uint8Array, fileName: string): Promise<Sheet[]> {
  if (bytes.length === 0) throw sheetErrors.empty({ name: 'file' });
  if (bytes.length > SHEET_BYTES) throw sheetErrors.tooLarge({ name: 'file' });
  const answer = await inTurn(() =>
    askThread<SheetAnswer>('src/kit/sheet/sheet-thread.ts', { bytes, fileName }, LIMITS),
  );
  if (typeof answer === 'string') throw sheetErrors[answer]({ name: 'file' });
  if ('problem' in answer) throw sheetErrors[answer.problem]({ name: 'file' });
  return answer.sheets;
}
