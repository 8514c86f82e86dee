// The files of codes that were imported, and one of them with what it changes.
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { readConsoleQuery } from '#kit/browser/console-query.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useSession } from '#mall/login/parts/session.ts';
import { matCodeProtocol } from '#mall/mat-code/mat-code.protocol.ts';
import { codeRights } from '#mall/mat-code/parts/code-rights.ts';
import { ImportList } from '#mall/mat-code/parts/import-list.tsx';
import { ImportView, readImportKind } from '#mall/mat-code/parts/import-view.tsx';
import { matCodeWords } from '#mall/mat-code/parts/mat-code-words.ts';
import { titled } from '../../storefront/seo.ts';
import { ImportWindow, MatCodePage } from './mat-code-page.tsx';

export const meta = titled(matCodeWords.matCodes);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { asked, current } = readConsoleQuery(request);
  const importId = asked.get('importId') ?? '';
  if (!/^[1-9]\d{0,14}$/.test(importId))
    return { all: await call(matCodeProtocol.imports, { current }), one: undefined };
  const kind = readImportKind(asked);
  return { one: await call(matCodeProtocol.importRows, { importId, kind, current }) };
}

export default function ImportsScreen() {
  const { all, one } = useLoaderData<typeof clientLoader>();
  const { mayWrite } = codeRights(useSession().member);
  const { revalidate } = useRevalidator();
  const [isImporting, setImporting] = useState(false);
  const begin = () => setImporting(true);
  return (
    <MatCodePage pagination={(one ?? all).pagination}>
      {one ? (
        <ImportView reply={one} onChanged={() => void revalidate()} onChooseAgain={begin} />
      ) : (
        <ImportList imports={all.list} mayImport={mayWrite} onImport={begin} />
      )}
      {isImporting ? <ImportWindow onClose={() => setImporting(false)} /> : null}
    </MatCodePage>
  );
}

export const HydrateFallback = waitingPage('h-8 w-40', 10);

export { ErrorBoundary } from '../member-failed.tsx';
