// What visitors do: events that pages report, and the platform's look at them. Owns behaviour_event; promises never to hinder a visit; leans on member and goods.
import { z } from 'zod';
import { DEVICE_KINDS } from '#kit/http/device-kind.ts';
import { door, get } from '#kit/http/door.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { line, Moment } from '#kit/http/wire.ts';
import { anyone, platform } from '#mall/member/actor.ts';
import { BEHAVIOUR_TYPES, LONGEST_U, SAVE_BEHAVIOUR } from './behaviour.ts';

export const BehaviourType = z.enum(BEHAVIOUR_TYPES);
const Device = z.enum(DEVICE_KINDS);

const degrees = (most: number) =>
  z
    .union([z.string().max(20), z.number()])
    .transform(Number)
    .pipe(z.number().min(-most).max(most))
    .meta({ type: 'number', minimum: -most, maximum: most });

/** Days are the mall's own (Beijing time); both stand inside. Absent: the last seven; of more than 180 the last. Bots are left out unless asked for. */
const Chosen = {
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  behaviorType: BehaviourType.optional(),
  device: Device.optional(),
  /** Part of a page's address or of a member's name, or a browser's uuid. */
  keyword: line(60).optional(),
};

export const BehaviourSummary = z.object({
  from: z.string(),
  to: z.string(),
  /** What of the range is not kept any more is not in these numbers. */
  totals: z.object({ events: z.number(), views: z.number(), visitors: z.number(), members: z.number() }),
  days: z.array(
    z.object({ day: z.string(), visitors: z.number(), counts: z.record(BehaviourType, z.number()) }),
  ),
  topGoods: z.array(
    z.object({
      goodsId: z.number(),
      productId: z.number().nullable(),
      partNo: z.string(),
      brandName: z.string(),
      storeName: z.string(),
      views: z.number(),
      carts: z.number(),
    }),
  ),
  topPages: z.array(z.object({ url: z.string(), views: z.number(), visitors: z.number() })),
  topPlaces: z.array(z.object({ place: z.string(), events: z.number(), visitors: z.number() })),
});
export type BehaviourSummary = z.infer<typeof BehaviourSummary>;

export const BehaviourRow = z.object({
  eventId: z.number(),
  at: Moment,
  behaviorType: BehaviourType,
  url: z.string(),
  goodsId: z.number().nullable(),
  productId: z.number().nullable(),
  partNo: z.string().nullable(),
  storeId: z.number().nullable(),
  storeName: z.string().nullable(),
  memberName: z.string().nullable(),
  uuid: z.string(),
  language: z.enum(['zh', 'en']),
  device: Device,
  /** From the visitor's own position where he allows it, else from where his network is registered. */
  place: z.string(),
});
export type BehaviourRow = z.infer<typeof BehaviourRow>;

export const statisticsProtocol = {
  /**
   * `u`: one event with its common properties as an encoded JSON object, or a list of up to twenty (see behaviour.ts).
   * Events that make no sense are left out; `saved` says how many were kept.
   */
  save: endpoint({
    method: 'POST',
    path: SAVE_BEHAVIOUR,
    access: anyone,
    summary: { zh: '行为事件上报', en: 'Report what a visitor does' },
    input: z.object({ u: line(LONGEST_U, 1) }),
    reply: z.object({ saved: z.number() }),
    apart: true,
    quiet: true,
    perMinute: 600, // chosen: a whole company may stand behind one address
  }),
  ...door('v3/statistics/front/location', anyone, {
    /** Names the place of a position; empty where no map service is set up or it does not answer within 5 s (spec §8). */
    locate: get(
      { zh: '坐标所在省市', en: 'Province and city of a position' },
      z.object({ latitude: degrees(90), longitude: degrees(180) }),
      z.object({ province: z.string(), city: z.string() }),
      { name: 'detail', perMinute: 60 },
    ),
  }),
  ...door('v3/statistics/admin/behavior', platform('operator'), {
    adminSummary: get(
      { zh: '访客行为汇总', en: 'What visitors do, in numbers' },
      z.object(Chosen),
      BehaviourSummary,
      { name: 'summary' },
    ),
  }),
};
