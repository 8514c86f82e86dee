// Rows of a freight template: whatever they say, each place has one rule, and freight is never negative.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Cents, cents, yuan } from '#kit/money/money.ts';
import { type FreightRow, faultOfRows, freightOf, freightRuleIn, restOnly } from './freight.ts';

const fen = fc.integer({ min: 0, max: 10_000_000 }).map((one) => cents(one) as Cents);
const PROVINCES = ['11', '44', '54', '65'];
const CITIES = PROVINCES.flatMap((code) => [`${code}01`, `${code}02`]);

/** Regions are dealt out to at most four rows; who gets none is left to the rest. */
const someRows = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 12, maxLength: 12 }),
    fc.array(fc.tuple(fen, fc.option(fen), fc.boolean()), { minLength: 4, maxLength: 4 }),
    fen,
    fc.option(fen),
  )
  .map(([dealt, terms, freightFee, freeFreightFrom]): FreightRow[] => [
    ...terms.flatMap(([firstFee, freeFrom, isNotDelivered], i) => {
      const regions = [...PROVINCES, ...CITIES].filter((_, at) => dealt[at] === i);
      return regions.length > 0 ? [{ regions, firstFee, freeFrom, isNotDelivered }] : [];
    }),
    ...restOnly({ freightFee, freeFreightFrom }),
  ]);
const somePlace = fc
  .constantFrom(...CITIES)
  .map((cityCode) => ({ cityCode, provinceCode: cityCode.slice(0, 2) }));

it('give each place exactly one rule: its city before its province before the rest', () => {
  fc.assert(
    fc.property(someRows, somePlace, (rows, place) => {
      expect(faultOfRows(rows)).toBeUndefined();
      const naming = (code: string) => rows.filter(({ regions }) => regions.includes(code));
      const rest = rows.filter(({ regions }) => regions.length === 0);
      const [row, another] = [naming(place.cityCode), naming(place.provinceCode), rest].find(
        (some) => some.length > 0,
      )!;
      expect(another).toBeUndefined();
      expect(freightRuleIn(rows, place)).toEqual({
        freightFee: row!.firstFee,
        freeFreightFrom: row!.freeFrom,
        isNotDelivered: row!.isNotDelivered,
        carrier: '',
        road: null,
      });
    }),
  );
});

it('never ask less than nothing, and nothing from their limit on', () => {
  fc.assert(
    fc.property(someRows, somePlace, fen, (rows, place, goods) => {
      const rule = freightRuleIn(rows, place);
      expect(freightOf(rule, goods)).toBeGreaterThanOrEqual(0);
      if (rule.freeFreightFrom !== null) {
        expect(freightOf(rule, rule.freeFreightFrom)).toBe(0);
        expect(freightOf(rule, cents(rule.freeFreightFrom + goods))).toBe(0);
      }
    }),
  );
});

it('of which nobody knows where it goes are those of the rest', () => {
  const rows = [
    { regions: ['65'], firstFee: yuan(25), freeFrom: null, isNotDelivered: false },
    ...restOnly({ freightFee: yuan(8), freeFreightFrom: yuan(99) }),
  ];
  expect(freightRuleIn(rows, null)).toMatchObject({ freightFee: yuan(8), freeFreightFrom: yuan(99) });
  expect(freightRuleIn(rows, { provinceCode: '65', cityCode: '6501' }).freightFee).toBe(yuan(25));
  expect(freightRuleIn([], null)).toMatchObject({
    freightFee: 0,
    freeFreightFrom: null,
    isNotDelivered: false,
  });
});

it('say who carries it and how long that takes, where they say it', () => {
  const [rest] = restOnly({ freightFee: yuan(8), freeFreightFrom: null });
  const rows = [
    { ...rest!, regions: ['44'], carrier: '顺丰速运', leastDays: 1, mostDays: 2 },
    { ...rest!, mostDays: 4 },
  ];
  const near = freightRuleIn(rows, { provinceCode: '44', cityCode: '4403' });
  expect(near).toMatchObject({ carrier: '顺丰速运', road: { least: 1, most: 2 } });
  expect(freightRuleIn(rows, null)).toMatchObject({ carrier: '', road: { least: 4, most: 4 } });
  expect(faultOfRows(rows)).toBeUndefined();
  for (const days of [{ leastDays: 3, mostDays: 2 }, { leastDays: 3 }])
    expect(faultOfRows([{ ...rest!, ...days }])).toEqual({ kind: 'daysTurned' });
});

it.each([
  ['no rest', [['44']], { kind: 'rest' }],
  ['two rests', [[], []], { kind: 'rest' }],
  ['a region in two rows', [['44'], ['11', '44'], []], { kind: 'twice', code: '44' }],
  ['a region twice in one', [['44', '44'], []], { kind: 'twice', code: '44' }],
])('are wrong with %s', (_name, regions, fault) => {
  const rows = regions.map((some) => ({
    regions: some,
    firstFee: yuan(1),
    freeFrom: null,
    isNotDelivered: false,
  }));
  expect(faultOfRows(rows)).toEqual(fault);
});

it('are wrong when the rest is not delivered to', () => {
  const rows = restOnly({ freightFee: yuan(1), freeFreightFrom: null }).map((row) => ({
    ...row,
    isNotDelivered: true,
  }));
  expect(faultOfRows(rows)).toEqual({ kind: 'restShut' });
});
