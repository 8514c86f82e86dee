// Price lists with ladders in columns, as ten suppliers write them: each is read without anybody saying what its columns are.
import { expect, it } from 'vitest';
import { readSheets } from '#kit/sheet/read-sheets.ts';
import { writeSheet } from '#kit/sheet/write-sheet.ts';
import { guessOfferColumns } from './guess-offer-columns.ts';
import { readOffers } from './read-offers.ts';

const SHEETS: Record<string, string> = {
  'numbered by turns': `
    供应商报价单
    型号|品牌|数量1|单价1|数量2|单价2|数量3|单价3|库存
    LM358DR|TI|1|0.5|100|0.4|1000|0.35|12000
    NE555P|TI|1|0.5|100|0.4|1000|0.35|800
    TL072CP|TI|1|0.5|100|0.4|1,000|0.35|900`,
  'first all quantities, then all prices': `
    MPN|Manufacturer|Qty1|Qty2|Qty3|Price1|Price2|Price3|Stock
    LM358DR|TI|1|100|1000|0.5|0.4|0.35|12000
    NE555P|TI|1|100|1K|0.5|0.4|0.35|800
    TL072CP|TI|1|100|1000|¥0.5|¥0.4|¥0.35|900`,
  'MOQs with prices before them': `
    Part Number|Brand|Unit Price 1|MOQ 1|Unit Price 2|MOQ 2|Unit Price 3|MOQ 3|In stock
    LM358DR|TI|0.5|1|0.4|100|0.35|1000|12000
    NE555P|TI|0.5|1|0.4|100|0.35|1000|800
    TL072CP|TI|0.5|1|0.4|100|0.35|1000|900`,
  'the same two words again and again': `
    型号|厂家|起订量|含税单价|起订量|含税单价|起订量|含税单价|现货
    LM358DR|TI|1|0.5|100|0.4|1000|0.35|12000
    NE555P|TI|1|0.5|100|0.4|1000|0.35|800
    TL072CP|TI|1|0.5|100|0.4|1000|0.35|900`,
  'steps in the headings': `
    序号|规格型号|品牌|1+|100+|1K+|库存数量|备注
    1|LM358DR|TI|0.5|0.4|0.35|12000|原装
    2|NE555P|TI|0.5|0.4|0.35|800|
    3|TL072CP|TI|0.5|0.4|0.35|900|`,
  'ranges in the headings': `
    型号|品牌|价格(1-99)|价格(100-999)|价格(1000以上)|库存
    LM358DR|TI|0.5|0.4|0.35|12000
    NE555P|TI|0.5元|0.4元|0.35元|800
    TL072CP|TI|0.5|0.4|0.35|900`,
  'a price over its steps, in two rows': `
    现货价目
    型号|品牌|单价（元）|||库存
    ||100以下|100-999|≥1000|
    LM358DR|TI|0.5|0.4|0.35|12000
    NE555P|TI|0.5|0.4|0.35|800
    TL072CP|TI|0.5|0.4|0.35|900`,
  'steps over quantity and price, in two rows': `
    物料型号|品牌|阶梯一||阶梯二||阶梯三||库存
    ||数量|价格|数量|价格|数量|价格|
    LM358DR|TI|1-99|0.5|100-999|0.4|1000+|0.35|12000
    NE555P|TI|1-99|0.5|100-999|0.4|1000+|0.35|800
    TL072CP|TI|1-99|0.5|100-999|0.4|1000+|0.35|900`,
  'tiers with their number in the middle': `
    Mfr Part No|Mfr|Tier 1 Qty|Tier 1 Price|Tier 2 Qty|Tier 2 Price|Tier 3 Qty|Tier 3 Price|Available
    LM358DR|TI|1|0.50|100|0.40|1000|0.35|12000
    NE555P|TI|1|0.50|100|0.40|1000|0.35|800
    TL072CP|TI|1|0.50|100|0.40|1000|0.35|900`,
  'no headings at all': `
    LM358DR|TI|1|0.5|100|0.4|1000|0.35|12000
    NE555P|TI|1|0.5|100|0.4|1000|0.35|800
    TL072CP|TI|1|0.5|100|0.4|1000|0.35|900`,
};

const table = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

const OFFERED = ['LM358DR', 'NE555P', 'TL072CP'].map((partNo, at) => ({
  partNo,
  brandName: 'TI',
  tiers: [
    { minNum: 1, unitPrice: 500_000 },
    { minNum: 100, unitPrice: 400_000 },
    { minNum: 1_000, unitPrice: 350_000 },
  ],
  price: undefined,
  stock: [12_000, 800, 900][at],
  minBuyNum: undefined,
  fault: undefined,
}));
const read = (rows: string[][]) => readOffers(rows, guessOfferColumns(rows));

it.each(Object.entries(SHEETS))('%s', (_name, text) => {
  expect(read(table(text))).toMatchObject(OFFERED);
});

it('is the same from a workbook and from a table in GBK', async () => {
  for (const text of Object.values(SHEETS).slice(0, 1)) {
    const rows = table(text);
    const [book] = await readSheets(writeSheet([{ name: '报价', rows }]), 'prices.xlsx');
    expect(read(book!.rows)).toMatchObject(OFFERED);
    const [list] = await readSheets(
      inGbk(rows.map((row) => row.map((cell) => cell.replaceAll(',', '')).join(',')).join('\n')),
      'prices.csv',
    );
    expect(read(list!.rows)).toMatchObject(OFFERED);
  }
});

it.each([
  [
    'prices that are only counted: the first holds, nothing says from when the others',
    '型号|单价1|单价2\nA-1|0.5|0.4\nB-2|0.5|0.4',
    [],
    500_000,
  ],
  [
    'prices of 1, 10 and 100 pieces',
    '型号|单价1|单价10|单价100\nA-1|0.5|0.4|0.3\nB-2|0.5|0.4|0.3',
    [1, 10, 100],
    undefined,
  ],
  ['one step', '型号|数量1|单价1\nA-1|10|0.5\nB-2|10|0.5', [10], undefined],
])('%s', (_name, text, steps, price) => {
  const [first] = read(table(text));
  expect([first?.tiers.map(({ minNum }) => minNum), first?.price]).toEqual([steps, price]);
});

/** Of the few signs above the lists; everything else is ASCII. */
function inGbk(text: string): Uint8Array {
  const decoder = new TextDecoder('gb18030');
  const codes = new Map<string, [number, number]>();
  for (let lead = 0xb0; lead <= 0xf7; lead++)
    for (let trail = 0xa1; trail <= 0xfe; trail++)
      codes.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail]);
  return Uint8Array.from([...text].flatMap((sign) => codes.get(sign) ?? [sign.charCodeAt(0)]));
}
