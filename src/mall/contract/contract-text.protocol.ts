// The shapes of a contract's text: as it is hashed, as its initiator types it, and what is missing in it.
import { z } from 'zod';
import { id, json, line, ruled, whole } from '#kit/http/wire.ts';
import { PaymentPlan } from '#mall/order/payment-plan.ts';
import type { ContractContent } from './contract-content.ts';
import { CONTRACT_KINDS } from './contract-status.ts';
import { MOST_ANNEXES, MOST_CLAUSES, MOST_CONTRACT_LINES } from './contract-terms.ts';

export const MOST_PIECES = 10_000_000_000;
const text = (max = 100) => line(max).default('');

/** 2026-12-31, or ''. */
export const day = () =>
  ruled((value) =>
    value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value)
      ? undefined
      : { zh: '日期格式应为 2026-11-21', en: 'A date like 2026-11-21' },
  ).default('');

export const Kind = z.enum(CONTRACT_KINDS);
export const Both = z.object({ zh: z.string(), en: z.string() });
const Party = z.object({
  name: z.string(),
  uscc: z.string(),
  address: z.string(),
  contact: z.string(),
  phone: z.string(),
  bank: z.string(),
  bankAccount: z.string(),
});

/** The text of a contract as it is hashed (contract-content.ts says what each field means). */
export const ContractText = z.object({
  contractSn: z.string(),
  kind: Kind,
  title: Both,
  ruling: z.enum(['zh', 'en']),
  templateKey: z.string(),
  templateVersion: z.number(),
  inqSn: z.string().nullable(),
  purchaser: Party,
  supplier: Party,
  lines: z.array(
    z.object({
      lineNo: z.number(),
      awardLineId: z.number().nullable(),
      quotation: z
        .object({
          quoSn: z.string(),
          versionNo: z.number(),
          versionHash: z.string(),
          lineHash: z.string(),
        })
        .nullable(),
      productId: z.number().nullable(),
      partNo: z.string(),
      name: z.string(),
      brandName: z.string(),
      packageName: z.string(),
      matCode: z.string(),
      spec: z.string(),
      unit: z.string(),
      number: z.number(),
      minBuyNum: z.number().optional(),
      multiple: z.number().optional(),
      unitPrice: z.string(),
      amount: z.string(),
      deliverBy: z.string(),
      leadDays: z.number(),
    }),
  ),
  goodsAmount: z.string(),
  freight: z.string(),
  amount: z.string(),
  taxPerMille: z.number(),
  currency: z.enum(['CNY', 'USD']),
  plan: PaymentPlan.readonly(),
  deliveryPlace: z.string(),
  invoiceKind: z.enum(['none', 'normal', 'special']),
  startsOn: z.string(),
  endsOn: z.string(),
  clauses: z.array(z.object({ key: z.string(), title: Both, text: Both })),
  annexes: z.array(z.object({ fileId: z.number(), fileName: z.string(), sha256: z.string() })),
  amendmentNo: z.number(),
}) satisfies z.ZodType<ContractContent>;

const Contact = z.object({
  address: text(200),
  contact: text(60),
  phone: text(40),
  bank: text(100),
  bankAccount: text(60),
});

/**
 * What the initiator may write. Half-typed numbers are kept as they are; `faults` says what is missing before it can go out.
 * In a contract made from awards product, number, price, tax and lines are as they were accepted: other values are refused.
 */
export const DraftInput = z.object({
  title: z.object({ zh: text(100), en: text(200) }),
  ruling: z.enum(['zh', 'en']).default('zh'),
  purchaser: Contact,
  supplier: Contact,
  lines: json(
    z
      .array(
        z.object({
          lineNo: whole(1, 1000),
          productId: whole(1, MOST_PIECES).nullable().default(null),
          partNo: text(80),
          name: text(200),
          brandName: text(60),
          packageName: text(60),
          matCode: text(60),
          spec: text(300),
          unit: text(10),
          number: whole(0, MOST_PIECES).default(0),
          /** Decimal yuan, as typed. */
          unitPrice: text(20),
          /** As typed; `faults` says when it is no day. */
          deliverBy: text(20),
          leadDays: whole(0, 730).default(0),
        }),
      )
      .max(MOST_CONTRACT_LINES),
  ),
  /** Decimal yuan, as typed. */
  freight: text(20),
  taxPerMille: whole(0, 170).default(130),
  plan: json(PaymentPlan),
  deliveryPlace: text(300),
  invoiceKind: z.enum(['none', 'normal', 'special']).default('special'),
  startsOn: text(20),
  endsOn: text(20),
  clauses: json(
    z
      .array(
        z.object({
          key: line(40, 1),
          title: z.object({ zh: text(60), en: text(120) }),
          text: z.object({ zh: text(4000), en: text(8000) }),
        }),
      )
      .max(MOST_CLAUSES),
  ),
  annexFileIds: json(z.array(id()).max(MOST_ANNEXES)).default([]),
});
export type DraftInput = z.output<typeof DraftInput>;

/** What is missing or wrong: `path` as in the draft, `lines.3.unitPrice`. */
export const Fault = z.object({ path: z.string(), text: z.string() });
export type Fault = z.infer<typeof Fault>;
