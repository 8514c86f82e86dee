// A payment under way at a channel, on the cashier's page; until its result comes by itself.
import { useRevalidator } from 'react-router';
import { useCall } from '#kit/browser/use-call.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type PayInfo, paymentProtocol } from '../payment.protocol.ts';
import { BillParts } from './bill-parts.tsx';
import { ChargeView } from './charge-view.tsx';
import { paymentWords } from './payment-words.ts';

export type ChargeCardProps = {
  info: PayInfo;
  /** The payer wants to pay another way. */
  onOther: () => void;
};

/** Asks for the charge when it appears: the same one as long as the same payment is under way. */
export function ChargeCard({ info, onOther }: ChargeCardProps) {
  const say = useWords(paymentWords);
  const { revalidate } = useRevalidator();
  const called = useCall(paymentProtocol.charge, { paySn: info.paySn }, 0, info.payment?.paymentSn);
  return (
    <ChargeView
      method={info.payment?.method}
      amount={info.payment?.amount ?? info.due}
      called={called}
      note={
        <div className="mt-4 w-full max-w-md">
          {info.held === '0.00' ? null : (
            <p className="num text-13 text-secondary">
              {say.heldBeside(showAmount(info.due), showAmount(info.held))}
            </p>
          )}
          <BillParts info={info} />
        </div>
      }
    >
      <Button onClick={() => void revalidate()}>{say.check}</Button>
      <Button onClick={onOther}>{say.otherMethod}</Button>
    </ChargeView>
  );
}
