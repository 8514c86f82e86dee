// Remembers that a member has looked at goods: drawn on the goods page, and nothing to be seen.
import { useEffect } from 'react';

/** Once per member and product; a look that cannot be kept is no loss. */
export function FootprintMark({ productId, isMember }: { productId: number; isMember: boolean }) {
  useEffect(() => {
    if (!isMember) return;
    Promise.all([import('#kit/browser/call.ts'), import('../favourite.protocol.ts')])
      .then(([{ call }, { favouriteProtocol }]) => call(favouriteProtocol.look, { productId }))
      .catch(() => {});
  }, [productId, isMember]);
  return null;
}
