// Keeps the draft of a designer application at the mall while somebody types.
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError, call } from '#kit/browser/call.ts';
import { seconds } from '#kit/time/duration.ts';
import { designerProtocol } from '../designer.protocol.ts';
import { type DesignerValues, fromForm } from './designer-values.ts';

const SAVE_AFTER = seconds(2); // chosen: when somebody stops typing

/** Keeps the draft when somebody stops typing, and not while he hands in. */
export function useDraft(values: DesignerValues, isHandingIn: boolean) {
  const [savedAt, setSavedAt] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const first = useRef(values);
  const save = useCallback(async (now: DesignerValues) => {
    setSaving(true);
    try {
      setSavedAt((await call(designerProtocol.save, { ...fromForm(now), idNumber: now.idNumber })).savedAt);
      setError(undefined);
    } catch (reason) {
      setSavedAt(undefined);
      setError(reason instanceof CallError ? reason.message : undefined);
    } finally {
      setSaving(false);
    }
  }, []);
  useEffect(() => {
    if (values === first.current || isHandingIn) return;
    const timer = setTimeout(() => void save(values), SAVE_AFTER);
    return () => clearTimeout(timer);
  }, [values, isHandingIn, save]);
  return { savedAt, isSaving, error };
}
