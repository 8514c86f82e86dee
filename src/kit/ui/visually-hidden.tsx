// Words for screen readers that eyes do not need.
import type { ReactNode } from 'react';

/** Its content is read aloud and takes no room on the page. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
