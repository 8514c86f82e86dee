// Starts the real program as a process of its own on the benchmark's database, and watches its memory.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { NODE_FLAGS, NODE_SETTINGS } from '../src/node-settings.ts';
import type { BenchDatabase } from './bench-database.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LOOK_EVERY = 20; // ms
const START_MS = 180_000; // the screens may have to be built

export interface MallServer {
  origin: string;
  /** When its process was begun, on the clock of `performance`. */
  began: number;
  /** Resident memory in MB: at this moment, and the most there has been. */
  memory(): { now: number; peak: number };
  /** Processor time it has used so far, in ms: tells the cost of a request also where other programs crowd the machine. */
  processorTime(): number;
  stop(): Promise<void>;
}

type Place = Pick<BenchDatabase, 'environment'>;

/**
 * Gives the mall back as soon as `isOpen` says so: once it answers, where nothing else is said.
 * @throws Error with the program's own words when it does not open
 */
export async function startMallServer(
  database: Place,
  say: (line: string) => void,
  isOpen = answers,
): Promise<MallServer> {
  const port = await freePort();
  const words: string[] = [];
  const profile = process.env.BENCH_CPU_PROFILE
    ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_CPU_PROFILE}`]
    : [];
  const began = performance.now();
  const child: ChildProcess = spawn(process.execPath, [...NODE_FLAGS, ...profile, 'src/app/start.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...NODE_SETTINGS,
      ...database.environment,
      PORT: String(port),
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      MALL_RATE_LIMIT: 'off',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (text: string) => words.push(text));
  }
  const origin = `http://127.0.0.1:${port}`;
  const until = Date.now() + START_MS;
  while (!(await isOpen(origin))) {
    if (child.exitCode !== null || Date.now() > until)
      throw new Error(`The mall did not open:\n${words.join('')}`);
    await new Promise((done) => setTimeout(done, LOOK_EVERY));
  }
  let highest = 0;
  const memory = () => {
    const now = resident(child.pid!);
    highest = Math.max(highest, now.peak);
    return { now: now.now, peak: highest };
  };
  const watching = setInterval(memory, 250);
  return {
    origin,
    began,
    memory,
    processorTime: () => processorTime(child.pid!),
    async stop() {
      clearInterval(watching);
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
      const trouble = words.join('').match(/^.*(Error|error).*$/gm);
      if (trouble) say(`The mall said while it ran: ${[...new Set(trouble)].slice(0, 5).join(' · ')}`);
    },
  };
}

/** Whether somebody listens there, answered or not. */
export async function listens(origin: string): Promise<boolean> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const isThere = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'close').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return isThere;
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/v3/system/front/deco/index`)).ok;
  } catch {
    return false;
  }
}

/** From the kernel where it tells; elsewhere nothing is known. */
export function resident(pid: number): { now: number; peak: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1024;
    return { now: kilobytes('VmRSS'), peak: kilobytes('VmHWM') };
  } catch {
    return { now: 0, peak: 0 };
  }
}

/** User and system time from the kernel; 0 where it does not tell. Clock ticks are hundredths of a second on Linux. */
export function processorTime(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
