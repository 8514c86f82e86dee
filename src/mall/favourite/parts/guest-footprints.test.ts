// A guest's looks: each product once, the last first, never more than a shelf.
import { afterEach, expect, test, vi } from 'vitest';
import { keepGuestFootprint, readGuestFootprints, withSeen } from './guest-footprints.ts';

afterEach(() => vi.unstubAllGlobals());

test('the last look comes first, each product once, seven at most', () => {
  expect([1, 2, 3, 1].reduce<number[]>(withSeen, [])).toEqual([1, 3, 2]);
  expect([1, 2, 3, 4, 5, 6, 7, 8].reduce<number[]>(withSeen, [])).toEqual([8, 7, 6, 5, 4, 3, 2]);
});

test('what the browser keeps is read back, and what is damaged is nothing', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  keepGuestFootprint(5);
  keepGuestFootprint(9);
  expect(readGuestFootprints()).toEqual([9, 5]);
  for (const [key] of kept) kept.set(key, '{"a": 1}');
  expect(readGuestFootprints()).toEqual([]);
  for (const [key] of kept) kept.set(key, '[1, "x", -4, null, 2.5, 3]');
  expect(readGuestFootprints()).toEqual([1, 3]);
});
