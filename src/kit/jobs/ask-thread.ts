// Lets a thread of its own do what a stranger's bytes may make slow or large, within limits of time and memory.
import { Worker } from 'node:worker_threads';
import { projectFile } from '#kit/project/project-file.ts';

/** What a thread says before it begins: from here on the time is the work's own. */
export const BEGINS = 'begins';

/** chosen: how often a thread is asked what it has used. */
const ASKED_EVERY = 500;

/** Why there is no answer. */
export type ThreadTrouble = 'tooSlow' | 'tooMuch' | 'damaged';

/**
 * The one message that the thread posts after `BEGINS`.
 * @param file the thread's program, from the project's root
 * @param limits.processor milliseconds of a processor, however long a loaded machine takes to give them
 * @param limits.deadline milliseconds on the clock, for a thread that waits for nothing that comes
 * @param limits.heapMb megabytes of its heap
 */
export function askThread<T>(
  file: string,
  workerData: unknown,
  limits: { processor: number; deadline: number; heapMb: number },
): Promise<T | ThreadTrouble> {
  return new Promise((resolve) => {
    const worker = new Worker(projectFile(file), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 32 },
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    const end = (answer: T | ThreadTrouble) => {
      clearTimeout(deadline);
      clearInterval(asking);
      void worker.terminate();
      resolve(answer);
    };
    const deadline = setTimeout(() => end('tooSlow'), limits.deadline);
    /** Microseconds before the work was begun. */
    let before = 0;
    const used = async () => {
      const { user, system } = await worker.cpuUsage();
      return user + system;
    };
    const asking = setInterval(() => {
      // A thread that has ended answers no more; what it said last counts.
      used().then(
        (now) => now - before > limits.processor * 1_000 && end('tooSlow'),
        () => {},
      );
    }, ASKED_EVERY);
    worker.on('message', (said: T | typeof BEGINS) => {
      if (said !== BEGINS) return end(said as T);
      deadline.refresh();
      used().then(
        (now) => {
          before = now;
        },
        () => {},
      );
    });
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooMuch' : 'damaged'),
    );
    worker.once('exit', () => end('damaged'));
  });
}
