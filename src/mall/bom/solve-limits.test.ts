// How long a purchase may be thought about, by its size.
import { expect, it } from 'vitest';
import { secondsFor } from './solve-limits.ts';

it.each([
  [1, 3],
  [60, 3],
  [61, 5],
  [300, 5],
  [301, 7],
  [5_000, 7],
])('%d lines: %d seconds', (lines, seconds) => {
  expect(secondsFor(lines)).toBe(seconds);
});
