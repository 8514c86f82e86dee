// After `npm install`: where this machine's Node is too old for the mall, fetches the one it runs on and lets npm's scripts find it first.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST = 24; // package.json, engines
/** Of the package, what runs and what it is licensed by; headers for building addons are a third of it. */
const KEPT = ['bin', 'LICENSE', 'package.json'];

const here = dirname(fileURLToPath(import.meta.url));
const commands = join(here, '..', 'node_modules', '.bin');
const isWindows = process.platform === 'win32';

const wanted = Object.values(
  JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')).optionalDependencies,
);
const isOurs = process.execPath.startsWith(here);
const isOld = Number(process.versions.node.split('.')[0]) < OLDEST;

if (isOurs ? !wanted.includes(process.versions.node) : isOld) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: here,
    stdio: 'inherit',
    shell: isWindows,
  });
  if (status !== 0) process.exit(status ?? 1);
  const packages = join(here, 'node_modules');
  const name = readdirSync(packages).find((one) => one.startsWith('node-'));
  if (!name) {
    console.error(
      `The mall runs on Node ${OLDEST}; there is no package of it for ${process.platform} ${process.arch}. Please install it.`,
    );
    process.exit(1);
  }
  const folder = join(packages, name);
  for (const entry of readdirSync(folder))
    if (!KEPT.includes(entry)) rmSync(join(folder, entry), { recursive: true });
  const program = join(folder, 'bin', isWindows ? 'node.exe' : 'node');
  mkdirSync(commands, { recursive: true });
  const place = join(commands, isWindows ? 'node.cmd' : 'node');
  rmSync(place, { force: true });
  if (isWindows) writeFileSync(place, `@"%~dp0${relative(commands, program)}" %*\r\n`);
  else symlinkSync(relative(commands, program), place);
  if (!existsSync(program)) throw new Error(`${name} holds no ${program}`);
}
