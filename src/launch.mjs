// `npm start`: runs the mall with the settings of Node that it was measured with, the same on Linux, macOS and Windows.
import { spawn } from 'node:child_process';

const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `The mall runs on Node 24; this is ${process.version}. Run it by \`npm start\` after \`npm ci\`, or install Node 24.`,
  );
  process.exit(1);
}
const { NODE_FLAGS, NODE_SETTINGS } = await import('./node-settings.ts');
const args = [...NODE_FLAGS, 'src/app/start.ts', ...process.argv.slice(2)];
const env = { ...NODE_SETTINGS, ...process.env };
// Where a program can take another's place, nobody stands between the mall and who started it.
process.removeAllListeners('warning');
if (process.platform !== 'win32') process.execve(process.execPath, [process.execPath, ...args], env);
const mall = spawn(process.execPath, args, { env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGBREAK']) process.on(signal, () => mall.kill(signal));
mall.on('exit', (code) => process.exit(code ?? 1));
