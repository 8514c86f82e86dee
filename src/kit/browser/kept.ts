// What this browser keeps for a page. It may refuse, forget, or hold something damaged: no page fails over that.

const storages = { local: () => localStorage, session: () => sessionStorage };

/** Until the tab closes, or for good. */
type Where = keyof typeof storages;

/** What was kept under `key`; null where there is nothing that can be read. */
export function readKept(where: Where, key: string): unknown {
  try {
    return JSON.parse(storages[where]().getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The same where an object was kept, else an empty one. */
export function readKeptObject(where: Where, key: string): object {
  const found = readKept(where, key);
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? found : {};
}

/** Keeps `value` as JSON; undefined forgets it. A browser that keeps nothing (private window, full disk) goes on without. */
export function keep(where: Where, key: string, value: unknown): void {
  try {
    if (value === undefined) storages[where]().removeItem(key);
    else storages[where]().setItem(key, JSON.stringify(value));
  } catch {
    // The page works until it is left.
  }
}
