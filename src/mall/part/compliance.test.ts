// What is known of a part's compliance, said to people; what is not known is not said.
import { expect, it } from 'vitest';
import { complianceRows } from './compliance.ts';

const nothing = { rohs: null, msl: null, hsCode: null, origin: null, originName: null };

it('says what is known in both languages, in one order', () => {
  const known = {
    rohs: 'notCompliant',
    msl: '2a',
    hsCode: '85332110',
    origin: 'DE',
    originName: 'Germany',
  } as const;
  expect(complianceRows(known, 'en')).toEqual([
    { key: 'rohs', name: 'RoHS', text: 'Not compliant' },
    { key: 'msl', name: 'Moisture sensitivity level (MSL)', text: '2a' },
    { key: 'hsCode', name: 'HS code', text: '85332110' },
    { key: 'origin', name: 'Country of origin', text: 'Germany' },
  ]);
  expect(complianceRows({ ...known, originName: '德国' }, 'zh').map(({ name, text }) => name + text)).toEqual(
    ['RoHS不符合', '湿敏等级（MSL）2a', '海关编码85332110', '原产地德国'],
  );
});

it('says nothing of what nobody knows', () => {
  expect(complianceRows(nothing, 'zh')).toEqual([]);
  expect(complianceRows({ ...nothing, msl: '1' }, 'zh')).toHaveLength(1);
});
