// The reader's own code under a part number in lists: loaded only for who may read codes, asked for once per page.
import { lazy, type ReactNode, Suspense } from 'react';
import { type CodeRights, codeRights } from './code-rights.ts';

const YourCode = lazy(async () => ({ default: (await import('./your-code.tsx')).YourCode }));

/** What a list puts under a part number. */
export type CodeMark = (goods: { partId: number; partNo: string }) => ReactNode;

const READS: CodeRights = { mayRead: true, mayWrite: false };

const mark: CodeMark = ({ partId, partNo }) => (
  <Suspense>
    <YourCode partId={partId} partNo={partNo} rights={READS} />
  </Suspense>
);

/** The same function for everybody who may read codes, so that rows are not drawn again; undefined for all others. */
export const codeMark = (member: Parameters<typeof codeRights>[0]): CodeMark | undefined =>
  codeRights(member).mayRead ? mark : undefined;
