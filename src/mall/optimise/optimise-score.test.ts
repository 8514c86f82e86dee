// The score of optimised selection: each comparison, each group, and what must hold for any candidates.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fact } from '#mall/part/families/fact.ts';
import {
  type Candidate,
  type Comparison,
  DEFAULT_WEIGHTS,
  GROUPS,
  parameterScore,
  type Requirement,
  rank,
  type Wish,
} from './optimise-score.ts';

const requirement = (
  comparison: Comparison,
  target: string,
  wish: Partial<Omit<Requirement, 'limit'>> & { limit?: string } = {},
): Requirement => ({
  key: 'voltage',
  mode: 'hard',
  weight: 1,
  ...wish,
  comparison,
  target: fact('voltage', target),
  limit: wish.limit === undefined ? null : fact('voltage', wish.limit),
});

describe("an attribute's s", () => {
  it.each<[Comparison, 'hard' | 'soft', string, string | undefined, string, number | undefined]>([
    ['GE', 'hard', '50V', undefined, '50V', 1],
    ['GE', 'hard', '50V', undefined, '100V', 1],
    ['GE', 'hard', '50V', undefined, '25V', undefined],
    ['GE', 'hard', '50V', '25V', '25V', 0],
    ['GE', 'hard', '50V', '30V', '40V', 0.5],
    ['GE', 'hard', '50V', '30V', '29V', undefined],
    ['GE', 'soft', '50V', undefined, '37.5V', 0.5],
    ['GE', 'soft', '50V', undefined, '25V', 0],
    ['GE', 'soft', '50V', undefined, '10V', undefined],
    ['GE', 'hard', '-30V', undefined, '-60V', 1],
    ['LE', 'hard', '10mΩ', '20mΩ', '15mΩ', 0.5],
    ['LE', 'hard', '10mΩ', undefined, '10.001mΩ', 1],
    ['LE', 'hard', '10mΩ', undefined, '11mΩ', undefined],
    ['SAME', 'hard', '100nF', undefined, '0.1uF', 1],
    ['SAME', 'hard', '100nF', undefined, '220nF', undefined],
    ['SAME', 'hard', 'X7R', undefined, 'x7r', 1],
    ['SAME', 'soft', 'X7R', undefined, 'X5R', undefined],
    ['COVERS', 'hard', '3~5V', undefined, '2~6V', 1],
    ['COVERS', 'hard', '3~5V', undefined, '3.3~6V', undefined],
    ['COVERS', 'soft', '-40~85℃', undefined, '-20~85℃', 0.68],
    ['INCLUDES', 'soft', 'SPI,I2C', undefined, 'UART、SPI', 0.5],
    ['INCLUDES', 'hard', 'SPI', undefined, 'I2C', undefined],
  ])('%s %s %s (limit %s) by %s is %s', (comparison, mode, target, limit, is, wanted) => {
    const s = parameterScore(requirement(comparison, target, { mode, limit }), fact('voltage', is));
    if (wanted === undefined) expect(s).toBeUndefined();
    else expect(s).toBeCloseTo(wanted, 2);
  });
});

const aCandidate = (wish: Partial<Candidate> = {}): Candidate => ({
  partId: 1,
  partNo: 'A1',
  params: [fact('voltage', '50V')],
  isDomestic: true,
  lifecycle: 'active',
  matGrade: null,
  qualification: 'none',
  hasSample: false,
  hasReport: false,
  amount: 10_000,
  stock: 1_000,
  leadDays: 3,
  ...wish,
});

const aWish = (wish: Partial<Wish> = {}): Wish => ({
  quantity: 100,
  needInDays: null,
  domesticOnly: false,
  withSample: false,
  withReport: false,
  qualification: 'none',
  preferredOnly: false,
  requirements: [requirement('GE', '50V')],
  weights: DEFAULT_WEIGHTS,
  ...wish,
});

describe('a ranking', () => {
  it('takes the score apart: 40 parameters, 20 price, 15 availability, 10 quality, 10 lifecycle, 5 domestic', () => {
    const best = aCandidate({ matGrade: 'A' });
    const [first] = rank([best], aWish()).ranked;
    expect(first).toMatchObject({
      score: 100,
      groups: Object.fromEntries(GROUPS.map((group) => [group, 1])),
    });
    const dearer = aCandidate({ partId: 2, partNo: 'A2', matGrade: 'A', amount: 20_000 });
    expect(rank([best, dearer], aWish()).ranked.map(({ score }) => score)).toEqual([100, 90]);
    const foreign = aCandidate({ partId: 3, matGrade: 'A', isDomestic: false, lifecycle: 'nrnd', stock: 50 });
    expect(rank([foreign], aWish()).ranked[0]!.score).toBeCloseTo(100 - 5 - 5 - 15 * 0.3, 6);
  });

  it.each<[string, Partial<Candidate>, Partial<Wish>, string]>([
    ['a missed limit', { params: [fact('voltage', '25V')] }, {}, 'limit'],
    ['silence about a limit', { params: [] }, {}, 'unknown'],
    ['a foreign maker', { isDomestic: false }, { domesticOnly: true }, 'foreign'],
    ['no sample', {}, { withSample: true }, 'noSample'],
    ['no report', {}, { withReport: true }, 'noReport'],
    ['too low a grade', { qualification: 'industrial' }, { qualification: 'automotive' }, 'qualification'],
    ['another grade', { qualification: 'automotive' }, { qualification: 'military' }, 'qualification'],
    ['not being preferred', { matGrade: 'C' }, { preferredOnly: true }, 'notPreferred'],
    ['being forbidden', { matGrade: 'D' }, {}, 'forbidden'],
    ['no offer', { amount: null }, {}, 'noOffer'],
  ])('leaves out for %s', (_, candidate, wish, why) => {
    const { ranked, excluded } = rank([aCandidate(candidate)], aWish(wish));
    expect(ranked).toEqual([]);
    expect(excluded).toMatchObject([{ partId: 1, exclusion: { why } }]);
  });

  it('breaks ties by price, then by part number', () => {
    const weights = { ...DEFAULT_WEIGHTS, price: 0 };
    const order = rank(
      [
        aCandidate({ partId: 1, partNo: 'B', amount: 300 }),
        aCandidate({ partId: 2, partNo: 'A', amount: 300 }),
        aCandidate({ partId: 3, partNo: 'C', amount: 200 }),
      ],
      aWish({ weights }),
    ).ranked.map(({ partId }) => partId);
    expect(order).toEqual([3, 2, 1]);
  });
});

const candidates = fc
  .array(
    fc.record({
      volts: fc.option(fc.integer({ min: 1, max: 100 })),
      isDomestic: fc.boolean(),
      lifecycle: fc.constantFrom('active', 'nrnd', 'eol', 'obsolete'),
      matGrade: fc.constantFrom('A', 'B', 'C', 'D', null),
      qualification: fc.constantFrom('none', 'industrial', 'automotive', 'military'),
      amount: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
      stock: fc.integer({ min: 0, max: 1_000 }),
      leadDays: fc.integer({ min: 0, max: 90 }),
    }),
    { maxLength: 12 },
  )
  .map((list) =>
    list.map(({ volts, ...one }, at) =>
      aCandidate({
        ...(one as Partial<Candidate>),
        partId: at + 1,
        partNo: `P${at}`,
        params: volts === null ? [] : [fact('voltage', `${volts}V`)],
      }),
    ),
  );
const weightList = fc
  .array(fc.integer({ min: 0, max: 50 }), { minLength: 6, maxLength: 6 })
  .filter((list) => list.some((one) => one > 0))
  .map((list) => Object.fromEntries(GROUPS.map((group, at) => [group, list[at]!])) as Wish['weights']);
const wishes = fc.record({
  volts: fc.integer({ min: 1, max: 100 }),
  mode: fc.constantFrom<'hard' | 'soft'>('hard', 'soft'),
  quantity: fc.integer({ min: 1, max: 2_000 }),
  needInDays: fc.option(fc.integer({ min: 0, max: 60 })),
  domesticOnly: fc.boolean(),
  weights: weightList,
});
const wishOf = ({ volts, mode, ...rest }: typeof wishes extends fc.Arbitrary<infer W> ? W : never): Wish =>
  aWish({ ...rest, requirements: [requirement('GE', `${volts}V`, { mode })] });

describe('for any candidates and wishes', () => {
  it('the order in which candidates come decides nothing', () => {
    fc.assert(
      fc.property(candidates, wishes, (list, wish) => {
        expect(rank(list.toReversed(), wishOf(wish))).toEqual(rank(list, wishOf(wish)));
      }),
    );
  });

  it('multiplying all weights changes no place', () => {
    fc.assert(
      fc.property(candidates, wishes, fc.constantFrom(2, 4, 0.5), (list, wish, factor) => {
        const weights = Object.fromEntries(
          GROUPS.map((group) => [group, wish.weights[group] * factor]),
        ) as Wish['weights'];
        expect(rank(list, wishOf({ ...wish, weights })).ranked).toEqual(rank(list, wishOf(wish)).ranked);
      }),
    );
  });

  it('nobody who misses a hard limit or is silent about it is ranked; everybody is ranked or left out, once', () => {
    fc.assert(
      fc.property(candidates, wishes, (list, wish) => {
        const { ranked, excluded } = rank(list, wishOf({ ...wish, mode: 'hard' }));
        const voltsOf = (partId: number) => list[partId - 1]!.params[0]?.n ?? 0;
        expect(ranked.every(({ partId }) => voltsOf(partId) * 1.001 >= wish.volts)).toBe(true);
        expect([...ranked, ...excluded].map(({ partId }) => partId).sort((a, b) => a - b)).toEqual(
          list.map(({ partId }) => partId),
        );
      }),
    );
  });

  it('scores lie between 0 and 100 and fall; a higher price never raises a score', () => {
    fc.assert(
      fc.property(
        candidates,
        wishes,
        fc.nat(),
        fc.integer({ min: 1, max: 100_000 }),
        (list, wish, who, more) => {
          const { ranked } = rank(list, wishOf(wish));
          expect(ranked.every(({ score }) => score >= 0 && score <= 100)).toBe(true);
          expect(ranked.map(({ score }) => score)).toEqual(
            ranked.map(({ score }) => score).sort((a, b) => b - a),
          );
          if (ranked.length === 0) return;
          const { partId, score } = ranked[who % ranked.length]!;
          const dearer = list.map((one) =>
            one.partId === partId ? { ...one, amount: one.amount! + more } : one,
          );
          const after = rank(dearer, wishOf(wish)).ranked.find((one) => one.partId === partId)!;
          expect(after.score).toBeLessThanOrEqual(score);
        },
      ),
    );
  });
});
