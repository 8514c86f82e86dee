// Kept answers: fresh, stale, forgotten, made once for all who ask at the same time.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StaleCache } from './stale-cache.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A maker that counts, and takes `cost` milliseconds. */
function counter(cost = 0) {
  let made = 0;
  const make = async () => {
    if (cost > 0) vi.setSystemTime(Date.now() + cost);
    return { n: ++made };
  };
  return make;
}

const open = () => new StaleCache<{ n: number }>({ fresh: 1_000, stale: 5_000, most: 2 });

test('fresh answers are kept, stale ones serve once more while a new one is made, old ones do not serve', async () => {
  const [cache, make] = [open(), counter()];
  const ask = async () => (await cache.get('key', make)).n;
  expect([await ask(), await ask()]).toEqual([1, 1]);
  vi.setSystemTime(Date.now() + 1_500);
  expect([await ask(), await ask()]).toEqual([1, 2]);
  vi.setSystemTime(Date.now() + 6_000);
  expect(await ask()).toBe(3);
});

test('who asks at the same time gets the same answer', async () => {
  const [cache, make] = [open(), counter()];
  const answers = await Promise.all([cache.get('key', make), cache.get('key', make)]);
  expect(answers).toEqual([{ n: 1 }, { n: 1 }]);
});

test('a failure is not kept', async () => {
  const cache = open();
  await expect(cache.get('key', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.get('key', counter())).toEqual({ n: 1 });
});

test('what was forgotten while it was made is not kept', async () => {
  const [cache, make] = [open(), counter()];
  const asked = cache.get('key', make);
  cache.forget();
  expect(await asked).toEqual({ n: 1 });
  expect(await cache.get('key', make)).toEqual({ n: 2 });
});

test('what was dear to make serves on when the cheap is forgotten', async () => {
  const [cache, cheap, dear] = [open(), counter(), counter(200)];
  const ask = async () => [(await cache.get('cheap', cheap)).n, (await cache.get('dear', dear)).n];
  await ask();
  cache.forgetCheap();
  expect(await ask()).toEqual([2, 1]);
  await vi.advanceTimersByTimeAsync(0);
  expect((await cache.get('dear', dear)).n).toBe(2);
});

test('only so many are kept', async () => {
  const [cache, make] = [open(), counter()];
  for (const key of ['a', 'b', 'c']) await cache.get(key, make);
  expect(await cache.get('a', make)).toEqual({ n: 4 });
});
