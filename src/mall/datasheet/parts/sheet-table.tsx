// One table of a data sheet while it is filled: rows below each other, the keyboard and a spreadsheet's blocks lead through it.
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { showDecimal } from '#kit/measure/decimal-text.ts';
import { unitText } from '#kit/measure/unit-text.ts';
import { cx } from '#kit/ui/cx.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Table } from '#kit/ui/table.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { CellFault, FilledSheet, FilledValue } from '../fill/fill-sheet.ts';
import { nameOf, type SheetColumn, type SheetRow, type SheetTable, typeOf } from '../sheet-definition.ts';
import { datasheetWords } from './datasheet-words.ts';
import { blockOf, leftOut, pasteInto, rowsShown, slotsOf, textAt, withText } from './paste-block.ts';
import { SheetCell } from './sheet-cell.tsx';

export interface FilledTable {
  rows: FilledSheet['tables'][string];
  /** Which filled row a typed one is; −1: nothing stands in it. */
  rowOf: (typed: number) => number;
  faultOf: (row: number, column: string, reading: number) => CellFault['kind'] | undefined;
}

/** Readings beside each other within a cell. */
const PER_LINE = 5;

interface TableProps {
  table: SheetTable;
  rows: readonly SheetRow[];
  filled: FilledTable;
  specimens: readonly string[];
  isReadOnly?: boolean;
  onRows: (rows: readonly SheetRow[]) => void;
}

export function SheetTableForm({ table, rows, filled, specimens, isReadOnly, onRows }: TableProps) {
  const say = useWords(datasheetWords);
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const slots = slotsOf(table);
  const shown = rowsShown(table, rows, specimens.length);
  const title = nameOf(table, language);
  const columns = table.columns.filter((column) => typeOf(column) !== 'photo');
  const write = (rowNo: number, change: (row: SheetRow) => SheetRow) =>
    onRows(
      Array.from({ length: Math.max(rows.length, rowNo + 1) }, (_, at) =>
        at === rowNo ? change(rows[at] ?? {}) : (rows[at] ?? {}),
      ),
    );
  const placeOf = (row: number, slot: number) => `${table.id}.${row}.${slot}`;
  const focus = (row: number, slot: number) =>
    box.current?.querySelector<HTMLElement>(`[data-at="${placeOf(row, slot)}"]`)?.focus();

  /** Enter and the arrows go up and down, past the last reading of a row to the next; a select keeps its own arrows. */
  function onKey(event: KeyboardEvent<HTMLElement>, row: number, slot: number): void {
    const isSelect = event.target instanceof HTMLSelectElement;
    const down =
      event.key === 'Enter'
        ? event.shiftKey
          ? -1
          : 1
        : isSelect
          ? 0
          : event.key === 'ArrowDown'
            ? 1
            : event.key === 'ArrowUp'
              ? -1
              : 0;
    if (down === 0 || event.nativeEvent.isComposing) return;
    event.preventDefault();
    focus(row + down, slot);
  }

  function onPaste(event: ClipboardEvent<HTMLElement>, row: number, slot: number): void {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.replace(/\r?\n$/, ''))) return;
    event.preventDefault();
    const block = blockOf(text);
    const dropped = leftOut(table, { row, slot }, block, shown);
    if (dropped > 0) toast.show({ tone: 'waiting', text: say.leftOut(dropped) });
    onRows(pasteInto(table, rows, { row, slot }, block, shown));
  }

  const rowName = (rowNo: number): string =>
    table.rows === 'specimen' ? (specimens[rowNo] ?? String(rowNo + 1)) : String(rowNo + 1);

  return (
    <div ref={box}>
      <Table label={title} dense>
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 z-1 bg-page">
              {table.rows === 'specimen' ? say.specimen : say.row}
            </th>
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: shown }, (_, rowNo) => {
            const row = rows[rowNo] ?? {};
            const at = filled.rowOf(rowNo);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
              <tr key={rowNo}>
                <th
                  scope="row"
                  className="sticky left-0 z-1 bg-surface text-left font-normal whitespace-nowrap text-hint"
                >
                  {rowName(rowNo)}
                </th>
                {columns.map((column) => {
                  const own = slots.flatMap((slot, place) =>
                    slot.column === column ? [{ slot, place }] : [],
                  );
                  if (own.length === 0) {
                    return (
                      <ShownCell
                        key={column.id}
                        column={column}
                        value={filled.rows[at]?.[column.id] ?? table.fixed?.[rowNo]?.[column.id] ?? null}
                      />
                    );
                  }
                  return (
                    <td key={column.id}>
                      <div
                        className={cx(own.length > 1 && 'grid gap-1')}
                        style={
                          own.length > 1
                            ? {
                                gridTemplateColumns: `repeat(${Math.min(own.length, PER_LINE)}, minmax(4.5rem, 1fr))`,
                              }
                            : undefined
                        }
                      >
                        {own.map(({ slot, place }) => (
                          <SheetCell
                            key={slot.reading}
                            field={column}
                            text={textAt(row, slot)}
                            label={say.cell(
                              rowName(rowNo),
                              nameOf(column, language),
                              own.length > 1 ? slot.reading + 1 : 0,
                            )}
                            place={placeOf(rowNo, place)}
                            fault={at < 0 ? undefined : filled.faultOf(at, column.id, slot.reading)}
                            isReadOnly={isReadOnly}
                            onText={(text) => write(rowNo, (one) => withText(one, slot, text))}
                            onKeyDown={(event) => onKey(event, rowNo, place)}
                            onPaste={(event) => onPaste(event, rowNo, place)}
                            className={typeOf(column) === 'number' ? 'min-w-18' : 'min-w-28'}
                          />
                        ))}
                      </div>
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </Table>
      {table.columns.length > columns.length ? (
        <p className="px-3 py-2 text-12 text-hint">{say.photoLater}</p>
      ) : null}
    </div>
  );
}

function ColumnHead({ column }: { column: SheetColumn }) {
  const language = useLanguage();
  const unit = column.unit ? unitText(column.unit) : '';
  const isNumber = typeOf(column) === 'number';
  return (
    <th scope="col" className={cx(isNumber && 'num-cell', 'whitespace-nowrap')}>
      {nameOf(column, language)}
      {column.required ? (
        <span aria-hidden="true" className="text-refused">
          *
        </span>
      ) : null}
      {unit ? <span className="ml-1 font-normal text-hint">{unit}</span> : null}
    </th>
  );
}

/** What is given or computed. */
function ShownCell({ column, value }: { column: SheetColumn; value: FilledValue }) {
  const say = useWords(datasheetWords);
  const one = Array.isArray(value) ? null : (value as Exclude<FilledValue, readonly unknown[]>);
  const text =
    one === null
      ? '—'
      : typeof one === 'number'
        ? showDecimal(one, column.dp)
        : typeof one === 'boolean'
          ? one
            ? say.yes
            : say.no
          : one;
  return <td className={cx('num-cell', column.expr !== undefined && 'bg-page')}>{text}</td>;
}
