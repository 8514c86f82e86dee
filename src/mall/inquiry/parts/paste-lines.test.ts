// Rows from spreadsheets find their columns, with headings and without, and never more lines than an inquiry holds.
import { describe, expect, test } from 'vitest';
import { lineFields } from '../line-fields.ts';
import { blankLine, contentOf, isBlank } from './draft-lines.ts';
import { fieldOfHeading, fileRows, headingsOf, pasteRows } from './paste-lines.ts';

const columns = lineFields.GOODS.filter(({ width }) => width !== undefined);
const start = { row: 0, column: 0 };

describe('headings', () => {
  test.each([
    ['型号', 'partNo'],
    ['Part Number', 'partNo'],
    ['MPN', 'partNo'],
    [' 数 量 ', 'qty'],
    ['Qty', 'qty'],
    ['厂牌', 'brandName'],
    ['需求日期', 'needBy'],
    ['Something else', undefined],
    ['', undefined],
  ])('%s', (heading, key) => expect(fieldOfHeading('GOODS', heading)?.key).toBe(key));

  test('one known word among many is no row of headings', () => {
    expect(headingsOf('GOODS', ['型号', 'LM358', '100'])).toBeUndefined();
    expect(headingsOf('GOODS', ['序号', '型号', '数量'])?.map((field) => field?.key)).toEqual([
      undefined,
      'partNo',
      'qty',
    ]);
  });
});

describe('laying down', () => {
  test('without headings from the cell on, adding lines as they are needed', () => {
    const rows = [
      ['LM358DR', 'TI', '1,000'],
      ['STM32F103C8T6', 'ST', '10k'],
    ];
    const { lines, count, dropped } = pasteRows('GOODS', [blankLine('GOODS')], rows, start, columns, 500);
    expect([count, dropped]).toEqual([2, 0]);
    expect(lines.map((line) => [line.cells.partNo, contentOf('GOODS', line, 'zh').qty])).toEqual([
      ['LM358DR', 1000],
      ['STM32F103C8T6', 10_000],
    ]);
  });

  test('under headings behind the lines that are there, in any order of columns', () => {
    const first = blankLine('GOODS', { partNo: 'NE555', qty: '5' });
    const rows = [
      ['数量', '序号', '型号', '目标价'],
      ['20', '1', 'LM317T', '¥1,234.5'],
    ];
    const { lines } = pasteRows('GOODS', [first, blankLine('GOODS')], rows, start, columns, 500);
    expect(lines.map(({ cells }) => [cells.partNo, cells.qty, cells.targetPrice])).toEqual([
      ['NE555', '5', ''],
      ['LM317T', '20', '1234.5'],
    ]);
  });

  test('what finds no room is counted', () => {
    const rows = Array.from({ length: 7 }, (_, at) => [`P${at}`]);
    const { lines, count, dropped } = pasteRows('GOODS', [], rows, start, columns, 5);
    expect([lines.length, count, dropped]).toEqual([5, 5, 2]);
  });

  test('test items stand in one cell', () => {
    const rows = [
      ['样品名称', '数量', '检测项目', '加急'],
      ['电源模块', '3', '高低温；振动', '特急'],
    ];
    const { lines } = pasteRows('INSPECTION', [blankLine('INSPECTION')], rows, start, [], 500);
    expect(contentOf('INSPECTION', lines[0]!, 'zh').wish).toMatchObject({
      sampleName: '电源模块',
      urgency: 'veryUrgent',
      items: [
        { item: '高低温', count: 1 },
        { item: '振动', count: 1 },
      ],
    });
  });
});

test("a file's rows go behind the lines, found by headings below its title", () => {
  const before = [blankLine('GOODS', { partNo: 'KEPT' }), blankLine('GOODS')];
  const rows = [
    ['采购清单', '', ''],
    ['序号', '型号', '数量'],
    ['1', 'LM358DR', '500'],
    ['2', 'TPS54331DR', '2k'],
  ];
  const { lines, count } = fileRows('GOODS', before, rows, columns, 500);
  expect(count).toBe(2);
  expect(lines.map(({ cells }) => [cells.partNo, cells.qty]).slice(1)).toEqual([
    ['LM358DR', '500'],
    ['TPS54331DR', '2k'],
  ]);
  expect(fileRows('GOODS', before, [['LM358DR', 'TI', '9']], columns, 2).lines[1]!.cells.brandName).toBe(
    'TI',
  );
  expect(fileRows('GOODS', before, [['A'], ['B'], ['C']], columns, 2)).toMatchObject({
    count: 1,
    dropped: 2,
  });
});

test('a line of choices alone is blank', () => {
  expect(isBlank('METERING', blankLine('METERING'))).toBe(true);
  expect(isBlank('METERING', blankLine('METERING', { accuracy: ' ' }))).toBe(true);
  expect(isBlank('METERING', blankLine('METERING', { accuracy: '0.1' }))).toBe(false);
});
