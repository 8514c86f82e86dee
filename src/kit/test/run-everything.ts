// `npm test`: everything that proves the mall, on the embedded database and on a server's PostgreSQL, then in a real browser.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findServerBinaries } from '#kit/db/embedded/embedded-postgres.ts';
import { findBrowser } from './find-browser.ts';

interface Count {
  passed: number;
  failed: number;
}

const folder = mkdtempSync(join(tmpdir(), 'yc-proof-'));
const total: Count = { passed: 0, failed: 0 };

try {
  const embedded = await heading('On the embedded database', () => vitest('embedded', [], {}));
  add(embedded);

  const binaries = process.env.TEST_DATABASE_URL ?? findServerBinaries();
  if (binaries) {
    const onServer = await heading(`On a PostgreSQL server (${binaries})`, () =>
      vitest('server', ['src/mall', 'src/app'], { TEST_POSTGRES: 'system' }),
    );
    add(onServer);
  } else {
    console.log(
      '\nNo PostgreSQL server programs found (Debian: apt-get install postgresql): only the embedded one was proved.\n',
    );
  }

  add(await heading('In the browser', browserTests));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function heading(title: string, run: () => Promise<Count>): Promise<Count> {
  console.log(`\n=== ${title}`);
  const began = Date.now();
  const count = await run();
  console.log(
    `=== ${title}: ${count.passed} passed, ${count.failed} failed, ${Math.round((Date.now() - began) / 1_000)} s`,
  );
  return count;
}

function add({ passed, failed }: Count): void {
  total.passed += passed;
  total.failed += failed;
}

async function vitest(name: string, filters: string[], more: NodeJS.ProcessEnv): Promise<Count> {
  const file = join(folder, `${name}.json`);
  const code = await run(
    'node_modules/vitest/vitest.mjs',
    ['run', ...filters, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    more,
  );
  return counted(code, () => {
    const report = JSON.parse(readFileSync(file, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
      numPendingTests: number;
      numFailedTestSuites: number;
    };
    return {
      passed: report.numPassedTests,
      failed: Math.max(report.numFailedTests, report.numFailedTestSuites),
    };
  });
}

async function browserTests(): Promise<Count> {
  const browser = findBrowser(console.log);
  if (!browser) {
    console.log(
      'No browser: install Chromium (Debian: apt-get install chromium) or name one with CHROMIUM_PATH.',
    );
    return { passed: 0, failed: 1 };
  }
  const file = join(folder, 'browser.json');
  const code = await run('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: browser,
    E2E_DATA_DIR: join(folder, 'mall'),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return counted(code, () => {
    const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number };
    };
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

/** A run that broke off without saying what failed counts as one failure. */
function counted(code: number, read: () => Count): Count {
  try {
    const count = read();
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function run(program: string, args: string[], more: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...more },
  });
  return new Promise((done) => child.on('close', (code) => done(code ?? 1)));
}
