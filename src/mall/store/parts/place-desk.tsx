// A store's return addresses and its warehouses; one of each is the default.
import { MapPin, Plus, Warehouse as WarehouseIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import {
  type ReturnAddress,
  returnAddressProtocol,
  type Warehouse,
  warehouseProtocol,
} from '../place.protocol.ts';
import { ReturnAddressForm, WarehouseForm } from './place-form.tsx';
import { placeWords } from './place-words.ts';

export function PlaceDesk({
  addresses,
  warehouses,
}: {
  addresses: readonly ReturnAddress[];
  warehouses: readonly Warehouse[];
}) {
  const say = useWords(placeWords);
  return (
    <div className="flex flex-col gap-6 pb-4">
      <div>
        <h1 className="text-20 font-semibold">{say.title}</h1>
        {addresses.length === 0 || warehouses.length === 0 ? (
          <p className="mt-1 max-w-3xl text-13 text-secondary">{say.needed}</p>
        ) : null}
      </div>
      <Places
        title={say.returns}
        text={say.returnsText}
        add={say.addReturn}
        none={say.noReturns}
        icon={<MapPin size={40} strokeWidth={1.25} />}
        places={addresses}
        idOf={({ addressId }) => addressId}
        nameOf={({ receiverName }) => receiverName}
        beside={({ mobile }) => mobile}
        onDefault={(of) => call(returnAddressProtocol.save, { ...of, isDefault: true })}
        onRemove={({ addressId }) => call(returnAddressProtocol.remove, { addressId })}
        Form={ReturnAddressForm}
      />
      <Places
        title={say.warehouses}
        text={say.warehousesText}
        add={say.addWarehouse}
        none={say.noWarehouses}
        icon={<WarehouseIcon size={40} strokeWidth={1.25} />}
        places={warehouses}
        idOf={({ warehouseId }) => warehouseId}
        nameOf={({ name }) => name}
        beside={({ code }) => code}
        onDefault={(of) => call(warehouseProtocol.save, { ...of, isDefault: true })}
        onRemove={({ warehouseId }) => call(warehouseProtocol.remove, { warehouseId })}
        Form={WarehouseForm}
      />
    </div>
  );
}

function Places<P extends ReturnAddress | Warehouse>({
  title,
  text,
  add,
  none,
  icon,
  places,
  idOf,
  nameOf,
  beside,
  onDefault,
  onRemove,
  Form,
}: {
  title: string;
  text: string;
  add: string;
  none: string;
  icon: ReactNode;
  places: readonly P[];
  idOf: (of: P) => number;
  nameOf: (of: P) => string;
  beside: (of: P) => string;
  onDefault: (of: P) => Promise<unknown>;
  onRemove: (of: P) => Promise<unknown>;
  Form: (props: {
    of: P | undefined;
    isFirst: boolean;
    onClose: () => void;
    onSaved: () => void;
  }) => ReactNode;
}) {
  const say = useWords(placeWords);
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<P | 'new'>();
  const [doomed, setDoomed] = useState<P>();
  const act = useAct<number>({ says: 'here', rereads: true });
  const addButton = (
    <Button icon={<Plus size={16} aria-hidden="true" />} onClick={() => setShown('new')}>
      {add}
    </Button>
  );
  return (
    <section className="flex flex-col gap-3" aria-label={title}>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-16 font-semibold">{title}</h2>
        <p className="text-13 text-secondary">{text}</p>
        {places.length > 0 ? <div className="ml-auto">{addButton}</div> : null}
      </div>
      <FormError>{act.error}</FormError>
      {places.length === 0 ? (
        <EmptyState
          className="rounded-card border border-line bg-surface"
          icon={icon}
          title={none}
          action={addButton}
        />
      ) : (
        <ul className="grid gap-3 lg:grid-cols-2">
          {places.map((one) => (
            <li
              key={idOf(one)}
              className="flex flex-col gap-1 rounded-card border border-line bg-surface p-4 text-13"
            >
              <p className="flex flex-wrap items-center gap-x-3 text-14">
                <span className="max-w-full truncate font-semibold">{nameOf(one)}</span>
                <span className="num text-secondary">{beside(one)}</span>
                {one.isDefault ? <Tag tone="moving">{say.isDefault}</Tag> : null}
              </p>
              <p className="wrap-anywhere text-secondary">
                {one.regionName} {one.detailAddress}
              </p>
              <div className="mt-auto flex gap-5 pt-2">
                <Button variant="link" onClick={() => setShown(one)}>
                  {say.edit}
                </Button>
                <Button variant="link" onClick={() => setDoomed(one)}>
                  {say.delete}
                </Button>
                {one.isDefault ? null : (
                  <Button
                    variant="link"
                    busy={act.doing === idOf(one)}
                    onClick={() => void act.run(() => onDefault(one), { key: idOf(one) })}
                  >
                    {say.makeDefault}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {shown ? (
        <Form
          of={shown === 'new' ? undefined : shown}
          isFirst={places.length === 0}
          onClose={() => setShown(undefined)}
          onSaved={() => {
            setShown(undefined);
            toast.show({ text: say.saved });
            void revalidate();
          }}
        />
      ) : null}
      <ConfirmDialog
        open={doomed !== undefined}
        onOpenChange={(open) => open || setDoomed(undefined)}
        title={say.deleteTitle(doomed ? nameOf(doomed) : '')}
        text={say.deleteText}
        confirmLabel={say.delete}
        tone="danger"
        onConfirm={async () => {
          if (!doomed) return;
          await onRemove(doomed);
          toast.show({ text: say.deleted });
          await revalidate();
        }}
      />
    </section>
  );
}
