// What of a sheet of capabilities can be taken, row by row.
import { expect, it } from 'vitest';
import { judgeCapabilities, missingIn } from './capability-sheet.ts';

it('reads the columns of the demo file and those that people write', () => {
  expect(
    judgeCapabilities([
      ['capNo', 'kind', 'field', 'itemZh', 'days', 'mode', 'sampleQty', '有效期至'],
      ['ct900', 'test', 'env', '盐雾', '3', 'run', '≥3', '2027-5-1'],
    ]),
  ).toEqual([
    {
      ...{ rowNo: 2, capNo: 'CT900' },
      said: {
        ...{ kind: 'TEST', field: 'env', itemZh: '盐雾', days: 3, mode: 'RUN' },
        ...{ specimens: '≥3', validTo: '2027-05-01' },
      },
    },
  ]);
});

it('says what is wrong in a row', () => {
  const judged = judgeCapabilities([
    ['编号', '工作日', '条款'],
    ['C T', '1', ''],
    ['CT1', '0', ''],
    ['CT2', '1', '条'.repeat(61)],
  ]);
  expect(judged?.map(({ wrong }) => wrong?.zh)).toEqual([
    expect.stringContaining('不是能力编号'),
    '工作日“0”不能识别',
    '条款或方法超过 60 个字',
  ]);
  expect(judgeCapabilities([['什么'], ['1']])).toBeUndefined();
});

it('names the first field that is missing', () => {
  expect(missingIn({})).toBe('kind');
  expect(missingIn({ kind: 'TEST' })).toBe('field');
});
