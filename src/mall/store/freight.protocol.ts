// Freight templates: what a store asks for sending, by region; maintained by who operates it.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { flag, id, json, line, requestId, say, whole, Yuan, yuanAmount } from '#kit/http/wire.ts';
import { storeOperator } from '#mall/member/actor.ts';

/** How many one store has. */
export const MOST_TEMPLATES = 20; // chosen
const MOST_ROWS = 40; // chosen
/** On the road. */
export const MOST_DAYS = 60; // chosen
const MOST_REGIONS = 400; // chosen: more than there are provinces and cities

export const FreightTemplate = z.object({
  templateId: z.number(),
  name: z.string(),
  chargeBy: z.enum(['FLAT']),
  rows: z.array(
    z.object({
      /** Codes of provinces and cities; none: all the rest. */
      regions: z.array(z.string()),
      firstFee: Yuan,
      freeFrom: Yuan.nullable(),
      isNotDelivered: z.boolean(),
      /** '': not said. */
      carrier: z.string(),
      /** Days on the road; null: not said. */
      leastDays: z.number().nullable(),
      mostDays: z.number().nullable(),
    }),
  ),
  /** Holds for all goods of the store. */
  isDefault: z.boolean(),
});
export type FreightTemplate = z.infer<typeof FreightTemplate>;

/** Never less than nothing. */
const fee = () =>
  yuanAmount().superRefine((amount, context) => {
    if (amount < 0) say(context, { zh: '运费不能为负', en: 'Freight is never negative' });
  });

const Row = z.object({
  regions: z.array(line(12, 1)).max(MOST_REGIONS).default([]),
  firstFee: fee(),
  freeFrom: fee().nullable().default(null),
  isNotDelivered: z.boolean().default(false),
  carrier: line(30).default(''),
  leastDays: whole(1, MOST_DAYS).nullable().default(null),
  mostDays: whole(1, MOST_DAYS).nullable().default(null),
});

export const freightProtocol = door('v3/store/seller/freight', storeOperator, {
  list: get({ zh: '运费模板', en: 'Freight templates' }, nothing, z.array(FreightTemplate)),
  /** Without templateId it is a new one. The default stays the default until another one is made it. */
  save: post(
    { zh: '保存运费模板', en: 'Save a freight template' },
    z.object({
      templateId: id().optional(),
      name: line(40, 1),
      rows: json(z.array(Row).min(1).max(MOST_ROWS)),
      isDefault: flag().default(false),
      ...requestId,
    }),
    FreightTemplate,
    { creates: true },
  ),
  remove: post(
    { zh: '删除运费模板', en: 'Remove a freight template' },
    z.object({ templateId: id() }),
    nothing,
  ),
});
