// What a visitor has ticked for comparison: kept in this browser, the same in all its tabs, five at most.
import { useSyncExternalStore } from 'react';
import { MOST_COMPARED } from '../contrast-address.ts';

export interface Compared {
  productId: number;
  partNo: string;
}

const KEY = 'compare';
const NONE: readonly Compared[] = [];

let kept: readonly Compared[] | undefined;
const listeners = new Set<() => void>();

/** Reads what was kept. Never throws: what is damaged counts as nothing. */
export function parseCompared(text: string | null): readonly Compared[] {
  if (!text) return NONE;
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) return NONE;
    const good = list.flatMap((one: Partial<Compared> | null) =>
      one && Number.isSafeInteger(one.productId) && typeof one.partNo === 'string'
        ? [{ productId: one.productId as number, partNo: one.partNo }]
        : [],
    );
    return good.length > 0 ? good.slice(0, MOST_COMPARED) : NONE;
  } catch {
    return NONE;
  }
}

function read(): readonly Compared[] {
  if (kept) return kept;
  try {
    kept = parseCompared(localStorage.getItem(KEY));
  } catch {
    kept = NONE;
  }
  return kept;
}

function keep(list: readonly Compared[]): void {
  kept = list;
  try {
    if (list.length > 0) localStorage.setItem(KEY, JSON.stringify(list));
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing still compares within this tab.
  }
  for (const tell of listeners) tell();
}

function onStorage(event: StorageEvent): void {
  if (event.key !== KEY && event.key !== null) return;
  kept = undefined;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** Ticked in this browser at this moment, for code outside React; nothing on the server. */
export const comparedNow = (): readonly Compared[] => (typeof window === 'undefined' ? NONE : read());

/** Ticked in this browser, in order; empty while the page is rendered on the server. */
export function useCompared(): readonly Compared[] {
  return useSyncExternalStore(subscribe, read, () => NONE);
}

/** Ticks a product, or takes the tick away. False where five are ticked already. */
export function toggleCompared(one: Compared): boolean {
  const list = read();
  const rest = list.filter(({ productId }) => productId !== one.productId);
  if (rest.length === list.length && list.length >= MOST_COMPARED) return false;
  keep(rest.length < list.length ? rest : [...list, { productId: one.productId, partNo: one.partNo }]);
  return true;
}

export function clearCompared(): void {
  keep(NONE);
}
