// Examples come out as they say, or it is told what came out instead; all of the demo's do.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readDefinition } from '../server/definition-shape.ts';
import { runExamples } from './run-examples.ts';
import { aSheet } from './sheet.builders.ts';

const example = (expect: object, more: object = {}) =>
  runExamples(
    aSheet({
      decision: { value: 't.x', hi: '2', rule: 'SIMPLE' },
      budget: [{ name: 'm', type: 'B', dist: 'normal', value: '0.104', divisor: 2 }],
      examples: [{ values: { tables: { t: [{ x: '1.234' }, { x: '3' }] } }, expect }],
      ...more,
    }),
  ).map(({ what, row, expected, found }) => `${what} ${row}: ${expected} / ${found}`);

it('what is expected is compared with as many places as it has', () => {
  expect(
    example({ 't.x': ['1.23', '3.000'], 'mean(t.x)': '2.1', U: '0.10', k: '2', verdict: 'FAIL' }),
  ).toEqual([]);
});

it('what comes out otherwise is told with its row', () => {
  expect(example({ 't.x': ['1.24', '3'], 'max(t.x)': '4', U: ['0.10', '0.2'], verdict: 'PASS' })).toEqual([
    't.x 0: 1.24 / 1.23',
    'max(t.x) null: 4 / 3',
    'U 1: 0.2 / 0.1',
    'verdict null: PASS / FAIL',
  ]);
});

it('rows too few or too many, and an empty cell where a number should be, are differences', () => {
  expect(example({ 't.x': ['1.23'] })).toEqual(['t.x 1:  / 3']);
  expect(example({ 't.x': ['1.23', '3', '4'] })).toEqual(['t.x 2: 4 / ']);
  expect(example({ 'sd(t.x)/0': '1' })).toEqual(['sd(t.x)/0 null: 1 / ']);
  expect(example({ 'sd(t.x)/0': '' })).toEqual([]);
});

it.each(globSync('demo/sheets/*.json'))('%s can be published', (file) => {
  const { definition, faults } = readDefinition(readFileSync(file, 'utf8'));
  expect(faults).toEqual([]);
  expect(definition && runExamples(definition)).toEqual([]);
  expect(file).toContain(`/${definition?.key}.json`);
});
