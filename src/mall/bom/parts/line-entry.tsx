// Where parts are typed line by line, pasted, or handed in as a file.

import { Upload } from 'lucide-react';
import { type DragEvent, type FormEvent, useId, useRef, useState } from 'react';
import { useCall } from '#kit/browser/use-call.ts';
import { useUnsaved } from '#kit/form/unsaved.tsx';
import { SHEET_BYTES } from '#kit/http/upload-size.ts';
import { Button } from '#kit/ui/button.tsx';
import { cx } from '#kit/ui/cx.ts';
import { Field } from '#kit/ui/field.tsx';
import { showBytes } from '#kit/ui/file-rule.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { ProgressBar } from '#kit/ui/progress-bar.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { searchProtocol } from '#mall/search/search.protocol.ts';
import { BOM_LINES, GUEST_LINES, PASTED_BYTES, PASTED_SIGNS } from '../bom-limits.ts';
import { saveBomTemplate } from './bom-template.ts';
import { bomWords } from './bom-words.ts';

const WAYS = ['type', 'paste', 'upload'] as const;
type Way = (typeof WAYS)[number];
const TYPES = '.xlsx,.xls,.xlsm,.ods,.csv,.tsv,.txt';
const SUGGEST_AFTER_MS = 150; // chosen

export interface LineEntryProps {
  isMember: boolean;
  /** Takes over what was typed or pasted; what it throws is shown. */
  onText(text: string): Promise<void>;
  /** Takes a file in; what it throws is shown. Left out where lines are there: only what adds to them is offered. */
  onFile?: (file: File) => Promise<void>;
}

export function LineEntry({ isMember, onText, onFile }: LineEntryProps) {
  const say = useWords(bomWords);
  const language = useLanguage();
  const [way, setWay] = useState<Way>('type');
  const [error, setError] = useState('');
  const ways = onFile ? WAYS : WAYS.slice(0, 2);

  async function read(text: string): Promise<boolean> {
    setError('');
    try {
      if (!isTooLong(text)) await onText(text);
      else if (onFile) {
        await onFile(new File([text], `${say.pasteLabel}.txt`));
      } else throw new Error(say.pastedTooLong);
      return true;
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason));
      return false;
    }
  }

  return (
    <div>
      <div role="tablist" aria-label={say.ways} className="flex gap-1 border-b border-line">
        {ways.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            aria-selected={one === way}
            onClick={() => {
              setWay(one);
              setError('');
            }}
            className={cx(
              'h-10 border-b-2 px-3 text-14 whitespace-nowrap',
              one === way ? 'border-brand font-semibold text-brand' : 'border-transparent text-secondary',
            )}
          >
            {say[one]}
          </button>
        ))}
      </div>
      <div role="tabpanel" className="pt-4">
        {way === 'type' ? <TypeForm onText={read} /> : null}
        {way === 'paste' ? <PasteForm onText={read} /> : null}
        {way === 'upload' && onFile ? (
          <UploadForm most={isMember ? BOM_LINES : GUEST_LINES} onFile={onFile} onError={setError} />
        ) : null}
        <FormError className="mt-3">{error}</FormError>
        {onFile ? (
          <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
            <Button variant="link" onClick={() => void read(say.pasteExample)}>
              {say.example}
            </Button>
            <Button variant="link" onClick={() => void saveBomTemplate(language)}>
              {say.template}
            </Button>
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** Whether a call would not carry it. */
const isTooLong = (text: string): boolean =>
  text.length > PASTED_SIGNS || new Blob([JSON.stringify(text)]).size > PASTED_BYTES;

/** One line after the other: Enter adds it and begins the next. */
function TypeForm({ onText }: { onText: (text: string) => Promise<boolean> }) {
  const say = useWords(bomWords);
  const listId = useId();
  const what = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [qty, setQty] = useState('1');
  const [busy, setBusy] = useState(false);
  const wanted = text.trim().slice(0, 100);
  const { reply } = useCall(
    searchProtocol.suggest,
    wanted.length < 2 ? undefined : { keyword: wanted },
    SUGGEST_AFTER_MS,
  );
  const found = reply?.filter((one) => one.productId !== null) ?? [];

  async function add(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '' || busy) {
      what.current?.focus();
      return;
    }
    setBusy(true);
    const isDone = await onText(`${text.trim()}, ${/^\d{1,6}$/.test(qty.trim()) ? qty.trim() : '1'}`);
    setBusy(false);
    if (isDone) {
      setText('');
      setQty('1');
      what.current?.focus();
    }
  }

  return (
    <form onSubmit={(event) => void add(event)} className="flex flex-wrap items-end gap-3">
      <Field label={say.partNo} className="min-w-0 flex-1 basis-72">
        <Input
          ref={what}
          value={text}
          list={listId}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <datalist id={listId}>
        {found.map((one) => (
          <option key={`${one.text} ${one.hint}`} value={one.text}>
            {one.hint}
          </option>
        ))}
      </datalist>
      <Field label={say.quantity} className="w-28">
        <Input
          value={qty}
          inputMode="numeric"
          maxLength={6}
          onChange={(event) => setQty(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" busy={busy}>
        {say.addLine}
      </Button>
      <p className="w-full text-12 text-hint">{say.partNoHint}</p>
    </form>
  );
}

function PasteForm({ onText }: { onText: (text: string) => Promise<boolean> }) {
  const say = useWords(bomWords);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  useUnsaved(text.trim() !== '' && !busy);

  async function match(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '' || busy) return;
    setBusy(true);
    if (await onText(text)) setText('');
    setBusy(false);
  }

  return (
    <form onSubmit={(event) => void match(event)}>
      <Field label={say.pasteLabel} hint={say.pasteHint}>
        <Textarea
          rows={7}
          value={text}
          spellCheck={false}
          placeholder={say.pasteExample}
          // As high as seven lines, however many are pasted: thousands would make the page endless.
          className="field-sizing-fixed max-h-80 font-mono text-13"
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="mt-3">
        <Button type="submit" variant="primary" busy={busy}>
          {say.match}
        </Button>
      </div>
    </form>
  );
}

function UploadForm({
  most,
  onFile,
  onError,
}: {
  /** Lines. */
  most: number;
  onFile: (file: File) => Promise<void>;
  onError: (text: string) => void;
}) {
  const say = useWords(bomWords);
  const input = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState('');
  const [isOver, setOver] = useState(false);

  async function send(file: File | undefined) {
    if (!file || fileName) return;
    onError('');
    if (file.size > SHEET_BYTES) {
      onError(say.fileTooLarge(showBytes(SHEET_BYTES)));
      return;
    }
    setFileName(file.name);
    try {
      await onFile(file);
    } catch (reason) {
      onError(reason instanceof Error ? reason.message : String(reason));
    } finally {
      setFileName('');
      if (input.current) input.current.value = '';
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'flex flex-col items-center gap-2 rounded-card border border-dashed px-4 py-8 text-center',
        isOver ? 'border-brand bg-brand-wash' : 'border-edge',
      )}
    >
      <Upload size={28} strokeWidth={1.5} aria-hidden="true" className="text-hint" />
      {fileName ? (
        <div className="w-full max-w-80" aria-live="polite">
          <p className="mb-2 truncate text-13">
            {say.reading} {fileName}
          </p>
          <ProgressBar value={null} label={`${say.reading} ${fileName}`} />
        </div>
      ) : (
        <p className="text-14">
          {say.drop}{' '}
          <Button variant="link" onClick={() => input.current?.click()}>
            {say.choose}
          </Button>
        </p>
      )}
      <p className="text-12 text-hint">{say.uploadRule(showBytes(SHEET_BYTES), most)}</p>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        aria-label={say.upload}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => void send(event.target.files?.[0])}
      />
    </div>
  );
}
