// The adapter of demos: plays the tax office, which numbers each sheet and gives back its XML and its page.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { printInThread } from '#kit/pdf/print-in-thread.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { type FileStore, keepFile } from '#mall/file/server/file.ts';
import { holdWithRows } from '../apply/hold-invoice.ts';
import { type InvoiceLiveRow, invoiceLife } from '../apply/invoice-life.ts';
import { keepRed } from '../red/red-letters.ts';
import type { RedRow } from '../red/red-life.ts';
import { invoiceXml, type PrintedInvoice } from './invoice-xml.ts';
import { type IssuedSheet, keepIssued } from './issue-invoice.ts';
import { printRed, printSheets } from './printed-invoice.ts';

export const DRAWER = { file: 'src/mall/invoice/server/issue/draw-invoice.ts', name: 'drawInvoice' };

/** Twenty digits that begin as no real number does: 99, the day, and the mall's own counter. */
async function nextNumber(work: Work, invoiceSn: string): Promise<string> {
  const day = dayInChina(work.now).slice(2).replaceAll('-', '');
  const { n } = only(
    await work.query<{ n: string }>(
      'SELECT (SELECT count(*) FROM invoice_sheet) + (SELECT count(*) FROM red_letter) AS n',
      [],
      'invoice-sandbox-number',
    ),
  );
  return `99${day}${invoiceSn.slice(-8)}${String(Number(n) % 10_000).padStart(4, '0')}`;
}

async function keepFiles(
  work: Work,
  store: FileStore,
  memberId: number,
  papers: readonly PrintedInvoice[],
): Promise<number[][]> {
  const pages = await printInThread(
    DRAWER,
    papers.map((of) => ({ of, title: of.number, at: work.now })),
  );
  const kept: number[][] = [];
  for (const [at, of] of papers.entries()) {
    const file = (bytes: Uint8Array, mimeType: string, ending: string) =>
      keepFile(work, store, {
        memberId,
        bytes,
        mimeType,
        purpose: 'attachment',
        fileName: `${of.number}.${ending}`,
      });
    const xml = await file(Buffer.from(invoiceXml(of)), 'application/xml', 'xml');
    const pdf = await file(required(pages[at]), 'application/pdf', 'pdf');
    kept.push([xml.fileId, pdf.fileId]);
  }
  return kept;
}

/** Issues an accepted application whole. An error that a person has to mend sends it back to him. */
export const issueBySandbox =
  (store: FileStore) =>
  async (work: Work, seen: InvoiceLiveRow): Promise<void> => {
    const row = required(await holdWithRows(work, seen.invoiceSn));
    const first = BigInt(await nextNumber(work, row.invoiceSn));
    const { sheets, papers } = await printSheets(work, row, (at) => String(first + BigInt(at)));
    const fileIds = await keepFiles(work, store, row.memberId, papers);
    const issued = papers.map(
      ({ number, issuedOn }, at): IssuedSheet => ({ number, issuedOn, fileIds: required(fileIds[at]) }),
    );
    await keepIssued(work, row, sheets, issued, { by: 'system' });
  };

/** Issues a confirmed red letter. */
export const redBySandbox =
  (store: FileStore) =>
  async (work: Work, red: RedRow): Promise<void> => {
    const row = required(await holdWithRows(work, red.invoiceSn));
    invoiceLife.require(work, row, 'redIssued', 'system');
    const { paper } = await printRed(work, row, red, await nextNumber(work, row.invoiceSn));
    const [fileIds] = await keepFiles(work, store, row.memberId, [paper]);
    await keepRed(work, row, red, { number: paper.number, fileIds: required(fileIds) }, { by: 'system' });
  };
