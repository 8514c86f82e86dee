// The thread in which a stranger's table is read: whatever it does to memory and time, the mall goes on.
import { parentPort, workerData } from 'node:worker_threads';
import { required } from '#kit/rules/required.ts';
import { openTable } from './open-table.ts';
import { BEGINS } from './read-sheets.ts';

const { bytes, fileName } = workerData as { bytes: Uint8Array; fileName: string };
required(parentPort).postMessage(BEGINS);
required(parentPort).postMessage(openTable(bytes, fileName));
