// Invoice headers and where paper invoices go: kept by the buyer, a company's header verified once by the platform.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { Bit, flag, id, line, Moment, requestId, ruled, Tone, whole } from '#kit/http/wire.ts';
import { checkEmail, checkMobile } from '#kit/rules/identity-rules.ts';
import { loggedIn, permitted, platform } from '#mall/member/actor.ts';
import { HEADER_STATES } from './header-status.ts';
import { HEADER_KINDS } from './invoice-terms.ts';

export const HeaderReply = z.object({
  headerId: z.number(),
  version: z.number(),
  titleKind: z.enum(HEADER_KINDS),
  title: z.string(),
  taxNo: z.string(),
  registerAddress: z.string(),
  registerPhone: z.string(),
  bank: z.string(),
  bankAccount: z.string(),
  email: z.string(),
  isDefault: Bit,
  state: z.enum(HEADER_STATES),
  stateName: z.string(),
  tone: Tone,
  /** Why it was not verified. */
  reason: z.string(),
  /** It serves for special invoices. */
  isForSpecial: Bit,
  updatedAt: Moment,
});
export type HeaderReply = z.infer<typeof HeaderReply>;

export const HeaderToCheck = HeaderReply.extend({
  ownerName: z.string(),
  /** '' where the owner is no certified enterprise. */
  certifiedName: z.string(),
  certifiedTaxNo: z.string(),
  allowedActions: z.array(z.enum(['verify', 'reject'])),
});
export type HeaderToCheck = z.infer<typeof HeaderToCheck>;

export const InvoiceAddress = z.object({
  addressId: z.number(),
  receiverName: z.string(),
  mobile: z.string(),
  provinceCode: z.string(),
  cityCode: z.string(),
  districtCode: z.string(),
  regionName: z.string(),
  detailAddress: z.string(),
  isDefault: Bit,
});
export type InvoiceAddress = z.infer<typeof InvoiceAddress>;

const reads = permitted(loggedIn, 'invoice.read');
const keeps = permitted(loggedIn, 'invoice.header');
const email = z.union([z.literal(''), ruled(checkEmail)]).default('');

export const headerProtocol = {
  ...door('v3/business/front/invoiceHeader', keeps, {
    headers: get(
      { zh: '发票抬头', en: 'Invoice headers' },
      nothing,
      z.object({
        list: z.array(HeaderReply),
        /** What certification says, to begin a header with; null without one. */
        certified: z.object({ title: z.string(), taxNo: z.string() }).nullable(),
      }),
      { name: 'list', access: reads },
    ),
    saveHeader: post(
      { zh: '保存发票抬头', en: 'Keep an invoice header' },
      z.object({
        /** Left out: a further one. */
        headerId: id().optional(),
        version: whole(1, 1_000_000).optional(),
        titleKind: z.enum(HEADER_KINDS),
        title: line(100, 1),
        taxNo: line(20).default(''),
        registerAddress: line(200).default(''),
        registerPhone: line(30).default(''),
        bank: line(100).default(''),
        bankAccount: line(40).default(''),
        email,
        isDefault: flag().default(false),
        ...requestId,
      }),
      HeaderReply,
      { name: 'save', creates: true },
    ),
    removeHeader: post(
      { zh: '删除发票抬头', en: 'Delete an invoice header' },
      z.object({ headerId: id() }),
      nothing,
      { name: 'remove' },
    ),
  }),
  ...door('v3/business/front/invoiceAddress', keeps, {
    addresses: get({ zh: '收票地址', en: 'Invoice addresses' }, nothing, z.array(InvoiceAddress), {
      name: 'list',
      access: reads,
    }),
    saveAddress: post(
      { zh: '保存收票地址', en: 'Keep an invoice address' },
      z.object({
        addressId: id().optional(),
        receiverName: line(40, 1),
        mobile: ruled((value) => checkMobile(value, true)),
        districtCode: line(12, 1),
        detailAddress: line(200, 2),
        isDefault: flag().default(false),
        ...requestId,
      }),
      InvoiceAddress,
      { name: 'save', creates: true },
    ),
    removeAddress: post(
      { zh: '删除收票地址', en: 'Delete an invoice address' },
      z.object({ addressId: id() }),
      nothing,
      { name: 'remove' },
    ),
  }),
  ...door('v3/business/admin/invoiceHeader', platform('auditor'), {
    decideHeader: post(
      { zh: '平台：核验发票抬头', en: 'Platform: verify an invoice header' },
      z.object({
        headerId: id(),
        version: whole(1, 1_000_000),
        isVerified: flag(),
        /** Why not. */
        reason: line(200).default(''),
      }),
      z.object({ state: z.enum(HEADER_STATES) }),
      { name: 'decide' },
    ),
  }),
};
