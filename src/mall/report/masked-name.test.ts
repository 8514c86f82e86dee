// A masked name keeps its two first signs and what kind of house it is.
import { expect, it } from 'vitest';
import { maskedName } from './masked-name.ts';

it.each([
  ['深圳鼎元电子有限公司', '深圳**公司'],
  ['北京航天测控研究所', '北京**研究所'],
  ['王小明', '王**'],
  ['王', '王*'],
  ['Acme Instruments Ltd', 'Ac** Ltd'],
  ['Smith', 'Sm**'],
  ['A', '**'],
  ['', ''],
])('%s is shown as %s', (name, masked) => expect(maskedName(name)).toBe(masked));
