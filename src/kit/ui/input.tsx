// The one-line field a person types in.
import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

export type InputProps = Omit<ComponentProps<'input'>, 'size'> & {
  /** 32 px (`sm`) or 36 px (`md`, default). */
  size?: 'sm' | 'md';
  /** Stands inside the box before the text: an icon, a currency sign. */
  before?: ReactNode;
  /** Stands inside the box after the text: a unit, a button. */
  after?: ReactNode;
};

const heights = { sm: 'h-8 text-13', md: 'h-9 text-14' };

const NUMBERS: readonly unknown[] = ['numeric', 'decimal', 'tel'];

/** Where numbers are typed, digits and signs of a Chinese keyboard's full width become the others as they come. */
const halfWidth = (typed: ComponentProps<'input'>): ComponentProps<'input'> =>
  typed.onChange && (NUMBERS.includes(typed.inputMode) || typed.type === 'tel')
    ? {
        ...typed,
        onChange: (event: ChangeEvent<HTMLInputElement>) => {
          const plain = event.target.value.normalize('NFKC');
          if (plain !== event.target.value) event.target.value = plain;
          typed.onChange?.(event);
        },
      }
    : typed;

/** A text input filling its width. Spread a Field's wiring into it to be labelled and explained. `className` goes to the box. */
export function Input({ size = 'md', before, after, className, ...rest }: InputProps) {
  const input = halfWidth(rest);
  if (!before && !after) {
    return (
      <input
        type="text"
        {...input}
        className={cx('control w-full min-w-0 px-2.5', heights[size], className)}
      />
    );
  }
  return (
    <span className={cx('control flex w-full min-w-0 items-center', heights[size], className)}>
      {before ? <span className="flex shrink-0 items-center pl-2.5 text-hint">{before}</span> : null}
      <input
        type="text"
        {...input}
        className="h-full w-full min-w-0 flex-1 rounded-control bg-transparent px-2.5 outline-none"
      />
      {after ? (
        <span className="flex shrink-0 items-center pr-2.5 whitespace-nowrap text-hint">{after}</span>
      ) : null}
    </span>
  );
}
