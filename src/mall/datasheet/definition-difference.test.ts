// What a version says otherwise than the one before.
import { expect, it } from 'vitest';
import { definitionChanges } from './definition-difference.ts';

const before = {
  version: 1,
  tables: [{ id: 't', columns: [{ id: 'x', unit: 'V' }, { id: 'y' }] }],
  env: { tempC: [15, 35] },
  stats: ['t.x'],
};

it('is told by place, with rows found again by their ids', () => {
  const after = {
    version: 2,
    tables: [{ id: 't', columns: [{ id: 'new' }, { id: 'x', unit: 'mV', dp: 2 }] }],
    env: { tempC: [18, 22] },
    stats: ['t.x', 't.new'],
  };
  expect(definitionChanges(before, after)).toEqual([
    { path: 'tables.t.columns.x.unit', before: '"V"', after: '"mV"' },
    { path: 'tables.t.columns.y.id', before: '"y"', after: null },
    { path: 'env.tempC', before: '[15,35]', after: '[18,22]' },
    { path: 'stats', before: '["t.x"]', after: '["t.x","t.new"]' },
    { path: 'tables.t.columns.new.id', before: null, after: '"new"' },
    { path: 'tables.t.columns.x.dp', before: null, after: '2' },
  ]);
});

it('rows without a name go by their place; the number of a version is no difference', () => {
  expect(
    definitionChanges(
      { version: 1, fixed: [{ nom: 1 }, { nom: 2 }] },
      { version: 2, fixed: [{ nom: 1 }, { nom: 3 }] },
    ),
  ).toEqual([{ path: 'fixed.2.nom', before: '2', after: '3' }]);
  expect(definitionChanges(before, before)).toEqual([]);
  expect(definitionChanges(null, before)).toEqual([]);
});
