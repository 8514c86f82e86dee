// Makes segments of many listings, in a thread of its own where there are many, and hands them over one by one.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { projectFile } from '#kit/project/project-file.ts';
import type { SegmentData } from './listing-segment.ts';
import { type ListingLines, SegmentMaker } from './segment-maker.ts';

const HEAP_MB = 512; // chosen: a segment takes some 200 MB while it is made
/** chosen: fewer are made here, in less time than a thread takes to start. */
const FEW = 5_000;
/** chosen: before anybody is served nobody feels that this thread is busy, and another one costs 25 MB that do not come back. */
const FEW_FIRST = 20_000;

/**
 * @param expected about how many listings will come; whether they are the first that this process reads
 * @param lines the listings, asked for one piece after another
 * @param take gets each segment when it is full, and what is left at the end
 * @throws what `lines` throws, or Error when the thread fails
 */
export async function makeSegments(
  expected: { listings: number; isFirst: boolean },
  lines: AsyncIterable<ListingLines>,
  take: (segment: SegmentData) => void,
): Promise<void> {
  if (expected.listings <= (expected.isFirst ? FEW_FIRST : FEW)) {
    const maker = new SegmentMaker();
    const hand = (segment: SegmentData | undefined) => segment && take(segment);
    for await (const some of lines) hand(maker.add(some));
    hand(maker.finish());
    return;
  }
  const worker = new Worker(projectFile('src/mall/search/server/segment-thread.ts'), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32 },
    execArgv: [],
  });
  worker.unref();
  try {
    const ask = async (some: ListingLines | undefined): Promise<void> => {
      const answer = once(worker, 'message'); // rejects with the thread's error
      worker.postMessage(some);
      const [segment] = (await answer) as [SegmentData | null];
      if (segment) take(segment);
    };
    let underWay: Promise<void> = Promise.resolve();
    for await (const some of lines) {
      await underWay;
      underWay = ask(some);
      underWay.catch(() => {}); // thrown where it is awaited
    }
    await underWay;
    await ask(undefined);
  } finally {
    void worker.terminate();
  }
}
