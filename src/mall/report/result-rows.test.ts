// The sheet of a report says the very texts of its paper.
import { expect, it } from 'vitest';
import { composeReport } from './compose-report.ts';
import { resultRowsOf } from './result-rows.ts';
import { aCalibrationSource } from './source.builders.ts';

it('has each row of each table', () => {
  const content = composeReport(aCalibrationSource(), { conclusion: { zh: '', en: '' }, deviations: '无' });
  const rows = resultRowsOf({ ...content, reportNo: 'YCC26000001' }, 'zh');
  expect(rows[0]?.[0]).toBe('YCC26000001');
  expect(rows).toContainEqual(['', '2', '10', '10', '10.00120', '0.00120', '0.00012', '2.00']);
  for (const row of content.items[0]?.tables[0]?.rows ?? []) expect(rows).toContainEqual(['', ...row]);
});
