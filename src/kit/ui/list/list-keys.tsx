// A declared list by the keyboard, and the window that says how.
import { useEffect, useRef } from 'react';
import { useWords } from '#kit/words/use-words.ts';
import { Dialog } from '../dialog.tsx';
import { listWords } from './list-words.ts';

export interface ListKeys {
  /** Numbers are places of rows on the page. */
  readonly open: (row: number) => void;
  readonly tick: (row: number, upToHere: boolean) => void;
  readonly filters: () => void;
  readonly export: () => void;
  readonly page: (by: 1 | -1) => void;
  readonly help: () => void;
}

const TYPING = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]';
const OVER = '[role=dialog], [role=alertdialog], [role=menu]';

const rowsHere = () => [...document.querySelectorAll<HTMLElement>('[data-list-row]')];

/** Listens while the list is on the page, but not while somebody types or a window is open over it. */
export function useListKeys(keys: ListKeys): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (target.closest(TYPING) || document.querySelector(OVER)) return;
      if (pressed(event, now.current)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** @returns whether the key meant something */
function pressed(event: KeyboardEvent, keys: ListKeys): boolean {
  const rows = rowsHere();
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const place = Number(rows[at]?.dataset.listRow ?? -1);
  const isOnRow = document.activeElement === rows[at];
  switch (event.key) {
    case '/':
      document.querySelector<HTMLInputElement>('[data-list-search]')?.focus();
      return true;
    case 'j':
    case 'k': {
      const next = rows[Math.min(rows.length - 1, Math.max(0, at + (event.key === 'j' ? 1 : -1)))];
      next?.focus();
      next?.scrollIntoView({ block: 'nearest' });
      return true;
    }
    case 'Enter':
      if (!isOnRow) return false;
      keys.open(place);
      return true;
    case 'x':
    case 'X':
      if (at < 0) return false;
      keys.tick(place, event.shiftKey);
      return true;
    case 'f':
      keys.filters();
      return true;
    case 'e':
      keys.export();
      return true;
    case '[':
      keys.page(-1);
      return true;
    case ']':
      keys.page(1);
      return true;
    case '?':
      keys.help();
      return true;
    default:
      return false;
  }
}

export function ListKeysHelp({ onClose }: { onClose: () => void }) {
  const say = useWords(listWords);
  const all: [string, string][] = [
    ['/', say.search],
    ['j  k', say.keyMove],
    ['Enter', say.open],
    ['x  Shift+x', say.keyTick],
    ['f', say.filters],
    ['e', say.export],
    ['[  ]', say.keyPages],
    ['?', say.keyHelp],
  ];
  return (
    <Dialog open size="sm" title={say.keys} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 pb-2 text-13">
        {all.map(([key, text]) => (
          <div key={key} className="contents">
            <dt className="num font-semibold whitespace-pre">{key}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
