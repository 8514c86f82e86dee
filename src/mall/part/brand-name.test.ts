// What a brand is called.
import { expect, it } from 'vitest';
import { brandIn } from './brand-name.ts';

it.each([
  ['风华(FENGHUA)', '风华(FENGHUA)', 'FENGHUA'],
  ['基本半导体(BASIC)', '基本半导体(BASIC)', 'BASIC'],
  ['Murata', 'Murata', 'Murata'],
  ['TE (AMP)', 'TE (AMP)', 'TE (AMP)'],
  ['无锡华润', '无锡华润', '无锡华润'],
])('%s', (name, zh, en) => {
  expect([brandIn('zh', name), brandIn('en', name)]).toEqual([zh, en]);
});
