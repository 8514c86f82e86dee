// A settlement bill of the store: it is confirmed, or a row of it disputed.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { BackLink, DocumentNumber } from '#kit/detail/document-head.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { loadFailed } from '#kit/ui/load-error.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { BillActions, BillPage } from '#mall/settlement/parts/bill-page.tsx';
import { settlementWords } from '#mall/settlement/parts/settlement-words.ts';
import { settlementProtocol } from '#mall/settlement/settlement.protocol.ts';
import { sellerWords } from '../seller-words.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const billSn = new URL(request.url).searchParams.get('billSn') || '0';
  return call(settlementProtocol.storeDetail, { billSn });
}

export default function BillScreen() {
  const bill = useLoaderData<typeof clientLoader>();
  const say = useWords(settlementWords);
  const { console: consoleName } = useWords(sellerWords);
  return (
    <>
      <ConsoleHead
        tab={`${bill.billSn} · ${consoleName}`}
        before={<BackLink to="/seller/settlement/list" text={say.backToList} />}
        title={<DocumentNumber sn={bill.billSn} document={bill} />}
      >
        <BillActions bill={bill} />
      </ConsoleHead>
      <BillPage bill={bill} side="store" />
    </>
  );
}

export const ErrorBoundary = loadFailed(['/seller/settlement/list', settlementWords.backToList]);

export const HydrateFallback = waitingPage('h-8 w-72 max-w-full', 'h-24', 10);
