// Numbers of reports are taken one after the other by laboratory, letter and year; an amendment keeps that of the first (L7).
import { randomInt } from 'node:crypto';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import type { ReportContent } from '../../report-content.ts';
import { amendedNumber, reportNumber } from '../../report-number.ts';
import { CODE_SIGNS, reportKinds } from '../../report-terms.ts';
import type { ReportRow } from '../report-life.ts';

/** Others who take one wait until this work ends. */
export async function takeNumber(
  work: Work,
  { labId }: Pick<ReportRow, 'labId'>,
  { kind, lab, amends }: Pick<ReportContent, 'kind' | 'lab' | 'amends'>,
): Promise<string> {
  if (amends) return amendedNumber(amends.reportNo);
  const { letter } = reportKinds[kind];
  const year = Number(dayInChina(work.now).slice(0, 4));
  const { last } = only(
    await work.query<{ last: number }>(
      `INSERT INTO report_counter (lab_id, letter, year, last) VALUES ($1, $2, $3, 1)
       ON CONFLICT (lab_id, letter, year) DO UPDATE SET last = report_counter.last + 1 RETURNING last`,
      [labId, letter, year],
      'report-number',
    ),
  );
  return reportNumber(lab.code, letter, year, last);
}

const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Twelve letters and digits that nobody can guess, without 0, 1, I and O. */
export const verifyCode = (): string =>
  Array.from({ length: CODE_SIGNS }, () => SIGNS[randomInt(SIGNS.length)]).join('');
