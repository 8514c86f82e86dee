// How the reader's enterprise calls a part: asked for by the browser, since pages are made for everybody.
import type { CodeRights } from './code-rights.ts';
import { CodeTags } from './code-tags.tsx';
import { RememberCode } from './remember-code.tsx';
import { useOwnCodes } from './use-own-codes.ts';

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
  const { mayRead, mayWrite } = rights;
  const { codes, askAgain } = useOwnCodes(partId, mayRead);
  if (!mayRead || !codes) return null;
  if (codes.length > 0) return <CodeTags codes={codes} />;
  if (!canRemember || !mayWrite) return null;
  return <RememberCode partId={partId} partNo={partNo} onRemembered={askAgain} />;
}
