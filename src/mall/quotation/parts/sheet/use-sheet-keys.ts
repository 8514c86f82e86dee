// Moves through a sheet of inputs as spreadsheets do: Enter and arrows change the cell, Ctrl+D copies from above, a range is pasted.
import { type ClipboardEvent, type KeyboardEvent, useCallback } from 'react';
import { flushSync } from 'react-dom';
import type { WindowRows } from '#kit/ui/window-rows.tsx';
import { readPaste } from './quote-cells.ts';

export interface SheetKeys {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLElement>) => void;
  /** Goes to a cell, also to one that is out of sight. */
  focusCell: (row: number, column: number) => void;
}

export interface SheetKeysOptions {
  rows: WindowRows;
  rowCount: number;
  columnCount: number;
  /** Takes over the text of the cell above. */
  copyDown: (row: number, column: number) => void;
  /** Writes a range whose first cell is this one. */
  pasteRange: (row: number, column: number, range: readonly (readonly string[])[]) => void;
}

/** Cells carry `data-row` and `data-column`, from 0. Put both handlers on the box around them. */
export function useSheetKeys(options: SheetKeysOptions): SheetKeys {
  const { rows, rowCount, columnCount, copyDown, pasteRange } = options;

  const focusCell = useCallback(
    (row: number, column: number) => {
      if (row < 0 || row >= rowCount || column < 0 || column >= columnCount) return;
      rows.reveal(row);
      flushSync(rows.onScroll);
      const cell = rows.box.current?.querySelector<HTMLElement>(
        `[data-row="${row}"][data-column="${column}"]`,
      );
      if (!cell) return;
      cell.focus({ preventScroll: false });
      if (cell instanceof HTMLInputElement) cell.select();
    },
    [rows, rowCount, columnCount],
  );

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const at = placeOf(event.target);
      if (!at || event.nativeEvent.isComposing) return;
      const { row, column, cell } = at;
      const go = (down: number, right: number) => {
        event.preventDefault();
        focusCell(row + down, column + right);
      };
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') {
        event.preventDefault();
        if (row > 0) copyDown(row, column);
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Enter') return go(event.shiftKey ? -1 : 1, 0);
      // A choice list keeps its own arrows up and down; sideways they would choose unseen.
      if (!(cell instanceof HTMLInputElement)) {
        if (event.key === 'ArrowLeft') go(0, -1);
        if (event.key === 'ArrowRight') go(0, 1);
        return;
      }
      if (event.key === 'ArrowDown') return go(1, 0);
      if (event.key === 'ArrowUp') return go(-1, 0);
      const atStart = cell.selectionEnd === 0;
      const atEnd = cell.selectionStart === cell.value.length;
      if (event.key === 'ArrowLeft' && atStart && column > 0) return go(0, -1);
      if (event.key === 'ArrowRight' && atEnd && column < columnCount - 1) return go(0, 1);
    },
    [focusCell, copyDown, columnCount],
  );

  const onPaste = useCallback(
    (event: ClipboardEvent<HTMLElement>) => {
      const at = placeOf(event.target);
      const text = event.clipboardData.getData('text/plain');
      if (!at || !/[\t\n]/.test(text.trim())) return;
      event.preventDefault();
      pasteRange(at.row, at.column, readPaste(text));
    },
    [pasteRange],
  );

  return { onKeyDown, onPaste, focusCell };
}

function placeOf(target: EventTarget): { row: number; column: number; cell: HTMLElement } | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const { row, column } = target.dataset;
  return row === undefined || column === undefined
    ? undefined
    : { row: Number(row), column: Number(column), cell: target };
}
