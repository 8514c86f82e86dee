// The list of specimens as a sheet: typed row after row, or pasted from a spreadsheet; only the rows in sight are drawn.
import { Plus, Trash2 } from 'lucide-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  memo,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isTable, rowsOfClipboard } from '#kit/browser/clipboard-table.ts';
import { Button } from '#kit/ui/button.tsx';
import { cx } from '#kit/ui/cx.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import { toast } from '#kit/ui/toast.ts';
import { useWindowRows } from '#kit/ui/window-rows.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type FormSpecimen, newSpecimen } from '../entrust-form.ts';
import { hazards, MOST_PIECES, MOST_SPECIMENS, type ServiceKind } from '../service-terms.ts';
import { pasteSpecimens, type SpecimenColumn, specimenColumns, withCell } from '../specimen-columns.ts';
import { entrustWords } from './entrust-words.ts';

const ROW = 38;
const HEAD = 36;

type Change = (change: (rows: readonly FormSpecimen[]) => readonly FormSpecimen[]) => void;

export function SpecimenSheet({
  kind,
  rows,
  onChange,
  needsAll,
}: {
  kind: ServiceKind;
  rows: readonly FormSpecimen[];
  onChange: Change;
  /** Empty cells that must be filled are marked. */
  needsAll: boolean;
}) {
  const say = useWords(entrustWords);
  const language = useLanguage();
  const columns = specimenColumns[kind];
  const seen = useWindowRows(rows.length, ROW, HEAD);
  const [, drawAgain] = useState(0);
  const wanted = useRef<{ row: number; column: number } | null>(null);

  useLayoutEffect(() => {
    const to = wanted.current;
    if (!to) return;
    seen.reveal(to.row);
    seen.onScroll();
    const cell = seen.box.current?.querySelector<HTMLElement>(`[data-cell="${to.row}:${to.column}"]`);
    if (!cell) return;
    wanted.current = null;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const reach = (row: number, column: number) => {
    wanted.current = { row, column };
    drawAgain((times) => times + 1);
  };
  const put = useCallback(
    (row: number, column: SpecimenColumn, typed: string) =>
      onChange((before) => before.map((one, at) => (at === row ? withCell(one, column, typed) : one))),
    [onChange],
  );
  const remove = useCallback(
    (row: number) => onChange((before) => before.filter((_, at) => at !== row)),
    [onChange],
  );
  function add(column: number) {
    if (rows.length >= MOST_SPECIMENS) return toast.show({ tone: 'waiting', text: say.full });
    onChange((before) => [...before, newSpecimen()]);
    reach(rows.length, column);
  }

  const placeOf = (event: { target: EventTarget }) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]');
    const [row = -1, column = -1] = cell?.dataset.cell?.split(':').map(Number) ?? [];
    return row < 0 ? undefined : { row, column };
  };
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = placeOf(event);
    if (!at || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const isSelect = (event.target as HTMLElement).tagName === 'SELECT';
    const isDown = event.key === 'Enter' ? !event.shiftKey : event.key === 'ArrowDown' && !isSelect;
    const isUp = event.key === 'Enter' ? event.shiftKey : event.key === 'ArrowUp' && !isSelect;
    if (!isDown && !isUp) return;
    event.preventDefault();
    if (isUp && at.row > 0) reach(at.row - 1, at.column);
    if (isDown && at.row + 1 < rows.length) reach(at.row + 1, at.column);
    else if (isDown && event.key === 'Enter') add(at.column);
  }
  function onPaste(event: ClipboardEvent<HTMLElement>) {
    const at = placeOf(event);
    const text = event.clipboardData.getData('text/plain');
    if (!at || !isTable(text)) return;
    event.preventDefault();
    void rowsOfClipboard(text).then((table) => {
      const done = pasteSpecimens(kind, rows, table, at);
      onChange(() => done.rows);
      toast.show(
        done.unread > 0
          ? { tone: 'waiting', text: say.pastedUnread(done.count, done.unread) }
          : done.dropped > 0
            ? { tone: 'waiting', text: say.pastedSome(done.count, done.dropped) }
            : { text: say.pasted(done.count) },
      );
    });
  }

  const width = columns.reduce((total, one) => total + one.width, 40 + 44);
  return (
    <div className="space-y-2">
      <div
        ref={seen.box}
        onScroll={seen.onScroll}
        className="relative max-h-105 overflow-auto rounded-control border border-line"
      >
        <table
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className="table-fixed border-separate border-spacing-0 text-13"
          style={{ width, minWidth: '100%' }}
          aria-label={kind === 'METERING' ? say.instruments : say.specimens}
          aria-rowcount={rows.length + 1}
        >
          <thead className="sticky top-0 z-10 bg-page text-left text-12 text-secondary">
            <tr style={{ height: HEAD }}>
              <th className="sticky left-0 z-[5] w-10 border-r border-b border-line bg-page" />
              {columns.map((one) => (
                <th
                  key={one.field}
                  className="border-r border-b border-line px-2 font-normal"
                  style={{ width: one.width }}
                >
                  {one[language]}
                  {one.needed ? <span className="text-refused"> *</span> : null}
                </th>
              ))}
              <th className="w-11 border-b border-line" />
            </tr>
          </thead>
          <tbody>
            {seen.above > 0 ? <tr style={{ height: seen.above }} /> : null}
            {rows.slice(seen.from, seen.to).map((one, i) => (
              <Row
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
                key={seen.from + i}
                row={seen.from + i}
                one={one}
                columns={columns}
                needsAll={needsAll}
                onPut={put}
                onRemove={remove}
              />
            ))}
            {seen.below > 0 ? <tr style={{ height: seen.below }} /> : null}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" icon={<Plus size={14} aria-hidden="true" />} onClick={() => add(0)}>
          {say.addSpecimen}
        </Button>
        <span className="text-12 text-hint">{say.pasteHint}</span>
      </div>
    </div>
  );
}

const cell =
  'block h-[37px] w-full min-w-0 bg-transparent px-2 outline-none focus:shadow-[inset_0_0_0_2px_var(--color-brand)]';

interface RowProps {
  row: number;
  one: FormSpecimen;
  columns: readonly SpecimenColumn[];
  needsAll: boolean;
  onPut: (row: number, column: SpecimenColumn, typed: string) => void;
  onRemove: (row: number) => void;
}

/** Drawn anew only when it changes. */
const Row = memo(function Row({ row, one, columns, needsAll, onPut, onRemove }: RowProps) {
  const say = useWords(entrustWords);
  const language = useLanguage();
  return (
    <tr style={{ height: ROW }} aria-rowindex={row + 2}>
      <td className="num sticky left-0 z-[5] border-r border-b border-line bg-page text-center text-12 text-hint">
        {row + 1}
      </td>
      {columns.map((column, at) => {
        const { field } = column;
        const isWrong =
          (needsAll && column.needed && String(one[field]).trim() === '') ||
          (field === 'qty' && one.unread !== undefined);
        const common = {
          'data-cell': `${row}:${at}`,
          'aria-label': say.cellOf(column[language], row + 1),
          'aria-invalid': isWrong || undefined,
          className: cx(cell, field === 'qty' && 'num text-right'),
        };
        return (
          <td key={field} className={cx('border-r border-b border-line p-0', isWrong && 'bg-refused-wash')}>
            {field === 'hazard' ? (
              <select
                {...common}
                value={one.hazard}
                onChange={(event) => onPut(row, column, event.target.value)}
              >
                {Object.entries(hazards).map(([key, name]) => (
                  <option key={key} value={key}>
                    {name[language]}
                  </option>
                ))}
              </select>
            ) : field === 'qty' ? (
              <Pieces
                {...common}
                value={one.unread ?? one.qty}
                title={isWrong ? say.wholeTo(MOST_PIECES) : undefined}
                onPut={(typed) => onPut(row, column, typed)}
              />
            ) : (
              <input
                {...common}
                value={one[field]}
                maxLength={column.max}
                onChange={(event) => onPut(row, column, event.target.value)}
              />
            )}
          </td>
        );
      })}
      <td className="border-b border-line px-1">
        <button
          type="button"
          onClick={() => onRemove(row)}
          aria-label={say.removeRow(row + 1)}
          title={say.removeRow(row + 1)}
          className="inline-flex size-8 items-center justify-center rounded-control text-hint hover:bg-neutral-wash hover:text-ink"
        >
          <Trash2 size={15} aria-hidden="true" />
        </button>
      </td>
    </tr>
  );
});

/** May stand empty while it is typed in. */
function Pieces({
  value,
  onPut,
  ...rest
}: {
  value: number | string;
  title: string | undefined;
  onPut: (typed: string) => void;
  className: string;
}) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      {...rest}
      inputMode="numeric"
      maxLength={20}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (typed !== undefined) onPut(typed);
        setTyped(undefined);
      }}
    />
  );
}
