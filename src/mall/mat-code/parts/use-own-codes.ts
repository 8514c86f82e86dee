// The own codes of one part on a page, and a way to ask for them again.
import { useEffect, useState } from 'react';
import { type OwnCodes, ownCodesOf } from './own-codes.ts';

/** `codes` is undefined until they are there, and always for who may not read them. */
export function useOwnCodes(partId: number, mayRead: boolean) {
  const [codes, setCodes] = useState<OwnCodes>();
  useEffect(() => {
    if (!mayRead) return setCodes(undefined);
    let isHere = true;
    void ownCodesOf(partId).then((found) => isHere && setCodes(found));
    return () => {
      isHere = false;
    };
  }, [partId, mayRead]);
  return { codes, askAgain: () => void ownCodesOf(partId).then(setCodes) };
}
