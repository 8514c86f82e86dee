// What can be said of a form that was bought, and what stays.
import { expect, it } from 'vitest';
import { changedOfBought, completed } from './bought-form.ts';
import { emptyForm, newSpecimen } from './entrust-form.ts';

const item = { capId: 7, specimens: [], units: 168, stage: 1, conditions: '', limits: '' };
const bought = { ...emptyForm('INSPECTION'), items: [item], urgency: 'URGENT' as const, copies: 2 };

it('takes who, which specimens and what for', () => {
  const specimens = [{ ...newSpecimen(), name: '连接器' }];
  const said = { ...bought, clientName: '甲', specimens, remark: '小心', isDeclared: true };
  expect(completed(bought, said)).toEqual(said);
});

it('names what is said otherwise of what the price was made of', () => {
  const said = { ...bought, urgency: 'NORMAL' as const, items: [item, { ...item, capId: 9 }] };
  expect(changedOfBought(bought, said)?.zh).toBe('时效、检测项目');
  const conditions = [{ ...item, conditions: '85 °C' }];
  expect(changedOfBought(bought, { ...bought, items: conditions, remark: '小心' })).toBeUndefined();
});

it('leaves what the price was made of', () => {
  const said = { ...bought, urgency: 'NORMAL' as const, copies: 9, language: 'BOTH' as const };
  expect(completed(bought, said)).toEqual(bought);
});

it.each([
  ['another item', { ...item, capId: 8, conditions: '85 °C' }, item],
  ['more of it', { ...item, units: 500 }, item],
  [
    'its conditions',
    { ...item, conditions: '85 °C', limits: '≤ 1 Ω' },
    { ...item, conditions: '85 °C', limits: '≤ 1 Ω' },
  ],
])('an item: %s', (_what, said, kept) =>
  expect(completed(bought, { ...bought, items: [said] }).items).toEqual([kept]),
);
