// JSON that somebody wrote becomes a definition, or faults with their places.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sheetText } from '../fill/sheet.builders.ts';
import { readDefinition } from './definition-shape.ts';

const faults = (text: string) => readDefinition(text).faults.map(({ path, says }) => `${path}: ${says.en}`);

it('takes numbers and ticks of examples as they would be typed, and fills in what is left out', () => {
  const { definition } = readDefinition(
    sheetText({ examples: [{ values: { tables: { t: [{ x: 1.5 }] } }, expect: { 't.x': 1.5 } }] }),
  );
  expect(definition).toMatchObject({ version: 1, params: [], budget: [], report: {} });
  expect(definition?.examples[0]).toEqual({
    values: { params: {}, tables: { t: [{ x: '1.5' }] } },
    expect: { 't.x': '1.5' },
  });
});

it.each([
  ['{', ': This is no JSON at line 1, column 2'],
  ['[]', ': It has to be object'],
  [
    sheetText({ key: 'lower' }),
    'key: Not written right: names begin with a letter and have letters, digits and _ alone',
  ],
  [sheetText({ kind: 'OTHER' }), 'kind: It is one of TEST, CALIBRATION'],
  [sheetText({ kind: undefined }), 'kind: It is one of TEST, CALIBRATION'],
  [sheetText({ tables: [] }), 'tables: At least 1'],
  [sheetText({ tables: undefined }), 'tables: It is missing'],
  [sheetText({ tabels: [] }), 'tabels: tabels is nothing that a sheet has'],
  [sheetText({ p: 2 }), 'p: At most 0.999'],
  [
    sheetText({ tables: [{ id: 't', rows: 'specimen', columns: [{ id: 'x', colour: 'red' }] }] }),
    'tables[0].columns[0].colour: colour is nothing that a sheet has',
  ],
  [
    sheetText({ tables: [{ id: 't', rows: 'free', columns: [{ id: 'x' }] }] }),
    'tables[0].rows: Not written right',
  ],
  [
    sheetText({ tables: [{ id: 't', rows: 'free(501)', columns: [{ id: 'x' }] }] }),
    'tables[0].rows: Not written right',
  ],
])('%s', (text, fault) => {
  expect(faults(text)).toContain(fault);
});

it('answers anything that is written', () => {
  const json = fc.jsonValue({ maxDepth: 3 });
  fc.assert(
    fc.property(
      fc.constantFrom('params', 'tables', 'budget', 'decision', 'examples', 'report'),
      json,
      (name, value) => {
        expect(readDefinition(sheetText({ [name]: value }))).toHaveProperty('faults');
      },
    ),
  );
});
