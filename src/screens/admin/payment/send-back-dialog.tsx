// Sends a transfer's voucher back with the reason that the buyer will read.
import { call } from '#kit/browser/call.ts';
import { ReasonDialog } from '#kit/ui/reason-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { adminWords } from '../admin-words.ts';

/** Mount it to open it. */
export function SendBackDialog({
  paymentSn,
  onClose,
  onSentBack,
}: {
  paymentSn: string;
  onClose: () => void;
  onSentBack: () => void;
}) {
  const say = useWords(adminWords);
  return (
    <ReasonDialog
      tone="danger"
      title={say.sendBackTitle}
      text={say.sendBackText}
      confirmLabel={say.sendBack}
      usual={[say.reasonNotArrived, say.reasonUnclear, say.reasonNoReference]}
      onClose={onClose}
      onConfirm={async (reason) => {
        await call(paymentProtocol.sendBack, { paymentSn, reason });
        onSentBack();
      }}
    />
  );
}
