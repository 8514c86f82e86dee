// Answers kept in memory for some seconds, and made anew behind a visitor's back while the old one still serves.
import { LRUCache } from 'lru-cache';

interface Kept<V> {
  value: V;
  madeAt: number;
  /** How long it took to make. */
  cost: number;
}

const WORTH = 1_000; // chosen: an answer is kept for so many times what it cost
const CHEAP = 50; // chosen: milliseconds that a visitor does not notice

export interface CacheRule<V> {
  /**
   * How old an answer may be before a new one is made behind it, in milliseconds. One that took long to make counts as
   * fresh for longer, at most up to `stale`.
   */
  fresh: number;
  /** How old an answer may be given at all. */
  stale: number;
  /** How much is kept, in the unit of `sizeOf`; the least recently used goes first. */
  most: number;
  /** 1 when left out: then `most` counts answers. */
  sizeOf?: (value: V) => number;
}

/** One answer per key; the same key is never made twice at the same time. A failed attempt is not kept. */
export class StaleCache<V extends object | number> {
  private readonly kept: LRUCache<string, Kept<V>>;
  private readonly underWay = new Map<string, Promise<V>>();
  private readonly rule: CacheRule<V>;
  private age = 0;

  constructor(rule: CacheRule<V>) {
    this.rule = rule;
    const { sizeOf } = rule;
    this.kept = new LRUCache({
      maxSize: rule.most,
      sizeCalculation: ({ value }) => Math.max(1, Math.ceil(sizeOf ? sizeOf(value) : 1)),
    });
  }

  async get(key: string, make: () => Promise<V>): Promise<V> {
    const kept = this.kept.get(key);
    const since = kept ? Date.now() - kept.madeAt : Number.POSITIVE_INFINITY;
    if (!kept || since >= this.rule.stale) return this.make(key, make);
    if (since >= this.freshFor(kept)) this.make(key, make).catch(() => {}); // the next visitor tries again
    return kept.value;
  }

  /** Everything is made anew at its next use. */
  forget(): void {
    this.age++;
    this.kept.clear();
    this.underWay.clear();
  }

  /** As `forget`, but what was costly to make serves on while it is made anew. */
  forgetCheap(): void {
    this.age++;
    this.underWay.clear();
    for (const [key, kept] of this.kept.entries()) {
      if (kept.cost < CHEAP) this.kept.delete(key);
      else kept.madeAt = Math.min(kept.madeAt, Date.now() - this.freshFor(kept));
    }
  }

  private freshFor({ cost }: Kept<V>): number {
    return Math.min(Math.max(this.rule.fresh, cost * WORTH), this.rule.stale - 1);
  }

  private make(key: string, make: () => Promise<V>): Promise<V> {
    const running = this.underWay.get(key);
    if (running) return running;
    const { age } = this;
    const began = Date.now();
    const making = make()
      .then((value) => {
        if (age === this.age) this.kept.set(key, { value, madeAt: Date.now(), cost: Date.now() - began });
        return value;
      })
      .finally(() => {
        if (this.underWay.get(key) === making) this.underWay.delete(key);
      });
    this.underWay.set(key, making);
    return making;
  }
}
