// A fault is found again in the text that it is about.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeInJson } from './place-in-json.ts';

const TEXT = `{
  "key": "A\\"[{,", "n": -1.5e3,
  "tables": [ { "id": "t", "columns": [{"id":"x"}, { "id" : "y" , "expr": "x+1" }] }, [] ],
  "last": null
}`;
const at = (path: string, text = TEXT) => {
  const { from, to } = placeInJson(text, path);
  return text.slice(from, to);
};

it.each([
  ['key', '"A\\"[{,"'],
  ['n', '-1.5e3'],
  ['tables[0].columns[1].expr', '"x+1"'],
  ['tables[0].columns[0]', '{"id":"x"}'],
  ['tables[1]', '[]'],
  ['last', 'null'],
])('%s', (path, found) => {
  expect(at(path)).toBe(found);
});

it('what is not there is shown at its nearest holder', () => {
  expect(at('tables[0].columns[1].unit')).toBe('{ "id" : "y" , "expr": "x+1" }');
  expect(at('tables[0].columns[7].unit')).toBe('[{"id":"x"}, { "id" : "y" , "expr": "x+1" }]');
  expect(at('')).toBe(TEXT);
  expect(at('examples')).toBe(TEXT);
});

it('finds any value of any document', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), fc.constantFrom(0, 2), (value, other, indent) => {
      const text = JSON.stringify({ before: other, wanted: [other, value] }, null, indent);
      expect(JSON.parse(at('wanted[1]', text))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
