// What is typed and cannot be saved: it stays as typed, and is named.
import { expect, it } from 'vitest';
import {
  anotherLine,
  draftFields,
  type TypedDraft,
  unreadOf,
  unreadPaths,
  withUnread,
} from './draft-values.ts';

const plan = [{ trigger: 'ON_ORDER' as const, share: '100', days: '0' }];
const lines = [
  { ...anotherLine([]), number: '500', leadDays: '7' },
  { ...anotherLine([anotherLine([])]), number: '12', leadDays: '' },
];
const typed = { lines, tax: '13', plan, annexes: [], freight: '0' } as unknown as TypedDraft;

it('nothing is unread while everything is a figure', () => {
  expect(unreadOf(typed)).toBeUndefined();
  expect(unreadPaths(typed)).toEqual([]);
});

it('wrong cells keep what was typed over a save of the others, and are named by their paths', () => {
  const wrong: TypedDraft = {
    ...typed,
    lines: [
      { ...lines[0]!, leadDays: 'soon' },
      { ...lines[1]!, number: '1.5' },
    ],
    tax: 'x',
    plan: [{ ...plan[0]!, share: '90' }],
  };
  expect(unreadPaths(wrong)).toEqual(['lines.0.leadDays', 'lines.1.number', 'taxPerMille', 'plan']);
  const saved = draftFields(wrong, [{ trigger: 'ON_ORDER', perMille: 1000, dueDays: 0 }]);
  expect(saved).toMatchObject({
    lines: [
      { number: 500, leadDays: 0 },
      { number: 0, leadDays: 0 },
    ],
  });
  const cameBack = {
    ...typed,
    lines: [
      { ...lines[0]!, leadDays: '' },
      { ...lines[1]!, number: '' },
    ],
  };
  expect(withUnread(cameBack, unreadOf(wrong)!)).toEqual(wrong);
});
