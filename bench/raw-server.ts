// Starts the bare database server that the mall is compared with, and tells it what to replay.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { processorTime } from './mall-server.ts';
import type { Statement } from './recorder.ts';

/** Where a value of a statement comes from when the statement is replayed. */
export interface Link {
  statement: number;
  /** Place of the value, from 0. */
  value: number;
  /** Earlier statement and column of its first row. */
  from: [statement: number, column: string];
  /** Added to it. */
  plus: number;
}

/** The statements of one request, or of each call of a flow. */
export interface Replay {
  steps: Statement[][];
  links?: Link[];
}

export interface RawServer {
  origin: string;
  /** Makes `/<name>/<at>/<step>/<flow>` do what was recorded. */
  teach(name: string, replays: readonly Replay[]): Promise<void>;
  processorTime(): number;
  stop(): Promise<void>;
}

/** A child process: bare node:http, a pg pool of the mall's size, nothing else. */
export async function startRawServer(connection: pg.PoolConfig): Promise<RawServer> {
  const child: ChildProcess = fork(fileURLToPath(new URL('./raw-process.ts', import.meta.url)), {
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const heard = async (): Promise<{ port?: number; error?: string }> => (await once(child, 'message'))[0];
  child.send({ connection: { ...connection } });
  const { port } = await heard();
  return {
    origin: `http://127.0.0.1:${port}`,
    async teach(name, replays) {
      const learnt = heard();
      child.send({ name, replays });
      await learnt;
    },
    processorTime: () => processorTime(child.pid!),
    async stop() {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
