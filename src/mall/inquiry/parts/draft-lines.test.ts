// What is typed in a line becomes what is sent and comes back the same; what is wrong is said at its cell.
import { describe, expect, test } from 'vitest';
import { INQUIRY_KINDS } from '../inquiry-kinds.ts';
import { lineFields } from '../line-fields.ts';
import { draftFaults } from './draft-faults.ts';
import {
  blankLine,
  cellFault,
  contentOf,
  draftLineOf,
  lineFaults,
  readDay,
  readWhole,
  withCell,
} from './draft-lines.ts';
import { beijingOf, freshTerms, headerOf, momentOf, presetDeadline, termsFaults } from './draft-terms.ts';
import { freshDraft } from './use-draft.ts';
import { originOf } from './wizard-address.ts';

test.each([
  ['100', 100],
  ['1,000', 1000],
  ['1 000', 1000],
  ['10k', 10_000],
  ['2.5K', 2500],
  ['3万', 30_000],
  ['0.5', 0.5],
  ['abc', undefined],
  ['-5', undefined],
  ['', undefined],
])('a number as people write it: %s', (text, number) => {
  const read = readWhole(text);
  expect(read).toBe(Number.isInteger(number) ? number : undefined);
});

test.each([
  ['2026/3/5', '2026-03-05'],
  ['2026.12.31', '2026-12-31'],
  ['2026年1月2日', '2026-01-02'],
  ['2026-02-30', '2026-02-30'],
  ['soon', 'soon'],
])('a day: %s', (text, day) => expect(readDay(text)).toBe(day));

test.each(INQUIRY_KINDS)('%s: a line comes back as it was sent', (kind) => {
  const cells = Object.fromEntries(
    lineFields[kind].flatMap((field) =>
      field.kind === 'text' || field.kind === 'long'
        ? [[field.key, `x ${field.key}`.slice(0, field.most)]]
        : field.kind === 'day'
          ? [[field.key, '2026-12-01']]
          : field.kind === 'list'
            ? [[field.key, 'a, b']]
            : [],
    ),
  );
  const line = blankLine(kind, { ...cells, qty: '12' });
  const sent = contentOf(kind, line, 'en');
  expect(contentOf(kind, draftLineOf(kind, { ...sent, lineNo: 1 }), 'en')).toEqual({ ...sent, lineNo: 1 });
});

describe('faults', () => {
  const goods = (cells: Record<string, string>) =>
    blankLine('GOODS', { partNo: 'LM358', qty: '1', ...cells });
  const field = (key: string) => lineFields.GOODS.find((one) => one.key === key)!;

  test.each([
    ['qty', '0', true],
    ['qty', '1.5', true],
    ['qty', '5', false],
    ['targetPrice', '0.0036', false],
    ['targetPrice', '0', true],
    ['targetPrice', '1.1234567', true],
    ['needBy', '2026/12/1', false],
    ['needBy', 'soon', true],
    ['dateCodeFrom', '2540', false],
    ['dateCodeFrom', '2554', true],
  ])('%s %s', (key, value, isWrong) => {
    expect(cellFault('GOODS', goods({ [key]: value }), field(key), false) !== undefined).toBe(isWrong);
  });

  test('what is missing counts only in the end, and on lines that say something', () => {
    const lines = [goods({ partNo: '', brandName: 'TI' }), blankLine('GOODS')];
    expect(lineFaults('GOODS', lines, false)).toEqual([]);
    expect(lineFaults('GOODS', lines, true).map(({ place, field: one }) => [place, one.key])).toEqual([
      [1, 'partNo'],
    ]);
  });

  test('another part number is another part', () => {
    const line = { ...goods({}), partId: 7 };
    expect(withCell(line, 'qty', '9').partId).toBe(7);
    expect(withCell(line, 'partNo', 'LM358').partId).toBe(7);
    expect(withCell(line, 'partNo', 'LM324').partId).toBeNull();
  });

  test('an empty draft says what it lacks in the order of the page', () => {
    expect(draftFaults(freshDraft('GOODS'), 'en', true).map(({ section }) => section)).toEqual([
      'lines',
      'terms',
      'terms',
      'suppliers',
    ]);
  });
});

describe('deadlines', () => {
  test('are kept in Beijing time', () => {
    expect(beijingOf('2026-11-21T09:00:00.000Z')).toBe('2026-11-21T17:00');
    expect(momentOf('2026-11-21T17:00')?.toISOString()).toBe('2026-11-21T09:00:00.000Z');
    expect(momentOf('')).toBeUndefined();
    // 18:00 UTC is the next day already in Beijing.
    expect(presetDeadline(new Date('2026-11-21T18:00:00Z'), 1)).toBe('2026-11-23T17:00');
  });

  test('lie between four hours and sixty days ahead', () => {
    const now = Date.parse('2026-11-21T00:00:00Z');
    const wrong = (deadline: string) =>
      termsFaults({ ...freshTerms(), title: 't', deadline }, true, now).deadline;
    expect(wrong('2026-11-21T11:59')).toBeDefined();
    expect(wrong('2026-11-21T12:00')).toBeUndefined();
    expect(wrong('2027-01-20T08:00')).toBeUndefined();
    expect(wrong('2027-01-20T08:01')).toBeDefined();
    expect(termsFaults({ ...freshTerms(), title: 't', deadline: '2020-01-01T00:00' }, true, null)).toEqual(
      {},
    );
  });

  test('a number of quotations is sent only where it closes the inquiry', () => {
    expect(headerOf({ ...freshTerms(), closing: 'BY_TIME' }, []).wantedNum).toBeNull();
    expect(headerOf({ ...freshTerms(), closing: 'OR', wantedNum: '5' }, []).wantedNum).toBe(5);
  });
});

test.each([
  ['from=cart', { from: 'cart' }],
  ['from=bom&bomId=7', { from: 'bom', bomId: 7, lineIds: undefined }],
  ['from=bom&bomId=7&lineIds=1,x,3', { from: 'bom', bomId: 7, lineIds: [1, 3] }],
  ['from=bom', undefined],
  ['from=project&projectId=3&buildNum=20', { from: 'project', projectId: 3, buildNum: 20 }],
  ['from=copy&of=RQ1', { from: 'copy', inqSn: 'RQ1' }],
  [
    'items=5:100,6:20,bad',
    {
      from: 'lines',
      lines: [
        { productId: 5, qty: 100 },
        { productId: 6, qty: 20 },
      ],
    },
  ],
  ['productId=9&number=40', { from: 'lines', lines: [{ productId: 9, qty: 40 }] }],
  ['partNo=LM358', { from: 'lines', lines: [{ partNo: 'LM358', brandName: '', description: '', qty: 1 }] }],
  ['', undefined],
  ['from=elsewhere', undefined],
])('an address brings its lines: %s', (query, origin) => {
  expect(originOf(new URLSearchParams(query))).toEqual(origin);
});
