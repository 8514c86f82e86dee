// What the environment may say, and how a wrong one is refused.
import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

it('nothing set is a demo mall on this machine', () => {
  expect(readEnvironment({})).toMatchObject({
    isProduction: false,
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: undefined,
  });
});

it('an empty variable counts as not set', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
});

it.each([
  [{ PORT: 'http' }, /PORT/],
  [{ PORT: '70000' }, /PORT/],
  [{ DATABASE_URL: 'mysql://localhost/mall' }, /DATABASE_URL/],
  [{ TOKEN_SECRET: 'short' }, /TOKEN_SECRET/],
  [{ MALL_MODE: 'prod' }, /MALL_MODE/],
])('%j stops the start', (variables, sentence) => {
  expect(() => readEnvironment(variables)).toThrow(sentence);
});

it('production says what it misses', () => {
  expect(() => readEnvironment({ MALL_MODE: 'production', PUBLIC_URL: 'https://mall.example' })).toThrow(
    'MALL_MODE=production needs DATABASE_URL, TOKEN_SECRET.',
  );
});

it('production keeps its limits', () => {
  const set = readEnvironment({
    MALL_MODE: 'production',
    MALL_RATE_LIMIT: 'off',
    DATABASE_URL: 'postgres://mall@localhost/mall',
    PUBLIC_URL: 'https://mall.example/',
    TOKEN_SECRET: 'x'.repeat(32),
  });
  expect(set).toMatchObject({ isProduction: true, isRateLimited: true, publicUrl: 'https://mall.example' });
});
