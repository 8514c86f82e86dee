// A plan of payment while it is being typed: shares in per cent and days as texts.
import { checkPlan, type PaymentPlan, type Trigger } from '../payment-plan.ts';

/** A stage as it is typed. */
export interface TypedStage {
  trigger: Trigger;
  /** Per cent, as 30 or 12.5. */
  share: string;
  days: string;
}

/** A plan as its fields show it. */
export const typedPlan = (plan: PaymentPlan): TypedStage[] =>
  plan.map(({ trigger, perMille, dueDays }) => ({
    trigger,
    share: String(perMille / 10),
    days: String(dueDays),
  }));

/** The plan that was typed; undefined while a figure is none or the stages do not make up the whole. */
export function planOf(stages: readonly TypedStage[]): PaymentPlan | undefined {
  const plan = stages.map(({ trigger, share, days }) => ({
    trigger,
    perMille: /^\d{1,3}(\.\d)?$/.test(share.trim()) ? Math.round(Number(share) * 10) : 0,
    dueDays: /^\d{1,3}$/.test(days.trim()) ? Number(days) : -1,
  }));
  const isRight =
    plan.length > 0 &&
    plan.every(({ perMille, dueDays }) => perMille >= 1 && dueDays >= 0 && dueDays <= 180) &&
    checkPlan(plan) === undefined;
  return isRight ? plan : undefined;
}
