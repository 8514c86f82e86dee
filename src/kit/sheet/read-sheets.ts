// Opens spreadsheets and tables of text from strangers, safely: in a thread of its own, within limits of time and memory.
import { Worker } from 'node:worker_threads';
import { SHEET_BYTES } from '#kit/http/upload-size.ts';
import { fewAtOnce } from '#kit/jobs/few-at-once.ts';
import { projectFile } from '#kit/project/project-file.ts';
import { seconds } from '#kit/time/duration.ts';
import { type SheetProblem, sheetErrors } from './sheet.errors.ts';

/** One sheet: rows of cells as text; formulas are their last values. Empty rows stay, cells at the end may be missing. */
export interface Sheet {
  name: string;
  rows: string[][];
}

/** What the thread answers. */
export type SheetAnswer = { sheets: Sheet[] } | { problem: SheetProblem };

/** What the thread says before it reads: from here on the time is the file's own. */
export const BEGINS = 'begins';

const DEADLINE = seconds(8); // chosen: a workbook of 20,000 rows takes two; browsers wait for ten
const HEAP_MB = 256; // chosen
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
  const answer = await inTurn(() => askThread(bytes, fileName));
  if ('problem' in answer) throw sheetErrors[answer.problem]({ name: 'file' });
  return answer.sheets;
}

function askThread(bytes: Uint8Array, fileName: string): Promise<SheetAnswer> {
  return new Promise((resolve) => {
    const worker = new Worker(projectFile('src/kit/sheet/sheet-thread.ts'), {
      workerData: { bytes, fileName },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32 },
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    const end = (answer: SheetAnswer) => {
      clearTimeout(deadline);
      void worker.terminate();
      resolve(answer);
    };
    const deadline = setTimeout(() => end({ problem: 'tooSlow' }), DEADLINE);
    worker.on('message', (said: SheetAnswer | typeof BEGINS) => {
      if (said === BEGINS) deadline.refresh();
      else end(said);
    });
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end({ problem: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooMuch' : 'damaged' }),
    );
    worker.once('exit', () => end({ problem: 'damaged' }));
  });
}
