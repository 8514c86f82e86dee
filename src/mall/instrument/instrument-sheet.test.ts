// Sheets of instruments as other programs write them.
import { expect, it } from 'vitest';
import { judgeSheet } from './instrument-sheet.ts';

const judged = (head: string, ...rows: string[]) =>
  judgeSheet(
    [head, ...rows].map((row) => row.split('|')),
    '2026-11-27',
  );

it.each([
  ['名称|型号|出厂编号', 3],
  ['仪器名称|规格型号|出厂号', 3],
  ['Description|Model No.|S/N', 3],
  ['Equipment|Type / Model|Serial Number', 3],
])('recognises %s', (head) =>
  expect(judged(head, '表|A1|7')?.[0]?.said).toMatchObject({ name: '表', model: 'A1', serialNo: '7' }),
);

it('reads cycles, kinds of service and days as people write them', () => {
  const read = (cycle: string, service: string, day: string) =>
    judged('名称|型号|出厂编号|周期(月)|服务类型|上次日期', `表|A|1|${cycle}|${service}|${day}`)?.[0];
  expect(read('1年', '检定', '2026年3月2日')?.said).toMatchObject({
    cycleMonths: 12,
    service: 'VERIFICATION',
    lastDate: '2026-03-02',
  });
  expect(read('6 个月', 'calibration', '20260302')?.said).toMatchObject({
    cycleMonths: 6,
    service: 'CALIBRATION',
  });
  expect(read('', '', '')).toMatchObject({ rowNo: 2, said: { name: '表', model: 'A', serialNo: '1' } });
  expect(read('0', '', '')?.wrong?.en).toBe('Cycle (months) “0” is not 1 to 120 months');
  expect(read('', '送检', '')?.wrong?.zh).toBe('服务类型“送检”应为检定、校准或测试');
  expect(read('', '', '3/2')?.wrong?.zh).toBe('上次日期“3/2”不是日期，例如 2026-11-27');
});

it('passes over empty rows and titles, takes the first of two equal columns, and knows no table without its columns', () => {
  const rows = judged('台账||', '||', '名称|型号|出厂编号|型号', '表|A|1|B', '||', '尺|C|2|D');
  expect(rows?.map(({ rowNo, said }) => [rowNo, said.model])).toEqual([
    [4, 'A'],
    [6, 'C'],
  ]);
  expect(judged('a|b|c', '1|2|3')).toBeUndefined();
});
