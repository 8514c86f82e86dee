// How the reader's enterprise calls a part, in a list: asked for by the browser, since pages are made for everybody.
import { CodeTags } from './code-tags.tsx';
import { useOwnCodes } from './use-own-codes.ts';

/** Nothing for a part without a code. For who may read codes. */
export default function OwnCode({ partId }: { partId: number }) {
  return <CodeTags codes={useOwnCodes(partId, true).codes ?? []} />;
}
