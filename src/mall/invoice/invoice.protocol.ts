// Invoices. Owns headers, addresses, rows to be invoiced, applications, sheets and red letters; promises that no row is invoiced above what is owed of it, and that net and tax add up by row; leans on tax, company, store, approval, file, message.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { ruleCalls } from '#kit/http/rule-calls.ts';
import {
  Bit,
  flag,
  id,
  json,
  line,
  Moment,
  requestId,
  Tone,
  whole,
  Yuan,
  yuanAmount,
} from '#kit/http/wire.ts';
import { StepReply } from '#kit/process/step-reply.ts';
import { FileReply } from '#mall/file/file.protocol.ts';
import { loggedIn, permitted, platform, storeOperator } from '#mall/member/actor.ts';
import { INVOICE_STATES } from './invoice-status.ts';
import { HEADER_KINDS, INVOICE_RULES, INVOICE_TYPES, MEDIA, ROW_KINDS } from './invoice-terms.ts';
import { RED_REASONS, RED_STATES } from './red-status.ts';

export const INVOICE_BUTTONS = [
  'resubmit',
  'withdraw',
  'accept',
  'sendBack',
  'issue',
  'retry',
  'send',
  'sign',
  'markUsed',
  'askRed',
  'confirmRed',
  'refuseRed',
  'revokeRed',
  'issueRed',
] as const;
export type InvoiceButton = (typeof INVOICE_BUTTONS)[number];

/** What may be invoiced of a row now. */
export const BillableRow = z.object({
  rowId: z.number(),
  kind: z.enum(ROW_KINDS),
  name: z.string(),
  model: z.string(),
  qty: z.number(),
  unit: z.string(),
  taxRate: z.number(),
  amount: Yuan,
  net: Yuan,
  tax: Yuan,
});

export const BillableStore = z.object({
  storeId: z.number(),
  storeName: z.string(),
  amount: Yuan,
  orders: z.array(
    z.object({
      orderSn: z.string(),
      amount: Yuan,
      /** Until when it may be applied for. */
      until: Moment,
      rows: z.array(BillableRow),
    }),
  ),
});
export type BillableStore = z.infer<typeof BillableStore>;

export const InvoiceCard = z.object({
  invoiceId: z.number(),
  invoiceSn: z.string(),
  version: z.number(),
  state: z.enum(INVOICE_STATES),
  stateCode: z.number(),
  stateName: z.string(),
  tone: Tone,
  storeId: z.number(),
  storeName: z.string(),
  buyerName: z.string(),
  type: z.enum(INVOICE_TYPES),
  typeName: z.string(),
  medium: z.enum(MEDIA),
  title: z.string(),
  amount: Yuan,
  sheetNum: z.number(),
  isPartlyRed: Bit,
  orderSns: z.array(z.string()),
  createTime: Moment,
  allowedActions: z.array(z.enum(INVOICE_BUTTONS)),
});
export type InvoiceCard = z.infer<typeof InvoiceCard>;

/** A line of an invoice: its discount is shown as a line of its own where it has one. */
const InvoiceLine = z.object({
  sheetLineId: z.number(),
  name: z.string(),
  model: z.string(),
  unit: z.string(),
  qty: z.number(),
  /** Without tax, to eight digits. */
  unitPrice: z.string(),
  taxRate: z.number(),
  grossNet: Yuan,
  grossTax: Yuan,
  discountNet: Yuan,
  discountTax: Yuan,
  net: Yuan,
  tax: Yuan,
  amount: Yuan,
  /** What may still be taken back of it. */
  redLeft: Yuan,
});

export const InvoiceDetail = InvoiceCard.extend({
  header: z.object({
    titleKind: z.enum(HEADER_KINDS),
    title: z.string(),
    taxNo: z.string(),
    registerAddress: z.string(),
    registerPhone: z.string(),
    bank: z.string(),
    bankAccount: z.string(),
    email: z.string(),
  }),
  address: z
    .object({
      receiverName: z.string(),
      mobile: z.string(),
      regionName: z.string(),
      detailAddress: z.string(),
    })
    .nullable(),
  remark: z.string(),
  reason: z.string(),
  isWish: Bit,
  isUsed: Bit,
  /** A provider is at it. */
  isIssuing: Bit,
  /** Its own people decide before the store. */
  isAsked: Bit,
  carrier: z.string(),
  trackingNo: z.string(),
  net: Yuan,
  tax: Yuan,
  /** What was issued; before that, what would be. */
  sheets: z.array(
    z.object({
      /** 0 where it is not issued yet. */
      sheetId: z.number(),
      seq: z.number(),
      number: z.string(),
      issuedOn: z.string(),
      net: Yuan,
      tax: Yuan,
      amount: Yuan,
      lines: z.array(InvoiceLine),
      files: z.array(FileReply),
    }),
  ),
  reds: z.array(
    z.object({
      redSn: z.string(),
      askedBy: z.enum(['BUYER', 'SELLER']),
      sheetNumber: z.string(),
      state: z.enum(RED_STATES),
      stateName: z.string(),
      tone: Tone,
      reasonName: z.string(),
      number: z.string(),
      net: Yuan,
      tax: Yuan,
      amount: Yuan,
      files: z.array(FileReply),
    }),
  ),
  log: z.array(StepReply),
});
export type InvoiceDetail = z.infer<typeof InvoiceDetail>;

const one = z.object({ invoiceSn: line(20, 1) });
const seen = one.extend({ version: whole(1, 1_000_000) });
const Done = z.object({ invoiceSn: z.string(), state: z.enum(INVOICE_STATES) });
const step = <I extends z.ZodType>(zh: string, en: string, input: I) => post({ zh, en }, input, Done);

/** To whom, and how. */
const form = {
  headerId: id(),
  type: z.enum(INVOICE_TYPES),
  medium: z.enum(MEDIA).default('DIGITAL'),
  /** Of paper. */
  addressId: id().optional(),
  remark: line(150).default(''),
};
const askRed = seen.extend({
  sheetId: id(),
  reasonCode: z.enum(RED_REASONS),
  /** What is taken back of which line; left out: all that is left. */
  lines: json(z.array(z.object({ sheetLineId: id(), amount: yuanAmount() })).max(2_000)).default([]),
});
/** Yes or no to the red letter that is open. */
const answerRed = seen.extend({ answer: z.enum(['confirm', 'refuse', 'revoke']) });
const NUMBER = /^\d{20}$/;

export const invoiceProtocol = {
  ...door('v3/business/front/invoice', permitted(loggedIn, 'invoice.apply'), {
    billable: get(
      { zh: '可开票明细', en: 'What may be invoiced' },
      nothing,
      z.object({ stores: z.array(BillableStore), hasMore: Bit }),
      { access: permitted(loggedIn, 'invoice.read') },
    ),
    apply: post(
      { zh: '申请开票', en: 'Apply for an invoice' },
      z.object({ rowIds: json(z.array(id()).min(1).max(2_000)), ...form, ...requestId }),
      Done,
      { creates: true },
    ),
    detail: get({ zh: '开票详情', en: 'An invoice' }, one, InvoiceDetail, {
      access: permitted(loggedIn, 'invoice.read'),
    }),
    resubmit: step('重新提交开票申请', 'Submit an application again', seen.extend(form)),
    withdraw: step('撤回开票申请', 'Withdraw an application', seen),
    /** Paper has arrived, or the invoice is booked. */
    note: step(
      '签收纸质发票，或标记已入账',
      'Paper has arrived, or an invoice is booked',
      seen.extend({ what: z.enum(['sign', 'markUsed']) }),
    ),
    askRed: step('申请红冲', 'Ask for a red letter', askRed),
    answerRed: step('答复红冲', 'Answer a red letter', answerRed),
  }),
  ...door('v3/business/seller/invoice', storeOperator, {
    storeDetail: get({ zh: '商家：开票详情', en: 'Store: an invoice' }, one, InvoiceDetail, {
      name: 'detail',
    }),
    accept: step(
      '商家：受理或驳回开票申请',
      'Store: accept or send back an application',
      seen.extend({ isAccepted: flag(), reason: line(200).default('') }),
    ),
    issue: step(
      '商家：登记已开发票',
      'Store: an invoice was issued',
      seen.extend({
        sheets: json(
          z
            .array(
              z.object({
                number: z.string().trim().regex(NUMBER),
                issuedOn: z.iso.date(),
                fileIds: z.array(id()).max(3).default([]),
              }),
            )
            .min(1)
            .max(200),
        ),
      }),
    ),
    retry: step('商家：重新开票', 'Store: issue it again after a failure', seen),
    send: step(
      '商家：寄出纸质发票',
      'Store: a paper invoice is sent',
      seen.extend({ carrier: line(40, 1), trackingNo: line(40, 4) }),
    ),
    storeAskRed: post({ zh: '商家：申请红冲', en: 'Store: ask for a red letter' }, askRed, Done, {
      name: 'askRed',
    }),
    storeAnswerRed: post({ zh: '商家：答复红冲', en: 'Store: answer a red letter' }, answerRed, Done, {
      name: 'answerRed',
    }),
    issueRed: step(
      '商家：登记红字发票',
      'Store: a red letter was issued',
      seen.extend({
        number: z.string().trim().regex(NUMBER),
        fileIds: json(z.array(id()).max(3)).default([]),
      }),
    ),
  }),
  ...door('v3/business/admin/invoice', platform('operator'), {
    ...ruleCalls({ zh: '发票规则', en: 'periods of invoices' }, INVOICE_RULES),
  }),
};
