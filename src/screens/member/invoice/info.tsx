// One application of the buyer's: where it stands, its sheets and files, red letters.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { DocumentHead, DocumentNumber } from '#kit/detail/document-head.tsx';
import { NothingNamed } from '#kit/ui/empty-state.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { headerProtocol } from '#mall/invoice/header.protocol.ts';
import { invoiceProtocol } from '#mall/invoice/invoice.protocol.ts';
import { InvoiceActions } from '#mall/invoice/parts/invoice-actions.tsx';
import { InvoiceFacts, InvoiceTags } from '#mall/invoice/parts/invoice-page.tsx';
import { invoiceWords } from '#mall/invoice/parts/invoice-words.ts';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(invoiceWords.detailTitle);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const invoiceSn = new URL(request.url).searchParams.get('invoiceSn');
  if (!invoiceSn) return null;
  const one = await call(invoiceProtocol.detail, { invoiceSn });
  // Only who may submit it again has to choose.
  if (!one.allowedActions.includes('resubmit')) return { one, headers: [], addresses: [] };
  const [{ list: headers }, addresses] = await Promise.all([
    call(headerProtocol.headers, {}),
    call(headerProtocol.addresses, {}),
  ]);
  return { one, headers, addresses };
}

const LIST = '/member/invoice';

export default function InvoiceScreen() {
  const found = useLoaderData<typeof clientLoader>();
  const say = useWords(invoiceWords);
  if (!found) return <NothingNamed title={say.noneGiven} to={LIST} label={say.backToInvoices} />;
  const { one, ...choices } = found;
  return (
    <div className="flex min-w-0 flex-col gap-3 pb-4">
      <DocumentHead
        back={{ to: LIST, text: say.backToInvoices }}
        title={
          <DocumentNumber sn={one.invoiceSn} document={one}>
            <InvoiceTags one={one} />
          </DocumentNumber>
        }
        actions={<InvoiceActions one={one} side="buyer" choices={choices} />}
      />
      <InvoiceFacts one={one} orderPage="/member/order/detail?orderSn=" />
    </div>
  );
}

export const HydrateFallback = waitingPage('h-24', 'h-48', 'h-48');

export { ErrorBoundary } from '../member-failed.tsx';
