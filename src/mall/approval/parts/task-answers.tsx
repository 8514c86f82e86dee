// The two answers to what waits for an approval: beside the task in the approver's list, and on the document itself.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallError, call } from '#kit/browser/call.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { State } from '#kit/http/state.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { ReasonDialog } from '#kit/ui/reason-dialog.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type ApprovalTask, approvalProtocol } from '../approval.protocol.ts';
import { storeTaskList, taskList } from '../task-lists.ts';
import { approvalWords } from './approval-words.ts';

export interface DecideHereProps {
  /** The document's number, as its task has it; undefined: the reader decides nothing. */
  docSn: string | undefined;
  /** The answers go through the store's door. */
  isStore?: boolean;
  onDecided?: () => void;
}

/** Nothing unless the document waits for the reader. */
export function DecideHere({ docSn, isStore = false, onDecided }: DecideHereProps) {
  const { reply, again } = useCall(
    isStore ? storeTaskList.list : taskList.list,
    docSn === undefined ? undefined : { keyword: docSn, tab: 'waiting' },
  );
  const task = reply?.list.find((one) => one.docSn === docSn && one.state === 'PENDING');
  if (!task) return null;
  return (
    <TaskAnswers
      task={task}
      isStore={isStore}
      onDecided={() => {
        again();
        onDecided?.();
      }}
    />
  );
}

/** The buttons and what they ask. */
export function TaskAnswers({
  task,
  isStore,
  onDecided,
}: {
  task: ApprovalTask;
  isStore: boolean;
  onDecided?: () => void;
}) {
  const say = useWords(approvalWords);
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState<'approve' | 'return'>();
  const [comment, setComment] = useState('');

  async function decide(decision: 'approve' | 'return', reason: string) {
    const answer = { taskId: task.taskId, decision, reason };
    try {
      await (isStore ? call(approvalProtocol.sellerDecide, answer) : call(approvalProtocol.decide, answer));
      toast.show({ text: decision === 'approve' ? say.approved : say.sentBack });
    } catch (error) {
      const isGone =
        error instanceof CallError && (error.state === State.refused || error.state === State.notFound);
      if (!isGone) throw error;
      toast.show({ tone: 'refused', text: error.message }); // somebody else was faster: it leaves the list
    }
    setAsking(undefined);
    onDecided?.();
    void revalidate();
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="sm" variant="primary" onClick={() => setAsking('approve')}>
        {say.approve}
      </Button>
      <Button size="sm" onClick={() => setAsking('return')}>
        {say.sendBack}
      </Button>
      {asking === 'approve' ? (
        <FormDialog
          title={say.approveTitle}
          text={`${task.docTypeName} · ${task.title} · ${showAmount(task.amount)}`}
          submitLabel={say.approve}
          onClose={() => setAsking(undefined)}
          check={() => true}
          onSubmit={() => decide('approve', comment)}
        >
          <Field label={say.comment} hint={say.commentHint} optional>
            <Textarea
              rows={3}
              maxLength={500}
              value={comment}
              onChange={(event) => setComment(event.target.value)}
            />
          </Field>
        </FormDialog>
      ) : null}
      {asking === 'return' ? (
        <ReasonDialog
          tone="danger"
          title={say.sendBackTitle}
          text={say.sendBackText}
          hint={say.commentHint}
          usual={[say.usualPrice, say.usualPapers, say.usualBudget]}
          confirmLabel={say.sendBack}
          onClose={() => setAsking(undefined)}
          onConfirm={(reason) => decide('return', reason)}
        />
      ) : null}
    </div>
  );
}
