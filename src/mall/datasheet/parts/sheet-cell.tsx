// One cell of a data sheet in which somebody types: a number, words, a choice, a tick.
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { cx } from '#kit/ui/cx.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { CellFault } from '../fill/fill-sheet.ts';
import { type SheetField, typeOf } from '../sheet-definition.ts';
import { datasheetWords } from './datasheet-words.ts';

export interface CellProps {
  field: SheetField;
  text: string;
  /** For screen readers: row, column and reading. */
  label: string;
  /** Where a label of its own stands beside it. */
  id?: string;
  /** By which the keyboard finds it. */
  place: string;
  fault: CellFault['kind'] | undefined;
  isReadOnly?: boolean;
  onText: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  onPaste?: (event: ClipboardEvent<HTMLElement>) => void;
  className?: string;
}

/** What cannot be read is red, what lies outside amber; what is missing has a mark at its left edge. */
const FAULTS: Readonly<Record<CellFault['kind'], string>> = {
  WRONG: 'border-refused bg-refused-wash',
  OUTSIDE: 'border-waiting bg-waiting-wash',
  MISSING: 'border-l-2 border-l-waiting',
};

export function SheetCell({
  field,
  text,
  label,
  id,
  place,
  fault,
  isReadOnly,
  onText,
  className,
  ...keys
}: CellProps) {
  const say = useWords(datasheetWords);
  const named = { id, 'data-at': place, 'aria-label': id ? undefined : label };
  const shared = {
    ...keys,
    ...named,
    'aria-invalid': fault === 'WRONG' || undefined,
    'aria-required': field.required || undefined,
    disabled: isReadOnly,
    className: cx('control h-8 w-full min-w-0 px-2 text-13', fault && FAULTS[fault], className),
  };
  const type = typeOf(field);
  if (type === 'bool' && !field.required) {
    return (
      <span {...keys} className="flex h-8 items-center">
        <input
          type="checkbox"
          {...named}
          disabled={isReadOnly}
          className="size-5"
          checked={text === 'true'}
          onChange={(event) => onText(event.target.checked ? 'true' : 'false')}
        />
      </span>
    );
  }
  if (type === 'bool' || type === 'choice') {
    const options =
      type === 'bool'
        ? [
            { value: 'true', name: say.yes },
            { value: 'false', name: say.no },
          ]
        : (field.choices ?? []).map((value) => ({ value, name: value }));
    const isKnown = text === '' || options.some(({ value }) => value === text);
    return (
      <select
        {...shared}
        className={cx(shared.className, 'select-arrow pr-7')}
        value={text}
        onChange={(event) => onText(event.target.value)}
      >
        <option value="" />
        {isKnown ? null : <option value={text}>{text}</option>}
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      type="text"
      {...shared}
      className={cx(shared.className, type === 'number' && 'num text-right')}
      inputMode={type === 'number' ? 'decimal' : undefined}
      placeholder={type === 'time' ? '09:30' : undefined}
      autoComplete="off"
      maxLength={200}
      value={text}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
