// What a proposal changes, in words.
import { expect, it } from 'vitest';
import { emptyForm } from './entrust-form.ts';
import { changesOf } from './form-changes.ts';
import type { FormVersion, PricedItem } from './testing.protocol.ts';

const item = (capId: number, zh: string, amount: string | null): PricedItem => ({
  ...{
    capId,
    capNo: `T${capId}`,
    item: { zh, en: zh },
    object: { zh: '件', en: 'part' },
    standard: `S${capId}`,
  },
  ...{
    clause: '',
    unit: '项',
    pieces: 1,
    units: 1,
    stage: 1,
    conditions: '',
    limits: '',
    amount,
    isAgreed: false,
  },
});
const version = (items: PricedItem[], amount: string, marks: 'NONE' | 'CNAS' = 'CNAS'): FormVersion => ({
  form: { ...emptyForm('INSPECTION'), marks },
  ...{ items, parts: [], amount, tax: '0.00', promisedAt: '', note: '' },
});

it('names what is replaced, priced, dropped, and the total', () => {
  const before = version(
    [item(1, '湿热', '500.00'), item(2, '振动', null), item(3, '外观', '50.00')],
    '550.00',
  );
  const after = version([item(4, '湿热 Cab', '600.00'), item(2, '振动', '900.00')], '1500.00', 'NONE');
  expect(changesOf(before, after, 'zh')).toEqual([
    { what: '湿热', was: '湿热 · 件 · S1', is: '湿热 Cab · 件 · S4' },
    { what: '湿热 Cab 价格', was: '¥500.00', is: '¥600.00' },
    { what: '振动 价格', was: '待报价', is: '¥900.00' },
    { what: '外观', was: '外观 · 件 · S3', is: '' },
    { what: '报告标识', was: 'CNAS', is: '不加标识' },
    { what: '合计', was: '¥550.00', is: '¥1,500.00' },
  ]);
});

it('says nothing of what is the same', () => {
  const same = version([item(1, '湿热', '500.00')], '500.00');
  expect(changesOf(same, same, 'en')).toEqual([]);
});
