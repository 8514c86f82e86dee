// What of a filled sheet stands on a report: as typed, or as computed and rounded to its uncertainty.
import { expect, it } from 'vitest';
import { computeSheet } from '#mall/datasheet/fill/fill-sheet.ts';
import { aSheet } from '#mall/datasheet/fill/sheet.builders.ts';
import type { SheetValues } from '#mall/datasheet/sheet-definition.ts';
import { chartOf, type FilledRecord, paramsOf, photosOf, resultRows, tablesOf } from './sheet-tables.ts';

const definition = aSheet({
  params: [
    { id: 'lim', zh: '上限', en: 'Limit', unit: 'V' },
    { id: 'how', type: 'text' },
  ],
  tables: [
    {
      ...{ id: 't', zh: '读数', en: 'Readings', rows: 'free(9)' },
      columns: [
        { id: 'at', type: 'time' },
        { id: 'x', zh: '电压', en: 'Voltage', unit: 'V', dp: 2 },
        { id: 'twice', expr: 'x*2', dp: 1 },
        { id: 'ok', type: 'bool' },
        { id: 'pic', type: 'photo' },
      ],
    },
  ],
  decision: { value: 't.x', hi: 'lim', rule: 'SIMPLE' },
  report: { chart: { x: 't.at', y: ['t.x'] } },
  examples: [{ values: { tables: { t: [{ x: 1 }] } }, expect: { 't.x': ['1'] } }],
});
const values: SheetValues = {
  params: { lim: '1.5', how: '四线法' },
  tables: {
    t: [{ at: '09:00', x: '1.20', ok: 'true', pic: '7' }, {}, { at: '10:00', x: '1.6', pic: '9,8' }],
  },
};
const record: FilledRecord = {
  ...{ definition, values, filled: computeSheet(definition, values), specimens: [], withUncertainty: true },
};

it('keeps what was typed, shows what was computed by its places, and leaves empty rows and photos out', () => {
  const [table] = tablesOf(record);
  expect(table?.columns.map(({ label }) => label.en)).toEqual([
    'No.',
    'at',
    'Voltage',
    'twice',
    'ok',
    'Verdict',
  ]);
  expect(table?.rows).toEqual([
    ['1', '09:00', '1.20', '2.4', '是 / yes', '合格 Pass'],
    ['2', '10:00', '1.6', '3.2', '否 / no', '不合格 Fail'],
  ]);
});

it('has a row of data for each decided value, with its limits', () => {
  expect(resultRows(record)).toMatchObject([
    { at: '1', value: '1.20', unit: 'V', U: '', limits: '≤ 1.5', verdict: 'PASS' },
    { at: '2', value: '1.60', verdict: 'FAIL' },
  ]);
});

it('draws its curve, finds its photos once, and names units of numbers alone', () => {
  expect(chartOf(record)).toMatchObject({
    at: ['09:00', '10:00'],
    lines: [{ unit: 'V', values: [1.2, 1.6] }],
  });
  expect(photosOf(record)).toEqual([7, 9, 8]);
  expect(paramsOf(record)).toEqual([
    { label: { zh: '上限', en: 'Limit' }, value: '1.5', unit: 'V' },
    { label: { zh: 'how', en: 'how' }, value: '四线法', unit: '' },
  ]);
});
