// Codes that are claimed for two parts, until somebody decides.
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { readConsoleQuery } from '#kit/browser/console-query.ts';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { matCodeProtocol } from '#mall/mat-code/mat-code.protocol.ts';
import { ConflictList } from '#mall/mat-code/parts/conflict-list.tsx';
import { matCodeWords } from '#mall/mat-code/parts/mat-code-words.ts';
import { titled } from '../../storefront/seo.ts';
import { MatCodePage } from './mat-code-page.tsx';

export const meta = titled(matCodeWords.matCodes);

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  call(matCodeProtocol.conflicts, { current: readConsoleQuery(request).current });

export default function ConflictsScreen() {
  const { list, mayWrite, pagination } = useLoaderData<typeof clientLoader>();
  const say = useWords(matCodeWords);
  const { revalidate } = useRevalidator();
  return (
    <MatCodePage conflicts={pagination.total} pagination={pagination}>
      {list.length === 0 ? (
        <EmptyState title={say.noConflicts} text={say.noConflictsText} />
      ) : (
        <>
          <p className="border-b border-line px-4 py-2 text-13 text-secondary">{say.conflictsIntro}</p>
          <ConflictList conflicts={list} mayWrite={mayWrite} onDecided={() => void revalidate()} />
        </>
      )}
    </MatCodePage>
  );
}

export const HydrateFallback = waitingPage('h-8 w-40', 10);

export { ErrorBoundary } from '../member-failed.tsx';
