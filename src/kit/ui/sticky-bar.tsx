// Keeps the primary action in reach: at the bottom of the screen on phones.
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type StickyBarProps = {
  children: ReactNode;
  /** Sticks on wide screens too: the totals of a cart. */
  always?: boolean;
  className?: string;
};

/** Place it last inside the content it belongs to: it sticks while that content passes and never covers its end. */
export function StickyBar({ children, always, className }: StickyBarProps) {
  return (
    <div
      data-print="none"
      // What gets the focus scrolls clear of it (root.tsx).
      data-sticks={always ? 'always' : 'phone'}
      className={cx(
        'flex items-center gap-3',
        'max-md:sticky max-md:bottom-0 max-md:z-20 max-md:-mx-4 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-4',
        'max-md:pt-2 max-md:pb-[max(8px,env(safe-area-inset-bottom))]',
        always &&
          'md:sticky md:bottom-0 md:z-20 md:rounded-card md:border md:border-line md:bg-surface md:px-4 md:py-3 md:shadow-float',
        className,
      )}
    >
      {children}
    </div>
  );
}
