// What a visitor has searched for in this browser, newest first.
import { keep } from '#kit/browser/kept.ts';

const KEY = 'searchHistory';
const MOST = 10; // chosen: as many as fit under the search box

/** The words searched for, newest first; empty where the browser keeps nothing or what it kept is damaged. */
export function readSearchHistory(): string[] {
  try {
    return parseSearchHistory(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Reads what was kept. Never throws. */
export function parseSearchHistory(kept: string | null): string[] {
  if (!kept) return [];
  try {
    const list: unknown = JSON.parse(kept);
    if (!Array.isArray(list)) return [];
    return list
      .filter((text): text is string => typeof text === 'string' && text.trim() !== '')
      .slice(0, MOST);
  } catch {
    return [];
  }
}

/** The history with `text` in front, each text once whatever its capitals. */
export function withSearched(history: readonly string[], text: string): string[] {
  const searched = text.replaceAll(/\s+/g, ' ').trim();
  if (!searched) return [...history];
  const rest = history.filter((one) => one.toLowerCase() !== searched.toLowerCase());
  return [searched, ...rest].slice(0, MOST);
}

/** Remembers what was searched for. */
export function keepSearched(text: string): void {
  keepHistory(withSearched(readSearchHistory(), text));
}

/** Forgets one text, or all of them. */
export function forgetSearched(text?: string): void {
  keepHistory(text === undefined ? [] : readSearchHistory().filter((one) => one !== text));
}

const keepHistory = (history: readonly string[]) =>
  keep('local', KEY, history.length > 0 ? history : undefined);
