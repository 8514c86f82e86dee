// What is wrong with the whole form, said where the person is looking.
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** Nothing when there is no error; otherwise a red line that screen readers announce at once. */
export function FormError({ children, className }: { children?: ReactNode; className?: string }) {
  if (!children) return null;
  return (
    <div
      role="alert"
      className={cx(
        'flex items-start gap-2 rounded-control bg-refused-wash px-3 py-2 text-13 text-refused',
        className,
      )}
    >
      <CircleAlert size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
      <span className="min-w-0">{children}</span>
    </div>
  );
}
