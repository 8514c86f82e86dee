// The reader's own code under a part number in lists: loaded only for who may read codes, asked for once per page.
import { lazy, type ReactNode, Suspense } from 'react';
import { codeRights } from './code-rights.ts';

const OwnCode = lazy(() => import('./own-code.tsx'));

/** What a list puts under a part number. */
export type CodeMark = (part: { partId: number }) => ReactNode;

const mark: CodeMark = ({ partId }) => (
  <Suspense>
    <OwnCode partId={partId} />
  </Suspense>
);

/** The same function for everybody who may read codes, so that rows are not drawn again; undefined for all others. */
export const codeMark = (member: Parameters<typeof codeRights>[0]): CodeMark | undefined =>
  codeRights(member).mayRead ? mark : undefined;
