// Starts PostgreSQL on Windows, where it listens on the machine's own loopback address with a password of its own.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Runner } from './choose-runner.ts';
import { createCluster } from './create-cluster.ts';
import { askServer, readRunningServer, type ServerAddress } from './running-server.ts';

const run = promisify(execFile);

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** The superuser's password, made at the first start and kept beside the database's files. */
function readPassword(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}

/**
 * Starts the PostgreSQL in `cluster`, or finds it running. There is no guard here: a database whose mall was killed
 * keeps running and is found at the next start.
 * @param settings server settings; addresses and port are chosen here
 */
export async function startOnWindows(
  place: { dataFolder: string; cluster: string; binaries: string; logPath: string },
  settings: Record<string, string>,
): Promise<{ address: ServerAddress; owned: boolean; stop: () => Promise<void> }> {
  const { cluster, binaries, dataFolder, logPath } = place;
  const passwordFile = join(dataFolder, 'password');
  const login = { host: '127.0.0.1', user: 'postgres', password: readPassword(passwordFile) };
  const running = readRunningServer(cluster);
  if (running) {
    const address = { ...login, port: running.port };
    if ((await askServer(address)).state === 'answers')
      return { address, owned: false, stop: async () => {} };
  }
  const runner: Runner = { uid: 0, gid: 0, binaries, major: 18, before: [], user: {} };
  await createCluster(cluster, runner, ['--auth-host=scram-sha-256', `--pwfile=${passwordFile}`]);
  const port = await freePort();
  const { unix_socket_directories: _, unix_socket_permissions: __, ...kept } = settings;
  const words = Object.entries({ ...kept, listen_addresses: '127.0.0.1', port: String(port) })
    .map(([name, value]) => `-c ${name}="${value}"`)
    .join(' ');
  const control = join(binaries, 'pg_ctl.exe');
  // pg_ctl gives up an administrator's rights, which PostgreSQL refuses, and waits until the server answers.
  await run(control, ['start', '-w', '-s', '-D', cluster, '-l', logPath, '-o', words]);
  const address = { ...login, port };
  await askServer(address);
  return {
    address,
    owned: true,
    stop: async () => {
      await run(control, ['stop', '-w', '-s', '-m', 'fast', '-D', cluster]);
    },
  };
}
