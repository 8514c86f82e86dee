// A paper is set in a type cut down to its signs: nothing that stands on it is lost, whoever says it.
import { expect, it } from 'vitest';
import { printPdf, signsOf } from './print-pdf.ts';
import { readPdf } from './read-pdf.builders.ts';

const AT = new Date('2026-01-01T00:00:00Z');

it('prints every sign of its texts, its foot and its pictures, normal and bold, ligatures too', async () => {
  const document = {
    footer: (page: number, pages: number) => `第 ${page} 页，共 ${pages} 页 · 龘`,
    content: [
      { text: '采购合同 Purchase contract', bold: true },
      'TestBrandff76 office ffi 10kΩ ±1% “引号” ℃ µF',
      { table: { body: [['型号', { text: 'PLAIN-1', bold: true }]] } },
      {
        svg: '<svg width="200" height="40"><text x="5" y="20" font-family="Noto">印章 二零二六</text></svg>',
      },
      '商城暂无此型号的参数',
    ],
  };
  const bytes = await printPdf(document, 'x', AT);
  const { text, pages } = readPdf(bytes);
  expect(pages).toBe(1);
  for (const said of [
    '采购合同Purchasecontract',
    'TestBrandff76officeffi10kΩ±1%“引号”℃µF',
    '型号PLAIN-1',
    '印章二零二六',
    '商城暂无此型号的参数',
    '第1页，共1页·龘',
  ])
    expect(text).toContain(said);
  expect(bytes.length).toBeLessThan(60_000);
  expect((await printPdf(document, 'x', AT)).equals(bytes)).toBe(true);
});

it('several at once are each whole', async () => {
  const texts = ['甲乙丙丁', '子丑寅卯', '春夏秋冬', 'Only English'];
  const printed = await Promise.all(texts.map((text) => printPdf({ content: [text] }, text, AT)));
  expect(printed.map((bytes) => readPdf(bytes).text)).toEqual(texts.map((text) => text.replaceAll(' ', '')));
});

it('always knows digits and letters, for numbers that are set later', () => {
  expect(signsOf({ content: ['字'] })).toMatch(/0.*9.*A.*Z.*a.*z.*字/);
});
