// A settlement bill of any store: disputes are answered, two people look it over, it is paid.
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
import { adminWords } from '../admin-words.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const billSn = new URL(request.url).searchParams.get('billSn') || '0';
  return call(settlementProtocol.adminDetail, { billSn });
}

export default function BillScreen() {
  const bill = useLoaderData<typeof clientLoader>();
  const say = useWords(settlementWords);
  const { console: consoleName } = useWords(adminWords);
  return (
    <>
      <ConsoleHead
        tab={`${bill.billSn} · ${consoleName}`}
        before={<BackLink to="/admin/settlement/list" text={say.backToList} />}
        title={<DocumentNumber sn={bill.billSn} document={bill} />}
      >
        <BillActions bill={bill} />
      </ConsoleHead>
      <BillPage bill={bill} side="platform" />
    </>
  );
}

export const ErrorBoundary = loadFailed(['/admin/settlement/list', settlementWords.backToList]);

export const HydrateFallback = waitingPage('h-8 w-72 max-w-full', 'h-24', 10);
