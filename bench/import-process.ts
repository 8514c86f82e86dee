// `npm run import` as a process of its own on the benchmark's database.
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BenchDatabase } from './bench-database.ts';
import type { CatalogueFile } from './catalogue-file.ts';

export function startImport(
  { environment }: BenchDatabase,
  { path }: CatalogueFile,
  ...flags: string[]
): ChildProcess {
  return spawn(process.execPath, ['src/app/import-catalog.ts', path, '--store', 'yuancai', ...flags], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
