// A field that finds a part by the beginning of its number: type, choose with mouse or arrows.
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import type { FieldWiring } from '#kit/ui/field.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { matCodeProtocol, type PartNameReply } from '../mat-code.protocol.ts';
import { matCodeWords } from './mat-code-words.ts';

const ASK_AFTER_MS = 150; // chosen: a fast typist asks once per pause

export interface PartPickerProps {
  wiring: FieldWiring;
  /** What is typed while no part is chosen. */
  text: string;
  part: PartNameReply | null;
  onText?: (text: string) => void;
  onPart: (part: PartNameReply | null) => void;
  placeholder?: string;
  /** Parts that are chosen already. */
  without?: readonly number[];
}

export function PartPicker({
  wiring,
  text,
  part,
  onText,
  onPart,
  placeholder,
  without = [],
}: PartPickerProps) {
  const say = useWords(matCodeWords);
  const listId = useId();
  const [typed, setTyped] = useState(text);
  const [found, setFound] = useState<{ for: string; parts: readonly PartNameReply[] }>();
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const wanted = typed.trim();

  useEffect(() => {
    if (!open || wanted === '') return;
    let isStale = false;
    const asking = setTimeout(async () => {
      const parts = await call(matCodeProtocol.suggestParts, { keyword: wanted }).catch(() => []);
      if (!isStale) setFound({ for: wanted, parts });
      setMarked(0);
    }, ASK_AFTER_MS);
    return () => {
      isStale = true;
      clearTimeout(asking);
    };
  }, [wanted, open]);

  if (part) {
    return (
      <span className="flex min-h-9 items-center justify-between gap-2 rounded-control border border-edge bg-page py-1 pr-1 pl-2.5 text-13">
        <span className="min-w-0">
          <span className="num font-semibold wrap-anywhere">{part.partNo}</span>{' '}
          <span className="text-hint">{[part.brand, part.packageName].filter(Boolean).join(' · ')}</span>
        </span>
        <IconButton
          label={say.removePart}
          icon={<X size={16} aria-hidden="true" />}
          onClick={() => onPart(null)}
        />
      </span>
    );
  }

  const parts = (found?.parts ?? []).filter((one) => !without.includes(one.partId));
  const isOpen = open && wanted !== '' && found !== undefined;

  function take(one: PartNameReply) {
    setOpen(false);
    setTyped('');
    setFound(undefined);
    onPart(one);
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setMarked((at) => (parts.length === 0 ? 0 : (at + step + parts.length) % parts.length));
    } else if (event.key === 'Enter' && isOpen && parts[marked]) {
      event.preventDefault();
      take(parts[marked]);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  }

  return (
    <span className="relative block">
      <Input
        {...wiring}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && parts[marked] ? `${listId}-${parts[marked].partId}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder={placeholder}
        value={typed}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
          onText?.(event.target.value);
        }}
      />
      {isOpen ? (
        <div
          id={listId}
          role="listbox"
          aria-label={say.partNo}
          className="absolute inset-x-0 top-full z-10 mt-1 max-h-60 overflow-auto rounded-card border border-line bg-surface p-1 text-13 shadow-float"
        >
          {parts.length === 0 ? <p className="px-2.5 py-1.5 text-hint">{say.noParts}</p> : null}
          {parts.map((one, at) => (
            <div
              key={one.partId}
              id={`${listId}-${one.partId}`}
              role="option"
              aria-selected={at === marked}
              tabIndex={-1}
              onMouseDown={(event) => {
                event.preventDefault();
                take(one);
              }}
              className="cursor-pointer rounded-control px-2.5 py-1.5 hover:bg-brand-wash aria-selected:bg-brand-wash"
            >
              <span className="num font-semibold wrap-anywhere">{one.partNo}</span>{' '}
              <span className="text-hint">{[one.brand, one.packageName].filter(Boolean).join(' · ')}</span>
            </div>
          ))}
        </div>
      ) : null}
    </span>
  );
}
