// Asks once, and for the reason that somebody else will read: sending back, refusing, cancelling.
import { type ReactNode, useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
import { useEntryWords } from './entry-words.ts';
import { Field } from './field.tsx';
import { Textarea } from './textarea.tsx';

export type ReasonDialogProps = Pick<ConfirmDialogProps, 'title' | 'text' | 'confirmLabel' | 'tone'> & {
  /** Who will read it. */
  hint?: ReactNode;
  /** It may be left out. */
  isOptional?: boolean;
  /** Reasons that are given often, to be taken with one press. */
  usual?: readonly string[];
  onClose: () => void;
  /** Closes when it is through; when it throws the window stays and shows the error's message. */
  onConfirm: (reason: string, requestId: string) => Promise<unknown>;
};

/** Mount it to open it. An empty reason is refused here, unless it is optional. */
export function ReasonDialog({ hint, isOptional, usual, onClose, onConfirm, ...ask }: ReasonDialogProps) {
  const say = useEntryWords();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const write = (text: string) => {
    setReason(text);
    setMissing(false);
  };
  return (
    <ConfirmDialog
      {...ask}
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      onConfirm={async (requestId) => {
        if (reason.trim() === '' && !isOptional) {
          setMissing(true);
          throw new Error(say('reasonMissing'));
        }
        await onConfirm(reason.trim(), requestId);
      }}
    >
      <Field label={say('reason')} required={!isOptional} optional={isOptional} hint={hint}>
        <Textarea
          aria-invalid={isMissing || undefined}
          name="reason"
          maxLength={200}
          value={reason}
          onChange={(event) => write(event.target.value)}
        />
      </Field>
      {usual ? (
        <fieldset className="mt-2 flex flex-wrap gap-1.5 text-12">
          <legend className="sr-only">{say('usualReasons')}</legend>
          {usual.map((one) => (
            <button
              key={one}
              type="button"
              onClick={() => write(one)}
              className="min-h-6 rounded-control border border-line px-2 py-0.5 text-secondary hover:border-brand hover:text-brand"
            >
              {one}
            </button>
          ))}
        </fieldset>
      ) : null}
    </ConfirmDialog>
  );
}
