// Days as people write them, and back.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDaySpans, writeDaySpans } from './day-spans.ts';

it.each<[string, string[] | null]>([
  ['', []],
  ['2027-05-01', ['2027-05-01']],
  ['2027-04-30 ~ 2027-05-02\n\n 2027-10-01 ', ['2027-04-30', '2027-05-01', '2027-05-02', '2027-10-01']],
  ['2027-02-05至2027-02-06', ['2027-02-05', '2027-02-06']],
  ['2027-02-05～2027-02-06', ['2027-02-05', '2027-02-06']],
  ['2027-02-05  to  2027-02-06', ['2027-02-05', '2027-02-06']],
  ['2028-02-28~2028-03-01', ['2028-02-28', '2028-02-29', '2028-03-01']],
  ['2027-12-31 ~ 2028-01-01', ['2027-12-31', '2028-01-01']],
  ['2027-05-01 ~ 2027-05-01', ['2027-05-01']],
  ['2027-02-30', null],
  ['2027-02-27 ~ 2027-02-30', null],
  ['2027-05-01 ~', null],
  ['2027-05-01 2027-05-02', null],
  ['劳动节 2027-05-01', null],
  ['2027-05-01 劳动节', null],
  ['2027-02-06 ~ 2027-02-05', null],
  ['2027-01-01 ~ 2027-12-31', null],
  ['spring festival', null],
])('%j', (text, days) => {
  expect(readDaySpans(text)).toEqual(days ? { days, wrong: null } : { days: [], wrong: text });
});

it('a day and a month after it are a rest, one day more a slip of the pen', () => {
  expect(readDaySpans('2027-01-01 ~ 2027-02-01').days).toHaveLength(32);
  expect(readDaySpans('2027-01-01 ~ 2027-02-02').wrong).toBe('2027-01-01 ~ 2027-02-02');
});

it('the first line that is none is told, and no day of the others is taken', () => {
  expect(readDaySpans('2027-05-01\n 五月二日\n五月三日')).toEqual({ days: [], wrong: '五月二日' });
});

it('days that follow each other are one line, those with a gap are two', () => {
  expect(writeDaySpans([])).toBe('');
  expect(writeDaySpans(['2027-05-01'])).toBe('2027-05-01');
  expect(writeDaySpans(['2027-04-30', '2027-05-01', '2027-05-03'])).toBe(
    '2027-04-30 ~ 2027-05-01\n2027-05-03',
  );
});

it('whatever days are written are read again', () => {
  const any = fc.subarray(Array.from({ length: 30 }, (_, i) => `2027-06-${String(i + 1).padStart(2, '0')}`));
  fc.assert(
    fc.property(any, (days) => {
      expect(readDaySpans(writeDaySpans(days))).toEqual({ days, wrong: null });
    }),
  );
});

it('what is written is read again', () => {
  const text = '2027-01-01 ~ 2027-01-03\n2027-05-01';
  expect(writeDaySpans(readDaySpans(text).days)).toBe(text);
});
