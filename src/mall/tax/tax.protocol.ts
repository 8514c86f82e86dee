// Who a store is for the tax office. Owns tax_identity and the rules of net and tax; leans on member.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { line, ruled, whole, Yuan, yuanAmount } from '#kit/http/wire.ts';
import { checkBankAccount, checkCreditCode, checkPhone } from '#kit/rules/identity-rules.ts';
import { storeOperator } from '#mall/member/actor.ts';
import { TAXPAYERS } from './tax-categories.ts';
import { ADAPTERS, BILL_MOMENTS } from './tax-identity.ts';

const choices = {
  taxpayer: z.enum(TAXPAYERS),
  adapter: z.enum(ADAPTERS),
  billMoment: z.enum(BILL_MOMENTS),
};

export const TaxIdentity = z.object({
  ...choices,
  name: z.string(),
  taxNo: z.string(),
  address: z.string(),
  phone: z.string(),
  bank: z.string(),
  bankAccount: z.string(),
  /** Per mille. */
  smallRate: z.number(),
  clerk: z.string(),
  sheetLimit: Yuan,
});
export type TaxIdentity = z.infer<typeof TaxIdentity>;

export const taxProtocol = door('v3/store/seller/taxIdentity', storeOperator, {
  show: get(
    { zh: '开票信息', en: 'Who the store is for the tax office' },
    nothing,
    z.object({ identity: TaxIdentity.nullable(), adapters: z.array(z.enum(ADAPTERS)) }),
  ),
  save: post(
    { zh: '保存开票信息', en: 'Say who the store is for the tax office' },
    z.object({
      ...choices,
      name: line(100, 1),
      taxNo: ruled(checkCreditCode),
      address: line(200, 1),
      phone: ruled(checkPhone),
      bank: line(100, 1),
      bankAccount: ruled(checkBankAccount),
      smallRate: whole(10, 30).default(10),
      clerk: line(40, 1),
      sheetLimit: yuanAmount(),
    }),
    TaxIdentity,
  ),
});
