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

/** chosen: of a processor, however long a loaded machine takes to give them; a workbook of 20,000 rows takes two. */
const PROCESSOR_TIME = seconds(8);
/** chosen: how often a thread is asked what it has used. */
const ASKED_EVERY = 500;
/** chosen: on the clock, for a thread that waits for nothing that comes. */
const DEADLINE = seconds(90);
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
      clearInterval(asking);
      void worker.terminate();
      resolve(answer);
    };
    const deadline = setTimeout(() => end({ problem: 'tooSlow' }), DEADLINE);
    /** Microseconds before the file was begun. */
    let before = 0;
    const used = async () => {
      const { user, system } = await worker.cpuUsage();
      return user + system;
    };
    const asking = setInterval(() => {
      // A thread that has ended answers no more; what it said last counts.
      used().then(
        (now) => now - before > PROCESSOR_TIME * 1_000 && end({ problem: 'tooSlow' }),
        () => {},
      );
    }, ASKED_EVERY);
    worker.on('message', (said: SheetAnswer | typeof BEGINS) => {
      if (said !== BEGINS) return end(said);
      deadline.refresh();
      used().then(
        (now) => {
          before = now;
        },
        () => {},
      );
    });
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end({ problem: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooMuch' : 'damaged' }),
    );
    worker.once('exit', () => end({ problem: 'damaged' }));
  });
}
