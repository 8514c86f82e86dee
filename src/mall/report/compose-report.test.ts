// A report says what was written down, rounded to its uncertainty, and the same records make the same report.
import { expect, it } from 'vitest';
import { composeReport, firstConclusion } from './compose-report.ts';
import { missingClauses } from './missing-clauses.ts';
import { aCalibrationSource, aTestSource } from './source.builders.ts';

const WORDS = { conclusion: { zh: '合格', en: 'Pass' }, deviations: '无' };

it('shows a test’s tables with verdicts, its curve and its photos', () => {
  const content = composeReport(aTestSource(), WORDS);
  expect(content.items[0]?.tables).toHaveLength(1);
  expect(content.items[0]?.tables[0]?.rows).toEqual([
    ['TS26112800000001-01', '5000', '1200', '0.24', 'ok', '60', '2.00', '合格 Pass'],
    ['TS26112800000001-02', '5200', '980', '0.19', 'ok', '49', '2.00', '合格 Pass'],
  ]);
  expect(content.items[0]?.chart?.at).toEqual(['09:00', '10:00', '11:00', '12:00']);
  expect(content.items[0]?.photoIds).toEqual([7]);
  expect(content).toMatchObject({ receivedOn: '2026-11-19', startedOn: '2026-11-20', doneOn: '2026-11-27' });
  expect(composeReport(aTestSource(), WORDS)).toEqual(content);
});

it('shows a calibration’s values with U and k, and the columns of its data file', () => {
  const content = composeReport(aCalibrationSource(), WORDS);
  const [one] = content.items;
  expect(one?.tables[0]?.columns.map(({ label }) => label.zh)).toEqual([
    ...['序号', '量程', '标准值', '示值平均', '误差', 'U', 'k'],
  ]);
  expect(one?.tables[0]?.rows[1]).toEqual(['2', '10', '10', '10.00120', '0.00120', '0.00012', '2.00']);
  expect(one?.results[1]).toMatchObject({
    ...{ value: '0.00120', unit: 'V', U: '0.00012', k: '2.00', p: '0.9545', verdict: null },
    columns: { ref: '10.00000', ind: '10.00120', err: '0.00120' },
  });
});

it('begins with what the verdicts come to', () => {
  expect(firstConclusion([{ seq: 1, verdict: 'PASS' }]).zh).toBe('所检 1 项符合要求。');
  expect(
    firstConclusion([
      { seq: 1, verdict: 'PASS' },
      { seq: 2, verdict: 'FAIL' },
    ]).en,
  ).toContain('Items 2 do not');
  expect(firstConclusion([{ seq: 1, verdict: null }]).zh).toContain('不作判定');
});

it('a complete one misses nothing of the standard', () => {
  const people = { preparedBy: '李锐', reviewedBy: '吴岚', approvedBy: '郑毅' };
  for (const source of [aTestSource(), aCalibrationSource()]) {
    const content = composeReport(source, WORDS);
    expect(missingClauses(content, false)).toEqual([]);
    expect(missingClauses(content, true).map(({ clause }) => clause)).toEqual([
      '7.8.2.1 d',
      '7.8.2.1 j',
      '7.8.2.1 o',
    ]);
    expect(
      missingClauses({ ...content, ...people, reportNo: 'YCT26000001', issuedOn: '2026-11-28' }, true),
    ).toEqual([]);
  }
});
