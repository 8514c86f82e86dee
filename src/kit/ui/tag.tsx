// A small label: a status, a property, a promise.
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { type Tone, tones } from './tone.ts';

export type TagProps = {
  tone?: Tone /** A dot before the words, for a status in a list. */;
  dot?: boolean;
  children: ReactNode;
  className?: string;
};

/** Washed in the colour of its tone (neutral by default); never wraps. */
export function Tag({ tone = 'neutral', dot, children, className }: TagProps) {
  return (
    <span
      className={cx(
        'inline-flex h-5 shrink-0 items-center gap-1 rounded-control px-1.5 text-12 whitespace-nowrap',
        tones[tone].tag,
        className,
      )}
    >
      {dot ? <span aria-hidden="true" className="size-1.5 rounded-full bg-current" /> : null}
      {children}
    </span>
  );
}
