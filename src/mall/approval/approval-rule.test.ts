// Which documents a rule is for: every condition alone at its boundary, and several together.
import { describe, expect, it, test } from 'vitest';
import { yuan } from '#kit/money/money.ts';
import {
  ENTERPRISE_WHO,
  NO_CONDITIONS,
  type RuleConditions,
  type RuleFacts,
  ruleSentence,
  STEP_WHO,
  whyMatches,
} from './approval-rule.ts';

const facts: RuleFacts = {
  authorId: 7,
  authorRoles: ['buyer'],
  amount: yuan(20_000),
  periodAmount: yuan(50_000),
  unpricedNum: 0,
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
  ['an amount that nobody knows', { amountFrom: yuan(20_000) }, { amount: yuan(0), unpricedNum: 1 }, true],
  ['a sum that nobody knows', { periodFrom: yuan(50_000) }, { periodAmount: yuan(0), unpricedNum: 1 }, true],
  ['unknown, and no limit of amounts', { skuFrom: 4 }, { unpricedNum: 1 }, false],
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

test.each<[Partial<RuleConditions>, Partial<RuleFacts>, string]>([
  [{ amountFrom: yuan(1) }, {}, 'amount ¥20,000.00, from ¥1.00 on'],
  [{ periodFrom: yuan(50_000) }, {}, '¥50,000.00 this month, from ¥50,000.00 on'],
  [{ skuFrom: 2 }, {}, '3 different parts, from 2 on'],
  [{ storeIds: [1] }, {}, 'one of the suppliers named'],
  [{ categoryIds: [31] }, {}, 'one of the categories named'],
  [{ gradeCOrD: true }, { hasGradeCOrD: true }, 'parts of grade C or D'],
  [{ aboveLastFrom: 100 }, { aboveLastPerMille: 125 }, '12.5% above the price last paid'],
  [{ belowListFrom: 1 }, { belowListPerMille: 50 }, '5% below the listed price'],
  [{ overBudget: true }, { isOverBudget: true }, 'over budget'],
  [{ costCentres: ['R&D'] }, {}, 'cost centre R&D'],
  [{ authorIds: [7], roles: ['buyer'] }, {}, 'its author is named'],
  [{ roles: ['finance', 'buyer'] }, {}, 'its author’s role: Buyer'],
])('a rule with %j says why it matches', (conditions, changed, sentence) => {
  const why = whyMatches({ ...NO_CONDITIONS, ...conditions }, { ...facts, ...changed });
  expect(why?.map(({ en }) => en)).toEqual([sentence]);
  expect(why?.[0]?.zh).toMatch(/\p{Script=Han}/u);
});

test('a rule without conditions gives no reason, and one from before there were categories still holds', () => {
  expect(whyMatches(NO_CONDITIONS, facts)).toEqual([]);
  const { categoryIds: _, ...older } = NO_CONDITIONS;
  expect(whyMatches(older, facts)).toEqual([]);
});

test('authors are named, or have a role', () => {
  expect(matches({ authorIds: [8] })).toBe(false);
  expect(matches({ authorIds: [7] })).toBe(true);
  expect(matches({ authorIds: [8], roles: ['buyer'] })).toBe(true);
});

test('only an enterprise has a main account, heads and owners of budgets', () => {
  expect(STEP_WHO.filter((who) => ENTERPRISE_WHO.includes(who))).toEqual(['main', 'head', 'owner']);
  expect([...STEP_WHO]).toEqual(['members', 'permitted', 'main', 'head', 'owner']);
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
