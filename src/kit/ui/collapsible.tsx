// Something that can be folded away: help answers, filter groups, the way to a price.
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type CollapsibleProps = {
  title: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
  /** Collapsibles of one name keep a single one open. */
  name?: string;
  /** Stands right of the title: a count, a tag. */
  aside?: ReactNode;
  className?: string;
};

/** The browser's own `details`: works without script, found by "find in page". */
export function Collapsible({ title, children, defaultOpen, name, aside, className }: CollapsibleProps) {
  return (
    <details open={defaultOpen} name={name} className={cx('group/fold', className)}>
      <summary className="flex min-h-9 items-center justify-between gap-3 py-1.5 hover:text-brand focus-visible:-outline-offset-2">
        <span className="min-w-0 font-semibold">{title}</span>
        <span className="flex shrink-0 items-center gap-2 text-12 text-hint">
          {aside}
          <ChevronDown
            size={16}
            aria-hidden="true"
            className="transition-transform group-open/fold:rotate-180"
          />
        </span>
      </summary>
      <div className="pb-3 text-13">{children}</div>
    </details>
  );
}
