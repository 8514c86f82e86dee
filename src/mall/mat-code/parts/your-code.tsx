// How the reader's enterprise calls a part: asked for by the browser, since pages are made for everybody.
import { useEffect, useState } from 'react';
import type { CodeRights } from './code-rights.ts';
import { CodeTags } from './code-tags.tsx';
import { type OwnCodes, ownCodesOf } from './own-codes.ts';
import { RememberCode } from './remember-code.tsx';

/**
 * Nothing for who is of no enterprise. With `canRemember`, who may maintain codes and has none for this part can give it
 * one. `rights`: `codeRights(useSession().member)`.
 */
export function YourCode({
  partId,
  partNo,
  rights,
  canRemember,
}: {
  partId: number;
  partNo: string;
  rights: CodeRights;
  canRemember?: boolean;
}) {
  const [codes, setCodes] = useState<OwnCodes>();
  const { mayRead, mayWrite } = rights;
  useEffect(() => {
    if (!mayRead) return setCodes(undefined);
    let isHere = true;
    void ownCodesOf(partId).then((found) => isHere && setCodes(found));
    return () => {
      isHere = false;
    };
  }, [partId, mayRead]);
  if (!mayRead || !codes) return null;
  if (codes.length > 0) return <CodeTags codes={codes} />;
  if (!canRemember || !mayWrite) return null;
  return (
    <RememberCode
      partId={partId}
      partNo={partNo}
      onRemembered={() => void ownCodesOf(partId).then(setCodes)}
    />
  );
}
