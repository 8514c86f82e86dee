// Saves a draft while it is being typed: a moment after the last key, one save after the other, and before anybody leaves.
import { useEffect, useRef, useState } from 'react';
import { CallError, call } from '#kit/browser/call.ts';
import { keep, readKeptObject } from '#kit/browser/kept.ts';
import { useUnsaved } from '#kit/form/unsaved.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { planOf } from '#mall/order/parts/typed-plan.ts';
import type { PaymentPlan } from '#mall/order/payment-plan.ts';
import type { ContractDetail } from '../../contract-detail.protocol.ts';
import type { Fault } from '../../contract-text.protocol.ts';
import { contractDoor } from '../contract-door.ts';
import { typedBooking } from './booking-fields.tsx';
import {
  draftFields,
  type TypedDraft,
  typedDraft,
  unreadOf,
  unreadPaths,
  withUnread,
} from './draft-values.ts';
import { draftWords } from './draft-words.ts';

const AFTER_THE_LAST_KEY = 800; // chosen: between two words, not between two letters

export interface SavedDraft {
  typed: TypedDraft;
  change(part: Partial<TypedDraft>): void;
  /** What is still wrong, as the mall sees what was saved last. */
  faults: readonly Fault[];
  state: 'saved' | 'typing' | 'saving' | 'failed';
  /** Why the last save failed. */
  error: string | undefined;
  /** Saves what is not saved yet and tells the version to act on. Throws when that is refused. */
  flush(): Promise<number>;
}

export function useSavedDraft(contract: ContractDetail): SavedDraft {
  const { contractSn, side } = contract;
  const say = useWords(draftWords);
  const key = `contract-draft:${contractSn}`;
  const [typed, setTyped] = useState<TypedDraft>(() => ({
    ...withUnread(typedDraft(contract.content, contract.annexFiles), readKeptObject('local', key)),
    booking: typedBooking(contract),
  }));
  const [faults, setFaults] = useState<readonly Fault[]>(contract.faults);
  const [state, setState] = useState<SavedDraft['state']>('saved');
  const [error, setError] = useState<string>();
  const now = useRef({
    typed,
    version: contract.version,
    isDirty: false,
    plan: contract.content.plan as PaymentPlan,
    underWay: undefined as Promise<void> | undefined,
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
  });

  async function saveOnce() {
    const it = now.current;
    it.isDirty = false;
    setState('saving');
    it.plan = planOf(it.typed.plan) ?? it.plan;
    try {
      const saved = await call(contractDoor[side].save, {
        contractSn,
        version: it.version,
        draft: draftFields(it.typed, it.plan),
        ...it.typed.booking,
      });
      it.version = saved.version;
      setFaults(saved.faults);
      setError(undefined);
      setState(it.isDirty ? 'typing' : 'saved');
    } catch (reason) {
      it.isDirty = true;
      setState('failed');
      setError(reason instanceof CallError ? reason.message : undefined);
      throw reason;
    }
  }

  async function flush(): Promise<number> {
    const it = now.current;
    clearTimeout(it.timer);
    await it.underWay?.catch(() => {});
    while (it.isDirty) {
      it.underWay = saveOnce();
      try {
        await it.underWay;
      } finally {
        it.underWay = undefined;
      }
    }
    return it.version;
  }

  // What was typed last goes out on leaving; what was refused would be lost.
  useUnsaved(state === 'failed');

  const latest = useRef(flush);
  latest.current = flush;

  useEffect(() => {
    const it = now.current;
    const warn = (event: BeforeUnloadEvent) => {
      if (!it.isDirty && !it.underWay) return;
      void latest.current().catch(() => {});
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      if (it.isDirty) void latest.current().catch(() => {});
    };
  }, []);

  const wrong = unreadPaths(typed)
    .filter((path) => !faults.some((fault) => fault.path === path))
    .map((path) => ({ path, text: say.noFigure }));
  return {
    typed,
    faults: [...faults, ...wrong],
    state,
    error,
    flush,
    change(part) {
      const it = now.current;
      it.typed = { ...it.typed, ...part };
      it.isDirty = true;
      keep('local', key, unreadOf(it.typed));
      setTyped(it.typed);
      setState('typing');
      clearTimeout(it.timer);
      it.timer = setTimeout(() => void latest.current().catch(() => {}), AFTER_THE_LAST_KEY);
    },
  };
}
