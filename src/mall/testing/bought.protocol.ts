// Services and packages bought at once (domain-lab T1 PREPAID, 2.10): the purchase, and a package with its components.
import { z } from 'zod';
import { door, get, post } from '#kit/http/door.ts';
import { id, line, Moment, Tone, whole, Yuan, yuanAmount } from '#kit/http/wire.ts';
import { MOST_SPECIMENS, MOST_UNITS } from '#mall/ability/ability.protocol.ts';
import { URGENCIES } from '#mall/ability/ability-terms.ts';
import { INVOICE_KINDS } from '#mall/order/order-snapshot.ts';
import { SERVICE_STATES } from './service-process.ts';
import { MOST_PACKAGES, REPORT_LANGUAGES, REPORT_MARKS, SERVICE_KINDS } from './service-terms.ts';
import { reads, submits } from './testing.protocol.ts';

/** On which report, and to whom the invoice goes. */
const asked = {
  productId: id(),
  marks: z.enum(REPORT_MARKS).default('NONE'),
  invoiceKind: z.enum(INVOICE_KINDS).default('none'),
  invoiceTitle: line(120).default(''),
  taxNo: line(40).default(''),
  projectId: id().nullable().default(null),
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

const PackComponent = z.object({
  serviceSn: z.string(),
  version: z.number(),
  seq: z.number(),
  kind: z.enum(SERVICE_KINDS),
  title: z.string(),
  standard: z.string(),
  share: Yuan,
  state: z.enum(SERVICE_STATES),
  stateCode: z.number(),
  stateName: z.string(),
  tone: Tone,
  promisedAt: Moment.nullable(),
  /** Why it was not accepted; '': it was. */
  closeReason: z.string(),
});
export type PackComponent = z.infer<typeof PackComponent>;

export const PACK_BUTTONS = ['pay', 'edit', 'send', 'acceptReports', 'cancel'] as const;

export const PackOrder = z.object({
  packSn: z.string(),
  title: z.string(),
  count: z.number(),
  price: Yuan,
  createTime: Moment,
  order: z.object({
    orderSn: z.string(),
    paySn: z.string(),
    state: z.string(),
    stateName: z.string(),
    tone: Tone,
    payable: Yuan,
    refunded: Yuan,
  }),
  components: z.array(PackComponent),
  allowedActions: z.array(z.enum(PACK_BUTTONS)),
});
export type PackOrder = z.infer<typeof PackOrder>;

export const boughtProtocol = {
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
  ...door('v3/lab/front/pack', reads, {
    /** By its own number, or its order's. */
    pack: get(
      { zh: '套餐订单详情', en: 'An order of a package' },
      z.object({ packageNo: line(20, 1) }),
      PackOrder,
      {
        name: 'detail',
      },
    ),
  }),
};
