// What columns are taken for: by their headers, and by their cells where these say otherwise; and which rows are lines.
import { describe, expect, it } from 'vitest';
import { rowsOfText } from '#kit/sheet/rows-of-text.ts';
import { guessColumns } from './guess-columns.ts';
import { linesOfRows } from './lines-of-rows.ts';

const read = (text: string) => {
  const rows = rowsOfText(text);
  const { headerAt, roles } = guessColumns(rows);
  return { roles, lines: linesOfRows(rows, headerAt, roles) };
};

describe('a column is what its cells say', () => {
  it.each<[string, string, (string | null)[]]>([
    [
      'distributors’ numbers under the word for part numbers',
      'Qty,Part Number,Mfr Part\n1,296-1395-5-ND,LM358DR\n2,C17414,0805W8F1002T5E\n1,81-GRM188R71H104KA93D,GRM188R71H104KA93D',
      ['qty', 'supplierCode', 'partNo'],
    ],
    [
      'LCSC’s numbers under P/N, and nothing else',
      'Designator,P/N,Qty\nR1,C25804,1\nR2,C25803,1\nC1,C14663,1',
      ['designators', 'supplierCode', 'qty'],
    ],
    [
      'footprints like C0402 under the word for values',
      'Ref,Value,Component\nC1,C0402,100nF\nC2,C0603,10uF\nR1,R0402,4k7',
      ['designators', 'packageName', 'value'],
    ],
    [
      'makers under MFN, numbers under MANU',
      'Ref;Qty;MFN;MANU\nC1;1;Murata;GRM188R71H104KA93D\nR1;1;Yageo;RC0603FR-0710KL\nU1;1;Texas Instruments;LM358DR',
      ['designators', 'qty', 'brandName', 'partNo'],
    ],
    [
      'numbers under MFN, makers under MANU',
      'Ref;Qty;MANU;MFN\nC1;1;Murata;GRM188R71H104KA93D\nR1;1;Yageo;RC0603FR-0710KL\nU1;1;Texas Instruments;LM358DR',
      ['designators', 'qty', 'brandName', 'partNo'],
    ],
    [
      'part numbers under Référence, places under Repère',
      'Repère;Quantité;Référence;Taille\nC1, C2;2;GRM188R71H104KA93D;0603\nR1;1;RC0603FR-0710KL;0603\nU1;1;STM32F103C8T6;LQFP48',
      ['designators', 'qty', 'partNo', 'packageName'],
    ],
    [
      'EIA cases, which are no part numbers',
      'Ref,Quantality,Part,MPN\nC1,1,CP_EIA-3216-18,TAJA106K016RNJ\nC2,1,CP_EIA-3528-21,TAJB107K006RNJ\nC3,1,CP_EIA-7343-31,TAJD476K016RNJ',
      ['designators', 'qty', 'packageName', 'partNo'],
    ],
    [
      'part numbers under Part, beside values',
      'Designator,Part,Value,Qty\nR1,RC0603FR-0710KL,10k,1\nU1,LM358DR,LM358,2\nC1,CC0603KRX7R9BB104,100nF,2\nC2,,22pF,2',
      ['designators', 'partNo', 'value', 'qty'],
    ],
    [
      'part numbers under Part, in columns parted by blanks',
      'Ref   Qty  Value   Package  Part\nR1    1    10k     0603     RC0603FR-0710KL\nU1    2    LM358   SOIC-8   LM358DR\nC1    2    100nF   0603     CC0603KRX7R9BB104\n',
      ['designators', 'qty', 'value', 'packageName', 'partNo'],
    ],
    [
      'short part numbers under Part, which could be places',
      'Ref,Part,Value\nU1,LM358,amplifier\nU2,NE555,timer\nQ1,BC847B,npn',
      ['designators', 'partNo', 'value'],
    ],
    [
      'places under Part, though there are only two',
      'Part;Value;Package\nR1;10k;R0603\nC1;100n;C0402',
      ['designators', 'value', 'packageName'],
    ],
    [
      'names of symbols under Part, which are no part numbers',
      'Reference,Part,Value,Footprint\nR1,R_Small,10k,R_0603\nC1,C_Polarized,10uF,C_0805\nU1,STM32F103C8Tx,STM32F103C8T6,LQFP-48',
      ['designators', null, 'value', 'packageName'],
    ],
    [
      'Chinese words, the specification with the number',
      '序号,型号规格,用量,位号\n1,STM32F103C8T6,1,U1\n2,CL10B104KB8NNNC,2,C1 C2\n3,RC0603FR-0710KL,1,R1',
      [null, 'partNo', 'qty', 'designators'],
    ],
  ])('%s', (_, text, roles) => {
    expect(read(text).roles).toEqual(roles);
  });
});

describe('rows that are no parts', () => {
  it.each([
    'Total',
    'TOTAL:',
    'Total qty',
    'Sous-total',
    'Gesamt',
    'Summe',
    '合计',
    '总 计：',
    '共计 9 件',
    'Grand total: 12.50',
  ])('%s', (word) => {
    const text = `Item,Description,MPN,Qty\n1,Timer,NE555DR,2\n2,Register,"74HC595D,118",7\n,${word},,9`;
    expect(read(text).lines.map(({ partNo }) => partNo)).toEqual(['NE555DR', '74HC595D,118']);
  });
});

describe('tables side by side', () => {
  it('are two where places or numbers stand twice', () => {
    const text = 'Ref,Value,Qty,Ref,Value,Qty\nR1,10k,1,C1,100nF,1\nR2,4k7,1,C2,1uF,1';
    expect(read(text).lines.map(({ designators, value }) => [designators, value])).toEqual([
      ['R1', '10k'],
      ['R2', '4k7'],
      ['C1', '100nF'],
      ['C2', '1uF'],
    ]);
  });

  it('are one where only makers and their numbers do: the second is an alternative', () => {
    const text =
      'Ref,Qty,Manufacturer,MPN,Manufacturer,MPN\nC1,1,Murata,GRM188R71H104KA93D,Samsung,CL10B104KB8NNNC\nR1,1,Yageo,RC0603FR-0710KL,,';
    expect(read(text).lines).toMatchObject([
      {
        designators: 'C1',
        partNo: 'GRM188R71H104KA93D',
        brandName: 'Murata',
        otherPartNos: ['CL10B104KB8NNNC'],
      },
      { designators: 'R1', partNo: 'RC0603FR-0710KL', otherPartNos: [] },
    ]);
  });
});

it('a part with its maker and its package in one cell is no package, under words that only count', () => {
  const { roles, lines } = read(
    'Line,Component,Qty\n1,TDK C1608C0G1H102J080AA 0603,1\n2,EYANG C0603X5R225M100NTA 0603,2\n3,FENGHUA 0805CG471J500NT 0805,3',
  );
  expect(roles).toEqual([null, 'value', 'qty']);
  expect(lines.map(({ value, qty }) => [value, qty])).toEqual([
    ['TDK C1608C0G1H102J080AA 0603', 1],
    ['EYANG C0603X5R225M100NTA 0603', 2],
    ['FENGHUA 0805CG471J500NT 0805', 3],
  ]);
});

it('the day on which a list was printed is no line', () => {
  const { lines } = read(
    'Quantity,References,Value,Stock Code\n1,"U1",LM358DR,\n2,"U2,U3",NE555P,\n3,"U4,U5,U6",TL072CP,\nFriday, November 27, 2026 10:10:10\n',
  );
  expect(lines.map(({ value }) => value)).toEqual(['LM358DR', 'NE555P', 'TL072CP']);
});

it('a list whose columns stand below each other is a table', () => {
  const text = [
    'Bill of materials of 3 November',
    '',
    'Qty   Part number          Ref',
    '---------------------------------',
    '  2   GRM188R71H104KA93D   C1 C2',
    '  1   STM32F103C8T6        U1',
    ' 10   RC0603FR-0710KL      R1-R10',
  ].join('\n');
  expect(read(text).lines).toMatchObject([
    { qty: 2, partNo: 'GRM188R71H104KA93D', designators: 'C1 C2' },
    { qty: 1, partNo: 'STM32F103C8T6', designators: 'U1' },
    { qty: 10, partNo: 'RC0603FR-0710KL', designators: 'R1-R10' },
  ]);
});
