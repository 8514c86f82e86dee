// Official files as their store reads them: the list, and one of them with the applications that fit.
import { eq, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { stepReplies } from '#kit/document/step-log.ts';
import { sameFields } from '#kit/http/same-fields.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import { type Key, rowsWith, source } from '#kit/list/server/source.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { fileReplies } from '#mall/file/server/file.ts';
import { invoiceTypes } from '#mall/invoice/invoice-terms.ts';
import { findChoices, findWaitingSns } from '#mall/invoice/server/invoice.ts';
import { TaxFile, type taxFileProtocol } from '../tax-file.protocol.ts';
import { taxFileList } from '../tax-file-list.ts';
import { refusals, taxFileStatus, taxFileSteps } from '../tax-file-status.ts';
import { judge } from './match-file.ts';
import { taxFileErrors } from './tax-file.errors.ts';
import { taxFile } from './tax-file.tables.ts';
import { type TaxFileRow, taxFileLife } from './tax-file-life.ts';

const wire = (amount: Cents | null): string | null => (amount === null ? null : centsToWire(amount));

async function cards(work: Work, rows: readonly TaxFileRow[]): Promise<TaxFile[]> {
  const waiting = await findWaitingSns(
    work,
    rows.flatMap(({ invoiceSn, seq }) => (invoiceSn && seq ? [invoiceSn] : [])),
  );
  return rows.map((row) => ({
    ...sameFields(TaxFile, row),
    stateName: taxFileStatus[row.state][work.language],
    tone: taxFileStatus[row.state].tone,
    reasonName: row.reason === '' ? '' : refusals[row.reason][work.language],
    typeName: row.type ? invoiceTypes[row.type][work.language] : '',
    amount: wire(row.amount),
    invoiceSn: row.invoiceSn ?? '',
    isWaiting: bit(waiting.has(row.invoiceSn ?? '')),
    createTime: row.createdAt.toISOString(),
    allowedActions: row.state === 'BY_HAND' ? ['assign'] : [],
  }));
}

/** @throws notFound, also for another store's */
export const showFile: Actions<typeof taxFileProtocol>['taxFile'] = async (
  work,
  { storeId },
  { taxFileId },
) => {
  const [row] = await work.tx.select().from(taxFile).where(eq(taxFile.taxFileId, taxFileId));
  if (!row || row.storeId !== storeId) throw taxFileErrors.notFound();
  const [card] = await cards(work, [row]);
  const verdict = row.state === 'BY_HAND' ? await judge(work, row) : undefined;
  const fitting =
    verdict?.is === 'several' ? verdict.invoiceSns : verdict?.is === 'match' ? [verdict.sheet.invoiceSn] : [];
  const steps = await stepReplies(work, taxFileLife.docType, String(taxFileId), taxFileSteps, taxFileStatus);
  return {
    ...(card as TaxFile),
    ...{ sellerNo: row.sellerNo, remark: row.remark, net: wire(row.net), tax: wire(row.tax) },
    files: await fileReplies(work, row.fileIds),
    choices: await findChoices(work, fitting),
    log: steps.map(({ detail: _detail, ...step }) => step),
  };
};

export const taxFileListRoutes = source(taxFileList, ({ work, actor }) => ({
  from: sql`${taxFile}`,
  key: taxFile.taxFileId,
  scope: sql`${taxFile.storeId} = ${actor.storeId}`,
  columns: { state: taxFile.state, createTime: taxFile.createdAt, amount: taxFile.amount },
  search: [taxFile.number, taxFile.buyerName, sql`${taxFile.fileNames}::text`],
  toRows: async (keys: Key[]) => cards(work, await rowsWith(work, taxFile, taxFile.taxFileId, keys)),
}));
