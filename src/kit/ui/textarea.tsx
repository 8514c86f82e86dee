// The field for longer words: remarks, reasons, addresses.
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/** A text area that grows with its content where the browser can, and by hand everywhere. */
export function Textarea({ className, rows = 3, ...area }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...area}
      className={cx(
        'control block field-sizing-content min-h-18 w-full min-w-0 resize-y px-2.5 py-1.5',
        className,
      )}
    />
  );
}
