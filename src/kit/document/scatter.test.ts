// Numbers that tell nothing of their neighbours: each once, none near the one before.
import { describe, expect, it } from 'vitest';
import { scatter } from './scatter.ts';

const numbers = (key: string, from: number, count: number) =>
  Array.from({ length: count }, (_, i) => scatter(from + i, key));

describe('scattered numbers', () => {
  it('have at most eight digits and no twins', () => {
    const made = numbers('key', 0, 20_000);
    expect(new Set(made).size).toBe(20_000);
    for (const n of made) expect(Number.isInteger(n) && n >= 0 && n < 100_000_000).toBe(true);
  });

  it('are each the image of one, at the ends of what there is too', () => {
    const made = [0, 9_999, 10_000, 99_990_000, 99_999_999].map((n) => scatter(n, 'key'));
    expect(new Set(made).size).toBe(5);
    expect(scatter(100_000_000, 'key')).toBe(scatter(0, 'key'));
  });

  it('lie anywhere: neighbours are as far apart as any two, upwards as often as downwards', () => {
    const made = numbers('key', 1_000, 2_000);
    const steps = made.slice(1).map((n, i) => n - made[i]!);
    const far = steps.reduce((sum, step) => sum + Math.abs(step), 0) / steps.length;
    expect(far / 100_000_000).toBeCloseTo(1 / 3, 1);
    expect(steps.filter((step) => step > 0).length / steps.length).toBeCloseTo(0.5, 1);
  });

  it('are the same under the same key only', () => {
    expect(numbers('key', 0, 50)).toEqual(numbers('key', 0, 50));
    const other = numbers('another key', 0, 50);
    expect(numbers('key', 0, 50).filter((n, i) => n === other[i])).toEqual([]);
  });
});
