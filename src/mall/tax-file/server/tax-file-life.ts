// The life of an official file on the server: what was read is matched by a timer, one file a transaction.
import { life } from '#kit/document/life.ts';
import { taxFileProcess, taxFileStatus } from '../tax-file-status.ts';
import { taxFileErrors } from './tax-file.errors.ts';
import { taxFile } from './tax-file.tables.ts';

export type TaxFileRow = typeof taxFile.$inferSelect;

export const taxFileLife = life({
  docType: 'taxFile',
  table: taxFile,
  key: 'taxFileId',
  process: taxFileProcess,
  status: taxFileStatus,
  notNow: () => taxFileErrors.notNow(),
  changedMeanwhile: () => taxFileErrors.notNow(),
  timers: (work, { row }) => (row.state === 'READ' ? [{ event: 'match', dueAt: work.now }] : []),
});
