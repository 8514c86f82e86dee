// Installs what this folder's lock file names, unless that very set is there already.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const STAMP = here('node_modules/.installed-lock.json');

/** Safe to call each time: a set that is there costs one comparison. @throws Error when npm cannot install */
export function installTools(): void {
  const lock = readFileSync(here('package-lock.json'), 'utf8');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  console.log('Installing the tools of whoever changes the mall (only after they have changed) …');
  const { status, stderr } = spawnSync('npm', ['ci'], {
    cwd: here('.'),
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The tools could not be installed:\n${stderr}`);
  writeFileSync(STAMP, lock);
}

/** The file that runs a tool: `program('oxlint')`. */
export function program(tool: string): string {
  const [name, bin] = PROGRAMS[tool] ?? [];
  if (!name) throw new Error(`There is no tool “${tool}”: ${Object.keys(PROGRAMS).join(', ')}.`);
  return here(`node_modules/${name}/${bin}`);
}

const PROGRAMS: Readonly<Record<string, readonly [string, string]>> = {
  biome: ['@biomejs/biome', 'bin/biome'],
  oxlint: ['oxlint', 'bin/oxlint'],
  tsc: ['typescript', 'bin/tsc'],
  'drizzle-kit': ['drizzle-kit', 'bin.cjs'],
};

if (import.meta.main) installTools();
