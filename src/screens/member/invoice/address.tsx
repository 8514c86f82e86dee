// Where my paper invoices go.
import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { headerProtocol, type InvoiceAddress } from '#mall/invoice/header.protocol.ts';
import { headerWords } from '#mall/invoice/parts/header-words.ts';
import { InvoiceAddressDialog } from '#mall/invoice/parts/invoice-address-form.tsx';
import { KeptCards } from '#mall/invoice/parts/kept-cards.tsx';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(headerWords.addresses);

export const clientLoader = () => call(headerProtocol.addresses, {});

export default function InvoiceAddressesScreen() {
  const list = useLoaderData<typeof clientLoader>();
  const say = useWords(headerWords);
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<InvoiceAddress | 'new' | null>(null);
  return (
    <>
      <KeptCards
        title={say.addresses}
        add={say.addAddress}
        none={{ title: say.noAddresses, text: say.noAddressesText }}
        list={list}
        keyOf={({ addressId }) => addressId}
        onAdd={() => setEdited('new')}
        onEdit={setEdited}
        remove={async ({ addressId }) => {
          await call(headerProtocol.removeAddress, { addressId });
          await revalidate();
        }}
        removeText={{ title: say.deleteAddressTitle, text: say.deleteText }}
        draw={(one) => (
          <>
            <p className="flex flex-wrap items-center gap-x-3 text-14">
              <span className="max-w-full truncate font-semibold">{one.receiverName}</span>
              <span className="num text-secondary">{one.mobile}</span>
              {one.isDefault ? <Tag tone="moving">{say.isDefault}</Tag> : null}
            </p>
            <p className="wrap-anywhere text-secondary">
              {one.regionName} {one.detailAddress}
            </p>
          </>
        )}
      />
      {edited ? (
        <InvoiceAddressDialog
          edited={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            toast.show({ text: say.saved });
            void revalidate();
          }}
        />
      ) : null}
    </>
  );
}

export const HydrateFallback = waitingPage('h-9 w-48', ['h-32', 'h-32']);

export { ErrorBoundary } from '../member-failed.tsx';
