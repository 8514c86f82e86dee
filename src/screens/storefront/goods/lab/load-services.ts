// Services that stand beside other goods: what a search finds of them, what a store sells of them.
import type { MallForLoaders } from '#kit/browser/mall-context.ts';
import { LONGEST_KEYWORD } from '#kit/list/listing.ts';
import { type ServiceRow, serviceList } from '#mall/ability/service-list.ts';

const MOST = 4;

export interface SomeServices {
  list: ServiceRow[];
  total: number;
  /** Where all of them are. */
  to: string;
}

/** Some of them, and how many there are. @param keyword everything, of a store; of nobody's, nothing where it is '' */
export async function loadServices(
  mall: MallForLoaders,
  { keyword = '', storeId }: { keyword?: string; storeId?: number },
): Promise<SomeServices> {
  const typed = keyword.slice(0, LONGEST_KEYWORD);
  if (typed === '' && storeId === undefined) return { list: [], total: 0, to: '' };
  const asked = { ...(typed ? { keyword: typed } : {}), ...(storeId ? { storeId: String(storeId) } : {}) };
  const { list, pagination } = await mall.call(serviceList.list, { ...asked, pageSize: MOST });
  return { list, total: pagination.total, to: `/goods/service?${new URLSearchParams(asked)}` };
}
