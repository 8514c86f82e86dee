// What a form costs: the sheet's own example to the fen, and what holds for every form.
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cents, unitPrice, yuan } from '#kit/money/money.ts';
import { rulesWith } from '#kit/rules/number-rules.ts';
import { LAB_RULES, priceUnits, URGENCIES } from './ability-terms.ts';
import { type FormExtras, type ItemToPrice, priceOfForm, urgentPrice, wayOf } from './price-of-form.ts';

const rules = rulesWith(LAB_RULES, {});
const MIN_ORDER = yuan(300);
const none: FormExtras = {
  ...{ urgency: 'NORMAL', reports: 1, isBilingual: false, copies: 1, witnessDays: 0 },
  ...{ manDays: 0, km: 0, nights: 0, returnKg: 0 },
};
const item = (more: Partial<ItemToPrice>): ItemToPrice => ({
  ...{ unit: '小时', unitPrice: unitPrice(50_000_000), minCharge: yuan(0), fixture: yuan(0), batchSize: 1 },
  ...{ specimens: 1, units: 1, ...more },
});
const priced = (items: ItemToPrice[], more: Partial<FormExtras> = {}) =>
  priceOfForm(items, { ...none, ...more }, MIN_ORDER, rules);
const kinds = ({ parts }: ReturnType<typeof priced>) =>
  Object.fromEntries(parts.map(({ kind, amount }) => [kind, amount / 100]));

test('F1: damp heat and resistance of two specimens, urgent, bilingual, two copies, sent back', () => {
  const heat = item({ minCharge: yuan(500), batchSize: 10, specimens: 2, units: 168, fixture: yuan(600) });
  const resistance = item({
    unit: '点',
    unitPrice: unitPrice(5_000_000),
    minCharge: yuan(300),
    specimens: 2,
    units: 2,
  });
  const form = priced([heat, resistance], { urgency: 'URGENT', isBilingual: true, copies: 2, returnKg: 3 });
  expect(form.parts.map(({ kind, base, urgent }) => [kind, base / 100, urgent / 100])).toEqual([
    ['ITEM', 8_400, 4_200],
    ['ITEM', 300, 150],
    ['FIXTURE', 600, 0],
    ['LANGUAGE', 200, 0],
    ['COPIES', 20, 0],
    ['RETURN', 25, 0],
  ]);
  expect(form.parts[1]).toMatchObject({ count: 4, isLeast: true });
  expect(form.amount).toBe(1_389_500);
  // Half up of each line × 6 ÷ 106: 712.08, 25.47, 33.96, 11.32, 1.13, 1.42.
  expect(form.tax).toBe(71_321 + 2_547 + 3_396 + 1_132 + 113 + 142);
});

describe('units', () => {
  it.each([
    ['小时', 2 * 24],
    ['循环', 2 * 24],
    ['天', 2 * 24],
    ['只', 11 * 24],
    ['引脚', 11 * 24],
    ['批', 24],
    ['万次', 24],
  ])('%s', (unit, count) => {
    expect(priced([item({ unit, batchSize: 10, specimens: 11, units: 24 })]).parts[0]!.count).toBe(count);
  });

  it('every unit of prices has a way, and the machine times are the three', () => {
    expect(Object.keys(priceUnits).filter((unit) => wayOf(unit) === 'RUN')).toEqual(['循环', '小时', '天']);
  });
});

it('tops up to the least of a form, by its items alone', () => {
  const small = item({ unitPrice: unitPrice(100_000_000), fixture: yuan(500) });
  expect(kinds(priced([small]))).toEqual({ ITEM: 100, FIXTURE: 500, TOP_UP: 200 });
  expect(kinds(priced([small], { urgency: 'VERY_URGENT' }))).toEqual({
    ITEM: 200,
    FIXTURE: 500,
    TOP_UP: 100,
  });
  expect(priced([]).amount).toBe(0);
});

it('on site, witnessed, sent back in started kilograms', () => {
  const all = {
    witnessDays: 2,
    manDays: 3,
    km: 40,
    nights: 2,
    returnKg: 5,
    reports: 3,
    copies: 3,
    isBilingual: true,
  };
  expect(kinds(priced([item({ units: 10 })], all))).toEqual({
    ITEM: 500,
    ...{ LANGUAGE: 600, COPIES: 120, WITNESS: 1_000, MAN_DAYS: 3_600, ROAD: 160, NIGHTS: 800, RETURN: 37 },
  });
});

it('half a fen rounds up, and what is added for urgency rounds apart', () => {
  const odd = item({ unit: '批', unitPrice: unitPrice(1_015_000), minCharge: cents(0) });
  expect(priced([odd], { urgency: 'URGENT' }).parts[0]).toMatchObject({ base: 102, urgent: 51, amount: 153 });
  expect(urgentPrice(unitPrice(333_333), 'URGENT', rules)).toBe(500_000);
});

describe('every form', () => {
  const anItem = fc.record({
    unit: fc.constantFrom(...Object.keys(priceUnits)),
    unitPrice: fc.integer({ min: 1, max: 3e10 }).map(unitPrice),
    minCharge: fc.integer({ min: 0, max: 1e7 }).map(cents),
    fixture: fc.integer({ min: 0, max: 1e6 }).map(cents),
    batchSize: fc.integer({ min: 1, max: 20 }),
    specimens: fc.integer({ min: 1, max: 500 }),
    units: fc.integer({ min: 1, max: 1_000 }),
  });
  const items = fc.array(anItem, { minLength: 1, maxLength: 6 });
  const extras = fc.record({
    ...{ urgency: fc.constantFrom(...URGENCIES), isBilingual: fc.boolean() },
    ...{ reports: fc.integer({ min: 1, max: 20 }), copies: fc.nat(20), witnessDays: fc.nat(9) },
    ...{ manDays: fc.nat(9), km: fc.nat(900), nights: fc.nat(9), returnKg: fc.nat(40) },
  });

  it('is the sum of its parts, none below its minimum, and its items are at least what a form is', () => {
    fc.assert(
      fc.property(items, extras, (list, more) => {
        const { parts, amount, tax } = priceOfForm(list, more, MIN_ORDER, rules);
        expect(amount).toBe(parts.reduce((whole, one) => whole + one.base + one.urgent, 0));
        expect(tax).toBe(parts.reduce((whole, one) => whole + Math.round((one.amount * 6) / 106), 0));
        for (const one of parts.filter(({ kind }) => kind === 'ITEM'))
          expect(one.amount).toBeGreaterThanOrEqual(list[one.item!]!.minCharge);
        const services = parts.filter(({ kind }) => kind === 'ITEM' || kind === 'TOP_UP');
        expect(services.reduce((whole, one) => whole + one.amount, 0)).toBeGreaterThanOrEqual(MIN_ORDER);
      }),
    );
  });

  it('costs no less when it is more urgent', () => {
    fc.assert(
      fc.property(items, extras, (list, more) => {
        const [normal, urgent, very] = URGENCIES.map(
          (urgency) => priceOfForm(list, { ...more, urgency }, MIN_ORDER, rules).amount,
        );
        expect(urgent).toBeGreaterThanOrEqual(normal!);
        expect(very).toBeGreaterThanOrEqual(urgent!);
      }),
    );
  });

  it('costs the same in any order of its items', () => {
    fc.assert(
      fc.property(items, extras, (list, more) => {
        const one = priceOfForm(list, more, MIN_ORDER, rules);
        const other = priceOfForm(list.toReversed(), more, MIN_ORDER, rules);
        expect([other.amount, other.tax]).toEqual([one.amount, one.tax]);
      }),
    );
  });
});
