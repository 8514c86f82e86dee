// Official files of invoices. Owns tax_file; promises that each is matched once, and that what is not taken has a reason; leans on invoice, tax, file.
import { z } from 'zod';
import { door, get, post } from '#kit/http/door.ts';
import { Bit, id, line, Moment, Tone, whole, Yuan } from '#kit/http/wire.ts';
import { StepReply } from '#kit/process/step-reply.ts';
import { FileReply } from '#mall/file/file.protocol.ts';
import { INVOICE_TYPES } from '#mall/invoice/invoice-terms.ts';
import { storeOperator } from '#mall/member/actor.ts';
import { TAX_FILE_STATES } from './tax-file-status.ts';

/** Handed in at once, packed and unpacked (domain-money §6). */
export const MOST_FILES = 500;
export const ZIP_BYTES = 200 * 1024 * 1024;
export const UNPACKED_BYTES = ZIP_BYTES;

export const TaxFile = z.object({
  taxFileId: z.number(),
  version: z.number(),
  fileNames: z.array(z.string()),
  state: z.enum(TAX_FILE_STATES),
  stateName: z.string(),
  tone: Tone,
  /** Why it was not taken. */
  reasonName: z.string(),
  /** '' where nothing could be read. */
  number: z.string(),
  issuedOn: z.string(),
  type: z.enum(INVOICE_TYPES).nullable(),
  typeName: z.string(),
  buyerNo: z.string(),
  buyerName: z.string(),
  /** Below zero on a red letter; null where nothing could be read. */
  amount: Yuan.nullable(),
  /** Its application; '' while there is none. */
  invoiceSn: z.string(),
  /** It waits for the other sheets of its application. */
  isWaiting: Bit,
  createTime: Moment,
  allowedActions: z.array(z.enum(['assign'])),
});
export type TaxFile = z.infer<typeof TaxFile>;

export const TaxFileDetail = TaxFile.extend({
  sellerNo: z.string(),
  net: Yuan.nullable(),
  tax: Yuan.nullable(),
  remark: z.string(),
  files: z.array(FileReply),
  /** Applications that fit, where several do. */
  choices: z.array(z.object({ invoiceSn: z.string(), title: z.string(), amount: Yuan, createTime: Moment })),
  log: z.array(StepReply),
});
export type TaxFileDetail = z.infer<typeof TaxFileDetail>;

export const taxFileProtocol = door('v3/business/seller/invoice', storeOperator, {
  /** XML, OFD or PDF, one or a zip of them. Read at once; matched within seconds. */
  import: post(
    { zh: '商家：导入发票文件（multipart）', en: 'Store: hand in official invoice files (multipart)' },
    z.object({
      file: z.unknown().meta({ type: 'string', format: 'binary' }),
      fileName: line(200).default(''),
    }),
    z.object({ files: z.number(), invoices: z.number(), refused: z.number() }),
    { apart: true, perMinute: 10, uploadBytes: ZIP_BYTES },
  ),
  taxFile: get(
    { zh: '商家：发票文件', en: 'Store: an official file' },
    z.object({ taxFileId: id() }),
    TaxFileDetail,
  ),
  assign: post(
    { zh: '商家：为发票文件选择申请', en: 'Store: say which application a file belongs to' },
    z.object({ taxFileId: id(), version: whole(1, 1_000_000), invoiceSn: line(20, 1) }),
    z.object({ state: z.enum(TAX_FILE_STATES) }),
  ),
});
