// What is missing of an application.
import { expect, it } from 'vitest';
import { type AuthenForm, emptyApplication, faultsOf, modelsOf } from './authen-form.ts';

const party = { name: '深圳启明电子有限公司', uscc: '91350100M000100Y43', address: '深圳市南山区' };
const whole: AuthenForm = {
  ...emptyApplication('IPC'),
  ...{ applicant: party, maker: party, factory: party, contact: '王工', mobile: '13800138000' },
  ...{ email: 'w@example.com', product: '连接器', models: 'J30J-25ZKP', standards: 'GB/T 4208-2017' },
  files: [
    { of: 'LICENCE', fileId: 1 },
    { of: 'SPEC', fileId: 2 },
    { of: 'LABEL', fileId: 3 },
  ],
  isDeclared: true,
};
const faults = (wish: Partial<AuthenForm>) => faultsOf({ ...whole, ...wish }).map(({ at }) => at);

it('finds nothing wrong with a whole one', () => expect(faultsOf(whole)).toEqual([]));

it('names every gap of an empty one', () =>
  expect(faultsOf(emptyApplication('EMC')).map(({ at }) => at)).toEqual([
    ...['applicant', 'maker', 'factory'].flatMap((who) => [`${who} name`, `${who} uscc`, `${who} address`]),
    ...['contact', 'mobile', 'email', 'product', 'standards', 'models'],
    ...['files LICENCE', 'files SPEC', 'files CIRCUIT', 'files LABEL', 'isDeclared'],
  ]));

it('looks at credit codes, numbers, addresses and invoices', () => {
  expect(faults({ maker: { ...party, uscc: '91350100M000100Y44' } })).toEqual(['maker uscc']);
  expect(faults({ mobile: '123' })).toEqual(['mobile']);
  expect(faults({ email: 'w' })).toEqual(['email']);
  expect(faults({ invoiceKind: 'normal' })).toEqual(['invoiceTitle']);
  expect(faults({ invoiceKind: 'special', invoiceTitle: '启明' })).toEqual(['taxNo']);
  expect(faults({ models: ' ,； ' })).toEqual(['models']);
  expect(faults({ scheme: 'EMC' })).toEqual(['files CIRCUIT']);
});

it('says whose it is', () =>
  expect(faultsOf({ ...whole, factory: { ...party, name: '' } })[0]?.text).toEqual({
    zh: '请填写生产厂名称',
    en: 'Please enter: Factory: name',
  }));

it('reads models one by one, each once', () =>
  expect(modelsOf({ models: 'J30J-25\nJ30J-37， J30J-25;\n\nJ30J-51 ' })).toEqual([
    'J30J-25',
    'J30J-37',
    'J30J-51',
  ]));
