// The score of optimised selection: each comparison, each group, and what must hold for any candidates.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogParameter } from '#mall/part/catalog-part.ts';
import { fact } from '#mall/part/families/fact.ts';
import {
  type Candidate,
  type Comparison,
  DEFAULT_WEIGHTS,
  GROUPS,
  parameterScore,
  QUALIFICATIONS,
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
    ['INCLUDES', 'soft', 'SPI,,I2C;', undefined, 'i2c; ;spi', 1],
    ['INCLUDES', 'soft', 'SPI/I2C，UART', undefined, 'SPI', 1 / 3],
    ['INCLUDES', 'soft', 'Quad SPI', undefined, 'QUAD-SPI、UART', 1],
    ['INCLUDES', 'soft', '', undefined, '', undefined],
    ['LE', 'hard', '50mΩ', undefined, '50.05mΩ', 1],
    ['LE', 'hard', '50mΩ', undefined, '50.06mΩ', undefined],
    ['LE', 'hard', '10mΩ', '20mΩ', '20.01mΩ', 0],
    ['LE', 'hard', '10mΩ', '20mΩ', '20.02mΩ', undefined],
    ['LE', 'hard', '10mΩ', '5mΩ', '10.02mΩ', undefined],
    ['GE', 'soft', '50V', undefined, '24.94V', undefined],
    ['SAME', 'soft', '-40~85℃', undefined, '-40~105℃', 0.68],
    ['SAME', 'soft', '-40~85℃', undefined, '-60~85℃', 0.68],
    ['SAME', 'hard', '5', undefined, '5.00', 1],
    ['SAME', 'hard', '5', undefined, 'five', undefined],
    ['SAME', 'hard', 'Gull Wing', undefined, 'gull-wing', 1],
    ['SAME', 'hard', 'Gull Wing', undefined, 'gull -  wing', 1],
    ['SAME', 'hard', 'ＢＧＡ', undefined, 'bga', 1],
    ['LE', 'hard', '±1%', undefined, '±5%', undefined],
    ['LE', 'hard', '±5%', undefined, '± 1 %', 1],
    ['LE', 'hard', '50ppm', undefined, '25 ppm', 1],
    ['LE', 'hard', '≤10', undefined, '≤ 9.5', 1],
    ['GE', 'hard', '10', undefined, '≥12', 1],
    ['GE', 'hard', '10', undefined, ' +12.5 ', 1],
    ['GE', 'hard', '10', undefined, '12 x', undefined],
    ['GE', 'hard', '10', undefined, 'x12', undefined],
    ['GE', 'hard', '10', undefined, '>12', undefined],
    ['COVERS', 'soft', '3~5V', undefined, '3~4.5V', 0.5],
    ['COVERS', 'soft', '0~0V', undefined, '0~0V', 1],
  ])('%s %s %s (limit %s) by %s is %s', (comparison, mode, target, limit, is, wanted) => {
    const s = parameterScore(requirement(comparison, target, { mode, limit }), fact('voltage', is));
    if (wanted === undefined) expect(s).toBeUndefined();
    else expect(s).toBeCloseTo(wanted, 2);
  });
});

it.each<[string, CatalogParameter, CatalogParameter, boolean]>([
  ['the English of a value', fact('x', 'Red'), fact('x', '红色', 'red'), true],
  ['the English of what is asked for', fact('x', '红色', 'Red'), fact('x', 'red'), true],
  ['the English of both', fact('x', '红色', 'Red'), fact('x', '红', 'RED'), true],
  ['the Chinese of both', fact('x', '红色', 'Red'), fact('x', '红色', 'Crimson'), true],
  ['neither', fact('x', '红色', 'Red'), fact('x', '绿色', 'Green'), false],
  ['a range that is half known', { key: 'x', text: '?', lo: 5 }, { key: 'x', text: '?', hi: 5 }, true],
  ['half a range and another', { key: 'x', text: '?', hi: 5 }, { key: 'x', text: '?', lo: 6 }, false],
  ['a number beside its text', { key: 'x', text: 'about five', n: 5 }, fact('x', '5'), true],
  ['a number and words', fact('x', '5'), fact('x', 'many'), false],
])('%s is compared by what it says', (_, target, value, isSame) => {
  const asked = { ...requirement('SAME', ''), target };
  expect(parameterScore(asked, value)).toBe(isSame ? 1 : undefined);
});

it.each<[string, number | undefined]>([
  ['5', 5],
  ['-12.55', -12.55],
  ['+12.5', 12.5],
  [' 120 ', 120],
  ['± 1 %', 1],
  ['≤9.5%', 9.5],
  ['≥ 100', 100],
  ['25 ppm', 25],
  ['1.', undefined],
  ['1.x', undefined],
  ['x5', undefined],
  ['~5', undefined],
  ['5x', undefined],
  ['5 V', undefined],
])('%j that nobody has read yet is the number %s', (text, n) => {
  const asked = (is: number) => ({ ...requirement('SAME', ''), target: { key: 'x', text: '?', n: is } });
  expect(parameterScore(asked(n ?? 5), { key: 'x', text })).toBe(n === undefined ? undefined : 1);
  expect(parameterScore(asked(77), { key: 'x', text })).toBeUndefined();
});

it('a list is read in English where there is some', () => {
  expect(parameterScore(requirement('INCLUDES', 'SPI'), fact('x', '串口', 'SPI, UART'))).toBe(1);
  expect(parameterScore(requirement('INCLUDES', 'SPI'), fact('x', 'SPI', 'UART'))).toBeUndefined();
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

  it.each<[Candidate['qualification'], string]>([
    ['none', 'none industrial automotive military'],
    ['industrial', 'industrial automotive military'],
    ['automotive', 'automotive'],
    ['military', 'military'],
  ])('asked for %s takes %s', (qualification, taken) => {
    const all = QUALIFICATIONS.map((one, i) => aCandidate({ partId: i, qualification: one }));
    const left = rank(all, aWish({ qualification })).ranked.map(({ partId }) => QUALIFICATIONS[partId]);
    expect(left.toSorted()).toEqual(taken.split(' ').toSorted());
  });

  it.each<[Candidate['matGrade'], boolean]>([
    ['A', true],
    ['B', true],
    ['C', false],
    [null, false],
  ])('of what is preferred takes the grade %s: %s', (matGrade, isTaken) => {
    expect(rank([aCandidate({ matGrade })], aWish({ preferredOnly: true })).ranked).toHaveLength(
      isTaken ? 1 : 0,
    );
  });

  it.each<[string, Partial<Candidate>, Partial<Wish>, number]>([
    ['half the quantity', { stock: 50 }, {}, 0.7],
    ['none of it', { stock: -3 }, {}, 0.4],
    ['soon enough', { leadDays: 7 }, {}, 1],
    ['a day late', { leadDays: 8 }, {}, 0.6 + (0.4 * 6) / 7],
    ['twice as late', { leadDays: 14 }, {}, 0.6],
    ['in time for the day', { leadDays: 20 }, { needInDays: 20 }, 1],
    ['half as late again', { leadDays: 30 }, { needInDays: 20 }, 0.8],
    ['late for tomorrow', { leadDays: 8 }, { needInDays: 1 }, 0.6],
    ['a little late for tomorrow', { leadDays: 2 }, { needInDays: 1 }, 0.6 + (0.4 * 6) / 7],
  ])('weighs stock and time: %s', (_, candidate, wish, availability) => {
    const [first] = rank([aCandidate(candidate)], aWish(wish)).ranked;
    expect(first?.groups.availability).toBeCloseTo(availability, 6);
  });

  it.each<[Partial<Candidate>, Partial<Record<(typeof GROUPS)[number], number>>]>([
    [{ matGrade: 'A' }, { quality: 1 }],
    [{ matGrade: 'B' }, { quality: 0.75 }],
    [{ matGrade: 'C', qualification: 'military' }, { quality: 0.4 }],
    [{ qualification: 'military' }, { quality: 0.8 }],
    [{ qualification: 'automotive' }, { quality: 0.8 }],
    [{ qualification: 'industrial' }, { quality: 0.6 }],
    [{}, { quality: 0.4, lifecycle: 1, domestic: 1 }],
    [
      { lifecycle: 'eol', isDomestic: false },
      { lifecycle: 0.2, domestic: 0 },
    ],
    [{ lifecycle: 'obsolete' }, { lifecycle: 0 }],
    [{ amount: 0 }, { price: 1 }],
  ])('%j scores %j', (candidate, groups) => {
    expect(rank([aCandidate(candidate)], aWish()).ranked[0]?.groups).toMatchObject(groups);
  });

  it('what costs nothing is as cheap as can be, and what costs something is nothing beside it', () => {
    const free = aCandidate({ partId: 2, amount: 0 });
    expect(
      rank([aCandidate(), free], aWish()).ranked.map(({ partId, groups }) => [partId, groups.price]),
    ).toEqual([
      [2, 1],
      [1, 0],
    ]);
  });

  it('counts a soft wish that is missed, or that nobody speaks of, as nothing; without wishes all is met', () => {
    const soft = requirement('GE', '50V', { mode: 'soft' });
    const other = { ...requirement('GE', '5', { mode: 'soft', weight: 3 }), key: 'other' };
    const [missed] = rank(
      [aCandidate({ params: [fact('voltage', '1V')] })],
      aWish({ requirements: [soft] }),
    ).ranked;
    expect(missed).toMatchObject({ parameters: { voltage: 0 }, groups: { parameters: 0 } });
    const [silent] = rank([aCandidate()], aWish({ requirements: [soft, other] })).ranked;
    expect(silent).toMatchObject({ parameters: { voltage: 1, other: 0 }, groups: { parameters: 0.25 } });
    const [empty] = rank(
      [aCandidate({ params: [fact('voltage', '')] })],
      aWish({ requirements: [soft] }),
    ).ranked;
    expect(empty?.parameters).toEqual({ voltage: 0 });
    const left = rank([aCandidate({ params: [fact('voltage', '')] })], aWish()).excluded;
    expect(left[0]?.exclusion).toEqual({ why: 'unknown', key: 'voltage' });
    expect(rank([aCandidate()], aWish({ requirements: [] })).ranked[0]?.groups.parameters).toBe(1);
  });

  it('without any weight is complete for everybody', () => {
    const weights = Object.fromEntries(GROUPS.map((group) => [group, 0])) as Wish['weights'];
    expect(rank([aCandidate({ isDomestic: false })], aWish({ weights })).ranked[0]?.score).toBe(100);
  });

  it('breaks ties of one part number by who came first to the mall', () => {
    const twins = [aCandidate({ partId: 9 }), aCandidate({ partId: 4 }), aCandidate({ partId: 11 })];
    expect(rank(twins, aWish()).ranked.map(({ partId }) => partId)).toEqual([4, 9, 11]);
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
