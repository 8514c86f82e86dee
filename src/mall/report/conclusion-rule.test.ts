// A conclusion says of every item that fails that it does.
import { expect, it } from 'vitest';
import { unsaidFailures, verdictLine } from './conclusion-rule.ts';

const items = [
  { seq: 1, item: { zh: '绝缘电阻', en: 'Insulation resistance' }, verdict: 'PASS' as const },
  { seq: 2, item: { zh: '高温', en: 'Dry heat' }, verdict: 'FAIL' as const },
];
const unsaid = (zh: string, of = items) =>
  unsaidFailures({ items: of, conclusion: { zh, en: '' }, language: 'ZH' }).map(({ seq }) => seq);

it.each<[string, number[]]>([
  ['全部合格', [2]],
  ['所检 2 项符合要求。', [2]],
  ['2 项均合格，无不合格项', [2]],
  ['第 1 项不符合要求', [2]],
  ['第 12 项不符合要求', [2]],
  ['第 2 项不符合要求，其余符合要求。', []],
  ['高温试验后不合格', []],
])('%s', (zh, seqs) => expect(unsaid(zh)).toEqual(seqs));

it('the only item needs no name', () => {
  expect(unsaid('不符合要求', items.slice(1))).toEqual([]);
  expect(unsaid('合格', items.slice(1))).toEqual([2]);
});

it('in both languages where the report is set in both', () => {
  const of = (en: string) =>
    unsaidFailures({ items, conclusion: { zh: '第 2 项不合格', en }, language: 'BOTH' });
  expect(of('All items pass.')).toHaveLength(1);
  expect(of('Item 2 does not meet the requirements.')).toEqual([]);
});

it('the line on the paper follows the records', () => {
  expect(verdictLine(items).zh).toBe('第 1 项合格；第 2 项不合格');
  expect(verdictLine([{ seq: 1, verdict: null }])).toEqual({ zh: '', en: '' });
});
