// Days as people write them, and back.
import { expect, it } from 'vitest';
import { readDaySpans, writeDaySpans } from './day-spans.ts';

it.each<[string, string[] | null]>([
  ['', []],
  ['2027-05-01', ['2027-05-01']],
  ['2027-04-30 ~ 2027-05-02\n\n 2027-10-01 ', ['2027-04-30', '2027-05-01', '2027-05-02', '2027-10-01']],
  ['2027-02-05至2027-02-06', ['2027-02-05', '2027-02-06']],
  ['2027-02-30', null],
  ['2027-02-06 ~ 2027-02-05', null],
  ['2027-01-01 ~ 2027-12-31', null],
  ['spring festival', null],
])('%j', (text, days) => {
  expect(readDaySpans(text)).toEqual(days ? { days, wrong: null } : { days: [], wrong: text });
});

it('what is written is read again', () => {
  const text = '2027-01-01 ~ 2027-01-03\n2027-05-01';
  expect(writeDaySpans(readDaySpans(text).days)).toBe(text);
});
