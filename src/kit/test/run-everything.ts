// `npm test`: everything that proves the mall, on the embedded database and on a server's PostgreSQL, then in a real browser.
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findServerBinaries } from '#kit/db/embedded/embedded-postgres.ts';
import { findBrowser } from './find-browser.ts';
import { memoryFolder } from './memory-folder.ts';

interface Count {
  passed: number;
  failed: number;
  /** What failed, a line each: said once more at the end, where a long output is read first. */
  broken?: readonly string[];
}

/** Whose outcome hangs on how a server reads, sorts, locks, counts, moves rows or runs what migrations have put into it. That it knows every statement of the others is one of them. */
const OF_THE_SERVER = [
  'src/app/testing/agree-at-once',
  'src/app/testing/books-begin',
  'src/app/testing/database-away',
  'src/app/testing/every-list',
  'src/app/testing/every-statement',
  'src/app/testing/limits-at-once',
  'src/app/testing/list-changes',
  'src/app/testing/logs-in-one',
  'src/app/command/keep-backup',
  'src/app/take-catalog',
  'src/kit/db/work',
  'src/kit/document/life',
  'src/mall/books/server/',
  'src/mall/order/server/oversell',
  'src/mall/search/server/',
  'src/mall/statistics/server/',
];

/** How tests are named in which several wait for the same rows: of these, every room's are tried on the server too. */
const AT_ONCE = /at once|same moment|same time|two process/;
const NAME_OF_TEST = /^ *(?:it|test)\b.*/gm;

const folder = mkdtempSync(join(memoryFolder(), 'yc-proof-'));
const total = { passed: 0, failed: 0, broken: [] as string[] };

try {
  const statements = join(folder, 'statements');
  mkdirSync(statements);
  const embedded = await heading('On the embedded database', () =>
    vitest('embedded', ['--exclude', '**/every-statement.test.ts'], { STATEMENTS_TO: statements }),
  );
  add(embedded);

  const binaries = process.env.TEST_DATABASE_URL ?? findServerBinaries();
  if (binaries) {
    const onServer = await heading(`On a PostgreSQL server (${binaries})`, () => serverTests(statements));
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
for (const line of total.broken) console.log(`FAILED ${line}`);
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

function add({ passed, failed, broken = [] }: Count): void {
  total.passed += passed;
  total.failed += failed;
  total.broken.push(...broken);
}

async function serverTests(statements: string): Promise<Count> {
  const whole = await vitest('server', OF_THE_SERVER, {
    TEST_POSTGRES: 'system',
    STATEMENTS_OF: statements,
  });
  const rooms = globSync('src/mall/*/server/**/*.test.ts').filter(
    (file) =>
      !OF_THE_SERVER.some((begin) => file.startsWith(begin)) &&
      readFileSync(file, 'utf8')
        .match(NAME_OF_TEST)
        ?.some((line) => AT_ONCE.test(line)),
  );
  const atOnce = await vitest('at-once', [...rooms, '--testNamePattern', AT_ONCE.source], {
    TEST_POSTGRES: 'system',
  });
  return {
    passed: whole.passed + atOnce.passed,
    failed: whole.failed + atOnce.failed,
    broken: [...(whole.broken ?? []), ...(atOnce.broken ?? [])],
  };
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
      testResults: {
        name: string;
        status: string;
        message: string;
        assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
      }[];
    };
    const broken = report.testResults
      .filter((file) => file.status === 'failed')
      .flatMap((file) => {
        const tests = file.assertionResults.filter((test) => test.status === 'failed');
        return tests.length > 0
          ? tests.map((test) => `${file.name}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
          : [`${file.name}: ${firstLine(file.message)}`];
      });
    return { passed: report.numPassedTests, failed: broken.length, broken };
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

function firstLine(text = ''): string {
  return text.split('\n')[0] ?? '';
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
