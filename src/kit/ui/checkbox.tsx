// The box to tick.
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'ref'> & {
  /** Some but not all below it are ticked. */
  indeterminate?: boolean;
  /** Words beside the box; without them give `aria-label`. */
  children?: ReactNode;
};

/** A native checkbox with its words as one target. `className` goes to the label. */
export function Checkbox({ indeterminate = false, children, className, ...input }: CheckboxProps) {
  return (
    <label
      className={cx(
        'inline-flex min-w-0 items-center gap-1.5 align-middle has-disabled:cursor-not-allowed has-disabled:text-hint',
        !input.disabled && 'cursor-pointer',
        className,
      )}
    >
      <input
        {...input}
        ref={(box) => {
          if (box) box.indeterminate = indeterminate;
        }}
        type="checkbox"
        className="size-4 shrink-0"
      />
      {children}
    </label>
  );
}
