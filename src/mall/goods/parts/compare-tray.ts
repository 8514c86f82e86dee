// What a visitor has ticked for comparison: kept in this browser, the same in all its tabs, five at most.
import { keptList } from '#kit/browser/kept-list.ts';
import { MOST_COMPARED } from '../contrast-address.ts';

export interface Compared {
  productId: number;
  partNo: string;
}

const tray = keptList<Compared>('compare', MOST_COMPARED, ({ productId, partNo }) =>
  Number.isSafeInteger(productId) && typeof partNo === 'string'
    ? { productId: productId as number, partNo }
    : undefined,
);

/** Reads what was kept. Never throws: what is damaged counts as nothing. */
export const parseCompared = tray.parse;

/** Ticked in this browser at this moment, for code outside React; nothing on the server. */
export const comparedNow = tray.now;

/** Ticked in this browser, in order; empty while the page is rendered on the server. */
export const useCompared = tray.use;

/** Ticks a product, or takes the tick away. False where five are ticked already. */
export function toggleCompared(one: Compared): boolean {
  const list = tray.now();
  const rest = list.filter(({ productId }) => productId !== one.productId);
  if (rest.length === list.length && list.length >= MOST_COMPARED) return false;
  tray.keep(rest.length < list.length ? rest : [...list, { productId: one.productId, partNo: one.partNo }]);
  return true;
}

export const clearCompared = (): void => tray.keep([]);
