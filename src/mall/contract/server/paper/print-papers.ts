// Prints papers of contracts in a thread of its own, one after another.
import { Worker } from 'node:worker_threads';
import { projectFile } from '#kit/project/project-file.ts';
import { seconds } from '#kit/time/duration.ts';
import type { Paper } from './draw-paper.ts';

/** chosen: a paper takes a quarter of a second, one of a thousand lines some seconds. */
const LONGEST = seconds(60);
/** chosen: the thread with its type takes much memory; who signs next finds it still there. */
const IDLE = seconds(10);

let last: Promise<unknown> = Promise.resolve();
let thread: Worker | undefined;
let rest: NodeJS.Timeout | undefined;

/**
 * The bytes of each paper, in order. One thread prints at a time: many signatures at once wait for each other, not for memory.
 * @param at the moment that is written into the file as its making
 * @throws Error when the thread ends without having printed
 */
export function printPapers(papers: readonly { paper: Paper; at: Date }[]): Promise<Buffer[]> {
  const turn = last.then(() => inThread(papers));
  last = turn.catch(() => {});
  return turn;
}

async function inThread(papers: readonly { paper: Paper; at: Date }[]): Promise<Buffer[]> {
  clearTimeout(rest);
  thread ??= new Worker(projectFile('src/mall/contract/server/paper/paper-thread.ts'));
  const worker = thread;
  worker.ref();
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array[]>();
  const late = setTimeout(() => reject(new Error('a paper was not printed in time')), LONGEST);
  const gone = () => reject(new Error('a paper was not printed'));
  worker.once('message', resolve).once('error', reject).once('exit', gone);
  worker.postMessage(papers);
  try {
    const printed = await promise;
    rest = setTimeout(endThread, IDLE).unref();
    worker.unref();
    return printed.map((bytes) => Buffer.from(bytes));
  } catch (error) {
    endThread();
    throw error;
  } finally {
    clearTimeout(late);
    worker.off('message', resolve).off('error', reject).off('exit', gone);
  }
}

function endThread(): void {
  void thread?.terminate();
  thread = undefined;
}
