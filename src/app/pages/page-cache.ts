// Rendered public pages, kept in memory and served while a fresh one is made (stale-while-revalidate).
import { LRUCache } from 'lru-cache';
import { minutes, seconds } from '#kit/time/duration.ts';

export interface Page {
  status: number;
  headers: Record<string, string>;
  /** As its headers say: packed for nearly every browser, an eighth of its size. */
  body: Buffer;
}

interface Kept {
  page: Page;
  madeAt: number;
}

const FRESH = seconds(5); // chosen: how old a page may be before a new one is made behind it
const STALE = minutes(5); // chosen: how old a page may be shown at all
const MOST_BYTES = 8 * 1024 * 1024; // chosen: some three hundred pages as browsers ask for them

/** Pages carry nothing personal, so one copy serves everybody; the browser fills in the member's part. */
export class PageCache {
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ page }) => page.body.length + 1_000,
  });
  private readonly underWay = new Map<string, Promise<Page>>();
  private age = 0;
  private hits = 0;
  private misses = 0;

  /** How many pages are kept, how large they are together, and how often one was found and not found. */
  stands() {
    return { kept: this.kept.size, bytes: this.kept.calculatedSize, hits: this.hits, misses: this.misses };
  }

  /** The page under `key`, made by `make` when there is none; made anew in the background when it has aged. */
  async page(key: string, make: () => Promise<Page>): Promise<Page> {
    const kept = this.kept.get(key);
    const since = kept ? Date.now() - kept.madeAt : Number.POSITIVE_INFINITY;
    if (kept && since < STALE) {
      if (since >= FRESH) this.make(key, make).catch(() => {});
      this.hits++;
      return kept.page;
    }
    this.misses++;
    return this.make(key, make);
  }

  /** Forgets everything: something that public pages show has changed. */
  clear(): void {
    this.age++;
    this.kept.clear();
    this.underWay.clear();
  }

  private make(key: string, make: () => Promise<Page>): Promise<Page> {
    const running = this.underWay.get(key);
    if (running) return running;
    const age = this.age;
    const making = make()
      .then((page) => {
        if (page.status === 200 && age === this.age) this.kept.set(key, { page, madeAt: Date.now() });
        return page;
      })
      .finally(() => {
        if (this.underWay.get(key) === making) this.underWay.delete(key);
      });
    this.underWay.set(key, making);
    return making;
  }
}
