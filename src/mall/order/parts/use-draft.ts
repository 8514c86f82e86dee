// What a person has typed, kept through a refresh of the page until it is sent.
import { useEffect, useState } from 'react';

/**
 * Like useState, kept in the tab's session storage under `key`.
 * @returns the draft, its setter, and a call that forgets what was kept
 */
export function useDraft<T extends object>(key: string, initial: T): [T, (draft: T) => void, () => void] {
  const [draft, setDraft] = useState<T>(() => ({ ...initial, ...read<T>(key) }));
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (isOver) return;
    try {
      sessionStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // A browser that keeps nothing loses the draft with the page.
    }
  }, [key, draft, isOver]);
  const forget = () => {
    setOver(true);
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  };
  return [draft, setDraft, forget];
}

function read<T>(key: string): Partial<T> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Partial<T>) : {};
  } catch {
    return {};
  }
}
