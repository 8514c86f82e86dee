// One row of the sheet: a field per cell, with what is wrong marked in red, a door to more and a way out.
import { Ellipsis, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { cx } from '#kit/ui/cx.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { InquiryKind } from '../inquiry-kinds.ts';
import { type LineField, lineFields } from '../line-fields.ts';
import { type CellValue, cellFault, type DraftLine, isBlank, type TestItemCells } from './draft-lines.ts';
import { wizardWords } from './wizard-words.ts';

export const ROW_HEIGHT = 38;

export interface LineSheetRowProps {
  kind: InquiryKind;
  line: DraftLine;
  /** Its place, from 0. */
  row: number;
  needsAll: boolean;
  /** The list of part numbers that the part number's cell offers. */
  suggestionsId: string;
  onCell: (rowId: number, key: string, value: CellValue) => void;
  onOpen: (rowId: number) => void;
  onRemove: (rowId: number) => void;
}

const icon =
  'inline-flex size-8 items-center justify-center rounded-control text-hint hover:bg-neutral-wash hover:text-ink focus-visible:-outline-offset-2';

/** Drawn anew only when its own line or place changes. */
export const LineSheetRow = memo(function LineSheetRow(props: LineSheetRowProps) {
  const { kind, line, row, needsAll, suggestionsId, onCell, onOpen, onRemove } = props;
  const say = useWords(wizardWords);
  const language = useLanguage();
  const mustFill = needsAll && !isBlank(kind, line);
  const fields = lineFields[kind];
  const hidden = fields.filter((field) => field.width === undefined);
  const hasMore = hidden.some((field) => isSaid(field, line.cells[field.key]));
  const hiddenFault = hidden.some((field) => cellFault(kind, line, field, mustFill));

  return (
    <tr className="group" style={{ height: ROW_HEIGHT }} aria-rowindex={row + 2}>
      <td className="num sticky left-0 z-[5] border-r border-b border-line bg-page text-center text-12 text-hint">
        {row + 1}
      </td>
      {fields
        .filter((field) => field.width !== undefined)
        .map((field) => {
          const fault = cellFault(kind, line, field, mustFill);
          return (
            <td
              key={field.key}
              title={fault?.[language]}
              className={cx(
                'border-r border-b border-line p-0 focus-within:relative focus-within:z-[1]',
                fault && 'bg-refused-wash',
              )}
            >
              <Cell
                field={field}
                value={line.cells[field.key] ?? ''}
                place={`${row}:${field.key}`}
                label={say.cellOf(field.label[language], row + 1)}
                isWrong={fault !== undefined}
                suggestionsId={field.key === 'partNo' && kind === 'GOODS' ? suggestionsId : undefined}
                onValue={(value) => onCell(line.rowId, field.key, value)}
                onOpen={() => onOpen(line.rowId)}
              />
            </td>
          );
        })}
      <td className="border-b border-line px-1 whitespace-nowrap">
        <button
          type="button"
          onClick={() => onOpen(line.rowId)}
          aria-label={say.moreOf(row + 1)}
          title={hasMore ? say.hasMore : say.more}
          className={cx(icon, hasMore && 'text-brand', hiddenFault && 'text-refused')}
        >
          <Ellipsis size={16} aria-hidden="true" />
        </button>
        <button
          type="button"
          onClick={() => onRemove(line.rowId)}
          aria-label={say.removeLine(row + 1)}
          title={say.removeLine(row + 1)}
          className={icon}
        >
          <Trash2 size={15} aria-hidden="true" />
        </button>
      </td>
    </tr>
  );
});

/** Whether a field says anything beyond what a blank line says. */
function isSaid(field: LineField, value: CellValue | undefined): boolean {
  if (field.kind === 'yes') return value === true;
  if (field.kind === 'choice') return value !== firstChoice(field);
  return value !== undefined && String(value).trim() !== '';
}
const firstChoice = (field: LineField) => Object.keys(field.options ?? {})[0];

const box =
  'block h-[37px] w-full min-w-0 bg-transparent px-2 outline-none focus:shadow-[inset_0_0_0_2px_var(--color-brand)]';

interface CellProps {
  field: LineField;
  value: CellValue;
  /** `row:key`, by which the keyboard finds it. */
  place: string;
  label: string;
  isWrong: boolean;
  suggestionsId: string | undefined;
  onValue: (value: CellValue) => void;
  onOpen: () => void;
}

function Cell({ field, value, place, label, isWrong, suggestionsId, onValue, onOpen }: CellProps) {
  const language = useLanguage();
  const say = useWords(wizardWords);
  const wiring = { 'data-cell': place, 'aria-label': label, 'aria-invalid': isWrong || undefined };
  if (field.kind === 'items') {
    const items = value as readonly TestItemCells[];
    return (
      <button
        type="button"
        {...wiring}
        aria-label={`${label} ${say.itemsCount(items.length)}`}
        onClick={onOpen}
        className={cx(box, 'truncate text-left', items.length === 0 ? 'text-brand' : '')}
      >
        {items.length === 0
          ? say.chooseItems
          : `${say.itemsCount(items.length)}: ${items.map(({ item }) => item).join(language === 'zh' ? '、' : ', ')}`}
      </button>
    );
  }
  if (field.kind === 'choice')
    return (
      <select
        {...wiring}
        value={String(value)}
        onChange={(event) => onValue(event.target.value)}
        className={cx(box, 'select-arrow truncate pr-6')}
      >
        {Object.entries(field.options ?? {}).map(([key, text]) => (
          <option key={key} value={key}>
            {text[language]}
          </option>
        ))}
      </select>
    );
  const isNumber = field.kind === 'whole' || field.kind === 'price';
  return (
    <input
      {...wiring}
      type={field.kind === 'day' ? 'date' : 'text'}
      value={String(value)}
      inputMode={isNumber ? 'decimal' : undefined}
      maxLength={field.kind === 'text' || field.kind === 'long' ? field.most : undefined}
      list={suggestionsId}
      autoComplete="off"
      spellCheck={false}
      onFocus={(event) => {
        if (field.kind !== 'day') event.target.select();
      }}
      onChange={(event) => onValue(event.target.value)}
      className={cx(box, (isNumber || field.kind === 'day') && 'num', isNumber && 'text-right')}
    />
  );
}
