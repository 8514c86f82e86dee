// A mall in a process of its own, for tests that need several servers or kill one.
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { required } from '#kit/rules/required.ts';
import { standInVariables } from '#mall/payment/server/channel/stand-in/stand-in-variables.builders.ts';
import type { TestMall } from './open-test-mall.ts';

const PROGRAM = fileURLToPath(import.meta.resolve('#app/testing/serve-test-mall.ts'));

export interface SpawnedMall {
  origin: string;
  /** What it has written to its log. */
  errors: string[];
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
}

const servers: ChildProcess[] = [];
afterAll(() => {
  for (const server of servers) server.kill('SIGKILL');
});

/** As `spawnTestMall`, with the time of `beside` as it is now, and its payment channels. */
export const spawnPayingMall = async (beside: TestMall): Promise<SpawnedMall> =>
  spawnTestMall(beside, {
    ahead: beside.clock.now().getTime() - Date.now(),
    channels: await standInVariables(required(beside.mall.standIns)),
  });

/** Starts the real program on the database and files of `beside` and waits until it is open. Gone at the latest when the tests end. */
export async function spawnTestMall(
  beside: TestMall,
  world: { ahead?: number; channels?: Record<string, string> } = {},
): Promise<SpawnedMall> {
  const { connection, dataFolder } = beside;
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify({ connection, dataFolder, ...world })], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, NODE_COMPILE_CACHE: `${dataFolder}/compiled` }, // the next one reads faster
  });
  servers.push(child);
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(String(chunk)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const said = /open at (\S+)/.exec(String(chunk));
      if (said) resolve(required(said[1]));
    });
    ended.then(() => reject(new Error(errors.join(''))));
  });
  return {
    origin,
    errors,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
