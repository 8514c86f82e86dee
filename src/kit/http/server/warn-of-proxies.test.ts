// A mall behind a proxy that nobody has told it of says so in its log.
import { expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';

it.each([
  ['once per process, with the variable’s name, when it believes no proxy', undefined, 1],
  ['nothing when it does', 1, 0],
])('it says %s', async (_what, trustedProxies, lines) => {
  const mall = await openTestMall({ trustedProxies });
  await fetch(`${mall.origin}/v3/nothing`);
  expect(mall.log).toEqual([]);
  for (const visitor of ['203.0.113.7', '203.0.113.8'])
    await fetch(`${mall.origin}/v3/nothing`, { headers: { 'x-forwarded-for': visitor } });
  expect(mall.log.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(lines);
  await mall.close();
});
