// Journeys in a real Chromium against the real program: started on an empty data folder, stopped afterwards.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './src/kit/test/find-browser.ts';

const PORT = process.env.E2E_PORT ?? '23517';
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'yc-e2e-'));

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A proof on a busy machine tries once more before it calls a journey broken; the report names it as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    // Recording every journey costs a third of it: only what failed once is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findBrowser(console.log),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node src/app/start.ts',
    url: `http://localhost:${PORT}/index`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    env: { PORT, DATA_DIR: process.env.E2E_DATA_DIR, MALL_RATE_LIMIT: 'off', TRUSTED_PROXIES: '1' },
  },
});
