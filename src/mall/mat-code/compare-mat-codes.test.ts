// What a line of a file would do to the code that stands there: every kind of line, and every way to be wrong.
import { describe, expect, it, test } from 'vitest';
import {
  alternateParts,
  compareMatCodes,
  EMPTY,
  type KnownNames,
  type NamedPart,
  type StandingCode,
  writtenFields,
} from './compare-mat-codes.ts';
import type { KeptMatCode, WrittenFields } from './mat-import.ts';
import { normalMatCode } from './normal-mat-code.ts';

const R10K: NamedPart = { partId: 1, partNo: 'RC0402FR-0710KL', brand: 'YAGEO' };
const R22K: NamedPart = { partId: 2, partNo: 'RC0402FR-0722KL', brand: 'YAGEO' };
const names: KnownNames = {
  partOf: (partNo) => [R10K, R22K].find((part) => part.partNo === partNo),
  storeOf: (name) => (name === '一号店' ? 7 : undefined),
  productOf: (productId) => (productId === 70 ? { partId: 1, storeId: 7 } : undefined),
};

const standing = (matCode: string, wish: Partial<KeptMatCode> = {}): [string, StandingCode] => [
  normalMatCode(matCode),
  { matCodeId: 5, version: 3, code: { ...EMPTY, matCode, ...wish } },
];
const matched = { partId: 1, partNo: R10K.partNo, brand: R10K.brand, state: 'ACTIVE' } as const;
const compare = (lines: WrittenFields[], there: [string, StandingCode][] = []) =>
  compareMatCodes(
    lines.map((written, at) => ({ rowNo: at + 2, written })),
    new Map(there),
    names,
  );
const one = (line: WrittenFields, there?: [string, StandingCode]) =>
  compare([line], there ? [there] : [])[0]!;

describe('a new code', () => {
  test('with a part that the mall knows', () => {
    const row = one({ matCode: 'A', partNo: R10K.partNo, brand: '国巨', matName: '电阻', grade: '优选' });
    expect(row).toMatchObject({ kind: 'new', isUnmatched: false, problem: null });
    expect(row.after).toMatchObject({ ...matched, matName: '电阻', grade: 'A' });
  });
  test('with one that it does not: kept to be matched', () => {
    const row = one({ matCode: 'A', partNo: 'XYZ', brand: 'ACME' });
    expect(row).toMatchObject({ kind: 'new', isUnmatched: true });
    expect(row.problem?.zh).toContain('ACME XYZ');
    expect(row.after).toMatchObject({ partId: null, partNo: 'XYZ', brand: 'ACME', state: 'PENDING_MATCH' });
  });
  test('disabled from the start, with a preferred product and alternates', () => {
    const row = one({
      ...{ matCode: 'A', partNo: R10K.partNo, productId: '70', alternates: `${R22K.partNo}@YAGEO` },
      ...{ state: '已停用', unit: 'KPCS', unitFactor: '1,000' },
    });
    expect(row.after).toMatchObject({
      ...{ state: 'DISABLED', productId: 70, storeId: 7, alternatePartIds: [2] },
      ...{ unit: 'KPCS', unitFactor: 1000 },
    });
  });
});

describe('a code that stands there', () => {
  it('is unchanged when the file says the same, in other letters too', () => {
    const there = standing('M-1', { ...matched, matName: '电阻' });
    const row = one({ matCode: ' m-1', matName: '电阻', partNo: R10K.partNo, brand: 'yageo' }, there);
    expect(row).toMatchObject({ kind: 'unchanged', matCode: 'M-1', differs: [] });
  });
  it('is changed field by field; empty cells change nothing', () => {
    const there = standing('M-1', { ...matched, matName: '电阻', notes: 'old' });
    const row = one({ matCode: 'M-1', notes: 'new', grade: 'd', storeName: '一号店' }, there);
    expect(row).toMatchObject({ kind: 'changed', differs: ['grade', 'storeId', 'notes'] });
    expect(row.after).toMatchObject({ matName: '电阻', notes: 'new', grade: 'D', storeId: 7 });
  });
  it('gets its part when it had none', () => {
    const row = one({ matCode: 'M-1', partNo: R22K.partNo }, standing('M-1', { partNo: 'rc' }));
    expect(row).toMatchObject({ kind: 'changed', isConflict: false });
    expect(row.after).toMatchObject({ partId: 2, state: 'ACTIVE' });
  });
  it('keeps its part against another one: that is for a person to decide', () => {
    const row = one({ matCode: 'M-1', partNo: R22K.partNo, notes: 'n' }, standing('M-1', matched));
    expect(row).toMatchObject({ kind: 'changed', isConflict: true, claimed: R22K, differs: ['notes'] });
    expect(row.after?.partId).toBe(1);
  });
  it('has no conflict with an approved alternate', () => {
    const there = standing('M-1', { ...matched, alternatePartIds: [2] });
    expect(one({ matCode: 'M-1', partNo: R22K.partNo }, there)).toMatchObject({ kind: 'unchanged' });
  });
  it('keeps its part where the file names one that the mall does not know', () => {
    const row = one({ matCode: 'M-1', partNo: 'XYZ' }, standing('M-1', matched));
    expect(row).toMatchObject({ kind: 'unchanged', isUnmatched: true });
    expect(row.problem?.en).toContain('XYZ');
  });
  it('is enabled and disabled by its state', () => {
    const there = standing('M-1', { ...matched, state: 'DISABLED' });
    expect(one({ matCode: 'M-1', state: 'In use' }, there).after?.state).toBe('ACTIVE');
    expect(one({ matCode: 'M-1', notes: 'n' }, there).after?.state).toBe('DISABLED');
  });
});

test.each([
  ['no code', { matName: 'x' }, '缺少物料编码'],
  ['a text too long', { matCode: 'A', unit: 'x'.repeat(21) }, '单位：最多 20 个字符'],
  ['no grade', { matCode: 'A', grade: 'Z' }, '优选等级：请填写 A、B、C 或 D'],
  ['no factor', { matCode: 'A', unitFactor: '1.5' }, '换算系数：请填写 1 到 10000000 的整数'],
  ['an unknown store', { matCode: 'A', storeName: 'x' }, '首选店铺：商城中没有“x”'],
  ['an unknown product', { matCode: 'A', productId: 'abc' }, '首选货品编号：商城中没有“abc”'],
  [
    'a product of another part',
    { matCode: 'A', partNo: R22K.partNo, productId: '70' },
    '首选货品编号：70 不属于该型号',
  ],
  ['an unknown alternate', { matCode: 'A', alternates: 'nix@B' }, '替代型号：商城中没有“nix@B”'],
  ['an unknown state', { matCode: 'A', state: '?' }, '状态：商城中没有“?”'],
])('%s is said', (_name, line, sentence) => {
  const row = one(line);
  expect(row).toMatchObject({ kind: 'invalid', after: null });
  expect(row.problem?.zh).toBe(sentence);
});

it('takes the first of two lines with one code, and says where it stands', () => {
  const rows = compare([{ matCode: 'A' }, { matCode: 'B' }, { matCode: ' ａ ' }]);
  expect(rows.map((row) => row.kind)).toEqual(['new', 'new', 'duplicate']);
  expect(rows[2]!.problem?.zh).toBe('与第 2 行的物料编码重复');
});

it('reads cells by their columns, without blanks and empty ones', () => {
  expect(writtenFields([' A ', '', 'x'], { matCode: 0, matName: 1, notes: 2, spec: 9 })).toEqual({
    matCode: 'A',
    notes: 'x',
  });
});

it('takes lists of alternates apart; commas belong to part numbers', () => {
  expect(alternateParts('A,1@YAGEO; B ；C@国巨(YAGEO)\n;')).toEqual([
    { partNo: 'A,1', brand: 'YAGEO' },
    { partNo: 'B', brand: '' },
    { partNo: 'C', brand: '国巨(YAGEO)' },
  ]);
});
