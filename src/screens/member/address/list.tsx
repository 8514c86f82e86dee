// My delivery addresses: added, changed, deleted, one of them the usual one.

import { MapPin, Plus } from 'lucide-react';
import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type Address, addressProtocol } from '#mall/address/address.protocol.ts';
import { AddressDialog } from '#mall/address/parts/address-dialog.tsx';
import { addressWords } from '#mall/address/parts/address-words.ts';
import { useMay } from '#mall/login/parts/use-may.ts';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(addressWords.addresses);

export function clientLoader(): Promise<Address[]> {
  return call(addressProtocol.list, {});
}

export default function AddressListScreen() {
  const addresses = useLoaderData<Address[]>();
  const say = useWords(addressWords);
  const { revalidate } = useRevalidator();
  const mayChange = useMay()('order.address');
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const [doomed, setDoomed] = useState<Address | null>(null);
  const { doing: moving, run } = useAct<number>({ rereads: true });

  function makeDefault(address: Address) {
    const { addressId, receiverName, mobile, districtCode, detailAddress, companyName } = address;
    const same = { addressId, receiverName, mobile, districtCode, detailAddress, companyName };
    void run(() => call(addressProtocol.edit, { ...same, isDefault: true }), { key: addressId });
  }

  const add = mayChange ? (
    <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setEdited('new')}>
      {say.add}
    </Button>
  ) : null;
  return (
    <div className="flex flex-col gap-3 pb-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-20 font-semibold">
          {say.addresses} <span className="num text-16 font-normal text-hint">({addresses.length})</span>
        </h1>
        {addresses.length > 0 ? add : null}
      </div>
      {addresses.length === 0 ? (
        <EmptyState
          className="rounded-card border border-line bg-surface"
          icon={<MapPin size={40} strokeWidth={1.25} />}
          title={say.none}
          text={mayChange ? say.noneText : say.askForAddress}
          action={add}
        />
      ) : (
        <ul className="grid gap-3 md:grid-cols-2">
          {addresses.map((address) => (
            <li
              key={address.addressId}
              className="flex flex-col gap-1 rounded-card border border-line bg-surface p-4 text-13"
            >
              <p className="flex flex-wrap items-center gap-x-3 text-14">
                <span className="max-w-full truncate font-semibold">{address.receiverName}</span>
                <span className="num text-secondary">{address.mobile}</span>
                {address.isDefault === 1 ? <Tag tone="moving">{say.isDefault}</Tag> : null}
                {address.isEnterprises === 1 ? <Tag>{say.isEnterprises}</Tag> : null}
              </p>
              <p className="wrap-anywhere text-secondary">
                {address.regionName} {address.detailAddress}
              </p>
              {address.companyName ? <p className="truncate text-hint">{address.companyName}</p> : null}
              {mayChange && address.isEnterprises === 0 ? (
                <div className="mt-auto flex gap-5 pt-2">
                  <Button variant="link" onClick={() => setEdited(address)}>
                    {say.edit}
                  </Button>
                  <Button variant="link" onClick={() => setDoomed(address)}>
                    {say.delete}
                  </Button>
                  {address.isDefault === 1 ? null : (
                    <Button
                      variant="link"
                      busy={moving === address.addressId}
                      onClick={() => void makeDefault(address)}
                    >
                      {say.setDefault}
                    </Button>
                  )}
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <AddressDialog
        edited={edited}
        onClose={() => setEdited(null)}
        isFirst={addresses.length === 0}
        onSaved={() => {
          toast.show({ text: say.saved });
          void revalidate();
        }}
      />
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => open || setDoomed(null)}
        title={say.deleteTitle}
        text={
          doomed
            ? `${doomed.receiverName} · ${doomed.regionName} ${doomed.detailAddress}. ${say.deleteText}`
            : ''
        }
        confirmLabel={say.deleteIt}
        tone="danger"
        onConfirm={async () => {
          if (!doomed) return;
          await call(addressProtocol.delete, { addressId: doomed.addressId });
          toast.show({ text: say.deleted });
          await revalidate();
        }}
      />
    </div>
  );
}

export const HydrateFallback = waitingPage('h-9 w-48', ['h-32', 'h-32'], ['h-32', 'h-32']);

export { ErrorBoundary } from '../member-failed.tsx';
