// Where an order shall go: the member's addresses to choose from, with adding and changing on the spot.
import { MapPin, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { Address } from '../address.protocol.ts';
import { AddressDialog } from './address-dialog.tsx';
import { addressWords } from './address-words.ts';

const FOLDED = 3; // chosen: as many as stand in one row

export type AddressChoiceProps = {
  addresses: readonly Address[];
  /** addressId of the chosen one. */
  value: number | undefined;
  onChange: (addressId: number) => void;
  /** An address was added or changed. */
  onSaved: (address: Address) => void;
  /** False for an employee who may use addresses and not maintain them. */
  mayChange?: boolean;
};

/** Arrow keys walk the addresses. The chosen one is always in sight, also while the list is folded. */
export function AddressChoice({ addresses, value, onChange, onSaved, mayChange = true }: AddressChoiceProps) {
  const say = useWords(addressWords);
  const name = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const chosenFirst = [...addresses].sort(
    (a, b) => Number(b.addressId === value) - Number(a.addressId === value),
  );
  const isShort = addresses.length <= FOLDED || isUnfolded;
  const shown = isShort
    ? addresses
    : addresses.slice(0, FOLDED).some((one) => one.addressId === value)
      ? addresses.slice(0, FOLDED)
      : chosenFirst.slice(0, FOLDED);

  return (
    <>
      {addresses.length === 0 ? (
        <EmptyState
          compact
          icon={<MapPin size={28} strokeWidth={1.25} />}
          title={say.none}
          text={mayChange ? undefined : say.askForAddress}
          action={
            mayChange ? (
              <Button variant="primary" onClick={() => setEdited('new')}>
                {say.add}
              </Button>
            ) : null
          }
        />
      ) : (
        <>
          <div
            role="radiogroup"
            aria-label={say.address}
            className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3"
          >
            {shown.map((one) => (
              <div
                key={one.addressId}
                className="control relative has-checked:border-brand has-checked:bg-brand-wash"
              >
                <label className="flex h-full cursor-pointer items-start gap-2 p-3">
                  <input
                    type="radio"
                    name={name}
                    checked={one.addressId === value}
                    onChange={() => onChange(one.addressId)}
                    className="mt-[3px] size-4 shrink-0"
                  />
                  <span className="min-w-0 flex-1 text-13">
                    <span className="flex flex-wrap items-center gap-x-2 pr-10 text-14">
                      <span className="max-w-full truncate font-semibold">{one.receiverName}</span>
                      <span className="num text-secondary">{one.mobile}</span>
                      {one.isDefault === 1 ? <Tag tone="moving">{say.isDefault}</Tag> : null}
                      {one.isEnterprises === 1 ? <Tag>{say.isEnterprises}</Tag> : null}
                    </span>
                    <span className="mt-1 block wrap-anywhere text-secondary">
                      {one.regionName} {one.detailAddress}
                    </span>
                    {one.companyName ? (
                      <span className="block truncate text-hint">{one.companyName}</span>
                    ) : null}
                  </span>
                </label>
                {mayChange && one.isEnterprises === 0 ? (
                  <Button
                    variant="link"
                    size="sm"
                    className="absolute top-3 right-3"
                    aria-label={`${say.edit} ${one.receiverName}`}
                    onClick={() => setEdited(one)}
                  >
                    {say.edit}
                  </Button>
                ) : null}
              </div>
            ))}
          </div>
          <div className="mt-3 flex flex-wrap items-center gap-4">
            {mayChange ? (
              <Button size="sm" icon={<Plus size={14} aria-hidden="true" />} onClick={() => setEdited('new')}>
                {say.add}
              </Button>
            ) : null}
            {addresses.length > FOLDED ? (
              <Button variant="link" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
                {isUnfolded ? say.fewer : say.more(addresses.length - FOLDED)}
              </Button>
            ) : null}
          </div>
        </>
      )}
      <AddressDialog
        edited={edited}
        onClose={() => setEdited(null)}
        isFirst={addresses.length === 0}
        onSaved={onSaved}
      />
    </>
  );
}
