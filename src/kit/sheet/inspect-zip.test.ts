// Files come out of a zip whole, and never more than one wants of it.
import { expect, it } from 'vitest';
import { unzip } from './inspect-zip.ts';
import { writeSheet } from './write-sheet.ts';

const zip = Buffer.from(writeSheet([{ name: '一', rows: [['甲', 'x'.repeat(500)]] }]));

it('unpacks each file', () => {
  const files = unzip(zip, 1_000_000);
  const texts = files.map(({ bytes }) => String(bytes));
  expect(files.map(({ name }) => name)).toContain('xl/workbook.xml');
  expect(texts.some((text) => text.includes('<worksheet'))).toBe(true);
  expect(texts.join('')).toContain('x'.repeat(500));
});

it('gives up what is no zip, cut short, or too large', () => {
  expect(() => unzip(Buffer.from('no zip'), 100)).toThrow(RangeError);
  expect(() => unzip(zip.subarray(40), 1_000_000)).toThrow(RangeError);
  expect(() => unzip(zip, 300)).toThrow(RangeError);
});
