// The window in which a buyer sends an order to another of his addresses before it is shipped.

import { useEffect, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type Address, addressProtocol } from '#mall/address/address.protocol.ts';
import { AddressChoice } from '#mall/address/parts/address-choice.tsx';
import { useMay } from '#mall/login/parts/use-may.ts';
import { orderProtocol } from '../order.protocol.ts';
import { buyerWords } from './buyer-words.ts';

export type ChangeAddressDialogProps = {
  orderSn: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChanged: () => void;
};

export function ChangeAddressDialog(props: ChangeAddressDialogProps) {
  const say = useWords(buyerWords);
  return (
    <Dialog size="lg" open={props.open} onOpenChange={props.onOpenChange} title={say.changeAddress}>
      <ChangeAddress {...props} />
    </Dialog>
  );
}

/** Asks for the addresses when the window opens. */
function ChangeAddress({ orderSn, onOpenChange, onChanged }: ChangeAddressDialogProps) {
  const say = useWords(buyerWords);
  const may = useMay();
  const [addresses, setAddresses] = useState<Address[] | 'loading' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const [chosen, setChosen] = useState<number>();
  const { busy, error, say: setError, run } = useAct({ says: 'here', done: say.addressChanged });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    let isGone = false;
    call(addressProtocol.list, {}).then(
      (list) => !isGone && setAddresses(list),
      () => !isGone && setAddresses('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);

  async function change() {
    if (chosen === undefined) return setError(say.needsAddress);
    await run(async () => {
      await call(orderProtocol.changeAddress, { orderSn, addressId: chosen });
      onOpenChange(false);
      onChanged();
    });
  }

  if (addresses === 'loading') return <SkeletonText lines={4} />;
  if (addresses === 'failed') {
    const retry = () => {
      setAddresses('loading');
      setAttempt(attempt + 1);
    };
    return <ErrorState onRetry={retry} />;
  }
  return (
    <>
      <AddressChoice
        mayChange={may('order.address')}
        addresses={addresses}
        value={chosen}
        onChange={setChosen}
        onSaved={(saved) => {
          setAddresses([saved, ...addresses.filter((one) => one.addressId !== saved.addressId)]);
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
