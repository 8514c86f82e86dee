// `npm run mutate`: puts fault after fault into the rules and asks the test beside each whether it notices. For some files or
// folders: `npm run mutate -- src/kit/money`. Fails when fewer than nine in ten faults are noticed.
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { MutantResult } from '@stryker-mutator/api/core';
import { ruleFiles, testBeside } from '../src/app/testing/rule-files.ts';
import { installTools } from './install-tools.ts';

installTools();
const { Stryker } = await import('@stryker-mutator/core');

const LEAST_PERCENT = 90;

const { positionals } = parseArgs({ allowPositionals: true });
const files = ruleFiles().filter(
  (file) => positionals.length === 0 || positionals.some((wanted) => file.startsWith(wanted)),
);
const untested = files.filter((file) => !existsSync(testBeside(file)));
if (files.length === 0 || untested.length > 0)
  throw new Error(`no rule files, or none with a test: ${[...positionals, ...untested].join(' ')}`);

const total = { noticed: 0, all: 0 };
for (const file of files) {
  const faults = (await mutants(file)).filter(
    ({ status }) => status !== 'Ignored' && status !== 'CompileError',
  );
  const missed = faults.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const noticed = faults.length - missed.length;
  console.log(`${percent(noticed, faults.length)}  ${noticed} of ${faults.length}  ${file}`);
  for (const one of missed) console.log(`         ${described(one, file)}`);
  total.noticed += noticed;
  total.all += faults.length;
}
console.log(`${percent(total.noticed, total.all)}  ${total.noticed} of ${total.all} faults noticed`);
process.exitCode = total.noticed * 100 >= total.all * LEAST_PERCENT ? 0 : 1;

/** Only the rules and this one test are copied for the run: a test of a rule needs no server and no database. */
function mutants(file: string): Promise<MutantResult[]> {
  return new Stryker({
    mutate: [file],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.rules.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', './tools/leave-sentences.ts'],
    ignorers: ['sentences'],
    ignorePatterns: [
      ...['**', '!package.json', '!vitest.rules.config.ts', '!{src/kit,src/mall,demo}/**/*.ts'],
      ...['src/**/server/**', 'src/**/parts/**', 'src/**/*.test.ts', `!${testBeside(file)}`],
    ],
    concurrency: 2,
    // Loops without an end are counted, not waited for; the time is for a busy machine.
    timeoutMS: 15_000,
    cleanTempDir: 'always',
    reporters: [],
    logLevel: 'error',
    allowConsoleColors: false,
    // Read by TypeScript's former compiler, which is not there.
    tsconfigFile: 'none',
  } as ConstructorParameters<typeof Stryker>[0]).runMutationTest();
}

function percent(part: number, whole: number): string {
  return `${((part * 100) / Math.max(1, whole)).toFixed(1).padStart(5)} %`;
}

/** Where it stands, and what became of what; lines and columns count from 1. */
function described({ location: { start, end }, replacement = '' }: MutantResult, file: string): string {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  lines[lines.length - 1] = (lines.at(-1) ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  const short = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 90);
  return `${start.line}:${start.column}  ${short(lines.join(' '))}  →  ${short(replacement)}`;
}
