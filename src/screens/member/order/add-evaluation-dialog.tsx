// The window in which a buyer adds a later word to his evaluation. Mount it to open it.
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { evaluationProtocol } from '#mall/evaluation/evaluation.protocol.ts';
import { evaluationFormWords as W } from '#mall/evaluation/parts/evaluation-form-words.ts';

const FIELDS = { text: field.area(W.text, { missing: W.needsText, place: W.textHint, rows: 4, max: 500 }) };

export type AddEvaluationDialogProps = {
  orderLineId: number;
  onClose: () => void;
  onAdded: () => void;
};

export function AddEvaluationDialog({ orderLineId, onClose, onAdded }: AddEvaluationDialogProps) {
  const say = useWords(W);
  const form = useForm(FIELDS);
  const { text } = form.values;
  return (
    <FormDialog
      title={say.addTitle}
      text={say.addText}
      submitLabel={say.submit}
      onClose={onClose}
      form={form}
      onSubmit={async () => {
        await call(evaluationProtocol.add, { orderLineId, text: text.trim() });
        toast.show({ text: say.added });
        onClose();
        onAdded();
      }}
    >
      <FormFields
        form={form}
        columns={1}
        now={{ text: { aside: <span className="num text-hint">{text.length} / 500</span> } }}
      />
    </FormDialog>
  );
}
