// Which headers are complete, and for which invoice.
import { expect, it } from 'vitest';
import { type HeaderSnapshot, headerFaults, namesBank } from './invoice-terms.ts';

const company = {
  titleKind: 'company',
  title: '福州元器件有限公司',
  taxNo: '91350100M000100Y43',
  registerAddress: '',
  registerPhone: '',
  bank: '',
  bankAccount: '',
} satisfies Omit<HeaderSnapshot, 'email'>;
const bank = {
  registerAddress: '福州市鼓楼区 1 号',
  registerPhone: '0591-87654321',
  bank: '工商银行福州分行',
  bankAccount: '1402 0201 0960 0123 456',
};
const faults = (more: object, type?: 'normal' | 'special') =>
  Object.keys(headerFaults({ ...company, ...more }, type));

it('wants a tax number of companies, and all of bank and registration for a special invoice', () => {
  expect(faults({})).toEqual([]);
  expect(faults({}, 'special')).toEqual(['registerAddress', 'bank', 'registerPhone', 'bankAccount']);
  expect(faults(bank, 'special')).toEqual([]);
  expect(faults({ bank: '工商银行' })).toEqual(['registerAddress', 'registerPhone', 'bankAccount']);
  expect(faults({ taxNo: '91350100M000100Y44' })).toEqual(['taxNo']);
  expect(faults({ title: '' })).toEqual(['title']);
  expect([namesBank(company), namesBank({ ...company, bank: '工商银行' })]).toEqual([false, true]);
});

it('wants a name of a person, who gets no special invoice', () => {
  expect(faults({ titleKind: 'person', taxNo: '' })).toEqual([]);
  expect(faults({ titleKind: 'person', taxNo: '' }, 'special')).toEqual(['titleKind']);
});
