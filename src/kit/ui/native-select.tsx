// The browser's own choice list, dressed like the other fields: the best one on a phone and for a keyboard.
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export type SelectOption = { value: string; text: string; disabled?: boolean };

export type NativeSelectProps = Omit<ComponentProps<'select'>, 'size'> & {
  size?: 'sm' | 'md';
  options?: readonly SelectOption[];
  /** The first, empty choice: "all", "please choose". */
  placeholder?: string;
};

const heights = { sm: 'h-8 text-13', md: 'h-9 text-14' };

/** A select from `options`, or from `<option>` children where groups are needed. */
export function NativeSelect({
  size = 'md',
  options,
  placeholder,
  className,
  children,
  ...select
}: NativeSelectProps) {
  return (
    <select
      {...select}
      className={cx('control select-arrow w-full min-w-0 truncate pr-7 pl-2.5', heights[size], className)}
    >
      {placeholder === undefined ? null : <option value="">{placeholder}</option>}
      {options?.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.text}
        </option>
      ))}
      {children}
    </select>
  );
}
