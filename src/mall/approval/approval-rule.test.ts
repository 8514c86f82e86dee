// Which documents a rule is for: every condition alone at its boundary, and several together.
import { describe, expect, it, test } from 'vitest';
import { yuan } from '#kit/money/money.ts';
import {
  NO_CONDITIONS,
  type RuleConditions,
  type RuleFacts,
  ruleSentence,
  whyMatches,
} from './approval-rule.ts';

const facts: RuleFacts = {
  authorId: 7,
  authorRoles: ['buyer'],
  amount: yuan(20_000),
  periodAmount: yuan(50_000),
  skuNum: 3,
  storeIds: [1, 2],
  categoryIds: [3, 31],
  costCentre: 'R&D',
  aboveLastPerMille: 100,
  belowListPerMille: 0,
  hasGradeCOrD: false,
  isOverBudget: false,
};

const matches = (conditions: Partial<RuleConditions>, changed: Partial<RuleFacts> = {}) =>
  whyMatches({ ...NO_CONDITIONS, ...conditions }, { ...facts, ...changed }) !== undefined;

test.each<[string, Partial<RuleConditions>, Partial<RuleFacts>, boolean]>([
  ['no condition', {}, {}, true],
  ['amount at the limit', { amountFrom: yuan(20_000) }, {}, true],
  ['a fen below', { amountFrom: yuan(20_000) }, { amount: (yuan(20_000) - 1) as never }, false],
  ['sum of the month', { periodFrom: yuan(50_000) }, {}, true],
  ['sum of the month below', { periodFrom: yuan(50_001) }, {}, false],
  ['parts', { skuFrom: 3 }, {}, true],
  ['fewer parts', { skuFrom: 4 }, {}, false],
  ['a supplier named', { storeIds: [2, 9] }, {}, true],
  ['no supplier named', { storeIds: [9] }, {}, false],
  ['a category named', { categoryIds: [3] }, {}, true],
  ['no category named', { categoryIds: [4] }, {}, false],
  ['grade', { gradeCOrD: true }, { hasGradeCOrD: true }, true],
  ['no grade', { gradeCOrD: true }, {}, false],
  ['10 % above last', { aboveLastFrom: 100 }, {}, true],
  ['less above last', { aboveLastFrom: 101 }, {}, false],
  ['below list', { belowListFrom: 50 }, { belowListPerMille: 50 }, true],
  ['not below list', { belowListFrom: 1 }, {}, false],
  ['over budget', { overBudget: true }, { isOverBudget: true }, true],
  ['within budget', { overBudget: true }, {}, false],
  ['cost centre', { costCentres: ['R&D'] }, {}, true],
  ['another cost centre', { costCentres: ['Lab'] }, {}, false],
  ['role', { roles: ['buyer'] }, {}, true],
  ['another role', { roles: ['finance'] }, {}, false],
  ['the main account has no role', { roles: ['buyer'] }, { authorRoles: [] }, false],
  ['named author, role or not', { roles: ['finance'], authorIds: [7] }, {}, true],
  ['both', { amountFrom: yuan(1), skuFrom: 3 }, {}, true],
  ['one of both', { amountFrom: yuan(1), skuFrom: 4 }, {}, false],
])('%s', (_what, conditions, changed, wanted) => {
  expect(matches(conditions, changed)).toBe(wanted);
});

describe('the sentence', () => {
  it('names the rule and every reason in both languages', () => {
    const why = whyMatches({ ...NO_CONDITIONS, amountFrom: yuan(20_000), roles: ['buyer'] }, facts);
    expect(ruleSentence('大额订单', why!)).toEqual({
      zh: '“大额订单”：金额 ¥20,000.00，达到 ¥20,000.00；申请人角色：采购员',
      en: '“大额订单”: amount ¥20,000.00, from ¥20,000.00 on; its author’s role: Buyer',
    });
    expect(ruleSentence('全部', []).zh).toBe('“全部”');
  });
});
