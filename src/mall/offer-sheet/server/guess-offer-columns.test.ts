// Price lists as suppliers write them: columns are judged by their headings and by their cells.
import { describe, expect, it } from 'vitest';
import { guessOfferColumns } from './guess-offer-columns.ts';
import { stepOf } from './offer-words.ts';
import { dateCodeIn, daysIn, numberIn, packingIn, priceIn, tiersIn } from './read-cells.ts';
import { readOffers } from './read-offers.ts';

const table = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

describe('columns', () => {
  it.each([
    [
      'titles above, words of a Chinese distributor',
      `2026年11月现货报价单
       序号|型号|品牌|封装|批次|库存|含税单价|备注
       1|STM32F103C8T6|ST|LQFP48|2423+|5,000|6.35|原装
       2|LM358DR|TI|SOP8|24+|12K|0.32|
       3|GD32F103RBT6|GD|LQFP64|2510|800|5.9|`,
      1,
      [null, 'partNo', 'brandName', null, 'dateCode', 'stock', 'price', null],
    ],
    [
      'steps in the headings',
      `Manufacturer Part Number|Manufacturer|MOQ|1+|100+|1K+|Stock|Lead time (weeks)
       RC0603FR-0710KL|YAGEO|100|0.02|0.015|0.0098|50000|2
       RC0402FR-0710KL|YAGEO|100|0.02|0.015|0.0098|50000|2
       RC0805FR-0710KL|YAGEO|100|0.02|0.015|0.0098|50000|2`,
      0,
      ['partNo', 'brandName', 'minBuyNum', 'price', 'price', 'price', 'stock', 'leadDays'],
    ],
    [
      'no headings at all',
      `LM358DR|TI|0.32|12000
       NE555P|TI|0.41|3000
       TL072CP|TI|0.88|900`,
      -1,
      ['partNo', 'brandName', 'price', 'stock'],
    ],
    [
      'a price under the word quantity, a number of pieces under packing',
      `型号|数量|包装|单价(元)
       AMS1117-3.3|1.25|2500|0.42
       AMS1117-5.0|1.25|2500|0.41
       LM1117MPX|1.35|1000|1.2`,
      0,
      ['partNo', 'price', 'spq', 'price'],
    ],
  ])('of %s', (_name, text, headRow, roles) => {
    expect(guessOfferColumns(table(text))).toEqual({ headRow, roles });
  });

  it.each([
    ['100+', 100],
    ['1K+', 1_000],
    ['单价(1,000+)', 1_000],
    ['1-99', 1],
    ['≥ 3K', 3_000],
    ['1000pcs 单价', 1_000],
    ['1万以上', 10_000],
    ['Price 500', 500],
    ['单价', undefined],
    ['单价/K', undefined],
    ['备注2', undefined],
  ])('%s begins at %s', (heading, from) => {
    expect(stepOf(heading)).toBe(from);
  });
});

describe('cells', () => {
  it.each([
    ['5,000', 5_000],
    ['12K', 12_000],
    ['1.2万', 12_000],
    ['3000 pcs', 3_000],
    ['10000+', 10_000],
    ['0', 0],
    ['1,00', undefined],
    ['1.5', undefined],
    ['现货', undefined],
    ['-3', undefined],
    ['99999999999', undefined],
  ])('%s is a quantity of %s', (cell, number) => expect(numberIn(cell)).toBe(number));

  it.each([
    ['0.0123', 12_300],
    ['¥ 1,234.5', 1_234_500_000],
    ['0.12元/个', 120_000],
    ['＄1', undefined],
    ['1.2345678', undefined],
    ['-1', undefined],
    ['面议', undefined],
  ])('%s costs %s', (cell, price) => expect(priceIn(cell)).toBe(price));

  it('divides prices of a thousand pieces, where that can be written', () => {
    expect(priceIn('12.3', true)).toBe(12_300);
    expect(priceIn('0.0001', true)).toBeUndefined();
  });

  it.each([
    ['3天', 3],
    ['2-3周', 21],
    ['4 weeks', 28],
    ['现货', 3],
    ['1个月', 30],
    ['待定', undefined],
  ])('%s takes %s days', (cell, days) => expect(daysIn(cell)).toBe(days));

  it.each([
    ['编带', 'reel'],
    ['Cut tape', 'cutTape'],
    ['管装', 'tube'],
    ['Tray', 'tray'],
    ['散新', 'piece'],
    ['??', undefined],
  ])('%s is packed as %s', (cell, packing) => expect(packingIn(cell)).toBe(packing));

  it.each([
    ['2423+', '2423'],
    ['24+', '2401'],
    ['2024', '2401'],
    ['202423', '2423'],
    ['24年23周', '2423'],
    ['2460', undefined],
    ['A1', undefined],
  ])('%s was made in %s', (cell, code) => expect(dateCodeIn(cell)).toBe(code));

  it('read ladders in one cell', () => {
    const ladder = [
      { minNum: 1, unitPrice: 120_000 },
      { minNum: 1_000, unitPrice: 98_500 },
    ];
    expect(tiersIn('1:0.12;1000:0.0985')).toEqual(ladder);
    expect(tiersIn('1+ 0.12 / 1K+ 0.0985')).toEqual(ladder);
    expect(tiersIn('1:0.12;x')).toBeUndefined();
  });
});

it('rows say what they offer; titles, blank rows and headings said again are passed over', () => {
  const rows = table(
    `型号|起订|单价|库存
     LM358DR|10|0.3|100
     ||
     合计|||
     型号|起订|单价|库存
     NE555P||$0.3|x`,
  );
  const offers = readOffers(rows, guessOfferColumns(rows));
  expect(offers.map(({ rowNo, partNo, price, fault }) => [rowNo, partNo, price, fault?.zh])).toEqual([
    [2, 'LM358DR', 300_000, undefined],
    [6, 'NE555P', undefined, '价格须为人民币'],
  ]);
});
