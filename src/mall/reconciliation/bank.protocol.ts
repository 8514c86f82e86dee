// Bank statements (银行流水): finance imports them and books their lines for bills, refunds and payouts of channels; a line is taken once.
import { z } from 'zod';
import { door, get, post } from '#kit/http/door.ts';
import { SHEET_BYTES } from '#kit/http/upload-size.ts';
import { json, line, requestId, Tone, whole, Yuan } from '#kit/http/wire.ts';
import { StepReply } from '#kit/process/step-reply.ts';
import { platform } from '#mall/member/actor.ts';
import { BANK_ROLES } from './bank-columns.ts';
import { BANK_MATCHES } from './bank-match.ts';
import { BANK_LINE_STATES } from './bank-status.ts';

export const MOST_BANK_ROWS = 5_000; // chosen: a month of a busy account
const MOST_COLUMNS = 200; // as a sheet may have

export const BANK_BUTTONS = ['book', 'attach', 'setAside', 'sendBack', 'wentBack', 'fee'] as const;
export type BankButton = (typeof BANK_BUTTONS)[number];

const Match = z.enum(BANK_MATCHES);
const Role = z.enum(BANK_ROLES).nullable();

export const BankLineCard = z.object({
  lineSn: z.string(),
  day: z.string(),
  isOut: z.boolean(),
  /** Above zero where money came, below where it went. */
  amount: Yuan,
  otherName: z.string(),
  remark: z.string(),
  state: z.enum(BANK_LINE_STATES),
  stateName: z.string(),
  tone: Tone,
  /** How an open line fits; null for one that is not open. */
  match: Match.nullable(),
  /** The bill, refund or line that it fits or has settled; '' for none. */
  target: z.string(),
  paymentSn: z.string(),
  serial: z.string(),
  fileName: z.string(),
  allowedActions: z.array(z.enum(BANK_BUTTONS)),
});
export type BankLineCard = z.infer<typeof BankLineCard>;

export const BankLineDetail = BankLineCard.extend({
  account: z.string(),
  otherAccount: z.string(),
  otherBank: z.string(),
  /** What the bill that an open line fits waits for. */
  due: Yuan.nullable(),
  reason: z.string(),
  backSerial: z.string(),
  log: z.array(StepReply),
});
export type BankLineDetail = z.infer<typeof BankLineDetail>;

export const BankSheetGuess = z.object({
  sheets: z.array(z.object({ name: z.string(), rows: z.number() })),
  sheet: z.number(),
  /** Index of the row with the columns' names; -1: it has none. */
  headRow: z.number(),
  roles: z.array(Role),
  /** Whether the columns are those that somebody has said before. */
  isRemembered: z.boolean(),
  head: z.array(z.string()),
  sample: z.array(z.array(z.string())),
});
export type BankSheetGuess = z.infer<typeof BankSheetGuess>;

const PreviewRow = z.object({
  /** As the spreadsheet counts. */
  rowNo: z.number(),
  day: z.string(),
  isOut: z.boolean(),
  amount: Yuan,
  otherName: z.string(),
  remark: z.string(),
  match: Match,
  target: z.string(),
  due: Yuan.nullable(),
});
export type BankPreviewRow = z.infer<typeof PreviewRow>;

export const BankPreview = z.object({
  /** Lines that are new; those that were imported before are counted alone. */
  rows: z.array(PreviewRow),
  known: z.number(),
  unread: z.array(z.object({ rowNo: z.number(), says: z.string() })),
});
export type BankPreview = z.infer<typeof BankPreview>;

export const BankOutcome = z.object({
  imported: z.number(),
  known: z.number(),
  booked: z.number(),
  setAside: z.number(),
  /** Chosen and not done; they wait in the list. */
  refused: z.array(z.object({ rowNo: z.number(), says: z.string() })),
});
export type BankOutcome = z.infer<typeof BankOutcome>;

const aFile = {
  file: z.unknown().meta({ type: 'string', format: 'binary' }),
  fileName: line(200).default(''),
};
const columns = {
  ...aFile,
  sheet: whole(0, 999).default(0),
  headRow: whole(-1, 999).default(0),
  roles: json(z.array(Role).max(MOST_COLUMNS)),
};
const sheetCall = { apart: true, perMinute: 60, uploadBytes: SHEET_BYTES } as const;
const one = z.object({ lineSn: line(20, 1) });
const Done = z.object({ lineSn: z.string(), state: z.enum(BANK_LINE_STATES) });

export const bankProtocol = door('v3/business/admin/bank', platform('finance'), {
  /** xlsx, xls, ods, csv, tsv; UTF-8, UTF-16 or GB18030. Nothing is kept. */
  read: post(
    { zh: '识别银行流水（multipart）', en: 'Look into a bank statement (multipart)' },
    z.object({ ...aFile, sheet: whole(0, 999).optional() }),
    BankSheetGuess,
    sheetCall,
  ),
  /** Judges each line; nothing is written. */
  preview: post(
    { zh: '银行流水预览（multipart）', en: 'What a bank statement’s lines are for (multipart)' },
    z.object(columns),
    BankPreview,
    sheetCall,
  ),
  /** Keeps new lines, and books those that are chosen by how they fit; taken again, nothing changes. */
  take: post(
    { zh: '导入银行流水（multipart）', en: 'Import a bank statement (multipart)' },
    z.object({
      ...columns,
      chosen: json(z.array(z.object({ rowNo: whole(1, 1_000_000), match: Match })).max(MOST_BANK_ROWS)),
      ...requestId,
    }),
    BankOutcome,
    sheetCall,
  ),
  bankDetail: get({ zh: '银行流水详情', en: 'A bank line' }, one, BankLineDetail, { name: 'detail' }),
  book: post({ zh: '入账或核对', en: 'Book or match a bank line' }, one, Done),
  /** To a bill that waits, by any of its numbers. */
  attach: post(
    { zh: '认领到账单', en: 'Attach a bank line to a bill' },
    one.extend({ number: line(40, 1) }),
    Done,
  ),
  setAside: post({ zh: '转入不明来款', en: 'Set a bank line aside' }, one, Done),
  sendBack: post({ zh: '退回不明来款', en: 'Send money back' }, one.extend({ reason: line(200, 2) }), Done),
  wentBack: post({ zh: '确认已退回', en: 'Money has gone back' }, one.extend({ serial: line(60, 1) }), Done),
  fee: post(
    { zh: '记为银行手续费', en: 'Enter a fee of the bank' },
    one.extend({ reason: line(200, 2) }),
    Done,
  ),
});
