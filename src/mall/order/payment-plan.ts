// In which stages an agreed order is paid: part of quotations and contracts, worked off by the order (domain 3.4.3).
import { z } from 'zod';
import { whole } from '#kit/http/wire.ts';
import { type Cents, cents } from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';

/** `ON_REPORT`: with the laboratory's report, for services. `ON_STATEMENT`: on a credit account, as parcels leave. */
export const TRIGGERS = ['ON_ORDER', 'BEFORE_SHIP', 'ON_RECEIPT', 'ON_REPORT', 'ON_STATEMENT'] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** `EXTRA`: agreed while the order runs, in no plan. */
export const STAGE_TRIGGERS = [...TRIGGERS, 'EXTRA'] as const;
export type StageTrigger = (typeof STAGE_TRIGGERS)[number];

export const triggerWords: Record<StageTrigger, Text> = {
  ON_ORDER: { zh: '下单时', en: 'With the order' },
  BEFORE_SHIP: { zh: '发货前', en: 'Before delivery' },
  ON_RECEIPT: { zh: '收货后', en: 'After receipt' },
  ON_REPORT: { zh: '报告出具后', en: 'After the report' },
  ON_STATEMENT: { zh: '对账付款', en: 'By statement' },
  EXTRA: { zh: '追加款项', en: 'Extra charge' },
};

/**
 * `WAITING`: its trigger has not come. `OPEN`: there is a bill to pay. `STATEMENT`: it is paid by statements.
 * `CLOSED`: cancelled, or nothing of it is owed any more.
 */
export const STAGE_STATES = ['WAITING', 'OPEN', 'STATEMENT', 'PAID', 'CLOSED'] as const;
export type StageState = (typeof STAGE_STATES)[number];

export const stageStates: Record<StageState, Text> = {
  WAITING: { zh: '未到期', en: 'Not due yet' },
  OPEN: { zh: '待支付', en: 'To be paid' },
  STATEMENT: { zh: '对账结算', en: 'On account' },
  PAID: { zh: '已支付', en: 'Paid' },
  CLOSED: { zh: '已关闭', en: 'Closed' },
};

export const PaymentStage = z.object({
  trigger: z.enum(TRIGGERS),
  /** Of the total. */
  perMille: whole(1, 1000),
  /** Calendar days from the trigger on. */
  dueDays: whole(0, 180).default(0),
});
export type PaymentStage = z.output<typeof PaymentStage>;

/** Stages in the order of their triggers that make up the whole. */
export const PaymentPlan = z.array(PaymentStage).min(1).max(6);
export type PaymentPlan = readonly (PaymentStage & {
  /** Fen of a stage that is not the last, where it was agreed as an amount; `perMille` is about how much of the total it is. */
  exactly?: Cents | undefined;
})[];

/** Everything with the order. */
export const PAY_ON_ORDER: PaymentPlan = [{ trigger: 'ON_ORDER', perMille: 1000, dueDays: 0 }];

/** Why the stages are no plan; undefined when they are. */
export function checkPlan(plan: PaymentPlan): Text | undefined {
  if (plan.reduce((total, stage) => total + stage.perMille, 0) !== 1000)
    return { zh: '各阶段付款比例之和应为 100%', en: 'The stages of payment must add up to 100%' };
  const places = plan.map((stage) => TRIGGERS.indexOf(stage.trigger));
  if (places.some((place, i) => i > 0 && place < places[i - 1]!))
    return {
      zh: '付款阶段应按下单、发货、收货、报告、对账的先后排列',
      en: 'Stages come in the order: order, delivery, receipt, report, statement',
    };
  const byStatement = plan.filter(({ trigger }) => trigger === 'ON_STATEMENT');
  if (byStatement.length > 1 || byStatement.some(({ dueDays }) => dueDays > 0))
    return {
      zh: '对账付款最多一个阶段，账期按信用账户，天数填 0',
      en: 'One stage at most is paid by statement, without days: its term is the credit account’s',
    };
  return undefined;
}

/** The stages' amounts in fen: rounded down where they were not agreed exactly, the last one takes the rest. Their sum is the total. */
export function splitByPlan(total: Cents, plan: PaymentPlan): Cents[] {
  let left = total;
  return plan.map((stage, i) => {
    const part =
      i === plan.length - 1
        ? left
        : (stage.exactly ?? cents(Number((BigInt(total) * BigInt(stage.perMille)) / 1000n)));
    left = cents(left - part);
    return part;
  });
}
