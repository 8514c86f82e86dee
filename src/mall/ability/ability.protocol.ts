// What the laboratory's calculator is asked, and what the platform sets for it.
import { z } from 'zod';
import { door, get } from '#kit/http/door.ts';
import { ruleCalls } from '#kit/http/rule-calls.ts';
import { flag, id, json, Moment, whole, Yuan, YuanUnitPrice } from '#kit/http/wire.ts';
import { anyone, platform } from '#mall/member/actor.ts';
import { CAPABILITY_KINDS, LAB_RULES, MOST_ITEMS, UNIT_WAYS, URGENCIES } from './ability-terms.ts';
import { PART_KINDS } from './price-of-form.ts';

export const MOST_SPECIMENS = 10_000;
export const MOST_UNITS = 10_000;

const Item = z.object({
  capId: id(),
  specimens: whole(1, MOST_SPECIMENS).default(1),
  /** By the unit's way: how long a run is, how many each specimen has, or how many there are. */
  units: whole(1, MOST_UNITS).default(1),
  /** Items of a later stage begin when those before have ended. */
  stage: whole(1, 9).default(1),
});
export type ItemAsked = z.output<typeof Item>;

const Asked = z.object({
  items: json(z.array(Item).min(1).max(MOST_ITEMS)),
  urgency: z.enum(URGENCIES).default('NORMAL'),
  reports: whole(1, 500).default(1),
  isBilingual: flag().default(false),
  /** On paper, of each report. */
  copies: whole(0, 20).default(1),
  witnessDays: whole(0, 100).default(0),
  manDays: whole(0, 100).default(0),
  /** One way. */
  km: whole(0, 5_000).default(0),
  nights: whole(0, 100).default(0),
  /** Started kilograms; 0: nothing is sent back, or the customer pays the carrier. */
  returnKg: whole(0, 1_000).default(0),
});

export const ChargedPart = z.object({
  kind: z.enum(PART_KINDS),
  /** Place among the items, from 0; null: of the form. */
  item: z.number().nullable(),
  count: z.number(),
  rate: YuanUnitPrice,
  base: Yuan,
  urgent: Yuan,
  /** The item's minimum stands in the place of units × price. */
  isLeast: z.boolean(),
  /** Tax included. */
  amount: Yuan,
  tax: Yuan,
});
export type ChargedPart = z.infer<typeof ChargedPart>;

export const ChargedItem = z.object({
  capId: z.number(),
  capNo: z.string(),
  kind: z.enum(CAPABILITY_KINDS),
  item: z.string(),
  object: z.string(),
  unit: z.string(),
  way: z.enum(UNIT_WAYS),
  /** Runs of the machine, one after another or side by side. */
  batches: z.number(),
  /** How many specimens it needs, as the list of capabilities says: `≥3`; '' where it says nothing. */
  needs: z.string(),
  /** No price row holds, or it says so: the item is in no sum. */
  isOnRequest: z.boolean(),
  /** Day on which its price row began; '' on request. */
  from: z.string(),
  group: z.string(),
  days: z.number(),
  isThrough: z.boolean(),
  /** Day on which it ends if everything is received now. */
  until: z.string(),
});
export type ChargedItem = z.infer<typeof ChargedItem>;

export const FormCharged = z.object({
  items: z.array(ChargedItem),
  parts: z.array(ChargedPart),
  net: Yuan,
  tax: Yuan,
  amount: Yuan,
  urgentPercent: z.number(),
  /** Day 0: today, or the next working day. */
  received: z.string(),
  reportDays: z.number(),
  promisedAt: Moment,
});
export type FormCharged = z.infer<typeof FormCharged>;

export const abilityProtocol = {
  ...door('v3/lab/front/charge', anyone, {
    calculate: get(
      { zh: '检测费用试算', en: 'What a test would cost, and when it would be done' },
      Asked,
      FormCharged,
    ),
  }),
  ...door('v3/lab/admin', platform('operator'), {
    ...ruleCalls({ zh: '检测规则', en: 'rules of the laboratory' }, LAB_RULES),
  }),
};
