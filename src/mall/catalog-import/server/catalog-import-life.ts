// The life of a catalogue import on the server, and how it is shown.
import type { Work } from '#kit/db/work.ts';
import { life } from '#kit/document/life.ts';
import { after, minutes } from '#kit/time/duration.ts';
import type { Text } from '#kit/words/text.ts';
import { catalogImportProcess } from '../catalog-import-process.ts';
import { catalogImportStatus } from '../catalog-import-status.ts';
import { catalogImportErrors } from './catalog-import.errors.ts';
import { catalogImport } from './catalog-import.tables.ts';

export type CatalogImportRow = typeof catalogImport.$inferSelect;

/** chosen: whoever takes a catalogue says so after each batch; after so long without a word it is taken for dead. */
export const SILENCE = minutes(3);

const INTERRUPTED: Text = {
  zh: '导入程序中断。已导入的内容保留，请重新上传同一文件继续',
  en: 'The program that took it ended. What was taken stays: hand the same file in again to go on',
};

export const catalogImportLife = life({
  docType: 'catalogImport',
  table: catalogImport,
  key: 'importId',
  process: catalogImportProcess,
  status: catalogImportStatus,
  notNow: (row) => catalogImportErrors.notNow(row),
  changedMeanwhile: () => catalogImportErrors.changedMeanwhile(),
  alreadyThere: () => catalogImportErrors.running(),
  marks: (_work, { action }) => (action === 'fail' ? { problem: INTERRUPTED } : {}),
  timers: ({ now }, { row }) =>
    row.state === 'RUNNING' ? [{ event: 'fail', dueAt: after(now, SILENCE) }] : [],
});

export const holdCatalogImport = (work: Work, importId: number) => catalogImportLife.hold(work, importId);

export const catalogImportTimers = catalogImportLife.onTime(
  (work, docSn) => holdCatalogImport(work, Number(docSn)),
  { fail: 'advance' },
);
