// Whether the page stands on a phone, for lists that are drawn in another way there.
import { useSyncExternalStore } from 'react';

/** The look's md: tables from here on. */
const WIDE = '(min-width: 768px)';

function watch(tell: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}

/** Follows the window. On the server, and so in the first drawing of a page that comes from there, it is wide. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    watch,
    () => !matchMedia(WIDE).matches,
    () => false,
  );
}
