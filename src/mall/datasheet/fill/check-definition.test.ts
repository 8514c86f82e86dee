// What is wrong with a definition is said at its place; what is right can be tried.
import { describe, expect, it } from 'vitest';
import { checkDefinition } from './check-definition.ts';
import { aSheet, faultsOf } from './sheet.builders.ts';

const columns = (...all: object[]) => ({
  tables: [{ id: 't', rows: 'specimen', columns: [{ id: 'x' }, ...all] }],
});
const decided = (decision: object, more: object = {}) =>
  faultsOf({ decision: { value: 't.x', hi: '1', rule: 'SIMPLE', ...decision }, ...more });

it('finds nothing wrong with what is right', () => {
  expect(checkDefinition(aSheet())).toEqual([]);
});

describe('names', () => {
  it.each<[string, object, string]>([
    [
      'a word of formulas',
      { params: [{ id: 'max' }] },
      'params[0].id: max is a word of formulas, not a name',
    ],
    [
      'a name twice',
      { params: [{ id: 'a' }], formulas: [{ id: 'a', expr: '1' }] },
      'formulas[0].id: a stands here twice',
    ],
    ['a column twice', columns({ id: 'x' }), 'tables[0].columns[1].id: x stands here twice'],
    [
      'a column that is a parameter',
      { params: [{ id: 'x' }] },
      'tables[0].columns[0].id: x is a parameter, a formula or a table already',
    ],
  ])('%s', (_, more, fault) => {
    expect(faultsOf(more)).toContain(fault);
  });
});

describe('formulas', () => {
  it.each<[string, object, string]>([
    ['of unknown names', columns({ id: 'y', expr: 'z+1' }), 'tables[0].columns[1].expr: There is no z'],
    [
      'of photos',
      columns({ id: 'p', type: 'photo' }, { id: 'y', expr: 'p+1' }),
      'tables[0].columns[2].expr: There is no p',
    ],
    [
      'of whole columns',
      { formulas: [{ id: 'f', expr: 't.x+1' }] },
      'formulas[0].expr: t.x is several values: take mean, max or the like of it',
    ],
    [
      'of readings',
      columns({ id: 'r', readings: 3 }, { id: 'y', expr: 'r+1' }),
      'tables[0].columns[2].expr: r is several values: take mean, max or the like of it',
    ],
    [
      'that cannot be read',
      { formulas: [{ id: 'f', expr: '1+' }] },
      'formulas[0].expr: The formula is not complete',
    ],
    [
      'in a circle',
      { formulas: [{ id: 'f', expr: 'f+1' }] },
      'formulas[0].expr: The formula of f leans on itself',
    ],
  ])('%s', (_, more, fault) => {
    expect(faultsOf(more)).toEqual([fault]);
  });

  it('in a wider circle are told at each of them', () => {
    const more = {
      ...columns({ id: 'a', expr: 'b' }, { id: 'b', expr: 'f' }),
      formulas: [{ id: 'f', expr: 'max(t.a)' }],
    };
    expect(faultsOf(more).map((fault) => fault.split(':')[0])).toEqual([
      'tables[0].columns[1].expr',
      'tables[0].columns[2].expr',
      'formulas[0].expr',
    ]);
  });

  it('are told once, where they stand, not where others lean on them', () => {
    expect(faultsOf(columns({ id: 'y', expr: 'z' }, { id: 'q', expr: 'y+1' }))).toEqual([
      'tables[0].columns[1].expr: There is no z',
    ]);
  });

  it('may lean on a column above or below, and on formulas that lean on other columns', () => {
    const more = { ...columns({ id: 'y', expr: 'x-m' }), formulas: [{ id: 'm', expr: 'mean(t.x)' }] };
    expect(faultsOf(more)).toEqual([]);
  });
});

describe('fields', () => {
  it.each<[string, object, string]>([
    [
      'choices',
      columns({ id: 'y', type: 'choice' }),
      'tables[0].columns[1].choices: A choice has choices, and nothing else has',
    ],
    [
      'choices of a number',
      columns({ id: 'y', choices: ['a'] }),
      'tables[0].columns[1].choices: A choice has choices, and nothing else has',
    ],
    [
      'limits of a text',
      columns({ id: 'y', type: 'text', min: 1 }),
      'tables[0].columns[1]: min, max and dp are for numbers',
    ],
    [
      'limits the wrong way',
      columns({ id: 'y', min: 2, max: 1 }),
      'tables[0].columns[1].min: min is above max',
    ],
    [
      'a default that is no number',
      { params: [{ id: 'a', default: 'x' }] },
      'params[0].default: The default is none of its type',
    ],
    [
      'a computed column that is typed',
      columns({ id: 'y', expr: 'x', required: true }),
      'tables[0].columns[1]: A computed column is not typed: no readings, required, default or type',
    ],
    [
      'given rows without any',
      { tables: [{ id: 't', rows: 'fixed', columns: [{ id: 'x' }] }] },
      'tables[0].fixed: Given rows need rows "fixed", and the other way round',
    ],
    [
      'given cells of no column',
      { tables: [{ id: 't', rows: 'fixed', fixed: [{ y: 1 }], columns: [{ id: 'x' }] }] },
      'tables[0].fixed[0].y: y is no column that can be given',
    ],
  ])('%s', (_, more, fault) => {
    expect(faultsOf(more)).toContain(fault);
  });
});

describe('uncertainty and decision', () => {
  const budget = (row: object, more: object = {}) =>
    decided({}, { budget: [{ name: 'a', type: 'B', dist: 'rectangular', value: '1', ...row }], ...more });
  it.each<[string, string[], string]>([
    [
      'a budget of nothing',
      faultsOf({ budget: [{ name: 'a', type: 'B', dist: 'rectangular', value: '1' }] }),
      'budget: A budget needs decision.value: whose uncertainty it is',
    ],
    [
      'neither readings nor a value',
      budget({ value: undefined }),
      'budget[0]: Either of or value belongs here',
    ],
    ['readings of type B', budget({ value: undefined, of: 't.x' }), 'budget[0].of: of is for type A'],
    [
      'readings of no column',
      budget({ type: 'A', value: undefined, of: 't.z' }),
      'budget[0].of: There is no column t.z',
    ],
    ['a given type A without nu', budget({ type: 'A' }), 'budget[0].nu: A given type A value needs its nu'],
    ['no distribution', budget({ dist: undefined }), 'budget[0].dist: Type B needs its dist'],
    [
      'no k of a certificate',
      budget({ dist: 'normal' }),
      'budget[0].divisor: A normal distribution needs its divisor, the k of the certificate',
    ],
    ['a sensitivity of no name', budget({ c: 'z' }), 'budget[0].c: There is no z'],
    [
      'a correlation of no row',
      budget({}, { correlations: [{ of: ['a', 'z'], r: 1 }] }),
      'correlations[0].of: The budget has no z',
    ],
    ['a CMC that is a condition', budget({}, { cmc: '1<2' }), 'cmc: A number belongs here'],
    [
      'no limit',
      decided({ hi: undefined }),
      'decision: A decision needs lo or hi; rule NONE decides nothing',
    ],
    ['a condition that is a number', decided({ and: '1' }), 'decision.and: A condition belongs here'],
    ['a limit of no name', decided({ lo: 'z' }), 'decision.lo: There is no z'],
    ['a value of no name', decided({ value: 'z' }), 'decision.value: There is no z'],
  ])('%s', (_, faults, fault) => {
    expect(faults).toContain(fault);
  });
});

describe('report, statistics, examples', () => {
  it.each<[string, object, string]>([
    ['statistics of no column', { stats: ['t.z'] }, 'stats[0]: There is no column t.z'],
    ['a table that is not there', { report: { tables: ['z'] } }, 'report.tables[0]: There is no table z'],
    [
      'a chart of no column',
      { report: { chart: { x: 't.x', y: ['t.z'] } } },
      'report.chart.y[0]: There is no column t.z',
    ],
    [
      'a column of no name',
      { report: { tables: ['t'], columns: ['z', 'U', 'k', 'x'] } },
      'report.columns[0]: There is no z',
    ],
    ['no example', { examples: [] }, 'examples: It needs an example: what goes in, and what has to come out'],
    [
      'an example that expects nothing',
      { examples: [{ values: {}, expect: {} }] },
      'examples[0].expect: An example says what has to come out',
    ],
    [
      'an example of unknown names',
      {
        examples: [
          { values: { params: { q: 1 }, tables: { z: [], t: [{ y: 1 }] } }, expect: { 't.q': '1' } },
        ],
      },
      'examples[0].values.params.q: There is no parameter q',
    ],
    [
      'an example that types a computed cell',
      {
        ...columns({ id: 'y', expr: 'x' }),
        examples: [{ values: { tables: { t: [{ y: 1 }] } }, expect: { 't.y': '1' } }],
      },
      'examples[0].values.tables.t[0].y: y is computed',
    ],
  ])('%s', (_, more, fault) => {
    expect(faultsOf(more)).toContain(fault);
  });
});
