// Changes of running commissions and their early end. Owns what one side asks and the other agrees to, and what is settled for work that ends; promises that nobody pays for more than was agreed or done; leans on bench, testing and order.
import { z } from 'zod';
import { bothSides, door, get, post } from '#kit/http/door.ts';
import { ruleCalls } from '#kit/http/rule-calls.ts';
import { Bit, id, json, line, Moment, Tone, whole, Yuan, yuanAmount } from '#kit/http/wire.ts';
import { MOST_UNITS } from '#mall/ability/ability.protocol.ts';
import { PART_KINDS } from '#mall/ability/price-of-form.ts';
import { lab, loggedIn, permitted, platform } from '#mall/member/actor.ts';
import { MOST_SPECIMENS } from '#mall/testing/service-terms.ts';
import { CHANGE_KINDS, CHANGE_SIDES, CHANGE_STATES } from './change-process.ts';
import { ALONE, CHANGE_RULES, MOST_CHANGED_ITEMS } from './change-terms.ts';

export const CHANGE_BUTTONS = ['agree', 'decline', 'withdraw'] as const;
export type ChangeButton = (typeof CHANGE_BUTTONS)[number];

const Amounts = z.object({
  /** What stays owed of what ends. */
  fee: Yuan,
  /** What goes back, or need not be paid any more; above what is added. */
  back: Yuan,
  /** What is to be paid besides; above what goes back. */
  extra: Yuan,
});

export const ChangeRow = z.object({
  changeId: z.number(),
  version: z.number(),
  kind: z.enum(CHANGE_KINDS),
  kindName: z.string(),
  side: z.enum(CHANGE_SIDES),
  sideName: z.string(),
  askedName: z.string(),
  state: z.enum(CHANGE_STATES),
  stateName: z.string(),
  tone: Tone,
  reason: z.string(),
  answer: z.string(),
  isFault: Bit,
  dropped: z.array(z.string()),
  added: z.array(z.string()),
  ...Amounts.shape,
  createTime: Moment,
  answeredAt: Moment.nullable(),
  allowedActions: z.array(z.enum(CHANGE_BUTTONS)),
});
export type ChangeRow = z.infer<typeof ChangeRow>;

/** What would stay owed if it ended now, part by part. */
export const EndPreview = z.object({
  ...Amounts.shape,
  parts: z.array(z.object({ kind: z.enum(PART_KINDS), name: z.string(), amount: Yuan, kept: Yuan })),
});
export type EndPreview = z.infer<typeof EndPreview>;

export const ChangesOfService = z.object({
  changes: z.array(ChangeRow),
  /** Items that can still be left out, by their place in the form. */
  items: z.array(z.object({ seq: z.number(), name: z.string(), stateName: z.string() })),
  specimenCount: z.number(),
  mayEnd: Bit,
  mayChange: Bit,
  /** For the laboratory: by which of these it may end it alone now. */
  alone: z.array(z.enum(ALONE)),
  /** Null where it cannot end now. */
  endNow: EndPreview.nullable(),
});
export type ChangesOfService = z.infer<typeof ChangesOfService>;

const one = z.object({ serviceSn: line(20, 1) });
const reason = line(500, 2);
const Done = z.object({ changeId: z.number(), version: z.number(), state: z.enum(CHANGE_STATES) });
const seen = z.object({ changeId: id(), version: whole(1, 1_000_000) });

const AddedItem = z.object({
  capNo: line(20, 1),
  /** Places in the list of specimens, from 1; none: all of them. */
  specimens: z.array(whole(1, MOST_SPECIMENS)).max(MOST_SPECIMENS).default([]),
  units: whole(1, MOST_UNITS).default(1),
  conditions: line(500).default(''),
});
const changed = one.extend({
  drop: json(z.array(whole(1, 1_000)).max(MOST_CHANGED_ITEMS)).default([]),
  add: json(z.array(AddedItem).max(MOST_CHANGED_ITEMS)).default([]),
});

const submits = permitted(loggedIn, 'service.submit');
const reads = permitted(loggedIn, 'order.read');
const confirms = permitted(loggedIn, 'service.confirm');

export const serviceChangeProtocol = {
  ...bothSides(
    { path: 'v3/lab/front/change', access: { reads, submits, confirms } },
    {
      ...{ path: 'v3/lab/desk/change', prefix: 'desk' },
      access: {
        reads: lab('lab.accept', 'lab.change'),
        submits: lab('lab.change'),
        confirms: lab('lab.change'),
      },
    },
    {
      ofService: get({ zh: '委托的变更', en: 'Changes of a commission' }, one, ChangesOfService),
      /** What it would cost; nothing is asked yet. */
      preview: get({ zh: '变更费用试算', en: 'What a change would cost' }, changed, Amounts, {
        may: 'submits',
      }),
      askChange: post({ zh: '申请变更项目', en: 'Ask for other items' }, changed.extend({ reason }), Done, {
        may: 'submits',
      }),
      /** As it was shown: refused where the fee is another by now. */
      askEnd: post(
        { zh: '申请终止委托', en: 'Ask to end the commission' },
        one.extend({ reason, fee: yuanAmount() }),
        Done,
        { may: 'submits' },
      ),
      agree: post({ zh: '同意', en: 'Agree' }, seen, Done, { may: 'confirms' }),
      decline: post({ zh: '不同意', en: 'Decline' }, seen.extend({ reason }), Done, { may: 'confirms' }),
      withdraw: post({ zh: '撤回', en: 'Withdraw' }, seen, Done, { may: 'submits' }),
    },
  ),
  ...door('v3/lab/desk/change', lab('lab.change'), {
    /** T22 without the customer. By its own fault it takes nothing. */
    endAlone: post(
      { zh: '实验室终止委托', en: 'End a commission as its laboratory' },
      one.extend({ reason, why: z.enum(ALONE) }),
      Done,
    ),
    /** The laboratory cannot do it: what the customer agrees to then costs nothing. */
    offerEnd: post(
      { zh: '因实验室原因提出终止', en: 'Offer the end by the laboratory’s own fault' },
      one.extend({ reason }),
      Done,
    ),
  }),
  ...door('v3/lab/admin/change', platform('operator'), {
    ...ruleCalls({ zh: '变更与终止规则', en: 'sums and periods of changes' }, CHANGE_RULES),
  }),
};
