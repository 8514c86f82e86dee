// A short explanation on hover or focus, without script.
import { cloneElement, isValidElement, type ReactElement, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

export type TooltipProps = {
  text: ReactNode;
  /** A focusable element; plain words become focusable by themselves. */
  children: ReactElement<{ 'aria-describedby'?: string }> | string;
  side?: 'top' | 'bottom';
  /** Which edge it keeps to; use `start` or `end` near the edge of the page. */
  align?: 'center' | 'start' | 'end';
  className?: string;
};

const sides = { top: 'bottom-full mb-1.5', bottom: 'top-full mt-1.5' };
const aligns = { center: 'left-1/2 -translate-x-1/2', start: 'left-0', end: 'right-0' };

/** For a hint of a few words; anything a person needs in order to act belongs on the page itself. */
export function Tooltip({ text, children, side = 'top', align = 'center', className }: TooltipProps) {
  const id = useId();
  return (
    <span className={cx('group/tip relative inline-flex', className)}>
      {isValidElement(children) ? (
        cloneElement(children, { 'aria-describedby': id })
      ) : (
        <button type="button" aria-describedby={id} className="border-b border-dashed border-muted text-left">
          {children}
        </button>
      )}
      <span
        id={id}
        role="tooltip"
        className={cx(
          'pointer-events-none absolute z-40 hidden w-max max-w-64 animate-appear rounded-control bg-ink px-2 py-1 text-left text-12',
          'font-normal whitespace-normal text-surface group-focus-within/tip:block group-hover/tip:block',
          sides[side],
          aligns[align],
        )}
      >
        {text}
      </span>
    </span>
  );
}
