// The mall's own PostgreSQL: started beside the mall from an npm package, so that a newcomer installs no database.
import { randomUUID } from 'node:crypto';
import { closeSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseRunner, ownerOf, type Runner } from './choose-runner.ts';
import { createCluster } from './create-cluster.ts';
import {
  checkCluster,
  handOver,
  isRoot,
  logSince,
  makeDataFolder,
  makeSocketFolder,
  openLog,
  PORT,
} from './database-folders.ts';
import { type GuardedServer, guardServer, takeLease } from './guard-server.ts';
import { copyPackagedBinaries, packagedBinaries } from './packaged-binaries.ts';
import {
  askServer,
  isAlive,
  isOtherProgram,
  LAUNCH_SETTING,
  MALL_DATABASE,
  readRunningServer,
  type ServerAddress,
} from './running-server.ts';
import { startOnWindows } from './start-on-windows.ts';

export { findServerBinaries } from './find-server-binaries.ts';

/** How long files that seem in use are waited for when nobody answers, and how long a server without a guard is doubted. */
const SILENCE_MS = 15_000;
const UNGUARDED_MS = 5_000;
/** The guard stops a server without users at once; when it has not begun by then, others use it. */
const OTHERS_MS = 2_000;

export interface EmbeddedPostgres {
  /** node-postgres connection settings of the database `name` (the mall's own when left out). */
  connection(name?: string): {
    host: string;
    user: string;
    database: string;
    port: number;
    password?: string;
  };
  /** The same as an address that node-postgres, psql and pg_dump understand. */
  url(name?: string): string;
  /** Whether this process started it; false when it was found running. */
  owned: boolean;
  /** Lets go of it. It stops when no other process uses it any more; the one who started it waits for that. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Where the database's files live; made when missing. */
  dataFolder: string;
  /** Server settings over the defaults, as in postgresql.conf. */
  settings?: Record<string, string>;
  log?: (line: string) => void;
  /** False gives up safety against a power cut for speed: for tests. */
  durable?: boolean;
  /** A bin folder as found by `findServerBinaries`, instead of the packaged programs. */
  binaries?: string;
}

interface Place {
  dataFolder: string;
  cluster: string;
  logPath: string;
  log: (line: string) => void;
}

function serverSettings(options: EmbeddedPostgresOptions, socketFolder: string): Record<string, string> {
  const safe = options.durable === false ? 'off' : 'on';
  return {
    listen_addresses: '',
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    port: String(PORT),
    max_connections: '100',
    shared_buffers: '128MB',
    jit: 'off',
    random_page_cost: '1.1',
    fsync: safe,
    synchronous_commit: 'on',
    full_page_writes: safe,
    max_wal_size: '1GB',
    checkpoint_timeout: '15min',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
    logging_collector: 'off',
    ...options.settings,
  };
}

type Found =
  | { state: 'none' }
  /** Somebody is starting, stopping or recovering it; `speaks` when it says so itself. */
  | { state: 'busy'; pid: number; speaks: boolean }
  /** Answers, but no guard will stop it. */
  | { state: 'unguarded'; address: ServerAddress }
  | { state: 'running'; address: ServerAddress; lease: number };

/** Looks for the running server of this folder and takes a lease on it. */
async function findRunning(cluster: string): Promise<Found> {
  const running = readRunningServer(cluster);
  if (!running) return { state: 'none' };
  const { pid, port, socketFolder } = running;
  const busy: Found =
    isAlive(pid) && !isOtherProgram(pid) ? { state: 'busy', pid, speaks: false } : { state: 'none' };
  if (!socketFolder) return busy;
  const address = { host: socketFolder, port, user: 'postgres' };
  const lease = takeLease(socketFolder);
  const answer = await askServer(address);
  if (answer.state === 'answers' && answer.dataDirectory !== cluster) {
    if (lease !== undefined) closeSync(lease);
    throw new Error(
      `The socket in ${socketFolder} belongs to the database of another folder, ${answer.dataDirectory}. ` +
        `Was ${cluster} copied while its mall ran? Remove ${cluster}/postmaster.pid from the copy and try again.`,
    );
  }
  // A second lease proves that the guard did not begin to stop the server while the first one was taken.
  const second = takeLease(socketFolder);
  if (second !== undefined) closeSync(second);
  if (answer.state === 'answers' && lease !== undefined && second !== undefined)
    return { state: 'running', address, lease };
  if (lease !== undefined) closeSync(lease);
  if (answer.state === 'answers') return { state: 'unguarded', address };
  return answer.state === 'starting' ? { state: 'busy', pid, speaks: true } : busy;
}

type Launched = { server: GuardedServer; address: ServerAddress } | 'taken';

/** Starts the server and waits until it answers; `taken` when the files are (still) somebody else's for the moment. */
async function launch(place: Place, runner: Runner, options: EmbeddedPostgresOptions): Promise<Launched> {
  const { cluster, logPath } = place;
  const socketFolder = await makeSocketFolder(place.dataFolder, runner);
  const logFile = openLog(logPath, runner);
  const from = statSync(logPath).size;
  const id = randomUUID();
  const settings = Object.entries({ ...serverSettings(options, socketFolder), [LAUNCH_SETTING]: id });
  const command = [
    join(runner.binaries, 'postgres'),
    '-D',
    cluster,
    ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const server = guardServer(runner, command, socketFolder, logFile);
  closeSync(logFile);
  const address = { host: socketFolder, port: PORT, user: 'postgres' };
  let end: string | undefined;
  server.ended.then((words) => {
    end = words;
  });
  try {
    while (end === undefined) {
      const answer = await askServer(address);
      if (answer.state === 'answers' && answer.launch === id) return { server, address };
      await sleep(10);
    }
  } catch (error) {
    closeSync(server.lease);
    throw error;
  }
  closeSync(server.lease);
  const words = logSince(logPath, from);
  if (/lock file "postmaster\.pid"|pre-existing shared memory block/.test(words)) return 'taken';
  throw new Error(
    `The database in ${place.dataFolder} did not start (${end}). Its log, ${logPath}, says:\n${words}`,
  );
}

function describe({
  address,
  owned,
  stop,
}: {
  address: ServerAddress;
  owned: boolean;
  stop: () => Promise<void>;
}): EmbeddedPostgres {
  const { host, port, user, password } = address;
  let stopped: Promise<void> | undefined;
  return {
    owned,
    connection: (name = MALL_DATABASE) => ({ ...address, database: name }),
    url: (name = MALL_DATABASE) =>
      host.startsWith('/')
        ? `postgresql://${user}@/${encodeURIComponent(name)}?host=${encodeURIComponent(host)}&port=${port}`
        : `postgresql://${user}:${password}@${host}:${port}/${encodeURIComponent(name)}`,
    stop: () => (stopped ??= stop()),
  };
}

/** The handle of the process that started the server. */
function describeOwned(place: Place, { server, address }: Exclude<Launched, 'taken'>): EmbeddedPostgres {
  let released = false;
  let guardStops = false;
  server.stopping.then(() => {
    guardStops = true;
  });
  const from = statSync(place.logPath).size;
  server.ended.then((words) => {
    if (guardStops || (released && words === 'exit code 0')) return;
    if (isAlive(readRunningServer(place.cluster)?.pid ?? 0)) {
      place.log(`The database lost its guard (${words}): it will not stop by itself.`);
      return;
    }
    const lastWords = logSince(place.logPath, from).split('\n').slice(-5).join('\n');
    place.log(`The database stopped unexpectedly (${words}). The end of ${place.logPath}:\n${lastWords}`);
  });
  const stop = async () => {
    released = true;
    closeSync(server.lease);
    const patience = new AbortController();
    const others = sleep(OTHERS_MS, 'others' as const, { signal: patience.signal }).catch(
      () => 'others' as const,
    );
    if ((await Promise.race([server.stopping, server.ended, others])) !== 'others') {
      patience.abort();
      server.holdProcess();
      await server.ended;
      return;
    }
    place.log('The database keeps running for another process, and stops with it.');
  };
  return describe({ address, owned: true, stop });
}

function describeFound(address: ServerAddress, lease?: number): EmbeddedPostgres {
  const stop = async () => {
    if (lease !== undefined) closeSync(lease);
  };
  return describe({ address, owned: false, stop });
}

/** Removes the mark of a dead server whose process number another program has got, which PostgreSQL would not dare to. */
function clearReusedMark(place: Place): void {
  const pid = readRunningServer(place.cluster)?.pid;
  if (pid === undefined || !isAlive(pid) || !isOtherProgram(pid)) return;
  rmSync(join(place.cluster, 'postmaster.pid'), { force: true });
  place.log(
    `Removed the mark of a dead database server: its process number ${pid} belongs to another program.`,
  );
}

/**
 * Starts the PostgreSQL whose files are in `dataFolder`, or finds it running; creates it at first. When this resolves, the
 * database `yuancai` answers. Several processes may call it at the same moment: one starts it, the others use it, and it
 * runs until the last of them has stopped or died. Reached only through a socket that this user and root may open.
 * @throws Error with a sentence saying what is missing (no package for this platform, files of another user …).
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataFolder = makeDataFolder(options.dataFolder);
  const place: Place = {
    dataFolder,
    cluster: join(dataFolder, 'cluster'),
    logPath: join(dataFolder, 'postgres.log'),
    log: options.log ?? (() => {}),
  };
  const { cluster } = place;
  if (process.platform === 'win32') {
    const binaries = options.binaries ?? (await packagedBinaries(dataFolder));
    return describe(await startOnWindows({ ...place, binaries }, serverSettings(options, '')));
  }

  checkCluster(cluster);
  let runner: Runner | undefined;
  let lastSign = Date.now();
  let unguardedSince: number | undefined;
  for (;;) {
    const found = await findRunning(cluster);
    if (found.state === 'running') return describeFound(found.address, found.lease);
    if (found.state === 'unguarded') {
      unguardedSince ??= Date.now();
      if (Date.now() - unguardedSince > UNGUARDED_MS) {
        place.log('The database was found running without its guard: it will not stop by itself.');
        return describeFound(found.address);
      }
      lastSign = Date.now();
    } else if (found.state === 'none') {
      runner ??= await chooseRunner({
        dataFolder,
        cluster,
        binaries: options.binaries ?? (await packagedBinaries(dataFolder)),
        copy: options.binaries ? undefined : () => copyPackagedBinaries(dataFolder),
      });
      await createCluster(cluster, runner, options.durable === false ? ['--no-sync'] : []);
      checkCluster(cluster, runner.major);
      if (isRoot() && ownerOf(cluster)?.uid !== runner.uid) handOver(cluster, runner);
      const launched = await launch(place, runner, options);
      if (launched !== 'taken') return describeOwned(place, launched);
      clearReusedMark(place);
    } else if (found.speaks) {
      lastSign = Date.now();
    }
    if (Date.now() - lastSign > SILENCE_MS) {
      const user = found.state === 'busy' ? `process ${found.pid}` : 'another process';
      throw new Error(`The database's files in ${cluster} are in use by ${user}, which does not answer.`);
    }
    await sleep(50);
  }
}
