// Between the start of the mall and its first visitor: what searches are answered from is read, their ways are walked some times, and what only the start needed is given back.
import type { Api } from '#kit/http/server/serve.ts';
import { searchProtocol } from '#mall/search/search.protocol.ts';
import { readListings } from '#mall/search/server/search.ts';
import type { OpenMall } from './open-mall.ts';

/** chosen: after it the compiler has seen what searches are made of; more would be felt by who waits for the start. */
const WALKED_MS = 250;

/** What fails here is no reason not to open: every visitor's call fails or succeeds by itself. */
export async function warmUp(mall: Pick<OpenMall, 'api' | 'workshop'>): Promise<void> {
  try {
    await mall.workshop.reading('zh', readListings);
    await walk(mall.api, Date.now() + WALKED_MS);
  } finally {
    release();
  }
}

/** Lists and searches as visitors ask for them, none of them twice. */
async function walk(api: Api, until: number): Promise<void> {
  const { categoryFloors, brands } = await api.call(searchProtocol.home, {}, 'zh');
  const words = brands.map(({ brandName }) => brandName);
  const categories = categoryFloors.map(({ categoryId }) => String(categoryId));
  if (categories.length === 0 || words.length === 0) return;
  for (let turn = 0; Date.now() < until; turn++) {
    const highPrice = (999_999 - turn / 100).toFixed(2);
    const categoryId = categories[turn % categories.length];
    const keyword = words[turn % words.length];
    const language = turn % 4 === 3 ? 'en' : 'zh';
    await Promise.all([
      api.call(searchProtocol.goodsList, { categoryId, highPrice }, language),
      api.call(searchProtocol.goodsList, { keyword, highPrice }, language),
    ]);
  }
}

/**
 * The room for new objects, grown while rooms and screens were read, stays as large as it was unless V8 is in its last
 * resort. `npm start` gives the right to ask for that (`--expose-gc`); without it nothing happens.
 */
function release(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
