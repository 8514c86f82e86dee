// One case of the store's: the answer to it stands on top.
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
import { sellerWords } from '../seller-words.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const caseSn = new URL(request.url).searchParams.get('caseSn') ?? '';
  return call(afterSaleProtocol.storeDetail, { caseSn });
}

export default function CaseScreen() {
  const one = useLoaderData<typeof clientLoader>();
  const say = useWords(caseWords);
  const { console: consoleName } = useWords(sellerWords);
  return (
    <>
      <ConsoleHead
        tab={`${one.caseSn} · ${consoleName}`}
        before={<BackLink to="/seller/aftersale/list" text={say.backToList} />}
        title={<DocumentNumber sn={one.caseSn} document={one} />}
      >
        <CaseActions one={one} side="store" />
      </ConsoleHead>
      <CaseNote one={one} className="num mb-3 text-13 text-secondary" />
      <CaseFacts one={one} side="store" />
    </>
  );
}

export const ErrorBoundary = loadFailed(['/seller/aftersale/list', caseWords.backToList]);

export const HydrateFallback = waitingPage('h-8 w-72 max-w-full', 'h-24', 10);
