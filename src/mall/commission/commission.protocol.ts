// Commission (佣金): what the platform takes of what stores sell. Owns rules; promises that a line keeps what was frozen when it was ordered; leans on part, goods, store.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { ruleCalls } from '#kit/http/rule-calls.ts';
import { id, line, Moment, requestId, whole, Yuan, yuanAmount } from '#kit/http/wire.ts';
import { platform } from '#mall/member/actor.ts';
import { COMMISSION_RATES, MOST_PER_MILLE } from './commission-terms.ts';

export const CommissionRuleCard = z.object({
  ruleId: z.number(),
  /** '' for all stores, for all categories. */
  storeName: z.string(),
  categoryName: z.string(),
  ratePerMille: z.number(),
  fixed: Yuan,
  least: Yuan,
  /** Null: without end. */
  most: Yuan.nullable(),
  note: z.string(),
  state: z.enum(['STANDING', 'ENDED']),
  madeBy: z.string(),
  createTime: Moment,
  endedAt: Moment.nullable(),
  allowedActions: z.array(z.literal('end')),
});
export type CommissionRuleCard = z.infer<typeof CommissionRuleCard>;

const Named = z.object({ id: z.number(), name: z.string() });

export const commissionProtocol = {
  ...door('v3/business/admin/commission', platform('finance'), {
    /** Stores and categories that a rule may be for. */
    choices: get(
      { zh: '平台：佣金规则可选范围', en: 'Platform: what commission rules may be for' },
      nothing,
      z.object({ stores: z.array(Named), categories: z.array(Named) }),
    ),
    /** For a store, a category, or a category of a store; one at a time for each. */
    make: post(
      { zh: '平台：新建佣金规则', en: 'Platform: make a commission rule' },
      z.object({
        storeId: id().optional(),
        categoryId: id().optional(),
        ratePerMille: whole(0, MOST_PER_MILLE),
        fixed: yuanAmount().optional(),
        least: yuanAmount().optional(),
        most: yuanAmount().optional(),
        note: line(200).default(''),
        ...requestId,
      }),
      z.object({ ruleId: z.number() }),
      { creates: true },
    ),
    /** Orders that were placed keep what was frozen. */
    end: post(
      { zh: '平台：终止佣金规则', en: 'Platform: end a commission rule' },
      z.object({ ruleId: id() }),
      z.object({ ruleId: z.number() }),
    ),
  }),
  ...door('v3/business/admin/commission', platform('operator', 'finance'), {
    ...ruleCalls({ zh: '默认佣金比例', en: 'usual rates of commission' }, COMMISSION_RATES),
  }),
};
