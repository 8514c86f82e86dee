// Prints parameter sheets: one at a time, a few wait, and what was printed is there for whoever asks next.
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { fewAtOnce } from '#kit/jobs/few-at-once.ts';
import { printInThread } from '#kit/pdf/print-in-thread.ts';
import { required } from '#kit/rules/required.ts';
import { partErrors } from '../part.errors.ts';
import type { Sheet } from './draw-sheet.ts';

const DRAWER = { file: 'src/mall/part/server/sheet/draw-sheet.ts', name: 'drawSheet' };
const MEGABYTE = 2 ** 20;
/** chosen: a sheet takes a fraction of a second, so the last one waits some seconds; one at a time leaves room for contracts. */
const inTurn = fewAtOnce({ running: 1, waiting: 16 }, () => partErrors.manySheets());

/** By what stands on it; two who ask for the same at once wait for one. */
const printed = new LRUCache<string, Buffer, Sheet>({
  maxSize: 24 * MEGABYTE, // chosen: some hundreds of sheets
  sizeCalculation: (bytes) => bytes.length,
  fetchMethod: (_key, _stale, { context: sheet }) =>
    inTurn(async () => {
      const at = new Date(`${sheet.day}T00:00:00+08:00`);
      return required((await printInThread(DRAWER, [{ of: sheet, title: sheet.partNo, at }]))[0]);
    }),
});

/** The same for the same sheet. */
export const tagOfSheet = (sheet: Sheet): string =>
  createHash('sha256').update(JSON.stringify(sheet)).digest('base64url');

/** @throws partErrors.manySheets when too many wait already */
export const printSheet = (sheet: Sheet): Promise<Buffer> =>
  printed.forceFetch(tagOfSheet(sheet), { context: sheet });
