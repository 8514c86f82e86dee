// Sends a transfer's voucher back with the reason that the buyer will read.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
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
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const write = (text: string) => {
    setReason(text);
    setMissing(false);
  };
  return (
    <ConfirmDialog
      open
      tone="danger"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={say.sendBackTitle}
      text={say.sendBackText}
      confirmLabel={say.sendBack}
      onConfirm={async () => {
        if (reason.trim() === '') {
          setMissing(true);
          throw new Error(say.reasonMissing);
        }
        await call(paymentProtocol.sendBack, { paymentSn, reason: reason.trim() });
        onSentBack();
      }}
    >
      <Field label={say.reason} required>
        {(wiring) => (
          <Textarea
            {...wiring}
            aria-invalid={isMissing || undefined}
            maxLength={200}
            value={reason}
            onChange={(event) => write(event.target.value)}
          />
        )}
      </Field>
      <fieldset className="mt-2 flex flex-wrap gap-1.5 text-12">
        <legend className="sr-only">{say.reasonUsual}</legend>
        {[say.reasonNotArrived, say.reasonUnclear, say.reasonNoReference].map((usual) => (
          <button
            key={usual}
            type="button"
            onClick={() => write(usual)}
            className="rounded-control border border-line px-2 py-0.5 text-secondary hover:border-brand hover:text-brand"
          >
            {usual}
          </button>
        ))}
      </fieldset>
    </ConfirmDialog>
  );
}
