// What is about to be ordered: the basket, what stands in its way, and what the order would be.
import { z } from 'zod';
import { id, line, ruled, whole, Yuan, YuanUnitPrice } from '#kit/http/wire.ts';
import { checkBankAccount, checkCreditCode, checkEmail, checkPhone } from '#kit/rules/identity-rules.ts';
import { Address } from '#mall/address/address.protocol.ts';
import { ForecastReply } from '#mall/credit/credit.protocol.ts';
import { PACKINGS } from '#mall/goods/goods.protocol.ts';
import { HeaderReply } from '#mall/invoice/header.protocol.ts';
import { INVOICE_KINDS } from './order-snapshot.ts';

export const InvoiceInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('normal'),
    titleKind: z.enum(['person', 'company']),
    title: line(100, 1),
    taxNo: z.string().trim().max(20).optional(),
    email: ruled(checkEmail).optional(),
  }),
  z.object({
    kind: z.literal('special'),
    titleKind: z.literal('company'),
    title: line(100, 1),
    taxNo: ruled(checkCreditCode),
    registerAddress: line(200, 1),
    registerPhone: ruled(checkPhone),
    bank: line(100, 1),
    bankAccount: ruled(checkBankAccount),
    email: ruled(checkEmail).optional(),
  }),
]);
export type InvoiceInput = z.infer<typeof InvoiceInput>;

/** What an enterprise buys it for; nobody else is asked. */
export const purpose = { projectId: id().optional(), costCentre: line(60).default('') };

export const Invoice = z.looseObject({ kind: z.enum(INVOICE_KINDS) });

/** What is bought: the checked cart lines, or one product straight away. */
export const basket = {
  source: z.enum(['cart', 'buyNow']).default('cart'),
  productId: id().optional(),
  number: whole(1, 999_999_999).optional(),
};

export const OrderProblem = z.object({
  kind: z.enum([
    'empty',
    'offSale',
    'shortage',
    'quantity',
    'priceChanged',
    'address',
    'amountChanged',
    'limit',
    'notDelivered',
  ]),
  productId: z.number().nullable(),
  text: z.string(),
});
export type OrderProblem = z.infer<typeof OrderProblem>;

export const ConfirmLine = z.object({
  productId: z.number(),
  goodsId: z.number(),
  goodsName: z.string(),
  goodsImage: z.string().nullable(),
  partNo: z.string(),
  brandName: z.string(),
  partId: z.number(),
  /** How the buyer's enterprise calls the part, as it will stand on the order; '': it has no code. */
  matCode: z.string(),
  packing: z.enum(PACKINGS),
  buyNum: z.number(),
  goodsPrice: YuanUnitPrice,
  formerPrice: YuanUnitPrice.nullable(),
  amount: Yuan,
  leadDays: z.number(),
});

export const ConfirmReply = z.object({
  storeGroupList: z.array(
    z.object({
      storeId: z.number(),
      storeName: z.string(),
      lines: z.array(ConfirmLine),
      goodsAmount: Yuan,
      freight: Yuan,
      /** "¥8.00, free from ¥99.00": why this freight. */
      freightWhy: z.string(),
      payable: Yuan,
      delivery: z.object({
        /** The last day of China on which it leaves the store when it is paid today. */
        shipsBy: z.string(),
        arrival: z.string(),
        /** What all of it weighs without packing, and what is not known of that. */
        weight: z.string(),
      }),
      /** Whether and until when it may be put on account; null where the buyer has none with this store. */
      credit: ForecastReply.nullable(),
      /** Which invoices the store issues to this buyer. */
      invoiceKinds: z.array(z.enum(INVOICE_KINDS)),
    }),
  ),
  goodsAmount: Yuan,
  freight: Yuan,
  payable: Yuan,
  addresses: z.array(Address),
  /** The invoice choice of the last order, offered again. */
  lastInvoice: Invoice.nullable(),
  /** Headers that the buyer keeps, the usual one first. */
  headers: z.array(HeaderReply),
  problems: z.array(OrderProblem),
});
export type ConfirmReply = z.infer<typeof ConfirmReply>;
