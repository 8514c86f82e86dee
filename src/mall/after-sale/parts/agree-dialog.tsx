// The window in which a store agrees to a return: where to the goods are sent.
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '#kit/browser/use-call.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { returnAddressProtocol } from '#mall/store/place.protocol.ts';
import { caseActionWords } from './case-action-words.ts';
import { returnWords } from './return-words.ts';

const NOTHING = {};

/** Mount it to open it. */
export function AgreeDialog(props: {
  send: (addressId: number) => Promise<unknown>;
  onClose: () => void;
  onSent: () => void;
}) {
  const { send, onClose, onSent } = props;
  const say = { ...useWords(returnWords), ...useWords(caseActionWords) };
  const { reply } = useCall(returnAddressProtocol.list, NOTHING);
  const [chosen, setChosen] = useState('');
  const addressId = chosen || String(reply?.[0]?.addressId ?? '');
  return (
    <FormDialog
      title={say.agreeReturn}
      submitLabel={say.agreeReturn}
      onClose={onClose}
      check={() => addressId !== '' || say.noReturnAddress}
      onSubmit={async () => {
        await send(Number(addressId));
        onSent();
      }}
    >
      <p className="text-13 text-secondary">{say.agreeReturnText}</p>
      {reply?.length === 0 ? (
        <p className="text-13">
          {say.noReturnAddress}{' '}
          <Link to="/seller/address" className="text-brand underline">
            {say.addAddress}
          </Link>
        </p>
      ) : (
        <RadioGroup
          name="address"
          aria-label={say.to}
          value={addressId}
          onChange={setChosen}
          options={(reply ?? []).map((one) => ({
            value: String(one.addressId),
            label: `${one.receiverName} ${one.mobile} · ${one.regionName} ${one.detailAddress}`,
          }))}
        />
      )}
    </FormDialog>
  );
}
