// Makes segments of listings apart from the visitors' thread: taking apart a million listings' words takes a processor half a minute.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { required } from '#kit/rules/required.ts';
import { buffersOf } from './listing-segment.ts';
import { type ListingLines, SegmentMaker } from './segment-maker.ts';

try {
  setPriority(10); // of this thread only, where the system knows such a thing
} catch {}

const maker = new SegmentMaker();
required(parentPort).on('message', (lines: ListingLines | undefined) => {
  const data = lines ? maker.add(lines) : maker.finish();
  required(parentPort).postMessage(data ?? null, data ? buffersOf(data) : []);
});
