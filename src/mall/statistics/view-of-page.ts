// Which event a page view is, and how long the page must have been looked at.
import { seconds } from '#kit/time/duration.ts';
import type { Behaviour } from './behaviour.ts';

const PAGE_VIEW_DELAY = seconds(3); // spec §9: statistics page view delay 3 s

export interface PageView {
  behaviour: Behaviour;
  /** Milliseconds after which it counts; 0 for goods detail and store product (spec §4). */
  delay: number;
}

const GOODS = /^\/goods\/(detail|detail1|details)$/;
const STORE_GOODS = /^\/store\/(product|goods)$/;

/**
 * The event of looking at a page. Only the path is told of its address: the rest may say who somebody is.
 * @param goods what a goods page shows
 */
export function viewOfPage(
  pathname: string,
  search: string,
  goods?: { goodsId: number; storeId: number },
): PageView {
  const url = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (GOODS.test(url) && goods) {
    const { goodsId, storeId } = goods;
    return { behaviour: { behaviorType: 'goodsView', url, goodsId, storeId }, delay: 0 };
  }
  const storeId = url.startsWith('/store/') ? storeIn(search) : undefined;
  const behaviour: Behaviour = {
    behaviorType: STORE_GOODS.test(url) ? 'storeView' : 'pageView',
    url,
    ...(storeId ? { storeId } : {}),
  };
  return { behaviour, delay: behaviour.behaviorType === 'storeView' ? 0 : PAGE_VIEW_DELAY };
}

function storeIn(search: string): number | undefined {
  const vid = new URLSearchParams(search).get('vid') ?? '';
  return /^[1-9]\d{0,14}$/.test(vid) ? Number(vid) : undefined;
}
