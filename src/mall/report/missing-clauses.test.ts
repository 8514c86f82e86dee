// Each thing that ISO/IEC 17025 asks of a report is found when it is not there.
import { expect, it } from 'vitest';
import { composeReport } from './compose-report.ts';
import { missingClauses } from './missing-clauses.ts';
import type { ReportContent } from './report-content.ts';
import { aCalibrationSource, aTestSource } from './source.builders.ts';

const complete = composeReport(aTestSource(), { conclusion: { zh: '合格', en: 'Pass' }, deviations: '无' });
const [item] = complete.items;

it.each<[string, Partial<ReportContent>]>([
  ['7.8.2.1 b', { lab: { ...complete.lab, address: '' } }],
  ['7.8.2.1 c', { place: { zh: '', en: '' } }],
  ['7.8.2.1 e', { client: { ...complete.client, contact: ' ' } }],
  ['7.8.2.1 f', { items: [{ ...item!, standard: '' }] }],
  ['7.8.2.1 g', { specimens: [] }],
  ['7.8.2.1 h', { receivedOn: '' }],
  ['7.8.2.1 i', { doneOn: '' }],
  ['7.8.2.1 m', { items: [{ ...item!, tables: [], results: [] }] }],
  ['7.8.2.1 n', { deviations: '' }],
  ['7.8.6', { conclusion: { zh: '合格', en: '' } }],
])('%s', (clause, without) => {
  expect(missingClauses({ ...complete, ...without }, false).map((one) => one.clause)).toEqual([clause]);
});

it('asks a calibration for uncertainty, traceability and conditions besides', () => {
  const content = composeReport(aCalibrationSource(), {
    conclusion: { zh: '见结果', en: '' },
    deviations: '无',
  });
  const bare = content.items.map((one) => ({
    ...one,
    equipment: [],
    environment: { tempC: null, rh: null },
    results: one.results.map((result) => ({ ...result, U: '' })),
  }));
  expect(missingClauses({ ...content, items: bare }, false).map(({ clause }) => clause)).toEqual([
    ...['7.8.4.1 a', '7.8.4.1 c', '7.8.4.1 b'],
  ]);
});
