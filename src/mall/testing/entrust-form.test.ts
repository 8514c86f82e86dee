// What is missing of a form, how many pieces an item is done on, how many reports it comes to.
import { expect, it } from 'vitest';
import {
  type EntrustForm,
  emptyForm,
  extrasOf,
  faultsOf,
  newSpecimen,
  piecesOf,
  repeatedRows,
  reportsOf,
} from './entrust-form.ts';

const item = { capId: 1, specimens: [], units: 1, stage: 1, conditions: '', limits: '' };
const whole: EntrustForm = {
  ...emptyForm('INSPECTION'),
  ...{ clientName: '甲', clientAddress: '乙', contact: '丙', mobile: '13900000000', email: 'a@b.cn' },
  specimens: [
    { ...newSpecimen(), name: 'A', qty: 3 },
    { ...newSpecimen(), name: 'B', qty: 2 },
  ],
  items: [item],
  isDeclared: true,
};
const faults = (wish: Partial<EntrustForm>) => faultsOf({ ...whole, ...wish }).map(({ at }) => at);

it.each<[string, Partial<EntrustForm>, string[]]>([
  ['is whole', {}, []],
  [
    'is empty',
    emptyForm('INSPECTION'),
    ['clientName', 'clientAddress', 'contact', 'mobile', 'email', 'specimens', 'items', 'isDeclared'],
  ],
  ['has a wrong address and phone', { email: 'a@', mobile: '12' }, ['mobile', 'email']],
  ['has a specimen without a name', { specimens: [newSpecimen()] }, ['specimens 1 name']],
  [
    'has an instrument without a number',
    { kind: 'METERING', specimens: [{ ...newSpecimen(), name: 'A' }] },
    ['specimens 1 serialNo'],
  ],
  ['names a specimen that is not there', { items: [{ ...item, specimens: [3] }] }, ['items 1 specimens']],
  ['says an item twice', { items: [item, item] }, ['items 2 capId']],
  ['says it under other conditions', { items: [item, { ...item, conditions: '85 ℃' }] }, []],
  ['wants an invoice for nobody', { invoiceKind: 'special' }, ['invoiceTitle', 'taxNo']],
])('a form that %s', (_name, wish, at) => expect(faults(wish)).toEqual(at));

it('counts pieces and reports', () => {
  expect([piecesOf(whole, item), piecesOf(whole, { ...item, specimens: [2] })]).toEqual([5, 2]);
  expect((['ONE', 'SPECIMEN', 'ITEM'] as const).map((split) => reportsOf({ ...whole, split }))).toEqual([
    1, 2, 1,
  ]);
  expect(extrasOf({ ...whole, disposal: 'KEEP' }).returnKg).toBe(0);
  expect(extrasOf({ ...whole, freight: 'COLLECT' }).returnKg).toBe(0);
  expect(extrasOf(whole).returnKg).toBe(3);
});

it('shows rows that say the same, but for those without a name', () => {
  const one = (name: string, lotNo = '') => ({ ...newSpecimen(), name, lotNo });
  expect(repeatedRows([one('A'), one('B'), one(' A'), one('A', '1'), one('A'), one(''), one('')])).toEqual([
    [3, 1],
    [5, 1],
  ]);
});

it('is not handed in while a row or a duration cannot be read', () => {
  const items = [
    {
      ...{ capId: 1, specimens: [], units: 24, stage: 1, conditions: '', limits: '' },
      unread: { specimens: '7-9', units: '168,5' },
    },
  ];
  const faults = faultsOf({ ...emptyForm('INSPECTION'), specimens: [newSpecimen()], items });
  expect(faults.map(({ at }) => at)).toEqual(expect.arrayContaining(['items 1 specimens', 'items 1 units']));
});
