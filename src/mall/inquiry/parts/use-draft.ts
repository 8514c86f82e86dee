// A draft while it is written: everything is sent shortly after it was typed, one save after the other, and another window is noticed.
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError, call, newRequestId } from '#kit/browser/call.ts';
import { State } from '#kit/http/state.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import type { UploadedFile } from '#kit/ui/upload-list.tsx';
import { fileIdsOf } from '#mall/file/parts/upload-file.ts';
import { inquiryProtocol } from '../inquiry.protocol.ts';
import type { InquiryDetail } from '../inquiry-detail.protocol.ts';
import type { InquiryProblem } from '../inquiry-draft.protocol.ts';
import type { InquiryKind } from '../inquiry-kinds.ts';
import { blankLine, contentOf, type DraftLine, draftLineOf, isBlank, lineFaults } from './draft-lines.ts';
import { type DraftTerms, freshTerms, headerOf, termsFaults, termsOf } from './draft-terms.ts';

const SAVE_AFTER_MS = 900; // chosen: a pause in typing
const ROWS_TO_BEGIN = 5;

export interface Draft {
  kind: InquiryKind;
  terms: DraftTerms;
  lines: readonly DraftLine[];
  files: readonly UploadedFile[];
  stores: readonly { storeId: number; storeName: string }[];
}

/** `waits`: something is written so that it cannot be kept. `gone`: it is no draft any more. */
export type SaveState = 'none' | 'saving' | 'saved' | 'waits' | 'failed' | 'conflict' | 'gone';

export interface DraftDesk {
  readonly draft: Draft;
  /** Null until the first save. */
  readonly inqSn: string | null;
  readonly version: number;
  readonly save: { state: SaveState; at: string; text: string };
  /** What the server still misses, as of the last save. */
  readonly problems: readonly InquiryProblem[];
  /** Grows with each save of lines: whom to invite depends on them. */
  readonly linesSaved: number;
  change(change: (draft: Draft) => Draft): void;
  changeLines(change: (lines: readonly DraftLine[]) => readonly DraftLine[]): void;
  /** Sends what is not sent yet; whether everything is kept now. */
  flush(): Promise<boolean>;
  /** The version of the number that `flush` has just made. */
  current(): { inqSn: string; version: number } | null;
  /** After a conflict: what the other window wrote replaces what stands here. */
  takeTheirs(): Promise<void>;
  /** After a conflict: what stands here replaces what the other window wrote. */
  keepMine(): Promise<void>;
}

const withRows = (kind: InquiryKind, lines: readonly DraftLine[]): readonly DraftLine[] =>
  lines.length > 0
    ? lines
    : Array.from({ length: kind === 'GOODS' ? ROWS_TO_BEGIN : 2 }, () => blankLine(kind));

export const freshDraft = (kind: InquiryKind): Draft => ({
  kind,
  terms: freshTerms(),
  lines: withRows(kind, []),
  files: [],
  stores: [],
});

export function draftOf(detail: InquiryDetail): Draft {
  return {
    kind: detail.kind,
    terms: termsOf(detail),
    lines: withRows(
      detail.kind,
      detail.lines.map(({ lineNo, qty, unit, part, wish }) =>
        draftLineOf(detail.kind, { lineNo, qty, unit, partId: part?.partId ?? null, wish }),
      ),
    ),
    files: detail.files.map((file) => ({
      key: String(file.fileId),
      name: file.fileName,
      url: file.url,
      thumbnail: file.mimeType.startsWith('image/') ? file.url : undefined,
    })),
    stores: detail.wanted,
  };
}

/** @param found the draft as it was loaded; undefined for one that begins. `onCreated` is told its number with the first save. */
export function useDraft(options: {
  kind: InquiryKind;
  found?: InquiryDetail;
  onCreated: (inqSn: string) => void;
}): DraftDesk {
  const { found } = options;
  const language = useLanguage();
  const [draft, setDraft] = useState<Draft>(() => (found ? draftOf(found) : freshDraft(options.kind)));
  const [save, setSave] = useState<DraftDesk['save']>(() =>
    found ? { state: 'saved', at: found.updateTime, text: '' } : { state: 'none', at: '', text: '' },
  );
  const [problems, setProblems] = useState<readonly InquiryProblem[]>(found?.problems ?? []);
  const [linesSaved, setLinesSaved] = useState(0);
  const [inqSn, setInqSn] = useState<string | null>(found?.inqSn ?? null);
  const [version, setVersion] = useState(found?.version ?? 0);

  const latest = useRef(draft);
  const kept = useRef<{ inqSn: string; version: number } | null>(
    found ? { inqSn: found.inqSn, version: found.version } : null,
  );
  const keptDraft = useRef<Draft | null>(found ? draft : null);
  const isTouched = useRef(false);
  const isStopped = useRef(false);
  const running = useRef<Promise<'kept' | 'more' | 'stopped'> | null>(null);
  const requestId = useRef('');
  const told = useRef(options.onCreated);
  told.current = options.onCreated;

  const put = useCallback((next: Draft) => {
    latest.current = next;
    setDraft(next);
  }, []);

  const remember = useCallback((now: { inqSn: string; version: number }) => {
    kept.current = now;
    setInqSn(now.inqSn);
    setVersion(now.version);
  }, []);

  const sendOnce = useCallback(async (): Promise<'kept' | 'more' | 'stopped'> => {
    const sent = latest.current;
    const { kind, terms, lines } = sent;
    if (lineFaults(kind, lines, false).length > 0 || Object.keys(termsFaults(terms, false)).length > 0) {
      setSave((before) => ({ ...before, state: 'waits', text: '' }));
      return 'stopped';
    }
    setSave((before) => ({ ...before, state: 'saving', text: '' }));
    try {
      if (!kept.current) {
        requestId.current ||= newRequestId();
        const made = await call(inquiryProtocol.create, {
          kind,
          origin: { from: 'nothing' },
          requestId: requestId.current,
        });
        remember({ inqSn: made.inqSn, version: made.version });
        told.current(made.inqSn);
      }
      const used = lines.filter((line) => !isBlank(kind, line));
      const hasNewLines = keptDraft.current?.lines !== lines;
      const reply = await call(inquiryProtocol.save, {
        ...kept.current!,
        header: headerOf(terms, fileIdsOf(sent.files)),
        lines: hasNewLines
          ? used.map((line) => {
              const { wish, ...rest } = contentOf(kind, line, language);
              return { ...rest, wish: { ...wish } };
            })
          : undefined,
        storeIds: sent.stores.map(({ storeId }) => storeId),
        projectId: terms.projectId ?? 0,
        costCentre: terms.costCentre,
        internalNote: terms.internalNote,
      });
      remember({ inqSn: reply.inqSn, version: reply.version });
      const numbers = new Map(used.map((line, at) => [line.rowId, reply.lines[at]?.lineNo ?? null]));
      const numbered = (all: readonly DraftLine[]) =>
        hasNewLines && all.some((line) => numbers.has(line.rowId) && line.lineNo !== numbers.get(line.rowId))
          ? all.map((line) =>
              numbers.has(line.rowId) ? { ...line, lineNo: numbers.get(line.rowId) ?? null } : line,
            )
          : all;
      const now = latest.current;
      const next = { ...now, lines: numbered(now.lines) };
      keptDraft.current = now === sent ? next : sent;
      put(next);
      if (hasNewLines) setLinesSaved((times) => times + 1);
      setProblems(reply.problems);
      setSave({ state: 'saved', at: reply.updateTime, text: '' });
      return latest.current === keptDraft.current ? 'kept' : 'more';
    } catch (reason) {
      const text = reason instanceof CallError ? reason.message : '';
      if (reason instanceof CallError && reason.state === State.refused && kept.current) {
        const theirs = await call(inquiryProtocol.detail, { inqSn: kept.current.inqSn }).catch(
          () => undefined,
        );
        if (theirs && !theirs.allowedActions.includes('save')) {
          isStopped.current = true;
          setSave((before) => ({ ...before, state: 'gone', text }));
          return 'stopped';
        }
        if (theirs && theirs.version !== kept.current.version) {
          isStopped.current = true;
          setSave((before) => ({ ...before, state: 'conflict', text }));
          return 'stopped';
        }
      }
      setSave((before) => ({ ...before, state: 'failed', text }));
      return 'stopped';
    }
  }, [language, put, remember]);

  const flush = useCallback(async (): Promise<boolean> => {
    while (running.current) await running.current;
    if (isStopped.current) return false;
    // What was typed while it was on its way is sent by the next one.
    for (let times = 0; times < 5; times++) {
      if (keptDraft.current === latest.current) return true;
      const job = sendOnce();
      running.current = job;
      const outcome = await job.finally(() => {
        running.current = null;
      });
      if (outcome !== 'more') return outcome === 'kept';
    }
    return false;
  }, [sendOnce]);

  useEffect(() => {
    if (!isTouched.current || isStopped.current || keptDraft.current === draft) return;
    const timer = setTimeout(() => void flush(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, flush]);

  // Leaving by a link sends what is left; closing the window asks.
  useEffect(() => {
    const isDirty = () => isTouched.current && keptDraft.current !== latest.current && !isStopped.current;
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      if (isDirty()) void flush();
    };
  }, [flush]);

  const change = useCallback(
    (edit: (draft: Draft) => Draft) => {
      isTouched.current = true;
      put(edit(latest.current));
    },
    [put],
  );
  const changeLines = useCallback<DraftDesk['changeLines']>(
    (edit) => change((before) => ({ ...before, lines: edit(before.lines) })),
    [change],
  );

  const current = useCallback(() => kept.current, []);

  return {
    draft,
    inqSn,
    version,
    save,
    problems,
    linesSaved,
    change,
    changeLines,
    flush,
    current,
    async takeTheirs() {
      const theirs = await call(inquiryProtocol.detail, { inqSn: kept.current!.inqSn });
      const next = draftOf(theirs);
      remember({ inqSn: theirs.inqSn, version: theirs.version });
      keptDraft.current = next;
      isStopped.current = false;
      put(next);
      setProblems(theirs.problems);
      setSave({ state: 'saved', at: theirs.updateTime, text: '' });
    },
    async keepMine() {
      const theirs = await call(inquiryProtocol.detail, { inqSn: kept.current!.inqSn });
      remember({ inqSn: theirs.inqSn, version: theirs.version });
      // Numbers of lines that the other window removed are not known any more.
      const numbers = new Set(theirs.lines.map(({ lineNo }) => lineNo));
      put({
        ...latest.current,
        lines: latest.current.lines.map((line) =>
          line.lineNo !== null && !numbers.has(line.lineNo) ? { ...line, lineNo: null } : line,
        ),
      });
      keptDraft.current = null;
      isStopped.current = false;
      await flush();
    },
  };
}
