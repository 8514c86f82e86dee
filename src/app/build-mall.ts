// Builds the mall and its screens when anything has changed since the last build, and says so on the terminal.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { projectFile } from '#kit/project/project-file.ts';

const STAMP = projectFile('build/stamp');
const SOURCES = [
  'src',
  'demo',
  'starter',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
];

/** @throws Error with the build's own output when it fails */
export async function buildMall(log: (line: string) => void): Promise<void> {
  const stamp = stampOf();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  log('Building the mall (only after a change; takes some seconds) …');
  const output: Buffer[] = [];
  const build = spawn(process.execPath, [projectFile('node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: projectFile('.'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  build.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  build.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((done) => build.on('close', done));
  if (code !== 0)
    throw new Error(`The mall could not be built:\n${Buffer.concat(output).toString().slice(-4_000)}`);
  compressAssets();
  writeFileSync(STAMP, stamp);
}

/** Scripts and styles are compressed once, here, and never while a visitor waits. */
function compressAssets(): void {
  const folder = projectFile('build/client/assets');
  for (const name of readdirSync(folder).filter((one) => /\.(js|css|svg)$/.test(one))) {
    const bytes = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params }));
  }
}

/** Content decides, not dates: a fresh checkout of the same code needs no new build. */
function stampOf(): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    const full = projectFile(path);
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) add(join(path, name));
    } else if (!path.endsWith('.test.ts')) {
      hash.update(path).update(readFileSync(full));
    }
  };
  for (const source of SOURCES) add(source);
  return hash.digest('hex');
}
