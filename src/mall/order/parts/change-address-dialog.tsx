// The window in which a buyer sends an order to another of his addresses before it is shipped.

import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { addressProtocol } from '#mall/address/address.protocol.ts';
import { AddressChoice } from '#mall/address/parts/address-choice.tsx';
import { useMay } from '#mall/login/parts/use-may.ts';
import { orderProtocol } from '../order.protocol.ts';
import { buyerWords } from './buyer-words.ts';

export type ChangeAddressDialogProps = { orderSn: string; onClose: () => void; onChanged: () => void };

/** Mount it to open it. */
export function ChangeAddressDialog(props: ChangeAddressDialogProps) {
  const say = useWords(buyerWords);
  return (
    <Dialog open size="lg" onOpenChange={(isOpen) => isOpen || props.onClose()} title={say.changeAddress}>
      <ChangeAddress {...props} />
    </Dialog>
  );
}

function ChangeAddress({ orderSn, onChanged }: ChangeAddressDialogProps) {
  const say = useWords(buyerWords);
  const may = useMay();
  const { reply: addresses, error: failure, again, put } = useCall(addressProtocol.list, {});
  const [chosen, setChosen] = useState<number>();
  const { busy, error, say: setError, run } = useAct({ says: 'here', done: say.addressChanged });

  async function change() {
    if (chosen === undefined) return setError(say.needsAddress);
    await run(async () => {
      await call(orderProtocol.changeAddress, { orderSn, addressId: chosen });
      onChanged();
    });
  }

  if (!addresses) return failure ? <ErrorState onRetry={again} /> : <SkeletonText lines={4} />;
  return (
    <>
      <AddressChoice
        mayChange={may('order.address')}
        addresses={addresses}
        value={chosen}
        onChange={setChosen}
        onSaved={(saved) => {
          put([saved, ...addresses.filter((one) => one.addressId !== saved.addressId)]);
          setChosen(saved.addressId);
        }}
      />
      <FormError className="mt-3">{error}</FormError>
      <div className="mt-4 flex justify-end max-md:*:flex-1">
        <Button variant="primary" busy={busy} onClick={() => void change()}>
          {say.changeAddress}
        </Button>
      </div>
    </>
  );
}
