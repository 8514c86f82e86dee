// A definition as its author writes it: JSON, checked while it is typed, with every fault at its place, and the sheet to try below.
import { type ReactNode, useRef, useState } from 'react';
import { useCall } from '#kit/browser/use-call.ts';
import { useUnsaved } from '#kit/form/unsaved.tsx';
import { Collapsible } from '#kit/ui/collapsible.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type CheckedSheet, datasheetProtocol, MOST_JSON } from '../datasheet.protocol.ts';
import { placeInJson } from '../place-in-json.ts';
import type { SheetDefinition } from '../sheet-definition.ts';
import { datasheetWords } from './datasheet-words.ts';
import { SheetTrial } from './sheet-trial.tsx';

/** Milliseconds without a key before the text is checked. */
const PAUSE = 500;

/**
 * @param first the text that is kept, and what is wrong with it
 * @param actions given the text as it is now, and how to go back to what is kept; left out: it can only be read
 */
export function DefinitionEditor({
  first,
  isBusy = false,
  actions,
}: {
  first: { written: string; checked?: CheckedSheet };
  /** What was typed is on its way: nothing would be lost. */
  isBusy?: boolean;
  actions?: (now: { written: string; isChanged: boolean; undo: () => void }) => ReactNode;
}) {
  const say = useWords(datasheetWords);
  const [written, setWritten] = useState(first.written);
  const area = useRef<HTMLTextAreaElement>(null);
  const isChanged = written !== first.written;
  const needsCheck = actions !== undefined && (isChanged || first.checked === undefined);
  const { reply, error, busy } = useCall(
    datasheetProtocol.check,
    needsCheck ? { written } : undefined,
    PAUSE,
  );
  const checked = needsCheck ? reply : first.checked;
  const isJson = checked !== undefined && !(checked.definition === null && checked.faults[0]?.path === '');
  useUnsaved(isChanged && !isBusy);

  function show(path: string): void {
    const { from, to } = placeInJson(written, path);
    area.current?.focus();
    area.current?.setSelectionRange(from, to);
    // A text area scrolls to what was selected only when it is typed into: by its lines.
    const line = written.slice(0, from).split('\n').length - 3;
    const height = (area.current?.scrollHeight ?? 0) / Math.max(1, written.split('\n').length);
    area.current?.scrollTo({ top: Math.max(0, line * height) });
  }

  const text = (
    <textarea
      ref={area}
      aria-label={say.definition}
      spellCheck={false}
      readOnly={actions === undefined}
      maxLength={MOST_JSON}
      rows={actions ? 24 : 16}
      value={written}
      onChange={(event) => setWritten(event.target.value)}
      className="control block w-full min-w-0 resize-y overflow-auto px-2.5 py-1.5 font-mono text-12 whitespace-pre"
    />
  );
  if (!actions) {
    return (
      <>
        <Trial checked={checked} />
        <Collapsible title={say.definition} className="mt-4">
          {text}
        </Collapsible>
      </>
    );
  }
  return (
    <>
      <div className="grid gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {text}
        <div aria-live="polite" aria-busy={busy || undefined} className="min-w-0 space-y-3">
          <div className="flex flex-wrap gap-2">
            {actions({ written, isChanged, undo: () => setWritten(first.written) })}
          </div>
          <FormError>{error}</FormError>
          {checked ? (
            <Faults checked={checked} onPlace={isJson ? show : undefined} />
          ) : (
            <p className="text-13 text-hint">{say.checking}</p>
          )}
        </div>
      </div>
      <h3 className="mt-6 mb-2 text-16 font-semibold">{say.trial}</h3>
      <Trial checked={checked} />
    </>
  );
}

/** By the last definition that nothing was wrong with, so that what was filled in stays while somebody types. */
function Trial({ checked }: { checked: CheckedSheet | undefined }) {
  const say = useWords(datasheetWords);
  const [last, setLast] = useState<SheetDefinition>();
  const now = checked && checked.faults.length === 0 ? checked.definition : null;
  if (now && now !== last) setLast(now);
  const shown = now ?? last;
  return shown ? <SheetTrial definition={shown} /> : <p className="text-13 text-hint">{say.trialWaits}</p>;
}

function Faults({
  checked: { faults, differences },
  onPlace,
}: {
  checked: CheckedSheet;
  onPlace?: (path: string) => void;
}) {
  const say = useWords(datasheetWords);
  if (faults.length === 0 && differences.length === 0)
    return <p className="text-13 text-done">{say.noFaults}</p>;
  return (
    <div className="max-h-128 overflow-auto">
      <h3 className="mb-2 text-13 font-semibold text-refused">
        {faults.length > 0 ? say.faults(faults.length) : say.examplesDiffer}
      </h3>
      <ul className="divide-y divide-line text-13">
        {faults.map(({ path, says }) => (
          <li key={`${path} ${says}`} className="py-1.5">
            <button
              type="button"
              disabled={!onPlace}
              onClick={() => onPlace?.(path)}
              className="block font-mono text-12 wrap-anywhere text-brand enabled:hover:underline"
            >
              {path || say.whole}
            </button>
            {says}
          </li>
        ))}
        {differences.map((text) => (
          <li key={text} className="py-1.5">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
