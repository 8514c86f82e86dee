// When something will be bought again, and how much.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { days } from '#kit/time/duration.ts';
import { forecastPurchase } from './forecast-purchase.ts';

const now = new Date('2026-06-01T08:00:00Z');
const ago = (n: number, number = 100) => ({ at: new Date(now.getTime() - days(n)), number });

test('the next purchase comes one usual interval after the last', () => {
  const { intervalDays, nextAt, usualNum, times } = forecastPurchase([ago(70), ago(40), ago(10)], now);
  expect({ intervalDays, usualNum, times }).toEqual({ intervalDays: 30, usualNum: 100, times: 3 });
  expect(nextAt).toEqual(new Date(now.getTime() + days(20)));
});

test('a last purchase twice as large lasts twice as long, ten times as large three times', () => {
  const after = (number: number) =>
    forecastPurchase([ago(90), ago(60), ago(30), ago(0, number)], now).nextAt!.getTime() - now.getTime();
  expect(after(200)).toBe(days(60));
  expect(after(1_000)).toBe(days(90));
  expect(after(1)).toBe(days(10));
});

test('two orders of one day are one purchase for the interval', () => {
  expect(forecastPurchase([ago(20), ago(0), ago(0)], now).intervalDays).toBe(20);
  expect(forecastPurchase([ago(0), ago(0)], now)).toMatchObject({ intervalDays: null, nextAt: null });
});

test('one purchase alone foretells nothing', () => {
  expect(forecastPurchase([ago(5, 30)], now)).toMatchObject({
    usualNum: 30,
    intervalDays: null,
    nextAt: null,
  });
});

test('the usual is the middle one, between the two middle ones of an even number', () => {
  const usual = (...numbers: number[]) =>
    forecastPurchase(
      numbers.map((number, i) => ago(i * 10, number)),
      now,
    ).usualNum;
  expect(usual(9, 100, 20)).toBe(20);
  expect(usual(9, 100, 20, 40)).toBe(30);
  expect(usual(1_000, 5)).toBe(503);
  const interval = (...before: number[]) =>
    forecastPurchase(
      before.map((n) => ago(n)),
      now,
    ).intervalDays;
  expect(interval(0, 100, 109, 129)).toBe(20);
  expect(interval(0, 10, 110)).toBe(55);
});

test('a purchase counts one, half of it after sixty days, a quarter after a hundred and twenty', () => {
  expect(forecastPurchase([ago(0)], now).rank).toBe(1);
  expect(forecastPurchase([ago(60)], now).rank).toBe(0.5);
  expect(forecastPurchase([ago(120), ago(0)], now).rank).toBe(1.25);
  expect(forecastPurchase([ago(-60)], now).rank).toBe(1);
});

const purchases = fc.array(
  fc.record({ at: fc.integer({ min: 0, max: 180 }), number: fc.integer({ min: 1, max: 1_000_000 }) }),
  { minLength: 1, maxLength: 30 },
);

test('the order in which purchases are told changes nothing, and each one more raises the rank', () => {
  fc.assert(
    fc.property(purchases, (told) => {
      const all = told.map(({ at, number }) => ago(at, number));
      const forecast = forecastPurchase(all, now);
      expect(forecastPurchase(all.toReversed(), now)).toMatchObject({
        usualNum: forecast.usualNum,
        intervalDays: forecast.intervalDays,
        nextAt: forecast.nextAt,
      });
      expect(forecastPurchase([...all, ago(3)], now).rank).toBeGreaterThan(forecast.rank);
      const numbers = told.map(({ number }) => number);
      expect(forecast.usualNum).toBeGreaterThanOrEqual(Math.min(...numbers));
      expect(forecast.usualNum).toBeLessThanOrEqual(Math.max(...numbers));
    }),
  );
});
