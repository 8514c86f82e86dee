// What a person has typed, kept through a refresh of the page until it is sent.

import { useEffect, useState } from 'react';
import { keep, readKeptObject } from '#kit/browser/kept.ts';

/**
 * Like useState, kept in the tab's session storage under `key`.
 * @returns the draft, its setter, and a call that forgets what was kept
 */
export function useDraft<T extends object>(key: string, initial: T): [T, (draft: T) => void, () => void] {
  const [draft, setDraft] = useState<T>(() => ({
    ...initial,
    ...(readKeptObject('session', key) as Partial<T>),
  }));
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isOver) keep('session', key, draft);
  }, [key, draft, isOver]);
  const forget = () => {
    setOver(true);
    keep('session', key, undefined);
  };
  return [draft, setDraft, forget];
}
