// Sends requests over many connections for some seconds and says how fast they were answered.
import autocannon from 'autocannon';

/** A request in autocannon's shape. */
export interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Load {
  origin: string;
  requests: readonly Call[];
  connections: number;
  seconds: number;
  /** Another order of the requests for another number. */
  round?: number;
  /** No request is sent over two connections: for requests that must not repeat. */
  isApart?: boolean;
  /** Of the server, as it counts up. */
  processorTime?: () => number;
  /** Told of each reply how many milliseconds it took, of those too that are not in the result. */
  onAnswer?: (time: number) => void;
  /** What a good reply looks like; anything with `"state":200` when left out. */
  isGood?: (body: string) => boolean;
}

/** What was sent in some seconds and how it was answered. */
export interface LoadResult {
  seconds: number;
  /** Of each good or bad reply, in ms. */
  times: number[];
  failed: number;
  /** Of the server, in ms. */
  processor: number;
}

export interface LoadFigures {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  failed: number;
  /** Processor time of the server for each, in ms. */
  processor: number;
}

/** The figures of several runs of the same kind as if they were one. */
export function figuresOf(runs: readonly LoadResult[]): LoadFigures {
  const times = runs.flatMap((run) => run.times).sort((a, b) => a - b);
  const sum = (pick: (run: LoadResult) => number) => runs.reduce((total, run) => total + pick(run), 0);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    perSecond: times.length / sum((run) => run.seconds),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    failed: sum((run) => run.failed),
    processor: sum((run) => run.processor) / Math.max(1, times.length),
  };
}

const ROUNDS = 4; // chosen: what else the machine does meets both sides alike

/** Runs both by turns, in short pieces of the whole time, so that their ratio holds on a busy machine too. */
export async function byTurns(
  seconds: number,
  one: (seconds: number, round: number) => Promise<LoadResult>,
  other: (seconds: number, round: number) => Promise<LoadResult>,
): Promise<[LoadFigures, LoadFigures]> {
  const ones: LoadResult[] = [];
  const others: LoadResult[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ones.push(await one(seconds / ROUNDS, round));
    others.push(await other(seconds / ROUNDS, round));
  }
  return [figuresOf(ones), figuresOf(others)];
}

/** chosen: preparing more requests would take a good part of a short run, in which nothing is sent */
const MOST_PREPARED = 8_000;

const isSuccess = (body: string) => body.startsWith('{"state":200,');

/** Every connection sends the requests, or some of many, in an order of its own, so that they do not march in step. */
export async function load({
  origin,
  requests,
  connections,
  seconds,
  round = 0,
  isApart,
  processorTime,
  onAnswer,
  isGood = isSuccess,
}: Load): Promise<LoadResult> {
  const times: number[] = [];
  let turn = 0;
  let prepared = 0;
  const busyBefore = processorTime?.() ?? 0;
  const run = autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: requests.slice(0, 1),
    setupClient: (client) => {
      const mine = turn++;
      const own = isApart ? requests.filter((_request, at) => at % connections === mine) : requests;
      const mixed = shuffled(own, mine + 1 + round * connections);
      client.setRequests(isApart ? mixed : mixed.slice(0, Math.ceil(MOST_PREPARED / connections)));
      prepared = performance.now();
    },
    verifyBody: isGood,
  });
  // From the first request to the last answer. What was sent while requests of other connections were still prepared waited
  // for this process, not for the server.
  let began = 0;
  let ended = 0;
  run.on('response', (_client: unknown, _status: number, _bytes: number, time: number) => {
    onAnswer?.(time);
    const now = performance.now();
    if (now - time < prepared) return;
    times.push(time);
    ended = now;
    began ||= now - time;
  });
  const result = await run;
  return {
    seconds: (ended - began) / 1_000,
    times,
    processor: (processorTime?.() ?? 0) - busyBefore,
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
