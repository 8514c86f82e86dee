// The lines of an inquiry as a sheet: typed row after row, pasted from a spreadsheet, five hundred of them without a pause.
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isTable, rowsOfClipboard } from '#kit/browser/clipboard-table.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import { toast } from '#kit/ui/toast.ts';
import { useWindowRows } from '#kit/ui/window-rows.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { InquiryKind } from '../inquiry-kinds.ts';
import { MOST_LINES } from '../inquiry-terms.ts';
import { type LineField, lineFields } from '../line-fields.ts';
import { blankLine, type CellValue, type DraftLine, withCell } from './draft-lines.ts';
import { LineSheetRow, ROW_HEIGHT } from './line-sheet-row.tsx';
import { PartSuggestions } from './part-suggestions.tsx';
import { pasteRows } from './paste-lines.ts';
import { wizardWords } from './wizard-words.ts';

const HEAD_HEIGHT = 36;

export interface LineSheetProps {
  kind: InquiryKind;
  lines: readonly DraftLine[];
  onChange: (change: (lines: readonly DraftLine[]) => readonly DraftLine[]) => void;
  /** Empty cells that must be filled are marked as well. */
  needsAll: boolean;
  /** Opens a line's own window. */
  onOpen: (rowId: number) => void;
  onRemove: (rowId: number) => void;
  /** A cell to go to; another object is another wish. */
  goTo?: { rowId: number; key: string };
}

/** Only the rows in sight are drawn. Enter and the arrows go from row to row; the last Enter adds one. */
export function LineSheet({ kind, lines, onChange, needsAll, onOpen, onRemove, goTo }: LineSheetProps) {
  const say = useWords(wizardWords);
  const language = useLanguage();
  const suggestionsId = useId();
  const rows = useWindowRows(lines.length, ROW_HEIGHT, HEAD_HEIGHT);
  const [, drawAgain] = useState(0);
  const [typedPart, setTypedPart] = useState('');
  const wanted = useRef<{ row: number; key: string } | null>(null);
  const latest = useRef(lines);
  latest.current = lines;
  const columns = lineFields[kind].filter((field) => field.width !== undefined);

  // A cell that is wanted may have to be scrolled to and drawn before it can be focused.
  useLayoutEffect(() => {
    const to = wanted.current;
    if (!to) return;
    rows.reveal(to.row);
    rows.onScroll();
    const cell = rows.box.current?.querySelector<HTMLElement>(`[data-cell="${to.row}:${to.key}"]`);
    if (!cell) return;
    wanted.current = null;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const reach = useCallback((row: number, key: string) => {
    wanted.current = { row, key };
    drawAgain((times) => times + 1);
  }, []);

  const wish = useRef(goTo);
  useLayoutEffect(() => {
    if (!goTo || wish.current === goTo) return;
    wish.current = goTo;
    const row = lines.findIndex(({ rowId }) => rowId === goTo.rowId);
    if (row >= 0) reach(row, goTo.key);
  }, [goTo, lines, reach]);

  const change = useCallback(
    (rowId: number, key: string, value: CellValue) => {
      if (key === 'partNo' && typeof value === 'string') setTypedPart(value);
      onChange((before) =>
        before.map((line) => {
          if (line.rowId !== rowId) return line;
          const next = withCell(line, key, value);
          // How many is shown from the first sign on: a line is never sent with a number that nobody has seen.
          return next.cells.qty === '' && key !== 'qty' ? withCell(next, 'qty', '1') : next;
        }),
      );
    },
    [onChange],
  );

  function addBehind(row: number, key: string) {
    if (lines.length >= MOST_LINES) {
      toast.show({ tone: 'waiting', text: say.tooMany });
      return;
    }
    onChange((before) => [...before, blankLine(kind)]);
    reach(row + 1, key);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]');
    if (!cell || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const [place = '', key = ''] = cell.dataset.cell!.split(':');
    const row = Number(place);
    const isButton = cell.tagName === 'BUTTON';
    const ownArrows =
      cell.matches('select, input[type="date"]') || (cell.matches('[list]') && typedPart !== '');
    const down =
      (event.key === 'Enter' && !event.shiftKey && !isButton) || (event.key === 'ArrowDown' && !ownArrows);
    const up =
      (event.key === 'Enter' && event.shiftKey && !isButton) || (event.key === 'ArrowUp' && !ownArrows);
    if (!down && !up) return;
    event.preventDefault();
    if (up && row > 0) reach(row - 1, key);
    if (!down) return;
    if (row + 1 < lines.length) reach(row + 1, key);
    else if (event.key === 'Enter') addBehind(row, columns[0]!.key);
  }

  function onPaste(event: ClipboardEvent<HTMLElement>) {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]');
    const text = event.clipboardData.getData('text/plain');
    if (!cell || text === '') return;
    const [place = '', key = ''] = cell.dataset.cell!.split(':');
    const column = columns.findIndex((field) => field.key === key);
    if (!isTable(text) && columns[column]?.kind !== 'day') return;
    event.preventDefault();
    void lay(text, Number(place), column, columns);
  }

  async function lay(text: string, row: number, column: number, laid: readonly LineField[]) {
    try {
      const rows = await rowsOfClipboard(text);
      const done = pasteRows(kind, latest.current, rows, { row, column }, laid, MOST_LINES);
      onChange(() => done.lines);
      const { count, dropped } = done;
      toast.show(
        dropped > 0 ? { tone: 'waiting', text: say.pastedSome(count, dropped) } : { text: say.pasted(count) },
      );
    } catch {
      toast.show({ tone: 'refused', text: say.pasteFailed });
    }
  }

  const width = columns.reduce((sum, field) => sum + field.width!, 40 + 72);
  return (
    <div
      ref={rows.box}
      onScroll={rows.onScroll}
      className="relative max-h-[min(70vh,640px)] scroll-pt-9 scroll-pl-10 overflow-auto rounded-control border border-edge bg-surface focus-visible:-outline-offset-2"
    >
      <table
        aria-label={say.lines}
        aria-rowcount={lines.length + 1}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        style={{ width: '100%', minWidth: width, tableLayout: 'fixed' }}
        className="border-separate border-spacing-0 text-13"
      >
        <colgroup>
          <col style={{ width: 40 }} />
          {columns.map((field) => (
            <col key={field.key} style={{ width: field.width }} />
          ))}
          <col style={{ width: 72 }} />
        </colgroup>
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky top-0 left-0 z-20 h-9 border-r border-b border-line bg-page text-center text-12 font-normal text-hint"
            >
              #
            </th>
            {columns.map((field) => (
              <th
                key={field.key}
                scope="col"
                title={field.hint?.[language]}
                className="sticky top-0 z-10 h-9 truncate border-r border-b border-line bg-page px-2 text-left font-semibold text-secondary"
              >
                {field.label[language]}
                {field.isRequired ? (
                  <span aria-hidden="true" className="ml-0.5 text-refused">
                    *
                  </span>
                ) : null}
              </th>
            ))}
            <th className="sticky top-0 z-10 border-b border-line bg-page">
              <span className="sr-only">{say.more}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.above > 0 ? <tr style={{ height: rows.above }} /> : null}
          {lines.slice(rows.from, rows.to).map((line, offset) => (
            <LineSheetRow
              key={line.rowId}
              kind={kind}
              line={line}
              row={rows.from + offset}
              needsAll={needsAll}
              suggestionsId={suggestionsId}
              onCell={change}
              onOpen={onOpen}
              onRemove={onRemove}
            />
          ))}
          {rows.below > 0 ? <tr style={{ height: rows.below }} /> : null}
        </tbody>
      </table>
      {kind === 'GOODS' ? <PartSuggestions id={suggestionsId} typed={typedPart} /> : null}
    </div>
  );
}
