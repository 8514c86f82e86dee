// The form of a rule: what is typed comes back as it was, and what cannot be read is pointed at.
import { expect, it, test } from 'vitest';
import type { ApprovalRule } from '../approval.protocol.ts';
import { ruleToSend, valuesOf, whatIsWrong } from './rule-values.ts';

const rule: ApprovalRule = {
  ruleId: 1,
  version: 3,
  docType: 'order',
  docTypeName: '订单',
  ruleName: '大额订单',
  isOn: 1,
  conditions: {
    amountFrom: '20000.00',
    periodFrom: null,
    skuFrom: 5,
    storeIds: [4],
    categoryIds: [3],
    gradeCOrD: 0,
    aboveLastFrom: 105,
    belowListFrom: null,
    overBudget: 1,
    costCentres: ['研发', '质量'],
    roles: ['buyer'],
    authorIds: [7],
  },
  steps: [{ who: 'members', memberIds: [9], mode: 'ALL', dueDays: 2, onTimeout: 'escalate' }],
  updatedAt: '2026-11-21T00:00:00.000Z',
};

it('sends what it was opened with', () => {
  const { conditions, steps } = ruleToSend(valuesOf(rule, 'order', false));
  expect(conditions).toEqual({
    ...rule.conditions,
    gradeCOrD: false,
    overBudget: true,
    skuFrom: '5',
  });
  expect(steps).toEqual([{ ...rule.steps[0], dueDays: '2' }]);
});

test.each([
  ['a name', { ruleName: ' ' }, ['ruleName']],
  ['amounts', { amountFrom: '1.234', periodFrom: '-1' }, ['amountFrom', 'periodFrom']],
  ['numbers', { skuFrom: '0' }, ['skuFrom']],
  ['percentages', { aboveLastFrom: '0', belowListFrom: '1000.1' }, ['aboveLastFrom', 'belowListFrom']],
  ['nothing', {}, []],
])('asks for %s', (_what, typed, wanted) => {
  expect(Object.keys(whatIsWrong({ ...valuesOf(rule, 'order', false), ...typed }))).toEqual(wanted);
});

it('asks for people and a readable deadline in each step', () => {
  const values = valuesOf(rule, 'order', false);
  const steps = [{ ...values.steps[0]!, memberIds: [], dueDays: '31' }];
  expect(whatIsWrong({ ...values, steps })).toEqual({ members0: 'members', dueDays0: 'number' });
});
