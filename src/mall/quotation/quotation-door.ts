// Behind which doors the calls of quotations stand, and the shapes that all of them share.
import { z } from 'zod';
import type { Access } from '#kit/http/access.ts';
import { line, whole } from '#kit/http/wire.ts';
import { INQUIRY_KINDS } from '#mall/inquiry/inquiry-kinds.ts';
import { loggedIn, type Member, mayDo, permitted, storeOperator } from '#mall/member/actor.ts';
import { quotationProcess } from './quotation-process.ts';

/** An offer is its prices: who may see none reads no quotation. */
const reads = permitted(permitted(loggedIn, 'quote.read'), 'order.price');
/** Who decides about an award reads what it is about: which quotations, the calls themselves ask. */
const readsOrDecides: Access<Member> = {
  ...reads,
  refuses: (member) => (mayDo(member, 'approval.decide') ? loggedIn : reads).refuses?.(member),
};

/** `may` of a call names one of these; the first is what most calls ask for. */
export const front = {
  path: 'v3/business/front/quotation',
  access: {
    readsOrDecides,
    reads,
    haggles: permitted(loggedIn, 'quote.counter'),
    awards: permitted(loggedIn, 'rfq.award'),
    orders: permitted(loggedIn, 'order.submit'),
  },
};
export const seller = {
  path: 'v3/business/seller/quotation',
  access: storeOperator,
  prefix: 'seller',
} as const;

export const quoSn = line(30, 1);
export const inqSn = line(30, 1);
export const version = whole(1, 1_000_000);

const QUOTATION_ACTIONS = Object.keys(quotationProcess) as [
  keyof typeof quotationProcess,
  ...(keyof typeof quotationProcess)[],
];
export const Kind = z.enum(INQUIRY_KINDS);
export const Action = z.enum(QUOTATION_ACTIONS);
export const Side = z.enum(['supplier', 'purchaser']);
export const InvoiceKind = z.enum(['none', 'normal', 'special']);
