// The mall as its users have it: the real program in a process of its own, started again whenever it has ended, as a service manager would.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { freePort, resident } from '../bench/mall-server.ts';
import { NODE_FLAGS, NODE_SETTINGS } from '../src/node-settings.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CLOCK = new URL('stepping-clock.ts', import.meta.url).href;
const AGAIN_AFTER = 1_000;

export interface MallProcess {
  origin: string;
  restarts: number;
  /** Times it ended without having been killed. */
  crashes: string[];
  /** Lines of its log that tell of an error, with how often. */
  errors: Map<string, number>;
  isOpen(): boolean;
  /** Resident memory in MB. */
  memory(): number;
  /** SIGKILL; started again after that pause. */
  kill(pauseMs: number): Promise<void>;
  /** SIGTERM, as a deployment does; waits until it has ended by itself and another has opened. */
  renew(): Promise<void>;
  /** From now on its clock is so many milliseconds ahead of the machine's. */
  stepClock(ahead: number): void;
  untilOpen(): Promise<void>;
  stop(): Promise<void>;
}

export async function startMallProcess(
  environment: Record<string, string>,
  log?: string,
): Promise<MallProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess;
  let isOpen = false;
  let isWanted = true;
  let pause: number | undefined;
  const errors = new Map<string, number>();
  const crashes: string[] = [];

  const begin = () => {
    const words: string[] = [];
    const hear = (text: string) => {
      words.push(text);
      if (log) appendFileSync(log, text);
      words.splice(0, words.length - 40);
      if (/ is open at /.test(text)) isOpen = true;
      for (const line of text.split('\n')) note(errors, line);
    };
    child = spawn(process.execPath, [...NODE_FLAGS, '--import', CLOCK, 'src/app/start.ts'], {
      cwd: ROOT,
      env: {
        ...process.env,
        ...NODE_SETTINGS,
        ...environment,
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: origin,
        NODE_ENV: 'production',
        MALL_RATE_LIMIT: 'off',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child.stdout?.setEncoding('utf8').on('data', hear);
    child.stderr?.setEncoding('utf8').on('data', hear);
    child.once('exit', async (code, signal) => {
      const wasOpen = isOpen;
      isOpen = false;
      if (!isWanted) return;
      if (pause === undefined && wasOpen)
        crashes.push(`ended by ${signal ?? code}: ${lastWords(words.join(''))}`);
      await sleep(pause ?? AGAIN_AFTER);
      pause = undefined;
      if (!isWanted) return;
      mall.restarts += 1;
      begin();
    });
  };

  const mall: MallProcess = {
    origin,
    restarts: 0,
    crashes,
    errors,
    isOpen: () => isOpen,
    memory: () => (child.pid ? resident(child.pid).now : 0),
    async kill(pauseMs) {
      pause = pauseMs;
      isOpen = false;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    async renew() {
      pause = 0;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await mall.untilOpen();
    },
    stepClock(ahead) {
      if (child.connected) child.send({ ahead });
    },
    async untilOpen() {
      while (!isOpen) await sleep(50);
    },
    async stop() {
      isWanted = false;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(late);
    },
  };
  begin();
  return mall;
}

/** What a process said of why it ended, without the stack. */
const lastWords = (said: string): string =>
  said
    .split('\n')
    .filter((line) => /^\w*error\b|^Emitted |^The |^\s*code:/i.test(line))
    .slice(-4)
    .map((line) => line.trim())
    .join(' ');

/** What tells of trouble, without the numbers that make each line another. */
function note(errors: Map<string, number>, line: string): void {
  if (!/error|unhandled|rejection|exception|is away/i.test(line) || /^\s+at /.test(line)) return;
  const kind = stripVTControlCharacters(line)
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…')
    .replace(/\d+/g, '#')
    .slice(0, 200);
  errors.set(kind, (errors.get(kind) ?? 0) + 1);
}
