// The switch: something is on or off at once, without saving.
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> & { children?: ReactNode };

/** A native checkbox with the role of a switch. Words beside it as children, else give `aria-label`. */
export function Switch({ children, className, ...input }: SwitchProps) {
  return (
    <label
      className={cx(
        'inline-flex cursor-pointer items-center gap-2 has-disabled:cursor-not-allowed',
        className,
      )}
    >
      <input
        {...input}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state by itself.
        role="switch"
        className={
          'relative h-5 w-9 shrink-0 appearance-none rounded-full bg-muted transition-colors checked:bg-brand disabled:opacity-50 ' +
          'after:absolute after:top-0.5 after:left-0.5 after:size-4 after:rounded-full after:bg-surface after:transition-transform ' +
          "after:content-[''] checked:after:translate-x-4"
        }
      />
      {children}
    </label>
  );
}
