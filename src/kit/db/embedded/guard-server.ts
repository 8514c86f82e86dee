// Starts PostgreSQL under a guard that stops it as soon as the last process using it has ended, in whatever way.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chownSync, closeSync, constants, lstatSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Runner, SERVER_ENVIRONMENT } from './choose-runner.ts';

const run = promisify(execFile);

/**
 * The guard: its input is the lease pipe, which every process that uses the database holds open for writing.
 * The kernel closes it for a process that dies, even by kill -9; when no holder is left, reading ends.
 * Signals are ignored: a service manager that stops the mall's whole group must not take the database from under it.
 */
const GUARD = `
exec 3<&0 </dev/null
"$@" 3<&- >&2 &
server=$!
trap '' HUP INT TERM PIPE
(
  while read -r _; do :; done <&3
  exec 3<&-
  echo stopping 2>/dev/null
  exec >/dev/null 2>&1
  tries=0
  while kill -0 $server; do
    if [ $tries -lt 20 ]; then kill -INT $server; else kill -QUIT $server; fi
    tries=$((tries + 1))
    sleep 1
  done
) &
watcher=$!
exec 3<&- >/dev/null
wait $server
status=$?
kill -KILL $watcher 2>/dev/null
exit $status
`;

const leasePath = (socketFolder: string): string => join(socketFolder, 'lease');

/** Makes the lease pipe where it is missing. @throws Error where the file system knows no pipes. */
export async function makeLeasePipe(socketFolder: string, runner: Runner): Promise<void> {
  const path = leasePath(socketFolder);
  if (!lstatSync(path, { throwIfNoEntry: false })) {
    await run('mkfifo', ['-m', '600', path]).catch((error: Error) => {
      if (!lstatSync(path, { throwIfNoEntry: false })) throw error;
    });
  }
  if (!lstatSync(path).isFIFO())
    throw new Error(`${path} is in the way: it is not the database's lease pipe.`);
  if (process.getuid?.() === 0) chownSync(path, runner.uid, runner.gid);
}

/**
 * Takes a lease on a running database: it stays up until the lease is closed (`closeSync`) or this process ends.
 * @returns the lease, or undefined when no guard is there to honour it.
 */
export function takeLease(socketFolder: string): number | undefined {
  try {
    return openSync(leasePath(socketFolder), constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    return undefined;
  }
}

export interface GuardedServer {
  lease: number;
  /** Settles when PostgreSQL has ended, with the words for it (`exit code 1`). */
  ended: Promise<string>;
  /** Settles when the last lease has been given back and the guard is about to stop PostgreSQL. */
  stopping: Promise<void>;
  /** Keeps this process from ending before PostgreSQL has, for one who waits for that. */
  holdProcess: () => void;
}

/**
 * Starts `command` under the guard and takes the first lease; the process does not keep this one from ending.
 * @param logFile an open file that gets PostgreSQL's log
 */
export function guardServer(
  runner: Runner,
  command: string[],
  socketFolder: string,
  logFile: number,
): GuardedServer {
  const path = leasePath(socketFolder);
  // Opened for both ends first, so that neither of the two ends waits for the other.
  const both = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  const input = openSync(path, constants.O_RDONLY);
  const lease = openSync(path, constants.O_WRONLY);
  closeSync(both);
  let guard: ChildProcess;
  try {
    const [program = 'sh', ...words] = [...runner.before, 'sh', '-c', GUARD, 'guard', ...command];
    guard = spawn(program, words, {
      ...runner.user,
      cwd: '/',
      env: SERVER_ENVIRONMENT,
      detached: true,
      stdio: [input, 'pipe', logFile],
    });
  } finally {
    closeSync(input);
  }
  const ended = new Promise<string>((resolve) => {
    guard.once('error', (error) => resolve(error.message));
    guard.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  const stopping = new Promise<void>((resolve) => guard.stdout?.once('data', () => resolve()));
  guard.unref();
  if (guard.stdout && 'unref' in guard.stdout) (guard.stdout as unknown as { unref(): void }).unref();
  return { lease, ended, stopping, holdProcess: () => guard.ref() };
}
