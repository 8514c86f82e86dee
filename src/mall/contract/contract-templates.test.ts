// The platform's contracts: which clauses each has, and where a deal's values stand in them.
import { describe, expect, it } from 'vitest';
import {
  type ClauseValues,
  clausesOf,
  contractTemplates,
  findTemplate,
  USUAL_VALUES,
} from './contract-templates.ts';

const template = (key: string) => {
  const found = findTemplate(key);
  if (!found) throw new Error(key);
  return found;
};
const clauses = (key: string, values: Partial<ClauseValues> = {}) =>
  Object.fromEntries(clausesOf(template(key), values).map((one) => [one.key, one]));

describe('a template', () => {
  it.each([
    [
      'PURCHASE',
      'subject price delivery acceptance warranty payment invoice confidentiality breach exportControl forceMajeure disputes miscellaneous',
    ],
    [
      'SERVICE',
      'subject price samples performance report acceptance payment invoice confidentiality ownership breach forceMajeure disputes miscellaneous',
    ],
    [
      'FRAMEWORK',
      'subject term price order delivery acceptance warranty payment invoice confidentiality breach forceMajeure disputes miscellaneous',
    ],
  ])('%s has these clauses, each said in both languages', (key, keys) => {
    const found = clausesOf(template(key));
    expect(found.map((one) => one.key).join(' ')).toBe(keys);
    for (const { title, text } of found) {
      expect(title.zh).toMatch(/\p{Script=Han}/u);
      expect(title.en).toMatch(/^[A-Z][a-z]/);
      expect(text.zh).toMatch(/\p{Script=Han}.*。$/u);
      expect(text.en).toMatch(/^[A-Z].*\.$/);
      expect(`${text.zh}${text.en}`).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('is found by its key, which is its kind; its version has not changed', () => {
    expect(contractTemplates.map(({ key, kind, version }) => [key, kind, version])).toEqual([
      ['PURCHASE', 'PURCHASE', 1],
      ['SERVICE', 'SERVICE', 1],
      ['FRAMEWORK', 'FRAMEWORK', 1],
    ]);
    expect(findTemplate('OFFLINE')).toBeUndefined();
    for (const { name, summary } of contractTemplates)
      for (const { zh, en } of [name, summary]) expect([zh, en].every(Boolean)).toBe(true);
  });

  it('gives titles that may be changed without changing the template', () => {
    const [first] = clausesOf(template('PURCHASE'));
    if (first) first.title.zh = 'changed';
    expect(clauses('PURCHASE').subject?.title.zh).toBe('合同标的');
  });
});

describe('a deal’s values', () => {
  const all: ClauseValues = {
    warrantyMonths: 37,
    inspectDays: 23,
    lateRate: 7,
    lateMost: 19,
    freight: 'fixed',
  };

  it.each<[string, string, zh: string, en: string]>([
    [
      'PURCHASE',
      'delivery',
      '支付违约金，累计不超过该部分价款的19%',
      '0.07% of the price of the late part a day, at most 19% of it',
    ],
    ['PURCHASE', 'delivery', '按逾期部分价款的0.07%', 'The Buyer pays the carriage stated in this contract.'],
    ['PURCHASE', 'delivery', '运输费用按本合同所列金额由买方承担。', 'Risk passes'],
    ['PURCHASE', 'acceptance', '签收后23日内', 'Within 23 days after receipt'],
    ['PURCHASE', 'warranty', '起37个月', 'is 37 months from receipt'],
    [
      'PURCHASE',
      'payment',
      '买方逾期付款的，每逾期一日按逾期金额的0.07%支付违约金，累计不超过逾期金额的19%',
      'the Buyer owes 0.07% of the overdue amount a day, at most 19% of it',
    ],
    ['PURCHASE', 'breach', '该部分价款的19%支付违约金', 'pays 19% of it as a penalty'],
    [
      'SERVICE',
      'performance',
      '该项费用的0.07%支付违约金，累计不超过该项费用的19%',
      '0.07% of the fee of the item a day, at most 19% of it',
    ],
    ['SERVICE', 'acceptance', '收到报告后23日内', 'within 23 days after receiving it'],
    ['SERVICE', 'payment', '委托方按本合同“付款计划”', 'The Client pays in the stages'],
    [
      'FRAMEWORK',
      'delivery',
      '运输费用按本合同所列金额由买方承担。',
      'The Buyer pays the carriage stated in this contract.',
    ],
    ['FRAMEWORK', 'delivery', '0.07%', 'at most 19% of it'],
    ['FRAMEWORK', 'acceptance', '签收后23日内', 'Within 23 days after receipt'],
    ['FRAMEWORK', 'warranty', '起37个月', 'is 37 months from receipt'],
    ['FRAMEWORK', 'payment', '买方按本合同“付款计划”', 'The Buyer pays in the stages'],
    ['FRAMEWORK', 'breach', '该部分价款的19%支付违约金', 'pays 19% of it as a penalty'],
  ])('of %s stand in its clause of %s', (key, of, zh, en) => {
    const found = clauses(key, all)[of];
    expect(found?.text.zh).toContain(zh);
    expect(found?.text.en).toContain(en);
  });

  it.each([
    ['included', '运输费用已包含在合同价款中', 'Carriage is included in the price'],
    ['collect', '运输费用由买方向承运人支付（到付）', 'The Buyer pays the carrier (freight collect)'],
  ] as const)('say who carries: %s', (freight, zh, en) => {
    const { delivery } = clauses('PURCHASE', { freight });
    expect(delivery?.text).toMatchObject({
      zh: expect.stringContaining(zh),
      en: expect.stringContaining(en),
    });
  });

  it('are the usual ones where a deal says nothing: a year, ten days, 0.05 % a day up to 10 %, carriage included', () => {
    expect(USUAL_VALUES).toEqual({
      ...{ warrantyMonths: 12, inspectDays: 10, lateRate: 5, lateMost: 10, freight: 'included' },
    });
    expect(clauses('PURCHASE', { warrantyMonths: 24 }).payment?.text.en).toContain('0.05%');
    expect(clauses('PURCHASE', { warrantyMonths: 24 }).warranty?.text.en).toContain('24 months');
    expect(clauses('PURCHASE')).toEqual(clauses('PURCHASE', USUAL_VALUES));
  });
});
