// Starts the bare server as a process of its own.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { processorTime } from '../mall-server.ts';

export interface BareServer {
  origin: string;
  processorTime(): number;
  stop(): Promise<void>;
}

export async function startBareServer(connection: pg.PoolConfig): Promise<BareServer> {
  const child = fork(fileURLToPath(new URL('./bare-process.ts', import.meta.url)), {
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send({ ...connection });
  const [port] = (await once(child, 'message')) as [number];
  return {
    origin: `http://127.0.0.1:${port}`,
    processorTime: () => processorTime(child.pid!),
    async stop() {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
