// Tables as strangers hand them in: good ones in every encoding and format, and bad ones, each with a sentence.
import * as xlsx from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#kit/http/refusal.ts';
import { SHEET_BYTES } from '#kit/http/upload-size.ts';
import { readSheets } from './read-sheets.ts';
import { MOST_COLUMNS, MOST_ROWS, UNPACKED_BYTES } from './sheet-limits.ts';
import { writeSheet } from './write-sheet.ts';

const utf16 = (text: string, mark = true) => {
  const bytes = Buffer.from(text, 'utf16le');
  return mark ? Buffer.concat([Buffer.from([0xff, 0xfe]), bytes]) : bytes;
};
/** 位号,数量,型号 / R1,2,电阻 in GBK. */
const GBK = Buffer.from([
  0xce, 0xbb, 0xba, 0xc5, 0x2c, 0xca, 0xfd, 0xc1, 0xbf, 0x2c, 0xd0, 0xcd, 0xba, 0xc5, 0x0a, 0x52, 0x31, 0x2c,
  0x32, 0x2c, 0xb5, 0xe7, 0xd7, 0xe8, 0x0a,
]);

/** The workbook with something else in its sheet. */
function rewritten(what: string | RegExp, by: string): Uint8Array {
  const parts = unzipSync(workbook('xlsx'));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!);
  const other = sheet.replace(what, by);
  if (other === sheet) throw new Error(`Not in the sheet: ${sheet.slice(-600)}`);
  return zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(other) });
}

function workbook(bookType: xlsx.BookType): Uint8Array {
  const book = xlsx.utils.book_new();
  const sheet = xlsx.utils.aoa_to_sheet([
    ['Designator', 'Qty', 'MPN'],
    ['R1', 100_000, '0402WGF5101TCE'],
  ]);
  sheet.D2 = { t: 'n', v: 42, f: 'B2*2' };
  sheet['!ref'] = 'A1:D2';
  xlsx.utils.book_append_sheet(book, sheet, 'BOM');
  return new Uint8Array(xlsx.write(book, { type: 'array', bookType }) as ArrayBuffer);
}

async function sentence(bytes: Uint8Array, fileName = 'bom.xlsx'): Promise<string> {
  try {
    await readSheets(bytes, fileName);
    return 'was read';
  } catch (error) {
    return error instanceof Refusal ? error.text.en : `fell: ${String(error)}`;
  }
}

describe('happy', () => {
  it.each([
    [
      'UTF-8 with commas',
      Buffer.from('Ref,Qty\nC1,"1,000"\n'),
      [
        ['Ref', 'Qty'],
        ['C1', '1,000'],
      ],
    ],
    [
      'UTF-8 with a mark and semicolons',
      Buffer.from('\ufeffRef;Qty\nC1;2\n'),
      [
        ['Ref', 'Qty'],
        ['C1', '2'],
      ],
    ],
    [
      'UTF-16 with a mark and tabs',
      utf16('Name\t位号\n100nF\tC1\n'),
      [
        ['Name', '位号'],
        ['100nF', 'C1'],
      ],
    ],
    [
      'UTF-16 without a mark',
      utf16('Name\tRef\n100nF\tC1\n', false),
      [
        ['Name', 'Ref'],
        ['100nF', 'C1'],
      ],
    ],
    [
      'GBK',
      GBK,
      [
        ['位号', '数量', '型号'],
        ['R1', '2', '电阻'],
      ],
    ],
    [
      'cp1252',
      Buffer.from([0x52, 0xe9, 0x66, 0x2c, 0x51, 0x0a, 0x31, 0xb5, 0x46, 0x2c, 0x33]),
      [
        ['Réf', 'Q'],
        ['1µF', '3'],
      ],
    ],
    [
      'what names its separator',
      Buffer.from('sep=|\nRef|Qty\nC1|2'),
      [
        ['Ref', 'Qty'],
        ['C1', '2'],
      ],
    ],
  ])('reads %s', async (_, bytes, rows) => {
    expect((await readSheets(bytes, 'bom.csv'))[0]!.rows).toEqual(rows);
  });

  it.each(['xlsx', 'biff8', 'ods'] as const)('reads %s; a formula is its last value', async (bookType) => {
    const [sheet] = await readSheets(workbook(bookType), `bom.${bookType}`);
    expect(sheet!.rows).toEqual([
      ['Designator', 'Qty', 'MPN'],
      ['R1', '100000', '0402WGF5101TCE', '42'],
    ]);
  });

  it('reads a formula whose result is an empty text', async () => {
    const bytes = rewritten(/<c r="D2"[^>]*><f>B2\*2<\/f><v>42<\/v>/, '<c r="D2" t="str"><f>B2*2</f><v></v>');
    expect((await readSheets(bytes, 'bom.xlsx'))[0]!.rows[1]).toEqual(['R1', '100000', '0402WGF5101TCE']);
  });

  it('reads what the mall has written itself, and leaves empty sheets out', async () => {
    const bytes = writeSheet([
      { name: 'empty', rows: [] },
      {
        name: 'list',
        rows: [
          ['a', 1],
          ['=1+1', null],
        ],
      },
    ]);
    expect(await readSheets(bytes, 'x.xlsx')).toEqual([{ name: 'list', rows: [['a', '1'], ['=1+1']] }]);
  });
});

describe('wrong', () => {
  const columns = (n: number) => Buffer.from(Array.from({ length: n }, (_, at) => `c${at}`).join(','));
  const zipped = zipSync({
    '[Content_Types].xml': strToU8('<x/>'),
    'xl/worksheets/sheet1.xml': new Uint8Array(UNPACKED_BYTES + 1),
  });
  const lying = () => {
    const bytes = Buffer.from(zipped);
    // Says that everything is small.
    for (
      let at = bytes.indexOf('PK\x01\x02', 0, 'latin1');
      at >= 0;
      at = bytes.indexOf('PK\x01\x02', at + 4, 'latin1')
    )
      bytes.writeUInt32LE(100, at + 24);
    return bytes;
  };
  const locked = () => {
    const bytes = Buffer.from(workbook('xlsx'));
    for (
      let at = bytes.indexOf('PK\x01\x02', 0, 'latin1');
      at >= 0;
      at = bytes.indexOf('PK\x01\x02', at + 4, 'latin1')
    )
      bytes.writeUInt16LE(1, at + 8);
    return bytes;
  };

  it.each([
    ['nothing', () => Buffer.alloc(0), /is empty/],
    ['blanks', () => Buffer.from('  \n \n'), /is empty/],
    ['an empty workbook', () => writeSheet([{ name: 'a', rows: [] }]), /nothing in it/],
    ['too much', () => Buffer.alloc(SHEET_BYTES + 1, 'a'), /too large/],
    ['a locked zip', locked, /password/],
    ['a bomb', () => zipped, /unpacks to far more/],
    ['a bomb that lies about its size', lying, /unpacks to far more/],
    [
      'a formula that nobody has calculated',
      () => rewritten('<f>B2*2</f><v>42</v>', '<f>B2*2</f><v></v>'),
      /save it/,
    ],
    ['the same without any value', () => rewritten('<f>B2*2</f><v>42</v>', '<f>B2*2</f>'), /save it/],
    ['half a workbook', () => workbook('xlsx').slice(0, 3_000), /damaged/],
    ['a zip that is no workbook', () => zipSync({ 'a.txt': strToU8('hello') }), /no table/],
    ['a picture', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 3]), /no table/],
    ['a PDF', () => Buffer.from('%PDF-1.4\n1 0 obj'), /no table/],
    ['100,000 columns', () => columns(100_000), new RegExp(`at most ${MOST_COLUMNS}`)],
    ['too many rows', () => Buffer.from('a,b\n'.repeat(MOST_ROWS + 1)), new RegExp(`at most ${MOST_ROWS}`)],
  ])('says a sentence to %s', async (_, made, said) => {
    expect(await sentence(made())).toMatch(said);
  });

  it('is no table for looking a little like UTF-16', async () => {
    expect(await sentence(Buffer.from('\u0000\u0001PK garbage'))).toBe(
      await sentence(Buffer.from([0, 1, 2, 3])),
    );
    expect(await sentence(Buffer.from('\u0000\u0001PK garbage'))).not.toBe('was read');
  });

  it('says a sentence to a workbook with a password', async () => {
    const book = xlsx.CFB.utils.cfb_new();
    xlsx.CFB.utils.cfb_add(book, '/EncryptionInfo', Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0, 1, 2, 3, 4]));
    xlsx.CFB.utils.cfb_add(book, '/EncryptedPackage', Buffer.alloc(64, 7));
    const bytes = new Uint8Array(xlsx.CFB.write(book, { type: 'buffer' }) as unknown as ArrayBuffer);
    expect(await sentence(bytes)).toMatch(/password/);
  });
});

it('a day in the format that Excel gives it by itself is read as the day it is, whatever the reader’s country', async () => {
  const sheet = xlsx.utils.aoa_to_sheet([['日期', '金额']]);
  sheet.A2 = { t: 'n', v: 46353, z: 'm/d/yy' };
  sheet.A3 = { t: 'n', v: 46353.5, z: 'm/d/yy h:mm' };
  sheet['!ref'] = 'A1:B3';
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, sheet, 'bank');
  const bytes = new Uint8Array(xlsx.write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
  const [{ rows } = { rows: [] }] = await readSheets(bytes, 'bank.xlsx');
  expect(rows.slice(1).map(([day]) => day)).toEqual(['2026-11-27', '2026-11-27 12:00']);
});
