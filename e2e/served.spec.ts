// Only what is meant is served: no folder is listed, and nothing of the mall's source, settings or data is reached, however the way is written.
import { expect, test } from './visitor.ts';

const NOTHING = [
  '/.git/config',
  '/.git/HEAD',
  '/.env',
  '/.npmrc',
  '/package.json',
  '/package-lock.json',
  '/src/app/start.ts',
  '/build/server/index.js',
  '/build/server/mall.js',
  '/data/postgres/PG_VERSION',
  '/node_modules/fastify/package.json',
  '/assets/',
  '/assets/.vite/manifest.json',
  '/pictures/',
  '/pictures/ATTRIBUTION.md/',
  '/file/',
  '/assets/../package.json',
  '/assets/..%2f..%2fserver%2findex.js',
  '/assets/%2e%2e/%2e%2e/server/mall.js',
  '/pictures/..%2f..%2fpackage.json',
  '/pictures/%5c..%5c..%5cpackage.json',
  '/assets/..%00/index.js',
];

test('nothing is served but what is meant', async ({ request }) => {
  for (const path of NOTHING) {
    const response = await request.get(path, { maxRedirects: 0 });
    const text = await response.text();
    expect([path, response.status() >= 400 || text.includes('"state":255')]).toEqual([path, true]);
    expect(text, path).not.toMatch(/"dependencies"|\[core\]|Index of|omit-lockfile|openMall\(|createRequire/);
  }
  expect((await request.get('/favicon.svg')).status()).toBe(200);
});
