// What a line of a file would do to the code that stands there: every kind of line, and every way to be wrong.
import { describe, expect, it, test } from 'vitest';
import {
  addAlternate,
  alternateParts,
  compareMatCodes,
  EMPTY,
  type KnownNames,
  type NamedPart,
  type StandingCode,
  takePart,
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

describe('a conflict', () => {
  it('won by the file: the code stands for that part, without a preferred product, and not as its own alternate', () => {
    const code: KeptMatCode = {
      ...EMPTY,
      ...matched,
      matCode: 'A',
      productId: 70,
      alternatePartIds: [3, 2, 4],
    };
    expect(takePart(code, R22K)).toEqual({
      ...code,
      ...{ partId: 2, partNo: R22K.partNo, brand: 'YAGEO', productId: null, alternatePartIds: [3, 4] },
    });
    expect(takePart({ ...code, state: 'PENDING_MATCH' }, R22K).state).toBe('ACTIVE');
    expect(takePart({ ...code, state: 'DISABLED' }, R22K).state).toBe('DISABLED');
  });

  it('settled by an alternate: once, at the end, and only while there is room', () => {
    const parts = (n: number) => ({ alternatePartIds: Array.from({ length: n }, (_, i) => i + 1) });
    expect(addAlternate(parts(2), 9)).toEqual({ alternatePartIds: [1, 2, 9] });
    expect(addAlternate(parts(2), 2)).toEqual(parts(2));
    expect(addAlternate(parts(19), 99).alternatePartIds).toHaveLength(20);
    expect(addAlternate(parts(20), 99)).toEqual(parts(20));
  });
});

describe('a code without a part', () => {
  const there = standing('M-1', { partNo: 'OLD', brand: 'ACME' });

  it.each<[string, WrittenFields, Partial<KeptMatCode>]>([
    ['takes another brand', { brand: 'ROHM' }, { partNo: 'OLD', brand: 'ROHM', state: 'PENDING_MATCH' }],
    ['takes another number, and keeps its brand', { partNo: 'NEW' }, { partNo: 'NEW', brand: 'ACME' }],
    ['takes both', { partNo: 'NEW', brand: 'ROHM' }, { partNo: 'NEW', brand: 'ROHM', partId: null }],
    ['takes neither where nothing is said', { notes: 'n' }, { partNo: 'OLD', brand: 'ACME', notes: 'n' }],
  ])('%s', (_, written, after) => {
    expect(one({ matCode: 'M-1', ...written }, there)).toMatchObject({
      after,
      isUnmatched: true,
      isConflict: false,
    });
  });

  it('says that the mall does not know the part, with the brand where there is one', () => {
    const said = (written: WrittenFields) => one({ matCode: 'M-1', ...written }, there).problem?.en;
    expect(said({ partNo: 'NEW' })).toBe('No single part of the mall is NEW: the code stays to be matched');
    expect(said({ partNo: 'NEW', brand: 'ROHM' })).toBe(
      'No single part of the mall is ROHM NEW: the code stays to be matched',
    );
    expect(said({ notes: 'n' })).toBeUndefined();
  });
});

describe('a code with a part', () => {
  const there = standing('M-1', matched);

  it.each<[string, WrittenFields, object]>([
    [
      'keeps its brand whatever is written',
      { brand: 'ROHM' },
      { kind: 'unchanged', isUnmatched: false, problem: null },
    ],
    [
      'is not unmatched by its own number in other letters',
      { partNo: 'rc0402fr 0710kl' },
      { kind: 'unchanged', isUnmatched: false, problem: null, isConflict: false },
    ],
    [
      'has a conflict with another part even where nothing else changes',
      { partNo: R22K.partNo },
      { kind: 'changed', differs: [], isConflict: true, isUnmatched: false, problem: null },
    ],
    [
      'is no alternate of itself',
      { alternates: `${R10K.partNo};${R22K.partNo}` },
      { after: { alternatePartIds: [2] } },
    ],
    [
      'takes its product and the product’s store',
      { productId: '70', storeName: '一号店' },
      { after: { productId: 70, storeId: 7 } },
    ],
  ])('%s', (_, written, row) => {
    expect(one({ matCode: 'M-1', ...written }, there)).toMatchObject(row);
  });

  it('does not take the product of a part that is only claimed', () => {
    const other = standing('M-1', { ...matched, partId: 2, partNo: R22K.partNo, storeId: 3 });
    const row = one({ matCode: 'M-1', partNo: R10K.partNo, productId: '70' }, other);
    expect(row).toMatchObject({
      isConflict: true,
      claimed: R10K,
      after: { partId: 2, productId: null, storeId: 3 },
    });
  });
});

it('a new code is compared with nothing', () => {
  expect(EMPTY).toEqual({
    ...{
      matCode: '',
      matName: '',
      spec: '',
      brand: '',
      partNo: '',
      partId: null,
      productId: null,
      storeId: null,
    },
    ...{
      unit: '',
      unitFactor: 1,
      grade: 'B',
      alternatePartIds: [],
      project: '',
      notes: '',
      state: 'PENDING_MATCH',
    },
  });
  const row = one({ matCode: 'A' });
  expect(row).toMatchObject({
    kind: 'new',
    differs: [],
    isUnmatched: true,
    isConflict: false,
    problem: null,
  });
  expect(row.after).toEqual({ ...EMPTY, matCode: 'A' });
  expect(one({ matCode: 'A', brand: 'ACME' }).after).toMatchObject({ brand: 'ACME', partNo: '' });
  expect(one({ matCode: 'A', partNo: 'XYZ' }).after).toMatchObject({ brand: '', partNo: 'XYZ' });
});

it('what is refused changes nothing and is nothing else', () => {
  expect(one({ matCode: 'A', grade: 'Z' })).toMatchObject({
    ...{ kind: 'invalid', isUnmatched: false, isConflict: false, differs: [], after: null },
    ...{ standing: undefined, claimed: undefined },
  });
});

test.each<[string, string | undefined]>([
  ['A', 'A'],
  [' ｃ ', 'C'],
  ['限用', 'C'],
  ['limited', 'C'],
  ['C 限用', 'C'],
  ['D Forbidden', 'D'],
  ['Limited C', undefined],
  ['E', undefined],
])('the grade %j is %s', (grade, read) => {
  expect(one({ matCode: 'A', grade }).after?.grade).toBe(read);
});

test.each<[string, string | undefined]>([
  ['ACTIVE', 'PENDING_MATCH'],
  ['active', 'PENDING_MATCH'],
  [' Disabled ', 'DISABLED'],
  ['disabled', 'DISABLED'],
  ['已停用', 'DISABLED'],
  ['Not matched', 'PENDING_MATCH'],
  ['gone', undefined],
])('the state %j makes a new code %s', (state, read) => {
  expect(one({ matCode: 'A', state }).after?.state).toBe(read);
});

test.each<[string, number | undefined]>([
  ['1', 1],
  ['10，000', 10_000],
  ['1 000', 1_000],
  ['10000000', 10_000_000],
  ['10000001', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['many', undefined],
])('the factor %j is %s', (unitFactor, read) => {
  expect(one({ matCode: 'A', unitFactor }).after?.unitFactor).toBe(read);
});

test.each([
  ['matCode', 60],
  ['matName', 200],
  ['spec', 300],
  ['brand', 100],
  ['partNo', 100],
  ['unit', 20],
  ['project', 100],
  ['notes', 500],
] as const)('%s has at most %d signs', (column, most) => {
  const row = (length: number) => one({ matCode: 'A', [column]: 'x'.repeat(length) });
  expect(row(most).kind).toBe('new');
  expect(row(most + 1)).toMatchObject({
    kind: 'invalid',
    problem: { en: expect.stringContaining(`at most ${most} characters`) },
  });
});

test('alternates are counted once each, twenty at most, and their brand is looked at', () => {
  const many: KnownNames = {
    ...names,
    partOf: (partNo, brand) =>
      /^P\d+$/.test(partNo) && brand !== 'ACME'
        ? { partId: Number(partNo.slice(1)), partNo, brand: '' }
        : undefined,
  };
  const row = (alternates: string) =>
    compareMatCodes([{ rowNo: 2, written: { matCode: 'A', alternates } }], new Map(), many)[0];
  const list = (n: number) => Array.from({ length: n }, (_, i) => `P${i + 1}`).join(';');
  expect(row(`${list(20)};P1`)?.after?.alternatePartIds).toHaveLength(20);
  expect(row(list(21))?.problem).toEqual({ zh: '替代型号：最多 20 个', en: 'Alternates: at most 20' });
  expect(row(`P1@ACME`)?.problem?.en).toBe('Alternates: the mall does not know “P1@ACME”');
  expect(row('X')?.problem?.en).toBe('Alternates: the mall does not know “X”');
});

test('of two makers of one number the brand tells which is meant, for a new code and one that stands there', () => {
  const two = [
    { partId: 1, partNo: '1N4148', brand: 'onsemi' },
    { partId: 2, partNo: '1N4148', brand: 'Vishay' },
  ];
  const known = { ...names, partOf: (_: string, brand: string) => two.find((part) => part.brand === brand) };
  const partOf = (brand: string | undefined, ...there: [string, StandingCode][]) => {
    const written = { matCode: 'A', partNo: '1N4148', brand };
    return compareMatCodes([{ rowNo: 2, written }], new Map(there), known)[0]?.after?.partId;
  };
  for (const there of [[], [standing('A')]]) {
    expect(partOf('Vishay', ...there)).toBe(2);
    expect(partOf(undefined, ...there)).toBeNull();
  }
});

test('a long name that nobody knows is cut', () => {
  const said = one({ matCode: 'A', storeName: 'x'.repeat(99) }).problem;
  expect(said?.en).toBe(`Preferred store: the mall does not know “${'x'.repeat(60)}”`);
  expect(said?.zh).toBe(`首选店铺：商城中没有“${'x'.repeat(60)}”`);
});

test('brands stand behind the last @, blanks do not count', () => {
  expect(alternateParts('A @ B ;@C;D@E@F')).toEqual([
    { partNo: 'A', brand: 'B' },
    { partNo: '@C', brand: '' },
    { partNo: 'D@E', brand: 'F' },
  ]);
  expect(writtenFields(['x'], { notes: 3 })).toEqual({});
});
