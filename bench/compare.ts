// One measure of the usual kind: the same calls to the mall, and their statements to the bare database, one after the other.
import { byTurns, figuresOf, load } from './load.ts';
import type { Bench, Row } from './measure.ts';
import type { Link, Replay } from './raw-server.ts';
import type { Call, Statement } from './recorder.ts';

export interface Comparison {
  name: string;
  calls: readonly Call[];
  /** Least ratio to the bare database. */
  aim: number;
  /** Most milliseconds at p95 in a large mall, where there is such an aim. */
  p95?: number;
  links?: (call: Call, statements: Statement[]) => Link[];
}

const WARM_UP = 0.1;
const LARGE = 200_000;

type Served = Pick<Bench['raw'], 'origin' | 'processorTime'>;

/** The first tenth of the calls warms both sides up and is not measured. */
export async function compare(bench: Bench, comparison: Comparison): Promise<Row> {
  const { recorder, mall, raw, options } = bench;
  const { name, calls, links } = comparison;
  const replays: Replay[] = [];
  for (const call of calls) {
    const { statements } = await recorder.record(call);
    replays.push({ steps: [statements], links: links?.(call, statements) });
  }
  await raw.teach(name, replays);
  const warm = Math.ceil(calls.length * WARM_UP);
  const rawCalls: Call[] = calls.map((_call, at) => ({ method: 'GET', path: `/${name}/${at}/0` }));
  const { connections, seconds } = options;
  for (const [{ origin }, list] of [
    [mall, calls],
    [raw, rawCalls],
  ] as const) {
    await load({ origin, requests: list.slice(0, warm), connections, seconds: Math.min(2, seconds) });
  }
  const run =
    ({ origin, processorTime }: Served, list: readonly Call[]) =>
    (time: number, round: number) =>
      load({ origin, processorTime, requests: list.slice(warm), connections, seconds: time, round });
  const [ofMall, ofRaw] = await byTurns(seconds, run(mall, calls), run(raw, rawCalls));
  const alone = await load({
    origin: mall.origin,
    requests: calls.slice(warm),
    connections: 1,
    seconds: Math.min(3, seconds),
    round: 99,
  });
  const ratio = ofMall.perSecond / ofRaw.perSecond;
  const mostP95 = bench.database.parts >= LARGE ? comparison.p95 : undefined;
  const isMet = ratio >= comparison.aim && (mostP95 === undefined || ofMall.p95 < mostP95);
  return {
    parts: bench.database.parts,
    name,
    value: ofMall.perSecond,
    unit: 'req/s',
    raw: ofRaw.perSecond,
    ratio,
    p50: ofMall.p50,
    p95: ofMall.p95,
    p99: ofMall.p99,
    p95Alone: figuresOf([alone]).p95,
    processor: ofMall.processor,
    rawProcessor: ofRaw.processor,
    failed: ofMall.failed + ofRaw.failed,
    aim: `≥ ${comparison.aim} of the bare database${mostP95 ? `, p95 < ${mostP95} ms` : ''}`,
    isMet,
  };
}
