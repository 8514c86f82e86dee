// Reports as their clients have them: the list of a commission, the original, the data file, the results as a table (domain-lab 7.3).
import { and, arrayOverlaps, asc, desc, eq, isNotNull } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import type { Download } from '#kit/http/server/download.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { guarded } from '#kit/list/cell-text.ts';
import { csvCell } from '#kit/list/server/export-rows.ts';
import { required } from '#kit/rules/required.ts';
import { writeSheet } from '#kit/sheet/write-sheet.ts';
import { itemsOfInstrument } from '#mall/bench/server/bench.ts';
import { type FileStore, findFile } from '#mall/file/server/file.ts';
import { findOwnInstruments } from '#mall/instrument/server/instrument.ts';
import type { LabMember, Member } from '#mall/member/actor.ts';
import { serviceOrder } from '#mall/testing/server/testing.tables.ts';
import { findOwnService, findService, ownServices, type ServiceRow } from '#mall/testing/server/testing.ts';
import type { OwnReport, OwnReportRow, reportProtocol } from '../report.protocol.ts';
import { reportStatus } from '../report-status.ts';
import { reportKinds } from '../report-terms.ts';
import { resultRowsOf } from '../result-rows.ts';
import type { ReportPaper } from './draw/paper-style.ts';
import { reportErrors } from './report.errors.ts';
import { report } from './report.tables.ts';
import { findDeskReport, type ReportRow } from './report-life.ts';
import { photosOf, printPreview } from './seal/print-report.ts';
import { chainOf, chainsOf, fixedContent, titleIn } from './show-report.ts';
import { gather } from './source.ts';

type Acts = Actions<typeof reportProtocol>;

/** Something of the order stands in the way of the original: unpaid before, or open past its day. What is on account counts as paid. */
async function isOwed(work: Work, { orderSn }: Pick<ServiceRow, 'orderSn'>): Promise<boolean> {
  if (orderSn === null) return false;
  const [found] = await work.query(
    `SELECT FROM order_stage WHERE order_sn = $1 AND amount > waived
       AND ((trigger IN ('ON_ORDER', 'BEFORE_SHIP') AND state IN ('WAITING', 'OPEN'))
         OR (state = 'OPEN' AND coalesce(due_at, $2) <= $2)) LIMIT 1`,
    [orderSn, work.now],
    'report-owed',
  );
  return found !== undefined;
}

/** @throws testingErrors.notFound, also for somebody else's commission */
export const reportsOfService: Acts['ofService'] = async (work, member, { serviceSn }) => {
  const service = await findOwnService(work, member, serviceSn);
  const rows = await work.tx
    .select()
    .from(report)
    .where(eq(report.serviceSn, serviceSn))
    .orderBy(asc(report.reportId));
  const owed = (await isOwed(work, service)) ? reportErrors.notPaid().text[work.language] : '';
  const reports: OwnReport[] = [];
  for (const row of rows) if (row.state !== 'DISCARDED') reports.push(await ownReport(work, row, owed));
  return { reports };
};

/** Of the reader's own commissions, issued or replaced. @throws reportErrors.notFound where it is in no ledger of his */
export const reportsOfInstrument: Acts['ofInstrument'] = async (work, member, { instrumentId }) => {
  const [found] = await findOwnInstruments(work, member, [instrumentId]);
  if (!found) throw reportErrors.notFound();
  const itemIds = await itemsOfInstrument(work, instrumentId);
  if (itemIds.length === 0) return { reports: [] };
  const rows = await work.tx
    .select()
    .from(report)
    .innerJoin(serviceOrder, eq(serviceOrder.serviceSn, report.serviceSn))
    .where(and(arrayOverlaps(report.itemIds, itemIds), isNotNull(report.pdfFileId), ownServices(member)))
    .orderBy(desc(report.reportId));
  const reports = [];
  for (const { report: row, service_order: service } of rows) {
    const owed = (await isOwed(work, service)) ? reportErrors.notPaid().text[work.language] : '';
    reports.push({ ...(await ownReport(work, row, owed)), serviceSn: row.serviceSn });
  }
  return { reports };
};

async function ownReport(work: Work, row: ReportRow, owed: string): Promise<OwnReport> {
  const whyNot = row.pdfFileId === null ? reportErrors.notIssued().text[work.language] : owed;
  return { ...only(await ownReportRows(work, [row])), whyNot };
}

/** Call it only for whoever may see them. */
export async function ownReportRows(work: Work, rows: readonly ReportRow[]): Promise<OwnReportRow[]> {
  const chain = await chainsOf(work, rows);
  return rows.map((row) => ({ ...ownReportRow(work, row), ...chain(row) }));
}

function ownReportRow(work: Work, row: ReportRow) {
  const { language } = work;
  const status = reportStatus[row.state];
  const isSigned = row.pdfFileId !== null;
  return {
    ...{ reportId: row.reportId, reportNo: isSigned ? (row.reportNo ?? '') : '', title: titleIn(work, row) },
    ...{ kindName: reportKinds[row.kind][language], state: row.state, stateName: status[language] },
    ...{ tone: status.tone, marks: isSigned ? row.marks : [], issuedAt: row.issuedAt?.toISOString() ?? null },
    ...{ verifyCode: isSigned ? row.verifyCode : '', hasData: row.dccFileId !== null },
    ...{ serviceSn: row.serviceSn, kind: row.kind },
  };
}

/** @throws reportErrors.notFound, also for somebody else's */
async function findOwn(
  work: Work,
  member: Member,
  reportNo: string,
): Promise<{ row: ReportRow; owed: boolean }> {
  const [row] = await work.tx.select().from(report).where(eq(report.reportNo, reportNo));
  if (!row || row.pdfFileId === null) throw reportErrors.notFound();
  const service = await findOwnService(work, member, row.serviceSn).catch(() => {
    throw reportErrors.notFound();
  });
  return { row, owed: await isOwed(work, service) };
}

/** @throws reportErrors.notFound, also for somebody else's; notPaid */
async function requireOwn(work: Work, member: Member, reportNo: string): Promise<ReportRow> {
  const { row, owed } = await findOwn(work, member, reportNo);
  if (owed) throw reportErrors.notPaid();
  return row;
}

async function keptFile(
  work: Work,
  store: FileStore,
  fileId: number | null,
  { isShown }: { isShown?: boolean } = {},
): Promise<Download> {
  const found = fileId === null ? undefined : await findFile(work, fileId);
  if (!found) throw reportErrors.noData();
  const { contentHash, fileName, mimeType } = found;
  return {
    ...{ fileName, mimeType, isShown, tag: contentHash, rows: 1 },
    body: (async function* () {
      yield await store.read(contentHash);
    })(),
  };
}

/** @throws reportErrors.notFound, notPaid */
export const originalOf =
  (store: FileStore) =>
  async (work: Work, member: Member, { reportNo }: { reportNo: string }) =>
    keptFile(work, store, (await requireOwn(work, member, reportNo)).pdfFileId);

/** @throws reportErrors.notFound, notPaid, noData */
export const dataOf =
  (store: FileStore) =>
  async (work: Work, member: Member, { reportNo }: { reportNo: string }) =>
    keptFile(work, store, (await requireOwn(work, member, reportNo)).dccFileId);

/** Values below zero stay values. */
const NUMBER = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
/** With the mark by which spreadsheets know UTF-8. */
const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map((cell) => csvCell(NUMBER.test(cell) ? cell : guarded(cell))).join(',')}\r\n`).join('')}`;

/** The very texts of the paper. @throws reportErrors.notFound, notPaid */
export async function tablesOfReport(
  work: Work,
  member: Member,
  { reportNo, as }: { reportNo: string; as: 'csv' | 'xlsx' },
): Promise<Download> {
  const { content } = await requireOwn(work, member, reportNo);
  const rows = resultRowsOf(required(content), work.language);
  const isCsv = as === 'csv';
  return {
    rows: rows.length,
    fileName: `${reportNo}.${as}`,
    mimeType: isCsv
      ? 'text/csv; charset=utf-8'
      : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body: (async function* () {
      yield isCsv ? Buffer.from(csvOf(rows)) : writeSheet([{ name: reportNo, rows }]);
    })(),
  };
}

/** As it stands, with a word across that says so; of an issued one the original. @throws reportErrors.notFound, manyPapers */
export const previewOf =
  (store: FileStore) =>
  async (work: Work, staff: LabMember, { reportId }: { reportId: number }): Promise<Download> => {
    const row = await findDeskReport(work, staff, reportId);
    if (row.pdfFileId !== null) return keptFile(work, store, row.pdfFileId, { isShown: true });
    const service = await findService(work, row.serviceSn);
    const { replacesNo } = await chainOf(work, row);
    const content = fixedContent(row) ?? (await gather(work, service, row, replacesNo || null)).content;
    return drawn(work, store, row, { content, seal: null, verification: null });
  };

/** What was issued, with a word across instead of its seal, for a client who owes something of it (domain-lab 7.3). @throws reportErrors.notFound, manyPapers */
export const ownPreviewOf =
  (store: FileStore) =>
  async (work: Work, member: Member, { reportNo }: { reportNo: string }): Promise<Download> => {
    const { row, owed } = await findOwn(work, member, reportNo);
    if (!owed) return keptFile(work, store, row.pdfFileId, { isShown: true });
    return drawn(work, store, row, {
      content: required(row.content),
      ...{ seal: null, verification: null, isOwed: true },
    });
  };

async function drawn(
  work: Work,
  store: FileStore,
  { reportNo, serviceSn }: ReportRow,
  paper: Omit<ReportPaper, 'photos'>,
): Promise<Download> {
  const photos = await photosOf(work, store, paper.content);
  return {
    ...{ fileName: `${reportNo ?? serviceSn}.pdf`, mimeType: 'application/pdf', isShown: true, rows: 1 },
    body: (async function* () {
      yield await printPreview({ ...paper, photos }, work.now);
    })(),
  };
}
