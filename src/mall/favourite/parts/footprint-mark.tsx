// Remembers that a member has looked at goods: drawn on the goods page, and nothing to be seen.
import { useEffect } from 'react';
import { call } from '#kit/browser/call.ts';
import { favouriteProtocol } from '../favourite.protocol.ts';

/** Once per member and product; a look that cannot be kept is no loss. */
export function FootprintMark({ productId, isMember }: { productId: number; isMember: boolean }) {
  useEffect(() => {
    if (isMember) call(favouriteProtocol.look, { productId }).catch(() => {});
  }, [productId, isMember]);
  return null;
}
