// Asks one supplier, or all of them at the same moment, for the best and final offer.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { quotationProtocol } from '../../quotation.protocol.ts';
import { orReload } from '../or-reload.ts';
import { quoteWords } from '../quote-words.ts';

export interface AskFinalDialogProps {
  inqSn: string;
  /** The supplier whose page it is; without one all are asked. */
  quoSn?: string;
  onClose: () => void;
  onAsked: () => void;
}

export function AskFinalDialog({ inqSn, quoSn, onClose, onAsked }: AskFinalDialogProps) {
  const say = useWords(quoteWords);
  const { revalidate } = useRevalidator();
  const [who, setWho] = useState<'this' | 'all'>(quoSn ? 'this' : 'all');
  const [note, setNote] = useState('');
  return (
    <FormDialog
      size="sm"
      title={say.askFinalTitle}
      text={say.askFinalText}
      submitLabel={say.askFinal}
      onClose={onClose}
      onSubmit={async (requestId) => {
        const { quoSns } = await orReload(
          call(quotationProtocol.askFinal, {
            inqSn,
            quoSns: who === 'this' && quoSn ? [quoSn] : undefined,
            note: note.trim(),
            requestId,
          }),
          revalidate,
        );
        toast.show({ text: say.asked(quoSns.length) });
        onAsked();
      }}
    >
      {quoSn ? (
        <RadioGroup
          name="askFinalWho"
          aria-label={say.askFinalTitle}
          className="flex-col"
          value={who}
          onChange={setWho}
          options={[
            { value: 'this', label: say.askThis },
            { value: 'all', label: say.askAll },
          ]}
        />
      ) : null}
      <Field label={say.note} optional hint={say.noteHint}>
        <Textarea maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
