// A sheet is filled: cells, statistics, uncertainty, verdict, and what asks for attention.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundUncertainty } from '#kit/measure/uncertainty.ts';
import { projectFile } from '#kit/project/project-file.ts';
import { readDefinition } from '../server/definition-shape.ts';
import type { SheetValues } from '../sheet-definition.ts';
import { computeSheet, type FillOptions, workSheet } from './fill-sheet.ts';
import { aSheet } from './sheet.builders.ts';

const sheet = aSheet({
  params: [
    { id: 'lim', default: '10' },
    { id: 'who', type: 'text' },
  ],
  tables: [
    {
      id: 't',
      rows: 'specimen',
      columns: [
        { id: 'x', required: true, min: 0, max: 100 },
        { id: 'many', readings: 3 },
        { id: 'look', type: 'choice', choices: ['ok', 'bad'] },
        { id: 'tick', type: 'bool' },
        { id: 'answer', type: 'bool', required: true },
        { id: 'half', expr: 'x/2' },
        { id: 'share', expr: 'x/top' },
        { id: 'spread', expr: 'max(many)-min(many)' },
      ],
    },
    {
      id: 'f',
      rows: 'free(3)',
      columns: [
        { id: 'n', required: true },
        { id: 'note', type: 'text' },
      ],
    },
    {
      id: 'g',
      rows: 'fixed',
      fixed: [{ nom: '1' }, { nom: '2' }],
      columns: [{ id: 'nom' }, { id: 'ind' }, { id: 'err', expr: 'ind-nom' }],
    },
  ],
  formulas: [
    { id: 'top', expr: 'max(t.x)' },
    { id: 'ticks', expr: 'count(t.tick)' },
  ],
  stats: ['t.x', 't.many'],
  decision: { value: 't.x', hi: 'lim', rule: 'form', and: "look=='ok'" },
  budget: [{ name: 'meter', type: 'B', dist: 'normal', value: '0.2*t.x', divisor: 2 }],
});
const fill = (values: Partial<SheetValues>, options?: FillOptions) =>
  computeSheet(sheet, { params: {}, tables: {}, ...values }, options);
const row = (more: object = {}) => ({ x: '5', look: 'ok', answer: 'true', ...more });

describe('cells', () => {
  it('are computed from their row, from others’ columns by way of formulas, and from readings', () => {
    const { tables, formulas } = fill({ tables: { t: [row({ many: ['1', '4', '2'] }), row({ x: '8' })] } });
    expect(tables.t).toMatchObject([
      { half: 2.5, share: 0.625, spread: 3, many: [1, 4, 2] },
      { half: 4, share: 1, spread: null, many: [null, null, null] },
    ]);
    expect(formulas).toEqual({ top: 8, ticks: 0 });
  });

  it('a tick that is not set is a no, an answer that is required is none', () => {
    const { tables, formulas } = fill({ tables: { t: [{ tick: 'true' }, {}] } });
    expect(tables.t).toMatchObject([
      { tick: true, answer: null },
      { tick: false, answer: null },
    ]);
    expect(formulas.ticks).toBe(1);
  });

  it('given rows stand whatever was typed there; of free rows those with something in them', () => {
    const { tables } = fill({ tables: { g: [{ ind: '1.1', nom: '9' }], f: [{ n: ' ' }, { n: '7' }] } });
    expect(tables.g).toEqual([
      { nom: 1, ind: 1.1, err: 0.1 },
      { nom: 2, ind: null, err: null },
    ]);
    expect(tables.f).toEqual([{ n: 7, note: null }]);
  });

  it('a parameter begins with its default', () => {
    expect(fill({}).params).toEqual({ lim: 10, who: null });
    expect(fill({ params: { lim: '3', who: ' 李锐 ' } }).params).toEqual({ lim: 3, who: '李锐' });
  });

  it('other formulas can be asked of a filled sheet', () => {
    expect(workSheet(sheet, { params: {}, tables: { t: [row(), row({ x: '8' })] } }, 'mean(t.x)*lim')).toBe(
      65,
    );
  });
});

describe('attention', () => {
  it('is asked for what is missing, cannot be read, or lies outside, each at its cell', () => {
    const { faults } = fill({
      params: { lim: 'ten' },
      tables: { t: [row({ x: '101', many: ['1', 'a'] }), { look: 'maybe' }], f: [{ note: 'x' }] },
    });
    expect(faults).toEqual([
      { kind: 'WRONG', table: null, row: 0, column: 'lim', reading: 0 },
      { kind: 'OUTSIDE', table: 't', row: 0, column: 'x', reading: 0 },
      { kind: 'WRONG', table: 't', row: 0, column: 'many', reading: 1 },
      { kind: 'MISSING', table: 't', row: 1, column: 'x', reading: 0 },
      { kind: 'WRONG', table: 't', row: 1, column: 'look', reading: 0 },
      { kind: 'MISSING', table: 't', row: 1, column: 'answer', reading: 0 },
      { kind: 'MISSING', table: 'f', row: 0, column: 'n', reading: 0 },
    ]);
  });
});

describe('the verdict', () => {
  it('is the worst of all rows', () => {
    const { results, verdict } = fill({ tables: { t: [row(), row({ x: '11' })] } });
    expect(results.map((one) => one.verdict)).toEqual(['PASS', 'FAIL']);
    expect(verdict).toBe('FAIL');
  });

  it('goes by the rule that was agreed on, with the uncertainty of each row', () => {
    const values = { tables: { t: [row({ x: '9' })] } };
    expect(fill(values).results[0]?.budget).toMatchObject({ U: 1.8, k: 2 });
    expect(fill(values, { rule: 'SIMPLE' }).verdict).toBe('PASS');
    expect(fill(values, { rule: 'GUARD' }).verdict).toBe('FAIL');
    expect(fill(values, { rule: 'NON_BINARY' }).verdict).toBe('CONDITIONAL_PASS');
    expect(fill(values, { rule: 'NONE' }).verdict).toBeNull();
  });

  it('fails on the condition beside the value, and waits for it', () => {
    expect(fill({ tables: { t: [row({ look: 'bad' })] } }).verdict).toBe('FAIL');
    expect(fill({ tables: { t: [row(), row({ look: '' })] } }).verdict).toBeNull();
  });

  it('waits for everything that is required; what lies outside is no reason to wait', () => {
    expect(fill({ tables: { t: [row(), row({ answer: '' })] } }).verdict).toBeNull();
    expect(fill({ tables: { t: [row({ x: '101' })] } }).verdict).toBe('FAIL');
    expect(fill({ tables: {} }).verdict).toBeNull();
  });

  it('is none where there is no limit, and with a guard none without an uncertainty', () => {
    expect(fill({ params: { lim: '' }, tables: { t: [row()] } }).verdict).toBeNull();
    const bare = aSheet({ decision: { value: 't.x', hi: '10', rule: 'form' } });
    const values = { params: {}, tables: { t: [{ x: '5' }] } };
    expect(computeSheet(bare, values, { rule: 'GUARD' }).verdict).toBeNull();
    expect(computeSheet(bare, values).verdict).toBe('PASS');
  });
});

describe('uncertainty', () => {
  const read = (key: string) =>
    readDefinition(readFileSync(projectFile(`demo/sheets/${key}.json`), 'utf8')).definition;

  it('of ten readings of a multimeter: 0.10 mV, its components as published', () => {
    const dmm = read('DMM-DCV');
    const example = dmm?.examples[0];
    if (!dmm || !example) throw new Error('no example');
    const { results } = computeSheet(dmm, example.values);
    const budget = results[1]?.budget;
    expect(results.map((one) => one.row)).toEqual([0, 1, 2, 3]);
    expect(budget?.rows.map(({ part }) => (part * 1e6).toFixed(1))).toEqual(['21.1', '30.0', '28.9', '23.1']);
    expect([budget?.nuEff, budget && roundUncertainty(budget.U).U]).toEqual([334, 0.0001]);
  });

  it('is none while a number that it needs is not there', () => {
    expect(fill({ tables: { t: [row({ x: '' })] } }).results[0]?.budget).toBeNull();
  });

  it('is never below what is claimed, whatever was read', () => {
    const dmm = read('DMM-DCV');
    if (!dmm) throw new Error('no sheet');
    const reading = fc.integer({ min: -300, max: 300 }).map((step) => (10 + step / 1e5).toFixed(5));
    fc.assert(
      fc.property(fc.array(reading, { minLength: 10, maxLength: 10 }), fc.nat(200), (ind, us) => {
        const point = { ind, res: '0.0001', us: String(us / 1e6), drift: '0.00001' };
        const { results } = computeSheet(dmm, { params: {}, tables: { p: [{}, point] } });
        const { budget, cmc = 0 } = results[1] ?? {};
        expect(cmc).toBeCloseTo(0.000_12, 12);
        expect(budget && roundUncertainty(budget.U, { cmc }).U).toBeGreaterThanOrEqual(cmc * (1 - 1e-9));
      }),
      { numRuns: 50 },
    );
  });
});

it('statistics leave out what is not there; Cp and Cpk take the limits of what is decided', () => {
  const rows = ['9.98', '10.02', '10', '10.01', '9.99', ''].map((x) => ({ x }));
  const [x, many] = fill({ params: { lim: '10.05' }, tables: { t: rows } }).stats;
  expect(x).toMatchObject({ of: 't.x', cp: null, found: { n: 5, median: 10 } });
  expect(x?.cpk?.toFixed(3)).toBe('1.054');
  expect(many).toEqual({ of: 't.many', found: null, cp: null, cpk: null });
});

it('what was typed is never refused, whatever it is', () => {
  fc.assert(
    fc.property(fc.array(fc.dictionary(fc.constantFrom('x', 'many', 'look', 'tick'), fc.string())), (t) => {
      const filled = fill({ tables: { t } });
      expect(filled.tables.t).toHaveLength(t.length);
    }),
  );
});

it('is the same file in the browser and on the server', () => {
  const fills = (path: string) =>
    readFileSync(projectFile(`src/mall/datasheet/${path}`), 'utf8').includes("fill-sheet.ts'");
  expect(['parts/sheet-form.tsx', 'fill/run-examples.ts'].map(fills)).toEqual([true, true]);
});
