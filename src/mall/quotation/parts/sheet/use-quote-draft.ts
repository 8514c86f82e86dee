// A supplier's draft that is saved as it is typed: on the mall, and in this browser while the mall cannot be reached.

import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError, call } from '#kit/browser/call.ts';
import { keep } from '#kit/browser/kept.ts';
import { quotationProtocol } from '../../quotation.protocol.ts';
import { type DraftLine, draftOf, keptOf, type QuoteDraft } from './quote-draft.ts';

const AFTER_TYPING_MS = 900;
const AGAIN_MS = 6000;

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed';

export interface QuoteDesk {
  readonly draft: QuoteDraft;
  readonly saveState: SaveState;
  /** Why the last save was refused; '' for none. */
  readonly refusal: string;
  /** What this browser had kept was taken in. */
  readonly isRestored: boolean;
  readonly changeLine: (lineNo: number, change: (line: DraftLine) => DraftLine) => void;
  readonly changeLines: (change: (line: DraftLine) => DraftLine) => void;
  readonly changeHead: (part: Partial<Omit<QuoteDraft, 'lines'>>) => void;
  /** Waits for what is under way, so that a step can follow; gives the quotation's version. */
  readonly settle: () => Promise<number>;
  /** It was handed in or dropped: nothing has to be kept any more. */
  readonly forget: () => void;
}

export interface QuoteDraftOptions {
  quoSn: string;
  /** Of the quotation as it was read. */
  version: number;
  initial: QuoteDraft;
}

export function useQuoteDraft({ quoSn, version, initial }: QuoteDraftOptions): QuoteDesk {
  const key = `quotation-draft:${quoSn}`;
  const [start] = useState(() => restore(key, initial));
  const [draft, setDraft] = useState(start.draft);
  const [saveState, setSaveState] = useState<SaveState>(start.isRestored ? 'unsaved' : 'saved');
  const [refusal, setRefusal] = useState('');
  const latest = useRef(draft);
  const known = useRef(version);
  known.current = Math.max(known.current, version);
  const isDirty = useRef(start.isRestored);
  const underWay = useRef<Promise<void> | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isOver = useRef(false);

  const save = useCallback(
    async function saveNow(): Promise<void> {
      clearTimeout(timer.current);
      if (underWay.current || !isDirty.current || isOver.current) return;
      isDirty.current = false;
      setSaveState('saving');
      let isRefused = false;
      const sent = call(quotationProtocol.save, {
        quoSn,
        version: known.current,
        draft: keptOf(latest.current),
      });
      underWay.current = sent.then(
        (done) => {
          known.current = done.version;
          setRefusal('');
          setSaveState(isDirty.current ? 'unsaved' : 'saved');
          if (!isDirty.current) keepDraft(key, undefined);
        },
        (error: unknown) => {
          isDirty.current = true;
          keepDraft(key, latest.current);
          setSaveState('failed');
          // Asking again would be refused again: the next change tries anew.
          isRefused = error instanceof CallError && error.state !== 0;
          setRefusal(isRefused && error instanceof Error ? error.message : '');
        },
      );
      await underWay.current;
      underWay.current = undefined;
      if (isDirty.current && !isOver.current && !isRefused)
        timer.current = setTimeout(() => void saveNow(), AGAIN_MS);
    },
    [quoSn, key],
  );

  const change = useCallback(
    (next: (draft: QuoteDraft) => QuoteDraft) => {
      latest.current = next(latest.current);
      isDirty.current = true;
      setDraft(latest.current);
      setSaveState((now) => (now === 'saving' ? now : 'unsaved'));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), AFTER_TYPING_MS);
    },
    [save],
  );

  useEffect(() => {
    if (isDirty.current) timer.current = setTimeout(() => void save(), AFTER_TYPING_MS);
    const leave = () => {
      if (isDirty.current && !isOver.current) keepDraft(key, latest.current);
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      // Another page of the mall: what was typed last still goes out.
      if (isDirty.current && !isOver.current) {
        leave();
        void save();
      }
    };
  }, [key, save]);

  const changeLine = useCallback<QuoteDesk['changeLine']>(
    (lineNo, edit) =>
      change((now) => ({
        ...now,
        lines: now.lines.map((line) => (line.lineNo === lineNo ? edit(line) : line)),
      })),
    [change],
  );
  const changeLines = useCallback<QuoteDesk['changeLines']>(
    (edit) => change((now) => ({ ...now, lines: now.lines.map(edit) })),
    [change],
  );
  const changeHead = useCallback<QuoteDesk['changeHead']>(
    (part) => change((now) => ({ ...now, ...part })),
    [change],
  );
  const settle = useCallback(async () => {
    clearTimeout(timer.current);
    await underWay.current;
    return known.current;
  }, []);
  const forget = useCallback(() => {
    isOver.current = true;
    clearTimeout(timer.current);
    keepDraft(key, undefined);
  }, [key]);

  return {
    draft,
    saveState,
    refusal,
    isRestored: start.isRestored,
    changeLine,
    changeLines,
    changeHead,
    settle,
    forget,
  };
}

/** Lines that the inquiry no longer has are left out. */
function restore(key: string, initial: QuoteDraft): { draft: QuoteDraft; isRestored: boolean } {
  try {
    const text = localStorage.getItem(key);
    const found: unknown = text ? JSON.parse(text) : undefined;
    if (typeof found !== 'object' || found === null) return { draft: initial, isRestored: false };
    const asked = initial.lines.map(({ lineNo, number }) => ({ lineNo, qty: number }));
    const kind = initial.lines[0]?.fees ? 'INSPECTION' : 'GOODS';
    const draft = draftOf(found as Record<string, unknown>, asked, kind, initial.validUntil);
    return { draft, isRestored: true };
  } catch {
    return { draft: initial, isRestored: false };
  }
}

/** A browser that keeps nothing (private window, full disk) loses only this second copy. */
const keepDraft = (key: string, draft: QuoteDraft | undefined) => keep('local', key, draft && keptOf(draft));
