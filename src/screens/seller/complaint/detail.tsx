// One complaint about the store: the answer to it stands on top.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { BackLink, DocumentNumber } from '#kit/detail/document-head.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { loadFailed } from '#kit/ui/load-error.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { complaintProtocol } from '#mall/complaint/complaint.protocol.ts';
import { ComplaintActions } from '#mall/complaint/parts/complaint-actions.tsx';
import { ComplaintFacts, ComplaintNote } from '#mall/complaint/parts/complaint-page.tsx';
import { complaintWords } from '#mall/complaint/parts/complaint-words.ts';
import { sellerWords } from '../seller-words.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const complaintSn = new URL(request.url).searchParams.get('complaintSn') ?? '';
  return call(complaintProtocol.storeDetail, { complaintSn });
}

export default function ComplaintScreen() {
  const one = useLoaderData<typeof clientLoader>();
  const say = useWords(complaintWords);
  const { console: consoleName } = useWords(sellerWords);
  return (
    <>
      <ConsoleHead
        tab={`${one.complaintSn} · ${consoleName}`}
        before={<BackLink to="/seller/complaint/list" text={say.backToList} />}
        title={<DocumentNumber sn={one.complaintSn} document={one} />}
      >
        <ComplaintActions one={one} side="store" />
      </ConsoleHead>
      <ComplaintNote one={one} className="num mb-3 text-13 text-secondary" />
      <ComplaintFacts one={one} side="store" />
    </>
  );
}

export const ErrorBoundary = loadFailed(['/seller/complaint/list', complaintWords.backToList]);

export const HydrateFallback = waitingPage('h-8 w-72 max-w-full', 'h-24', 10);
