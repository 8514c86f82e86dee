// One application to the store: accepted, issued, sent, taken back.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { BackLink, DocumentNumber } from '#kit/detail/document-head.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { loadFailed } from '#kit/ui/load-error.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { invoiceProtocol } from '#mall/invoice/invoice.protocol.ts';
import { InvoiceActions } from '#mall/invoice/parts/invoice-actions.tsx';
import { InvoiceFacts, InvoiceTags } from '#mall/invoice/parts/invoice-page.tsx';
import { invoiceWords } from '#mall/invoice/parts/invoice-words.ts';
import { sellerWords } from '../seller-words.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const invoiceSn = new URL(request.url).searchParams.get('invoiceSn') ?? '';
  return call(invoiceProtocol.storeDetail, { invoiceSn });
}

export default function StoreInvoiceScreen() {
  const one = useLoaderData<typeof clientLoader>();
  const say = useWords(invoiceWords);
  const { console: consoleName } = useWords(sellerWords);
  return (
    <>
      <ConsoleHead
        tab={`${one.invoiceSn} · ${consoleName}`}
        before={<BackLink to="/seller/invoice/list" text={say.backToInvoices} />}
        title={
          <DocumentNumber sn={one.invoiceSn} document={one}>
            <InvoiceTags one={one} />
          </DocumentNumber>
        }
      >
        <InvoiceActions one={one} side="store" />
      </ConsoleHead>
      <InvoiceFacts one={one} orderPage="/seller/order/detail?orderSn=" />
    </>
  );
}

export const ErrorBoundary = loadFailed(['/seller/invoice/list', invoiceWords.backToInvoices]);

export const HydrateFallback = waitingPage('h-8 w-72 max-w-full', 'h-24', 10);
