// What a line of an inquiry may ask for, kind by kind: what is added to what is left out, what is refused, what it is called.
import { describe, expect, it } from 'vitest';
import {
  AuthenWish,
  byKind,
  GoodsWish,
  InspectionWish,
  lineTitle,
  MeteringWish,
  namingOf,
  TestItem,
  wishOf,
} from './inquiry-lines.ts';

describe('a wish that says nothing', () => {
  it('is for any commercial goods', () => {
    expect(GoodsWish.parse({})).toEqual({
      ...{ partNo: '', brandName: '', matCode: '', description: '', packageName: '', annualNum: 0 },
      ...{ targetPrice: '', needBy: '', dateCodeFrom: '', isSingleLot: false, grade: 'commercial' },
      ...{ certificates: [], isSampleFirst: false },
    });
  });

  it('is for a CNAS report in Chinese, in the usual time', () => {
    expect(InspectionWish.parse({ items: [{}] })).toEqual({
      ...{ sampleName: '', model: '', maker: '', purpose: '', reportKind: 'CNAS', reportLanguage: 'zh' },
      ...{ urgency: 'normal', disposal: 'return', isWitnessed: false, isConfidential: false, needBy: '' },
      items: [{ standard: '', clause: '', item: '', condition: '', count: 1 }],
    });
    expect(InspectionWish.parse({}).items).toEqual([]);
  });

  it('is for a calibration', () => {
    expect(MeteringWish.parse({})).toEqual({
      ...{ instrument: '', model: '', serialNumbers: [], maker: '', accuracy: '', service: 'calibration' },
      ...{ isOnSite: false, regulation: '', certificateHolder: '', lastDue: '', needBy: '' },
    });
  });

  it('is for CCC', () => {
    expect(AuthenWish.parse({})).toEqual({
      ...{ scheme: 'CCC', productSeries: '', models: '', standards: '', applicant: '', maker: '' },
      ...{ factory: '', existingReports: '', targetMarket: '', needBy: '' },
    });
  });
});

it.each([
  [GoodsWish, 'grade', ['commercial', 'industrial', 'automotive', 'military']],
  [InspectionWish, 'reportKind', ['CNAS', 'CMA', 'both', 'none']],
  [InspectionWish, 'reportLanguage', ['zh', 'en', 'both']],
  [InspectionWish, 'urgency', ['normal', 'urgent', 'veryUrgent']],
  [InspectionWish, 'disposal', ['return', 'destroy', 'keep']],
  [MeteringWish, 'service', ['verification', 'calibration', 'test']],
  [AuthenWish, 'scheme', ['CCC', 'voluntary', 'system', 'other']],
])('%#: a choice of %s', (schema, field, choices) => {
  for (const one of choices) expect(schema.safeParse({ [field]: one }).success).toBe(true);
  for (const one of ['', 'another']) expect(schema.safeParse({ [field]: one }).success).toBe(false);
});

it.each([
  ['', true],
  ['2026-11-21', true],
  [' 2026-11-21 ', true],
  ['2026-11-2', false],
  ['26-11-21', false],
  ['2026/11/21', false],
  ['2026-11-21T00:00', false],
  ['x2026-11-21', false],
  ['soon', false],
])('the day %j', (needBy, isRight) => {
  expect(GoodsWish.safeParse({ needBy }).success).toBe(isRight);
});

it.each([
  [{ count: 1 }, true],
  [{ count: 0 }, false],
  [{ count: 100_000 }, true],
  [{ count: 100_001 }, false],
  [{ clause: 'x'.repeat(40) }, true],
  [{ clause: 'x'.repeat(41) }, false],
])('a test item with %j', (item, isRight) => {
  expect(TestItem.safeParse(item).success).toBe(isRight);
});

it('certificates and serial numbers say something, and there are not too many', () => {
  const many = (n: number) => Array.from({ length: n }, (_, i) => `no ${i}`);
  expect(GoodsWish.safeParse({ certificates: many(10) }).success).toBe(true);
  expect(GoodsWish.safeParse({ certificates: many(11) }).success).toBe(false);
  expect(GoodsWish.safeParse({ certificates: [''] }).success).toBe(false);
  expect(MeteringWish.safeParse({ serialNumbers: many(100) }).success).toBe(true);
  expect(MeteringWish.safeParse({ serialNumbers: many(101) }).success).toBe(false);
  expect(InspectionWish.safeParse({ items: many(51).map(() => ({})) }).success).toBe(false);
  expect(InspectionWish.safeParse({ items: many(50).map(() => ({})) }).success).toBe(true);
});

it.each([
  ['GOODS', { partNo: 'LM358', description: 'op amp' }, 'LM358'],
  ['GOODS', { description: 'op amp' }, 'op amp'],
  ['INSPECTION', { sampleName: '电源', model: 'X1' }, '电源 X1'],
  ['INSPECTION', { sampleName: '电源' }, '电源'],
  ['INSPECTION', { model: 'X1' }, 'X1'],
  ['METERING', { instrument: '万用表', model: 'F87' }, '万用表 F87'],
  ['METERING', { instrument: '万用表' }, '万用表'],
  ['AUTHEN', { productSeries: '适配器' }, '适配器'],
] as const)('a line of %s for %j is called %s', (kind, wish, title) => {
  expect(lineTitle(wishOf[kind].parse(wish))).toBe(title);
});

it('what names a line are texts of its kind, and a wish is known by the first of them', () => {
  const kinds = {
    GOODS: () => 'GOODS',
    INSPECTION: () => 'INSPECTION',
    METERING: () => 'METERING',
    AUTHEN: () => 'AUTHEN',
  };
  const said = { GOODS: 4, INSPECTION: 3, METERING: 3, AUTHEN: 2 } as const;
  for (const kind of Object.keys(said) as (keyof typeof said)[]) {
    const wish = wishOf[kind].parse({});
    expect(byKind(wish, kinds)).toBe(kind);
    expect(namingOf[kind]).toHaveLength(said[kind]);
    expect(Object.keys(wish)).toEqual(expect.arrayContaining([...namingOf[kind]]));
  }
  // Drafts from before kinds were told apart.
  expect(byKind({} as GoodsWish, kinds)).toBe('GOODS');
});
