// Flows of several calls, one after another per connection: how many are finished a second, and how long each takes.
import { Agent, request } from 'node:http';
import type { Call, LoadResult } from './load.ts';

/** Sends one call of a flow and gives back the body. */
export type Send = (call: Call) => Promise<string>;

export interface FlowLoad {
  origin: string;
  connections: number;
  seconds: number;
  processorTime?: () => number;
  /** One flow of a connection from its first call to its last. A throw counts as failed. */
  flow: (send: Send, connection: number, turn: number) => Promise<void>;
}

export async function flowLoad({
  origin,
  connections,
  seconds,
  processorTime,
  flow,
}: FlowLoad): Promise<LoadResult> {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send: Send = ({ method, path, headers, body }) =>
    new Promise((resolve, reject) => {
      const asked = request({ agent, hostname, port, method, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(Buffer.concat(chunks).toString()));
        response.on('error', reject);
      });
      asked.on('error', reject);
      asked.end(body);
    });
  const times: number[] = [];
  let failed = 0;
  let firstFailure: string | undefined;
  const busyBefore = processorTime?.() ?? 0;
  const began = performance.now();
  const end = began + seconds * 1_000;
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      for (let turn = 0; performance.now() < end; turn++) {
        const start = performance.now();
        try {
          await flow(send, connection, turn);
          times.push(performance.now() - start);
        } catch (error) {
          failed += 1;
          firstFailure ??= String(error);
        }
      }
    }),
  );
  agent.destroy();
  if (firstFailure) console.error(`A flow failed: ${firstFailure}`);
  return {
    seconds: (performance.now() - began) / 1_000,
    times,
    processor: (processorTime?.() ?? 0) - busyBefore,
    failed,
  };
}
