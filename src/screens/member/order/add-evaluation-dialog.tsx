// The window in which a buyer adds a later word to his evaluation.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { evaluationProtocol } from '#mall/evaluation/evaluation.protocol.ts';
import { evaluationFormWords } from '#mall/evaluation/parts/evaluation-form-words.ts';

export type AddEvaluationDialogProps = {
  /** The line to add to; closed without one. */
  orderLineId: number | null;
  onClose: () => void;
  onAdded: () => void;
};

export function AddEvaluationDialog({ orderLineId, onClose, onAdded }: AddEvaluationDialogProps) {
  const say = useWords(evaluationFormWords);
  const [text, setText] = useState('');
  const { busy, error, say: warn, run } = useAct({ says: 'here', done: say.added });

  async function add() {
    if (orderLineId === null) return;
    if (!text.trim()) return warn(say.needsText);
    if (!(await run(() => call(evaluationProtocol.add, { orderLineId, text: text.trim() })))) return;
    onClose();
    onAdded();
  }

  return (
    <Dialog
      open={orderLineId !== null}
      onOpenChange={(open) => open || onClose()}
      title={say.addTitle}
      text={say.addText}
      footer={
        <Button variant="primary" busy={busy} onClick={() => void add()}>
          {say.submit}
        </Button>
      }
    >
      <Field
        label={say.text}
        required
        error={error || null}
        aside={<span className="num text-hint">{text.length} / 500</span>}
      >
        <Textarea
          rows={4}
          maxLength={500}
          placeholder={say.textHint}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            warn('');
          }}
        />
      </Field>
    </Dialog>
  );
}
