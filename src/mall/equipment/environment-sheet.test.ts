// What loggers and people write of a room is read, and what no room can be is refused.
import { expect, it } from 'vitest';
import { checkReading, judgeReadings, readMoment, readNumber } from './environment-sheet.ts';

const NOW = new Date('2026-11-27T10:00:00Z');

it.each([
  ['23.5', 23.5],
  [' 45 % ', 45],
  ['-4.25℃', -4.25],
  ['101.3 kPa', 101.3],
  ['23,5', undefined],
  ['23.555', undefined],
  ['warm', undefined],
  ['', undefined],
])('%j is %s', (typed, value) => expect(readNumber(typed)).toBe(value));

it('a room is neither an oven nor dripping', () => {
  expect([checkReading('tempC', '60'), checkReading('rh', '100'), checkReading('pressureKPa', '50')]).toEqual(
    [...[undefined, undefined, undefined]],
  );
  expect(checkReading('tempC', '60.01')?.en).toBe(
    'Temperature (°C) is a number from -30 to 60 with at most two decimals',
  );
  expect(checkReading('rh', '-0.01')).toBeDefined();
  expect(checkReading('pressureKPa', '120.1')).toBeDefined();
});

it.each([
  ['2026-11-26 10:11', '2026-11-26T02:11:00.000Z'],
  ['2026/11/6 9:05:07', '2026-11-06T01:05:07.000Z'],
  ['2026-11-26T10:11:12Z', '2026-11-26T10:11:12.000Z'],
  ['2026年11月26日 10:11', '2026-11-26T02:11:00.000Z'],
  ['2026-11-26', undefined],
  ['2026-11-26 25:11', undefined],
  ['yesterday 10:00', undefined],
])('%s is %s', (typed, at) => expect(readMoment(typed)?.toISOString()).toBe(at));

it('finds the columns by what they are called, wherever they stand', () => {
  const judged = judgeReadings(
    [
      ['logger 7'],
      ['序号', 'RH (%)', '时间', '温度(℃)', '大气压'],
      ['1', '45', '2026-11-27 09:00', '23.5', '101.3'],
      ['', '', '', '', ''],
      ['2', '145', '2026-11-27 10:00', '23.5', ''],
      ['3', '45', '2026-11-27 18:01', '23.5', ''],
      ['4', '45', 'soon', '23.5', ''],
    ],
    NOW,
  );
  expect(judged?.map(({ rowNo, wrong }) => [rowNo, wrong?.en.slice(0, 20) ?? ''])).toEqual([
    [3, ''],
    [5, 'Humidity (%RH) is a '],
    [6, 'It lies ahead'],
    [7, '“soon” is no moment,'],
  ]);
  expect(judged?.[0]).toMatchObject({ tempC: 23.5, rh: 45, pressureKPa: 101.3 });
});

it('a sheet without time, temperature and humidity is none', () => {
  expect(
    judgeReadings(
      [
        ['time', 'temperature'],
        ['2026-11-27 09:00', '23'],
      ],
      NOW,
    ),
  ).toBeUndefined();
});
