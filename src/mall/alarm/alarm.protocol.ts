// Alarms: a member is told once when a part is cheap enough or in stock. Owns alarm; leans on member, message, part and goods.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { id, Moment, whole, YuanUnitPrice, yuanUnitPrice } from '#kit/http/wire.ts';
import { loggedIn } from '#mall/member/actor.ts';
import { ALARM_STATES } from './alarm-process.ts';
import { ALARM_KINDS } from './alarm-rule.ts';

/** chosen: more than anybody follows by hand; a change of a part looks at all of its alarms. */
export const MOST_ALARMS = 200;
/** chosen: half a year; who still waits sets it again. */
export const ALARM_DAYS = 180;
/** chosen: a page of the list. */
export const MOST_REMOVED = 100;

export const Alarm = z.object({
  alarmId: z.number(),
  partId: z.number(),
  /** Where it was set, or what it was told of. */
  productId: z.number(),
  partNo: z.string(),
  brandName: z.string(),
  goodsName: z.string(),
  kind: z.enum(ALARM_KINDS),
  number: z.number(),
  /** Null for stock. */
  price: YuanUnitPrice.nullable(),
  state: z.enum(ALARM_STATES),
  /** What it saw when it told: the price of a piece, and what that store had. */
  seenPrice: YuanUnitPrice.nullable(),
  seenStock: z.number().nullable(),
  toldAt: Moment.nullable(),
  expiresAt: Moment,
  createdAt: Moment,
  allowedActions: z.array(z.string()),
});
export type Alarm = z.infer<typeof Alarm>;

export const alarmProtocol = door('v3/goods/front/alarm', loggedIn, {
  /** At most one of each kind. */
  ofPart: get(
    { zh: '我对某器件的提醒', en: 'My alarms on a part' },
    z.object({ partId: id() }),
    z.array(Alarm),
  ),
  /** The part is the product's; a second one of the same kind takes the place of the first. */
  set: post(
    { zh: '设置降价或到货提醒', en: 'Set an alarm' },
    z.object({
      productId: id(),
      kind: z.enum(ALARM_KINDS),
      number: whole(1, 999_999_999),
      /** For `price`: at most so much a piece. */
      price: yuanUnitPrice().optional(),
    }),
    Alarm,
  ),
  /** As it was, for another 180 days. */
  again: post({ zh: '再次提醒', en: 'Set an alarm again' }, z.object({ alarmId: id() }), Alarm),
  remove: post(
    { zh: '删除提醒', en: 'Remove alarms' },
    z.object({ alarmIds: z.array(id()).min(1).max(MOST_REMOVED) }),
    nothing,
  ),
});
