// One measure of the usual kind: the same calls to the mall and to the bare server, by turns.
import { byTurns, type Call, figuresOf, load } from './load.ts';
import type { Bench, Row } from './measure.ts';

export interface Comparison {
  name: string;
  /** Sent again and again, in another order by each connection; or made anew for every round, so that none comes twice. */
  calls: readonly Call[] | ((howMany: number) => Call[]);
  /** Least ratio to the bare server, where there is such an aim. */
  aim?: number;
  /** Most milliseconds at p95, where there is such an aim, … */
  p95?: number;
  /** … in a mall of at least so many parts. */
  p95From?: number;
}

const WARM_UP = 0.1;
/** Parts of a large mall. */
export const LARGE = 200_000;
/** chosen: more calls than either server answers in a second while it warms up, */
const MOST_A_SECOND = 5_000;
/** and how many times as many it may answer afterwards. */
const AGAIN = 3;

/** A tenth of the calls, or other calls of the kind, warm both sides up and are not measured. */
export async function compare(
  bench: Bench,
  { name, calls, aim, p95, p95From = 0 }: Comparison,
): Promise<Row> {
  const { mall, bare, options, database } = bench;
  const { connections, seconds } = options;
  const isApart = typeof calls === 'function';
  const warm = isApart ? 0 : Math.ceil(calls.length * WARM_UP);
  const run = async ({ origin, processorTime }: Bench['mall' | 'bare'], many = connections) => {
    const warmUp = Math.min(2, seconds);
    const requests = isApart ? calls(warmUp * MOST_A_SECOND) : calls.slice(0, warm);
    const warmed = await load({ origin, requests, connections: many, isApart, seconds: warmUp });
    const enough = Math.max(1_000, (warmed.times.length / warmed.seconds) * AGAIN);
    return (time: number, round: number) =>
      load({
        origin,
        processorTime,
        requests: isApart ? calls(Math.ceil(time * enough)) : calls.slice(warm),
        connections: many,
        isApart,
        seconds: time,
        round,
      });
  };
  const [ofMall, ofBare] = await byTurns(seconds, await run(mall), await run(bare));
  const alone = await (await run(mall, 1))(Math.min(3, seconds), 99);
  const ratio = ofMall.perSecond / ofBare.perSecond;
  const mostP95 = database.parts >= p95From ? p95 : undefined;
  const aims = [
    ...(aim === undefined ? [] : [`≥ ${aim} of the bare server`]),
    ...(mostP95 === undefined ? [] : [`p95 < ${mostP95} ms`]),
  ];
  const failed = ofMall.failed + ofBare.failed;
  return {
    parts: database.parts,
    name,
    value: ofMall.perSecond,
    unit: 'req/s',
    bare: ofBare.perSecond,
    ratio,
    p50: ofMall.p50,
    p95: ofMall.p95,
    p99: ofMall.p99,
    p95Alone: figuresOf([alone]).p95,
    processor: ofMall.processor,
    bareProcessor: ofBare.processor,
    failed,
    ...(aims.length === 0
      ? {}
      : {
          aim: aims.join(', '),
          isMet: failed === 0 && ratio >= (aim ?? 0) && (mostP95 === undefined || ofMall.p95 < mostP95),
        }),
  };
}
