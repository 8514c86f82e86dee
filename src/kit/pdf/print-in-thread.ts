// Prints papers in a thread of its own, one after another, whichever room draws them.
import { Worker } from 'node:worker_threads';
import { projectFile } from '#kit/project/project-file.ts';
import { seconds } from '#kit/time/duration.ts';

/** The function that draws: it must run in the thread, because what it makes cannot be sent there. */
export interface Drawer {
  /** From the project's root, with `/`. */
  file: string;
  /** What it exports: `(of) => PdfDocument`. */
  name: string;
}

export interface PaperToPrint<T> {
  /** Given to the drawer; plain data. */
  of: T;
  /** Stands in the window of the reader. */
  title: string;
  /** Written into the file as its making. */
  at: Date;
}

/** What the thread is told. */
export interface PrintingWish {
  drawer: Drawer;
  papers: readonly PaperToPrint<unknown>[];
}

/** chosen: a paper takes a quarter of a second, one of a thousand lines some seconds. */
const LONGEST = seconds(60);
/** chosen: the thread with its type takes much memory; who prints next finds it still there. */
const IDLE = seconds(10);

let last: Promise<unknown> = Promise.resolve();
let thread: Worker | undefined;
let rest: NodeJS.Timeout | undefined;

/**
 * The bytes of each paper, in order. One thread prints at a time: many papers at once wait for each other, not for memory.
 * @throws Error when the thread ends without having printed
 */
export function printInThread<T>(drawer: Drawer, papers: readonly PaperToPrint<T>[]): Promise<Buffer[]> {
  const turn = last.then(() => inThread({ drawer, papers }));
  last = turn.catch(() => {});
  return turn;
}

async function inThread(wish: PrintingWish): Promise<Buffer[]> {
  clearTimeout(rest);
  thread ??= new Worker(projectFile('src/kit/pdf/pdf-thread.ts'));
  const worker = thread;
  worker.ref();
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array[]>();
  const late = setTimeout(() => reject(new Error('a paper was not printed in time')), LONGEST);
  const gone = () => reject(new Error('a paper was not printed'));
  worker.once('message', resolve).once('error', reject).once('exit', gone);
  worker.postMessage(wish);
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
