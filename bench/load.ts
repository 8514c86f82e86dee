// Sends requests over many connections for some seconds and says how fast they were answered.
import autocannon from 'autocannon';

export interface Load {
  origin: string;
  requests: autocannon.Request[];
  connections: number;
  seconds: number;
  /** No request is sent over two connections: for requests that must not repeat. */
  isApart?: boolean;
  /** Of the server, as it counts up. */
  processorTime?: () => number;
  /** What a good reply looks like; anything with `"state":200` when left out. */
  isGood?: (body: string) => boolean;
}

export interface LoadResult {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  failed: number;
  /** Processor time of the server for each, in ms. */
  processor: number;
}

const isSuccess = (body: string) => body.startsWith('{"state":200,');

/** Every connection sends the requests in an order of its own, so that they do not march in step. */
export async function load({
  origin,
  requests,
  connections,
  seconds,
  isApart,
  processorTime,
  isGood = isSuccess,
}: Load): Promise<LoadResult> {
  const times: number[] = [];
  let turn = 0;
  const busyBefore = processorTime?.() ?? 0;
  const run = autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: requests.slice(0, 1),
    setupClient: (client) => {
      const mine = turn++;
      client.setRequests(
        shuffled(isApart ? requests.filter((_request, at) => at % connections === mine) : requests, mine + 1),
      );
    },
    verifyBody: isGood,
  });
  run.on('response', (_client: unknown, _status: number, _bytes: number, time: number) => times.push(time));
  const result = await run;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    perSecond: result.requests.total / result.duration,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    processor: ((processorTime?.() ?? 0) - busyBefore) / Math.max(1, result.requests.total),
    failed: result.errors + result.timeouts + result.non2xx + result.mismatches,
  };
}

function shuffled<T>(list: readonly T[], seed: number): T[] {
  const mixed = [...list];
  const next = numbers(seed);
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
}

/** A stream of numbers in [0, 1), the same for the same seed. */
export function numbers(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
