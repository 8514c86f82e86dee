// Keeps what somebody types at the mall, half-wrong as it may be, whenever he stops typing.
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '#kit/browser/call.ts';
import { seconds } from '#kit/time/duration.ts';

const SAVE_AFTER = seconds(2); // chosen: when somebody stops typing

export interface DraftSaving {
  /** When the mall kept it last; undefined after a failure. */
  readonly savedAt: string | undefined;
  readonly isSaving: boolean;
  readonly error: string | undefined;
  /** It is being handed in: nothing is saved any more until something is typed. */
  stop(): void;
}

/** @param save the call that keeps the draft, as it stands when it is asked */
export function useDraftSaving(values: object, save: () => Promise<{ savedAt: string }>): DraftSaving {
  const [savedAt, setSavedAt] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const first = useRef(values);
  const newest = useRef(save);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  newest.current = save;
  const keep = useCallback(async () => {
    setSaving(true);
    try {
      setSavedAt((await newest.current()).savedAt);
      setError(undefined);
    } catch (reason) {
      setSavedAt(undefined);
      setError(reason instanceof CallError ? reason.message : undefined);
    } finally {
      setSaving(false);
    }
  }, []);
  useEffect(() => {
    if (values === first.current) return;
    timer.current = setTimeout(() => void keep(), SAVE_AFTER);
    return () => clearTimeout(timer.current);
  }, [values, keep]);
  return { savedAt, isSaving, error, stop: () => clearTimeout(timer.current) };
}
