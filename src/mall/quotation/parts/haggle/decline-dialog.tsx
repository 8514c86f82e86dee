// A store says that it will not quote, and why.
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import type { Text } from '#kit/words/text.ts';
import { useWords } from '#kit/words/use-words.ts';
import { quotationProtocol } from '../../quotation.protocol.ts';
import { DECLINE_REASONS, type DeclineReason } from '../../quotation-terms.ts';
import { orReload } from '../or-reload.ts';
import { quoteWords as W } from '../quote-words.ts';

const REASONS = Object.fromEntries(DECLINE_REASONS.map((one) => [one, W[`decline_${one}`]])) as Record<
  DeclineReason,
  Text
>;
const FIELDS = {
  reason: field.radio(W.reason, REASONS, { empty: 'noStock', look: 'plain', className: 'flex-col' }),
  note: field.area(W.declineNote, { optional: true, max: 200 }),
};

export interface DeclineDialogProps {
  quotation: { quoSn: string; version: number };
  onClose: () => void;
  onDeclined: () => void;
}

/** Mount it to open it. */
export function DeclineDialog({ quotation: { quoSn, version }, onClose, onDeclined }: DeclineDialogProps) {
  const say = useWords(W);
  const { revalidate } = useRevalidator();
  const form = useForm(FIELDS);
  const { reason, note } = form.values;
  return (
    <FormDialog
      size="sm"
      title={say.declineTitle}
      text={say.declineText}
      submitLabel={say.decline}
      onClose={onClose}
      form={form}
      onSubmit={async () => {
        await orReload(
          call(quotationProtocol.decline, { quoSn, version, reason, note: note.trim() }),
          revalidate,
        );
        onDeclined();
      }}
    >
      <FormFields form={form} columns={1} />
    </FormDialog>
  );
}
