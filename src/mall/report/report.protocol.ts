// The reports of a laboratory. Owns reports, their evidence and numbers; promises that nobody tests, reviews and signs the same one and that a sealed one never changes; leans on bench, specimen, testing, lab-staff and order.
import { z } from 'zod';
import { door, get, post } from '#kit/http/door.ts';
import { id, line, Moment, Tone, whole } from '#kit/http/wire.ts';
import { VERDICTS } from '#kit/measure/decision-rule.ts';
import { LogEntry } from '#kit/process/step-reply.ts';
import { anyone, lab, loggedIn, permitted } from '#mall/member/actor.ts';
import { REPORT_STATES } from './report-process.ts';
import { EVIDENCE_ACTS } from './report-status.ts';
import { LONGEST_TEXT, MARKS, REPORT_KINDS, REPORT_READERS } from './report-terms.ts';

export const REPORT_BUTTONS = ['handIn', 'write', 'pass', 'approve', 'sendBack', 'amend'] as const;
export type ReportButton = (typeof REPORT_BUTTONS)[number];

export const ReportRow = z.object({
  reportId: z.number(),
  version: z.number(),
  /** '' until it is approved. */
  reportNo: z.string(),
  kind: z.enum(REPORT_KINDS),
  kindName: z.string(),
  serviceSn: z.string(),
  clientName: z.string(),
  title: z.string(),
  state: z.enum(REPORT_STATES),
  stateName: z.string(),
  tone: Tone,
  marks: z.array(z.enum(MARKS)),
  preparedName: z.string(),
  reviewedName: z.string(),
  approvedName: z.string(),
  promisedAt: Moment.nullable(),
  issuedAt: Moment.nullable(),
  createTime: Moment,
});
export type ReportRow = z.infer<typeof ReportRow>;

export const ReportItemReply = z.object({
  itemId: z.number(),
  seq: z.number(),
  item: z.string(),
  standard: z.string(),
  specimens: z.number(),
  stateName: z.string(),
  isDone: z.boolean(),
  verdict: z.enum(VERDICTS).nullable(),
  engineers: z.array(z.string()),
  /** Equipment whose calibration had ended when it was used. */
  overdue: z.array(z.string()),
  recordHash: z.string(),
});
export type ReportItemReply = z.infer<typeof ReportItemReply>;

const Evidence = z.object({
  seq: z.number(),
  act: z.enum(EVIDENCE_ACTS),
  actName: z.string(),
  byName: z.string(),
  secondFactor: z.string(),
  note: z.string(),
  contentHash: z.string(),
  at: Moment,
  /** The row is what was written, after the one before. */
  isIntact: z.boolean(),
});

export const ReportDetail = ReportRow.extend({
  items: z.array(ReportItemReply),
  conclusionZh: z.string(),
  conclusionEn: z.string(),
  /** What the verdicts come to, for whoever begins to write. */
  proposedZh: z.string(),
  proposedEn: z.string(),
  deviations: z.string(),
  /** The same with what the records say: runs that ended before their ordered time. */
  printedDeviations: z.string(),
  points: z.string(),
  language: z.string(),
  /** Each that the client wants, with what stands in its way today. */
  wanted: z.array(z.object({ mark: z.enum(MARKS), outside: z.array(z.string()) })),
  /** What ISO/IEC 17025 asks for and the report does not say yet. */
  missing: z.array(z.object({ clause: z.string(), text: z.string() })),
  /** Why the reader does not review, or approve, it; '': he may, or it is not his to do. */
  whyNot: z.string(),
  contentHash: z.string(),
  pdfHash: z.string(),
  verifyCode: z.string(),
  sealHolder: z.string(),
  isDemoSeal: z.boolean(),
  stampedAt: Moment.nullable(),
  hasData: z.boolean(),
  replacesNo: z.string(),
  replacedByNo: z.string(),
  changed: z.string(),
  changeReason: z.string(),
  voidReason: z.string(),
  evidence: z.array(Evidence),
  log: z.array(LogEntry),
  allowedActions: z.array(z.enum(REPORT_BUTTONS)),
});
export type ReportDetail = z.infer<typeof ReportDetail>;

/** As its client sees it. */
export const OwnReport = z.object({
  reportId: z.number(),
  /** '' until it is approved. */
  reportNo: z.string(),
  kindName: z.string(),
  title: z.string(),
  state: z.enum(REPORT_STATES),
  stateName: z.string(),
  tone: Tone,
  marks: z.array(z.enum(MARKS)),
  issuedAt: Moment.nullable(),
  verifyCode: z.string(),
  replacedByNo: z.string(),
  /** Why the original cannot be fetched now; '': it can. */
  whyNot: z.string(),
  hasData: z.boolean(),
});
export type OwnReport = z.infer<typeof OwnReport>;

/** Issued once, in the list of all that its client has. */
export const OwnReportRow = OwnReport.omit({ whyNot: true }).extend({
  serviceSn: z.string(),
  kind: z.enum(REPORT_KINDS),
  replacesNo: z.string(),
});
export type OwnReportRow = z.infer<typeof OwnReportRow>;

/** What anybody may know who has number and code: no value, and the client in part. */
export const PublicReport = z.object({
  reportNo: z.string(),
  kindName: z.string(),
  state: z.enum(REPORT_STATES),
  stateName: z.string(),
  tone: Tone,
  labName: z.string(),
  client: z.string(),
  marks: z.array(z.enum(MARKS)),
  specimens: z.array(z.string()),
  items: z.array(z.object({ item: z.string(), standard: z.string() })),
  receivedOn: z.string(),
  doneOn: z.string(),
  issuedOn: z.string(),
  pdfHash: z.string(),
  sealHolder: z.string(),
  isDemoSeal: z.boolean(),
  stampedAt: Moment.nullable(),
  replacesNo: z.string(),
  replacedByNo: z.string(),
  voidReason: z.string(),
});
export type PublicReport = z.infer<typeof PublicReport>;

export const FOUND = ['NONE', 'BROKEN', 'PARTIAL', 'STRANGE', 'GOOD'] as const;
export const FileCheck = z.object({
  found: z.enum(FOUND),
  sha256: z.string(),
  /** '' where nothing is proven. */
  signer: z.string(),
  saidAt: Moment.nullable(),
  stampedAt: Moment.nullable(),
  stampedBy: z.string(),
  /** The report whose original it is, byte by byte; '': none of this mall's. */
  reportNo: z.string(),
  stateName: z.string(),
});
export type FileCheck = z.infer<typeof FileCheck>;

const one = z.object({ reportId: id() });
const seen = one.extend({ version: whole(1, 1_000_000) });
const text = () => line(LONGEST_TEXT).default('');
const PDF_BYTES = 20 * 1024 * 1024; // chosen: a report of many photos
const prepares = { access: lab('lab.prepare') };
/** Who has a reason to read what a client's report says before he does. */
export const reportReader = lab(...REPORT_READERS);
export const reads = permitted(loggedIn, 'report.read');
const ofNumber = z.object({ reportNo: line(40, 1) });
const file = <I extends z.ZodType>(zh: string, en: string, input: I) =>
  get({ zh, en }, input, z.null(), { isFile: true, perMinute: 60 });

export const reportProtocol = {
  ...door('v3/lab/desk/report', reportReader, {
    detail: get({ zh: '报告详情', en: 'A report' }, one, ReportDetail),
    write: post(
      { zh: '编制报告', en: 'Write a report' },
      seen.extend({ conclusionZh: text(), conclusionEn: text(), deviations: text() }),
      ReportDetail,
      prepares,
    ),
    handIn: post({ zh: '提交审核', en: 'Hand a report in' }, seen, ReportDetail, prepares),
    pass: post({ zh: '审核通过', en: 'Pass a report' }, seen, ReportDetail, { access: lab('lab.review') }),
    sendBack: post(
      { zh: '退回报告', en: 'Send a report back' },
      seen.extend({ reason: line(LONGEST_TEXT, 2) }),
      ReportDetail,
      { access: lab('lab.review', 'lab.approve') },
    ),
    /** The number is given here; the seal follows by itself. */
    approve: post(
      { zh: '批准报告', en: 'Approve a report' },
      seen.extend({ payPwd: line(64, 1) }),
      ReportDetail,
      { access: lab('lab.approve') },
    ),
    /** Begins the report that takes the place of one that is issued. */
    amend: post(
      { zh: '建立修改版', en: 'Begin an amendment' },
      seen.extend({ changed: line(LONGEST_TEXT, 2), reason: line(LONGEST_TEXT, 2) }),
      ReportDetail,
      { access: lab('lab.void') },
    ),
  }),
  ...door('v3/lab/front/report', reads, {
    ofService: get(
      { zh: '委托的报告', en: 'The reports of a commission' },
      z.object({ serviceSn: line(20, 1) }),
      z.object({ reports: z.array(OwnReport) }),
      { name: 'list' },
    ),
    /** The newest first. */
    ofInstrument: get(
      { zh: '仪器的报告', en: 'The reports about an instrument' },
      z.object({ instrumentId: id() }),
      z.object({ reports: z.array(OwnReport.extend({ serviceSn: z.string() })) }),
    ),
  }),
  ...door('v3/lab/front/report', anyone, {
    verify: get(
      { zh: '报告核验', en: 'Is this report genuine?' },
      z.object({ no: line(40, 1), code: line(20, 1) }),
      PublicReport,
      { perMinute: 10 },
    ),
    checkFile: post(
      { zh: '核验报告文件的签名（multipart）', en: 'Check the signature of a file (multipart)' },
      z.object({
        file: z.unknown().meta({ type: 'string', format: 'binary' }),
        fileName: line(200).default(''),
      }),
      FileCheck,
      { apart: true, perMinute: 10, uploadBytes: PDF_BYTES },
    ),
  }),
};

/** Calls that answer a file. */
export const reportPapers = {
  ...door('v3/lab/front/report', reads, {
    pdf: file('报告原件（PDF）', 'The original of a report', ofNumber),
    /** Of one that is not paid what was issued, with a word across; otherwise the original. */
    ownPreview: file('报告带水印预览（PDF）', 'A report as it is issued, before it is paid', ofNumber),
    dcc: file('报告数据文件（DCC）', 'The data file of a certificate', ofNumber),
    tables: file(
      '报告数据表',
      'The results of a report as a table',
      ofNumber.extend({ as: z.enum(['csv', 'xlsx']).default('xlsx') }),
    ),
  }),
  ...door('v3/lab/desk/report', reportReader, {
    /** As it stands; of an issued one the original. */
    preview: file('报告预览（PDF）', 'A report as it stands', one),
  }),
};
