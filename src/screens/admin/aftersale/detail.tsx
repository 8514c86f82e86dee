// One case of any store's: operators decide what is disputed, finance releases the money.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { BackLink, DocumentNumber } from '#kit/detail/document-head.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { loadFailed } from '#kit/ui/load-error.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { afterSaleProtocol } from '#mall/after-sale/after-sale.protocol.ts';
import { CaseActions } from '#mall/after-sale/parts/case-actions.tsx';
import { CaseFacts, CaseNote } from '#mall/after-sale/parts/case-page.tsx';
import { caseWords } from '#mall/after-sale/parts/case-words.ts';
import { adminWords } from '../admin-words.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const caseSn = new URL(request.url).searchParams.get('caseSn') ?? '';
  return call(afterSaleProtocol.adminDetail, { caseSn });
}

export default function CaseScreen() {
  const one = useLoaderData<typeof clientLoader>();
  const say = useWords(caseWords);
  const { console: consoleName } = useWords(adminWords);
  return (
    <>
      <ConsoleHead
        tab={`${one.caseSn} · ${consoleName}`}
        before={<BackLink to="/admin/aftersale/list" text={say.backToList} />}
        title={<DocumentNumber sn={one.caseSn} document={one} />}
      >
        <CaseActions one={one} side="platform" />
      </ConsoleHead>
      <CaseNote one={one} className="num mb-3 text-13 text-secondary" />
      <CaseFacts one={one} side="platform" />
    </>
  );
}

export const ErrorBoundary = loadFailed(['/admin/aftersale/list', caseWords.backToList]);

export const HydrateFallback = waitingPage('h-8 w-72 max-w-full', 'h-24', 10);
