// One measure of the plain kind: the same calls over and over, and how long a visitor waits for each.
import { figuresOf, load } from './load.ts';
import type { Bench, Row } from './measure.ts';
import type { Call } from './recorder.ts';

export interface Timed {
  name: string;
  calls: readonly Call[];
  /** Most milliseconds at p95. */
  p95: number;
}

const WARM_UP = 0.1;

/** The first tenth of the calls warms up and is not measured. */
export async function timed({ mall, options, database }: Bench, { name, calls, p95 }: Timed): Promise<Row> {
  const warm = Math.ceil(calls.length * WARM_UP);
  const { connections, seconds } = options;
  const { origin, processorTime } = mall;
  await load({ origin, requests: calls.slice(0, warm), connections, seconds: Math.min(2, seconds) });
  const run = (many: number, time: number) =>
    load({ origin, processorTime, requests: calls.slice(warm), connections: many, seconds: time });
  const figures = figuresOf([await run(connections, seconds)]);
  const alone = figuresOf([await run(1, Math.min(3, seconds))]);
  return {
    parts: database.parts,
    name,
    value: figures.perSecond,
    unit: 'req/s',
    p50: figures.p50,
    p95: figures.p95,
    p99: figures.p99,
    p95Alone: alone.p95,
    processor: figures.processor,
    failed: figures.failed,
    aim: `p95 < ${p95} ms`,
    isMet: figures.p95 < p95 && figures.failed === 0,
  };
}
