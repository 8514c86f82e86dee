// A mall of any size as queues: calls come at random, wait for a process, then for PostgreSQL, and are answered. Says how many it carries.
import { numbers } from '../load.ts';

/** What one call costs, in ms of processor time; measured. */
export interface Demand {
  name: string;
  /** Of all calls. */
  share: number;
  process: number;
  database: number;
  /** Guests read it: a replica that is seconds behind will do. */
  isForGuests: boolean;
  /** Share of the database's time that writes, which every replica does again and no shard is spared. */
  writes: number;
}

export interface Layout {
  name: string;
  processes: number;
  /** Cores of the PostgreSQL that takes what is written. */
  cores: number;
  replicas?: number;
  /** The database cut into so many by owner and store, each with that many cores. */
  shards?: number;
}

/** chosen: applying a change costs a replica half of what making it cost. */
const APPLYING = 0.5;
/** chosen: what a transaction over two shards costs each of them besides (two-phase commit). */
const ACROSS = 0.3;

interface Station {
  name: string;
  servers: number;
  busy: number;
  /** Time spent serving, in ms, for its utilisation. */
  served: number;
  waiting: (() => void)[];
}

export interface Simulated {
  /** Milliseconds in which 95 of 100 calls were answered. */
  p95: number;
  /** The station that was busiest, and how busy: 1 is always. */
  busiest: { name: string; share: number };
}

/** Events in order of time: a binary heap. */
class Agenda {
  private readonly heap: { at: number; act: () => void }[] = [];

  add(at: number, act: () => void): void {
    const { heap } = this;
    let here = heap.push({ at, act }) - 1;
    while (here > 0) {
      const above = (here - 1) >> 1;
      if (heap[above]!.at <= heap[here]!.at) break;
      [heap[above], heap[here]] = [heap[here]!, heap[above]!];
      here = above;
    }
  }

  next(): { at: number; act: () => void } | undefined {
    const { heap } = this;
    const first = heap[0];
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    heap[0] = last;
    for (let here = 0, least = 1; least < heap.length; here = least, least = 2 * here + 1) {
      if (least + 1 < heap.length && heap[least + 1]!.at < heap[least]!.at) least++;
      if (heap[least]!.at >= heap[here]!.at) break;
      [heap[least], heap[here]] = [heap[here]!, heap[least]!];
    }
    return first;
  }
}

/**
 * @param perSecond calls that come in a second, at random moments
 * @param calls how many are sent; the first tenth warms up and is not counted
 */
export function simulate(
  layout: Layout,
  demands: readonly Demand[],
  perSecond: number,
  calls = 40_000,
  seed = 1,
): Simulated {
  const random = numbers(seed);
  /** Times between calls, and of service: exponential, which waits longer than what is regular. */
  const drawn = (mean: number) => -Math.log(1 - random()) * mean;
  const { processes, cores, replicas = 0, shards = 1 } = layout;
  const station = (name: string, servers: number): Station => ({
    name,
    servers,
    busy: 0,
    served: 0,
    waiting: [],
  });
  const mall = Array.from({ length: processes }, (_, at) => station(`process ${at + 1}`, 1));
  const primary = Array.from({ length: shards }, (_, at) =>
    station(shards > 1 ? `shard ${at + 1}` : 'PostgreSQL', cores),
  );
  const readers = Array.from({ length: replicas }, (_, at) => station(`replica ${at + 1}`, cores));
  const agenda = new Agenda();
  const times: number[] = [];
  let now = 0;

  const serve = (at: Station, mean: number, then: () => void) => {
    const begin = () => {
      at.busy++;
      const time = drawn(mean);
      at.served += time;
      agenda.add(now + time, () => {
        at.busy--;
        at.waiting.shift()?.();
        then();
      });
    };
    if (mean <= 0) then();
    else if (at.busy < at.servers) begin();
    else at.waiting.push(begin);
  };
  const oneOf = (stations: readonly Station[]) => stations[Math.floor(random() * stations.length)]!;
  const pick = () => {
    let left = random() * demands.reduce((sum, { share }) => sum + share, 0);
    for (const demand of demands) {
      left -= demand.share;
      if (left < 0) return demand;
    }
    return demands[0]!;
  };

  function arrive(index: number): void {
    const { process, database, writes, isForGuests } = pick();
    const came = now;
    const mine = oneOf(mall);
    const home = oneOf(primary);
    const reads = isForGuests && readers.length > 0 ? oneOf(readers) : home;
    const written = database * writes;
    const across = shards > 1 ? 1 + ACROSS : 1;
    serve(mine, process / 2, () =>
      serve(reads, database - written, () =>
        serve(home, written * across, () =>
          serve(mine, process / 2, () => {
            if (index > calls / 10) times.push(now - came);
          }),
        ),
      ),
    );
    // What is written: each replica applies it, and a second shard has its part of a purchase.
    for (const replica of readers) serve(replica, written * APPLYING, () => {});
    if (shards > 1 && written > 0) serve(oneOf(primary), written * ACROSS, () => {});
    if (index < calls) agenda.add(now + drawn(1_000 / perSecond), () => arrive(index + 1));
  }

  arrive(0);
  for (let event = agenda.next(); event; event = agenda.next()) {
    now = event.at;
    event.act();
  }
  times.sort((a, b) => a - b);
  const stations = [...mall, ...primary, ...readers].map((one) => ({
    name: one.name.replace(/ \d+$/, ''),
    share: one.served / now / one.servers,
  }));
  return {
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
    busiest: stations.sort((a, b) => b.share - a.share)[0]!,
  };
}

export interface Carried {
  perSecond: number;
  /** What is full first when more come. */
  full: string;
}

/** The most calls a second of which 95 of 100 are answered in time. @param most milliseconds @param calls of each simulation */
export function carries(layout: Layout, demands: readonly Demand[], most: number, calls?: number): Carried {
  const at = (perSecond: number) => simulate(layout, demands, perSecond, calls);
  let low = 1;
  let high = 2;
  while (at(high).p95 <= most) high *= 2;
  while (high / low > 1.02) {
    const middle = Math.sqrt(low * high);
    if (at(middle).p95 <= most) low = middle;
    else high = middle;
  }
  return { perSecond: low, full: at(low).busiest.name };
}
