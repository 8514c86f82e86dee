// Builds the mall and its screens when anything has changed since the last build, and says so on the terminal.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { projectFile } from '#kit/project/project-file.ts';

const STAMP = projectFile('build/stamp');
/** The number of the process that is building. */
const TURN = projectFile('node_modules/.cache/building');
const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);
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

/** Whether the build is of the code as it stands. */
export const isBuilt = (): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stampOf();

/** Builds unless that is done. Of several that start at once in one folder one builds, and the others wait. @throws Error with the build's own output when it fails */
export async function buildMall(log: (line: string) => void): Promise<void> {
  if (isBuilt()) return;
  const isMine = takeTurn();
  if (!isMine) {
    log('Another start is building the mall …');
    while (!takeTurn()) await pause(500);
  }
  try {
    if (!isBuilt()) await build(log);
  } finally {
    rmSync(TURN, { force: true });
  }
}

/** Whoever writes the file builds; one whose writer has died is nobody's. */
function takeTurn(): boolean {
  mkdirSync(dirname(TURN), { recursive: true });
  try {
    writeFileSync(TURN, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isAlive(Number(readText(TURN)))) rmSync(TURN, { force: true });
    return false;
  }
}

const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function build(log: (line: string) => void): Promise<void> {
  log('Building the mall (only after a change; takes some seconds) …');
  const stamp = stampOf();
  const output: Buffer[] = [];
  const child = spawn(process.execPath, [projectFile('node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: projectFile('.'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  if (code !== 0)
    throw new Error(`The mall could not be built:\n${Buffer.concat(output).toString().slice(-4_000)}`);
  await compressAssets();
  writeFileSync(STAMP, stamp);
}

/** Scripts and styles are compressed once, here, and never while a visitor waits. */
async function compressAssets(): Promise<void> {
  const folder = projectFile('build/client/assets');
  const names = readdirSync(folder).filter((one) => /\.(js|css|svg)$/.test(one));
  const compressed = names.map(async (name) => {
    const bytes = readFileSync(join(folder, name));
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: 10 };
    writeFileSync(join(folder, `${name}.gz`), await gzipped(bytes, { level: 9 }));
    writeFileSync(join(folder, `${name}.br`), await brotlied(bytes, { params }));
  });
  await Promise.all(compressed);
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
