// An order of a package: its components with their commissions (domain-lab 2.10).
import { z } from 'zod';
import { door, get } from '#kit/http/door.ts';
import { line, Moment, Tone, Yuan } from '#kit/http/wire.ts';
import { SERVICE_STATES } from './service-process.ts';
import { SERVICE_KINDS } from './service-terms.ts';
import { reads } from './testing.protocol.ts';

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
    payable: Yuan,
    refunded: Yuan,
  }),
  components: z.array(PackComponent),
  allowedActions: z.array(z.enum(PACK_BUTTONS)),
});
export type PackOrder = z.infer<typeof PackOrder>;

export const packProtocol = {
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
