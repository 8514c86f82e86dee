// When a cached page is served, made anew behind the visitor, or made again.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Page, PageCache } from './page-cache.ts';

const page = (text: string, status = 200): Page => ({ status, headers: {}, body: Buffer.from(text) });
const textOf = ({ body }: Page) => body.toString();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('many visitors at once have it made once', async () => {
  const cache = new PageCache();
  const make = vi.fn(async () => page('one'));
  await Promise.all(Array.from({ length: 20 }, () => cache.page('/index', make)));
  expect(make).toHaveBeenCalledOnce();
});

it('an aged page is served at once and made anew behind it', async () => {
  const cache = new PageCache();
  await cache.page('/index', async () => page('old'));
  vi.advanceTimersByTime(6_000);
  expect(textOf(await cache.page('/index', async () => page('new')))).toBe('old');
  await vi.advanceTimersByTimeAsync(1);
  expect(textOf(await cache.page('/index', async () => page('newer')))).toBe('new');
});

it('what has been forgotten while a page was made is not kept', async () => {
  const cache = new PageCache();
  const slow = cache.page('/index', async () => {
    await Promise.resolve();
    cache.clear();
    return page('of yesterday');
  });
  expect(textOf(await slow)).toBe('of yesterday');
  expect(textOf(await cache.page('/index', async () => page('of today')))).toBe('of today');
});

it('a page that failed is not kept', async () => {
  const cache = new PageCache();
  await cache.page('/no', async () => page('broken', 500));
  expect(textOf(await cache.page('/no', async () => page('fine')))).toBe('fine');
});
