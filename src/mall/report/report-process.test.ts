// Who may do what with a report, and when.
import { expect, it } from 'vitest';
import { allowedActions } from '#kit/process/process.ts';
import { REPORT_STATES } from '#mall/testing/derive-state.ts';
import { reportProcess, SIGNED, UNISSUED } from './report-process.ts';

it('each side acts in its turn, and nobody on what is over', () => {
  const by = (actor: string) =>
    REPORT_STATES.map((state) => [state, allowedActions(reportProcess, state, actor)] as const).filter(
      ([, all]) => all.length > 0,
    );
  expect(by('preparer')).toEqual([['DRAFT', ['write', 'handIn']]]);
  expect(by('reviewer')).toEqual([
    ['IN_REVIEW', ['pass', 'sendBack']],
    ['REVIEWED', ['sendBack']],
  ]);
  expect(by('signatory')).toEqual([
    ['IN_REVIEW', ['sendBack']],
    ['REVIEWED', ['sendBack', 'approve']],
  ]);
  expect(by('quality')).toEqual([['ISSUED', ['void']]]);
});

it('what is signed is never written again', () => {
  expect(new Set([...UNISSUED, ...SIGNED, 'DISCARDED'])).toEqual(new Set(REPORT_STATES));
});
