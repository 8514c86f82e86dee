// A short list that this browser keeps for whoever uses it, the same in all its tabs: what is ticked, what is collected.
import { useSyncExternalStore } from 'react';

export interface KeptList<T> {
  /** Reads what was kept. Never throws: what is damaged counts as nothing. */
  parse(text: string | null): readonly T[];
  /** At this moment, for code outside React; nothing on the server. */
  now(): readonly T[];
  /** In order; empty while the page is rendered on the server. */
  use(): readonly T[];
  keep(list: readonly T[]): void;
}

/**
 * @param read one entry as it was kept; undefined: it makes no sense
 * @param most entries
 */
export function keptList<T>(
  key: string,
  most: number,
  read: (one: Readonly<Record<string, unknown>>) => T | undefined,
): KeptList<T> {
  const none: readonly T[] = [];
  let kept: readonly T[] | undefined;
  const listeners = new Set<() => void>();
  const tellAll = () => {
    for (const tell of listeners) tell();
  };

  function parse(text: string | null): readonly T[] {
    if (!text) return none;
    try {
      const list: unknown = JSON.parse(text);
      if (!Array.isArray(list)) return none;
      const good = list.flatMap((one: Record<string, unknown> | null) => (one && read(one)) ?? []);
      return good.length > 0 ? good.slice(0, most) : none;
    } catch {
      return none;
    }
  }

  function current(): readonly T[] {
    if (kept) return kept;
    try {
      kept = parse(localStorage.getItem(key));
    } catch {
      kept = none;
    }
    return kept;
  }

  function onStorage(event: StorageEvent): void {
    if (event.key !== key && event.key !== null) return;
    kept = undefined;
    tellAll();
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', onStorage);
    };
  }

  return {
    parse,
    now: () => (typeof window === 'undefined' ? none : current()),
    use: () => useSyncExternalStore(subscribe, current, () => none),
    keep(list) {
      kept = list.length > 0 ? list : none;
      try {
        if (list.length > 0) localStorage.setItem(key, JSON.stringify(list));
        else localStorage.removeItem(key);
      } catch {
        // A browser that keeps nothing goes on within this tab.
      }
      tellAll();
    },
  };
}
