// A store says that it will not quote, and why.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { quotationProtocol } from '../../quotation.protocol.ts';
import { DECLINE_REASONS, type DeclineReason } from '../../quotation-terms.ts';
import { orReload } from '../or-reload.ts';
import { quoteWords } from '../quote-words.ts';

export interface DeclineDialogProps {
  quotation: { quoSn: string; version: number };
  onClose: () => void;
  onDeclined: () => void;
}

/** Mount it to open it. */
export function DeclineDialog({ quotation: { quoSn, version }, onClose, onDeclined }: DeclineDialogProps) {
  const say = useWords(quoteWords);
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState<DeclineReason>('noStock');
  const [note, setNote] = useState('');
  return (
    <FormDialog
      size="sm"
      title={say.declineTitle}
      text={say.declineText}
      submitLabel={say.decline}
      onClose={onClose}
      check={() => true}
      onSubmit={async () => {
        await orReload(
          call(quotationProtocol.decline, { quoSn, version, reason, note: note.trim() }),
          revalidate,
        );
        onDeclined();
      }}
    >
      <Field label={say.reason} group>
        <RadioGroup
          name="declineReason"
          className="flex-col"
          value={reason}
          onChange={setReason}
          options={DECLINE_REASONS.map((one) => ({ value: one, label: say[`decline_${one}`] }))}
        />
      </Field>
      <Field label={say.declineNote} optional>
        <Textarea maxLength={200} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
