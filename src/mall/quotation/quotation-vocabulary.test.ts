// How versions of a quotation are compared in words: every field has a name, and values are written for people.
import { describe, expect, it } from 'vitest';
import { compareContents } from '#mall/inquiry/difference.ts';
import type { PaymentStage } from '#mall/order/payment-plan.ts';
import { aLine, aVersionOf } from './quotation-content.builders.ts';
import { ServiceFees } from './quotation-content.ts';
import { quotationVocabulary, sayPlan, shortPrice } from './quotation-vocabulary.ts';

const stage = (trigger: PaymentStage['trigger'], perMille: number, dueDays = 0): PaymentStage => ({
  ...{ trigger, perMille, dueDays },
});

it.each<[PaymentStage[], zh: string, en: string]>([
  [[stage('ON_ORDER', 1_000)], '下单时付 100%', '100% with the order'],
  [[stage('ON_ORDER', 1_000, 1)], '下单后 1 天内付 100%', '100% within 1 day after the order'],
  [[stage('BEFORE_SHIP', 305)], '发货前付 30.5%', '30.5% before delivery'],
  [
    [stage('ON_ORDER', 300), stage('ON_RECEIPT', 700, 30)],
    '下单时付 30%，收货后 30 天内付 70%',
    '30% with the order, 70% within 30 days after receipt',
  ],
  [[stage('ON_REPORT', 1_000, 2)], '报告出具后 2 天内付 100%', '100% within 2 days after the report'],
  [[stage('ON_RECEIPT', 1_000)], '收货后付 100%', '100% after receipt'],
])('payment %j is said %s', (plan, zh, en) => {
  expect(sayPlan(plan, 'zh')).toBe(zh);
  expect(sayPlan(plan, 'en')).toBe(en);
});

it.each([
  ['0.050000', '0.05'],
  ['0.003120', '0.00312'],
  ['1.000000', '1.00'],
  ['1.100000', '1.10'],
  ['0.000001', '0.000001'],
  ['12.50', '12.50'],
  ['100', '100'],
])('%s is written %s', (price, short) => {
  expect(shortPrice(price)).toBe(short);
});

const full = aVersionOf(
  [
    {
      ...{ packageName: 'SOP-8', description: 'x', spq: 2_500, dateCode: '2540', lotNum: 2, packing: 'reel' },
      ...{
        remark: 'x',
        accreditation: 'CNAS',
        isSubcontracted: true,
        fees: ServiceFees.parse({ test: '1' }),
      },
      differences: [{ name: 'Size', asked: 'S', offered: 'M' }],
    },
  ],
  { note: 'x', fileIds: [1], freight: { kind: 'fixed', fee: '80.00' } },
);

describe('every field of a version', () => {
  it.each(['zh', 'en'] as const)('has its name in %s', (language) => {
    const found = compareContents({}, full, quotationVocabulary(language));
    const nameless = found.filter(({ path, label }) => path.split(/[.\]]+/).at(-1) === label[language]);
    expect(nameless.map(({ path }) => path)).toEqual(['lines[1].lineNo']);
    const paths = found.map(({ path }) => path);
    for (const said of ['inqSn', 'side', 'currency']) expect(paths).not.toContain(said);
    expect(paths).toContain('lines[1].fees.test');
    expect(paths).toContain('inquiryVersionNo');
  });
});

describe('a value', () => {
  const written = (language: 'zh' | 'en') => {
    const { write } = quotationVocabulary(language);
    return (path: string, value: unknown) => write?.(path, value);
  };

  it.each<[string, unknown, string | undefined, string | undefined]>([
    ['isBinding', true, '是', 'yes'],
    ['isFinal', false, '否', 'no'],
    ['plan', full.plan, '下单时付 100%', '100% with the order'],
    ['plan', 'x', undefined, undefined],
    ['lines[].breaks', aLine().breaks, '100+ ¥1.00; 1000+ ¥0.90', '100+ ¥1.00; 1000+ ¥0.90'],
    ['lines[].breaks', [], undefined, undefined],
    ['lines[].breaks', 'x', undefined, undefined],
    ['taxPerMille', 130, '13%', '13%'],
    ['taxPerMille', '130', undefined, undefined],
    ['lines[].number', 130, undefined, undefined],
    ['lines[].answer', 'alternative', '替代型号', 'Alternative'],
    ['lines[].answer', 'maybe', undefined, undefined],
    ['freight.kind', 'collect', '运费到付', 'Freight collect'],
    ['freight.kind', 'none', undefined, undefined],
    ['invoiceKind', 'none', '不开票', 'none'],
    ['invoiceKind', 'normal', '普通发票', 'normal'],
    ['invoiceKind', 'special', '专用发票', 'special'],
    ['invoiceKind', 'paper', undefined, undefined],
    ['note', 'none', undefined, undefined],
    ['fileIds', [1], undefined, undefined],
  ])('%s %j', (path, value, zh, en) => {
    expect(written('zh')(path, value)).toBe(zh);
    expect(written('en')(path, value)).toBe(en);
  });
});
