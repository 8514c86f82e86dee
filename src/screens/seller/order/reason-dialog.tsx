// Asks once, and for the reason that the buyer will read: sending back, refusing, cancelling, closing a remainder.
import { useState } from 'react';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { sellerWords } from '../seller-words.ts';

/** Mount it to open it. An empty reason is refused here; what `onConfirm` throws is shown and nothing typed is lost. */
export function ReasonDialog(props: {
  title: string;
  text: string;
  confirmLabel: string;
  /** Ends something: the button is red. */
  isEnding?: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => Promise<void>;
}) {
  const say = useWords(sellerWords);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
      title={props.title}
      text={props.text}
      tone={props.isEnding ? 'danger' : 'primary'}
      confirmLabel={props.confirmLabel}
      onConfirm={async () => {
        if (reason.trim() === '') {
          setMissing(true);
          throw new Error(say.reasonMissing);
        }
        await props.onConfirm(reason.trim());
      }}
    >
      <Field label={say.reason} required hint={say.reasonHint}>
        {(wiring) => (
          <Textarea
            {...wiring}
            aria-invalid={isMissing || undefined}
            name="reason"
            maxLength={200}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
              setMissing(false);
            }}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
