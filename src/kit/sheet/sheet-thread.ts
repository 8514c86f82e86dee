// The thread in which a stranger's table is read: whatever it does to memory and time, the mall goes on.
import { parentPort, workerData } from 'node:worker_threads';
import { BEGINS } from '#kit/jobs/ask-thread.ts';
import { required } from '#kit/rules/required.ts';
import { openTable } from './open-table.ts';

const { bytes, fileName } = workerData as { bytes: Uint8Array; fileName: string };
required(parentPort).postMessage(BEGINS);
required(parentPort).postMessage(openTable(bytes, fileName));
