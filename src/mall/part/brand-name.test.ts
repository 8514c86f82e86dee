// What a brand is called.
import { expect, it } from 'vitest';
import { brandIn } from './brand-name.ts';

it.each([
  ['风华(FENGHUA)', '风华(FENGHUA)', 'FENGHUA'],
  ['基本半导体(BASIC)', '基本半导体(BASIC)', 'BASIC'],
  ['Murata', 'Murata', 'Murata'],
  ['TE (AMP)', 'TE (AMP)', 'TE (AMP)'],
  ['无锡华润', '无锡华润', '无锡华润'],
  ['华润微电子(CR MICRO)', '华润微电子(CR MICRO)', 'CR MICRO'],
  ['长电JCET(JCET)', '长电JCET(JCET)', 'JCET'],
  ['3M中国公司(3M (CN))', '3M中国公司(3M (CN))', '3M (CN)'],
  ['风华(FENGHUA)电子', '风华(FENGHUA)电子', '风华(FENGHUA)电子'],
  ['(A)风华(B)', '(A)风华(B)', '(A)风华(B)'],
  ['风华()', '风华()', '风华()'],
])('%s', (name, zh, en) => {
  expect([brandIn('zh', name), brandIn('en', name)]).toEqual([zh, en]);
});
