// Services and packages bought at once (domain-lab T1 PREPAID). Owns their purchase; promises that what was shown is what is paid; leans on ability, goods and testing.
import { z } from 'zod';
import { door, post } from '#kit/http/door.ts';
import { id, line, whole, yuanAmount } from '#kit/http/wire.ts';
import { MOST_SPECIMENS, MOST_UNITS } from '#mall/ability/ability.protocol.ts';
import { URGENCIES } from '#mall/ability/ability-terms.ts';
import { INVOICE_KINDS } from '#mall/order/order-snapshot.ts';
import { MOST_PACKAGES, REPORT_LANGUAGES, REPORT_MARKS } from '#mall/testing/service-terms.ts';
import { submits } from '#mall/testing/testing.protocol.ts';

/** On which report, and to whom the invoice goes. */
const asked = {
  productId: id(),
  marks: z.enum(REPORT_MARKS).default('NONE'),
  invoiceKind: z.enum(INVOICE_KINDS).default('none'),
  invoiceTitle: line(120).default(''),
  taxNo: line(40).default(''),
  /** As it was shown: another price is refused with the new one. */
  amount: yuanAmount(),
};

const Bought = z.object({
  /** Of a package the first component. */
  serviceSn: z.string(),
  /** '': a single service. */
  packSn: z.string(),
  orderSn: z.string(),
  paySn: z.string(),
  needsPayment: z.boolean(),
  /** The buyer's own people are asked before it is paid. */
  isAsked: z.boolean(),
});

export const labSaleProtocol = {
  ...door('v3/lab/front/buy', submits, {
    buyService: post(
      { zh: '购买检测服务', en: 'Buy a service' },
      z.object({
        ...asked,
        specimens: whole(1, MOST_SPECIMENS),
        units: whole(1, MOST_UNITS).default(1),
        urgency: z.enum(URGENCIES).default('NORMAL'),
        language: z.enum(REPORT_LANGUAGES).default('ZH'),
        copies: whole(0, 20).default(1),
        /** 0: nothing is sent back, or collect. */
        returnKg: whole(0, 1_000).default(0),
      }),
      Bought,
      { name: 'service' },
    ),
    buyPackage: post(
      { zh: '购买检测套餐', en: 'Buy a package' },
      z.object({
        ...asked,
        count: whole(1, MOST_PACKAGES).default(1),
        language: z.enum(['ZH', 'EN']).default('ZH'),
      }),
      Bought,
      { name: 'package' },
    ),
  }),
};
