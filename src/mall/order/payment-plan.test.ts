// Payment in stages: which plans hold, and that the stages' amounts are the total, to the fen.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, cents, sum } from '#kit/money/money.ts';
import {
  checkPlan,
  PAY_ON_ORDER,
  PaymentPlan,
  type PaymentStage,
  STAGE_STATES,
  splitByPlan,
  stageStates,
  TRIGGERS,
  type Trigger,
  triggerWords,
} from './payment-plan.ts';

const plan = (...stages: [trigger: Trigger, perMille: number, dueDays?: number][]): PaymentStage[] =>
  stages.map(([trigger, perMille, dueDays = 0]) => ({ trigger, perMille, dueDays }));

const NOT_WHOLE = 'The stages of payment must add up to 100%';
const NO_ORDER = 'Stages come in the order: order, delivery, receipt, report, statement';
const BY_STATEMENT = 'One stage at most is paid by statement, without days: its term is the credit account’s';

describe('a plan', () => {
  it.each<[string, PaymentStage[], string | undefined]>([
    ['all with the order', plan(['ON_ORDER', 1_000]), undefined],
    [
      'in every stage',
      plan(['ON_ORDER', 250], ['BEFORE_SHIP', 250], ['ON_RECEIPT', 250], ['ON_REPORT', 250]),
      undefined,
    ],
    ['twice after receipt', plan(['ON_RECEIPT', 500, 30], ['ON_RECEIPT', 500, 60]), undefined],
    ['a per mille short', plan(['ON_ORDER', 300], ['ON_RECEIPT', 699]), NOT_WHOLE],
    ['a per mille over', plan(['ON_ORDER', 300], ['ON_RECEIPT', 701]), NOT_WHOLE],
    ['of nothing', [], NOT_WHOLE],
    [
      'by statement at its end',
      plan(['ON_ORDER', 300], ['BEFORE_SHIP', 400], ['ON_STATEMENT', 300]),
      undefined,
    ],
    ['by statement with days', plan(['ON_ORDER', 700], ['ON_STATEMENT', 300, 1]), BY_STATEMENT],
    ['by statement twice', plan(['ON_STATEMENT', 700], ['ON_STATEMENT', 300]), BY_STATEMENT],
    ['by statement first', plan(['ON_STATEMENT', 700], ['ON_RECEIPT', 300]), NO_ORDER],
    ['backwards', plan(['BEFORE_SHIP', 500], ['ON_ORDER', 500]), NO_ORDER],
    ['backwards at its end', plan(['ON_ORDER', 200], ['ON_REPORT', 300], ['ON_RECEIPT', 500]), NO_ORDER],
  ])('%s', (_, stages, said) => {
    expect(checkPlan(stages)?.en).toBe(said);
  });

  it('is everything with the order unless something else is said', () => {
    expect(PAY_ON_ORDER).toEqual(plan(['ON_ORDER', 1_000]));
    expect(checkPlan(PAY_ON_ORDER)).toBeUndefined();
  });

  it.each<[string, unknown, boolean]>([
    ['one stage', plan(['ON_ORDER', 1_000]), true],
    ['six stages', plan(...Array.from({ length: 6 }, (): [Trigger, number] => ['ON_ORDER', 1])), true],
    ['seven stages', plan(...Array.from({ length: 7 }, (): [Trigger, number] => ['ON_ORDER', 1])), false],
    ['no stage', [], false],
    ['a stage of nothing', plan(['ON_ORDER', 0]), false],
    ['a stage of more than the whole', plan(['ON_ORDER', 1_001]), false],
    ['half a year after receipt', plan(['ON_RECEIPT', 1_000, 180]), true],
    ['longer than that', plan(['ON_RECEIPT', 1_000, 181]), false],
    ['a trigger that is none', [{ trigger: 'SOMETIME', perMille: 1_000 }], false],
  ])('on the wire: %s', (_, stages, isRight) => {
    expect(PaymentPlan.safeParse(stages).success).toBe(isRight);
  });

  it('is due at once where no days are said', () => {
    expect(PaymentPlan.parse([{ trigger: 'ON_ORDER', perMille: 1_000 }])).toEqual(PAY_ON_ORDER);
  });
});

describe('the amounts of the stages', () => {
  it.each<[number, PaymentStage[], number[]]>([
    [10_000, plan(['ON_ORDER', 300], ['ON_RECEIPT', 700]), [3_000, 7_000]],
    [10_001, plan(['ON_ORDER', 333], ['BEFORE_SHIP', 333], ['ON_RECEIPT', 334]), [3_330, 3_330, 3_341]],
    [1, plan(['ON_ORDER', 999], ['ON_RECEIPT', 1]), [0, 1]],
    [0, plan(['ON_ORDER', 300], ['ON_RECEIPT', 700]), [0, 0]],
    [777, plan(['ON_ORDER', 1_000]), [777]],
  ])('of %d fen', (total, stages, amounts) => {
    expect(splitByPlan(cents(total), stages)).toEqual(amounts);
  });

  it('are the total, never negative, and each but the last no more than its share', () => {
    const shares = fc
      .array(fc.integer({ min: 1, max: 166 }), { maxLength: 5 })
      .map((some) => [...some, 1_000 - some.reduce((all, one) => all + one, 0)]);
    fc.assert(
      fc.property(fc.nat(Number.MAX_SAFE_INTEGER), shares, (fen, perMilles) => {
        const total = fen as Cents;
        const parts = splitByPlan(
          total,
          plan(...perMilles.map((one): [Trigger, number] => ['ON_ORDER', one])),
        );
        expect(sum(parts)).toBe(total);
        parts.forEach((part, i) => {
          expect(part).toBeGreaterThanOrEqual(0);
          const exact = BigInt(fen) * BigInt(perMilles[i] ?? 0);
          if (i < parts.length - 1) expect(BigInt(part)).toBe((exact - (exact % 1_000n)) / 1_000n);
        });
      }),
    );
  });
});

it('every trigger and every state of a stage is called something', () => {
  for (const words of [
    ...TRIGGERS.map((one) => triggerWords[one]),
    ...STAGE_STATES.map((one) => stageStates[one]),
  ])
    expect([words.zh, words.en]).not.toContain('');
});
