// Remembers that somebody has looked at goods: drawn on the goods page, and nothing to be seen.
import { useEffect } from 'react';

interface FootprintMarkProps {
  productId: number;
  /** undefined: not known yet. */
  isMember: boolean | undefined;
}

/** A member's is kept by the mall, a guest's in this browser; once per product. A look that cannot be kept is no loss. */
export function FootprintMark({ productId, isMember }: FootprintMarkProps) {
  useEffect(() => {
    if (isMember === undefined) return;
    const kept = isMember
      ? Promise.all([import('#kit/browser/call.ts'), import('../favourite.protocol.ts')]).then(
          ([{ call }, { favouriteProtocol }]) => call(favouriteProtocol.look, { productId }),
        )
      : import('./guest-footprints.ts').then(({ keepGuestFootprint }) => keepGuestFootprint(productId));
    kept.catch(() => {});
  }, [productId, isMember]);
  return null;
}
