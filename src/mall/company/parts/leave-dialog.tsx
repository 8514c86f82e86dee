// An employee leaves: who takes over is asked once.
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type SubAccountReply, subAccountProtocol } from '../sub-account.protocol.ts';
import { employeeWords as W } from './employee-words.ts';

const FIELDS = {
  successorId: field.pick(W.successorLabel, { missing: W.chooseSuccessor, place: W.chooseSuccessor }),
  reason: field.text(W.reason, { optional: true, max: 200 }),
};

/** Mount it to open it. */
export function LeaveDialog({
  employee,
  successors,
  onClose,
  onLeft,
}: {
  employee: SubAccountReply;
  successors: readonly { memberId: number; name: string }[];
  onClose: () => void;
  onLeft: () => void;
}) {
  const say = useWords(W);
  const form = useForm(FIELDS);
  const { successorId, reason } = form.values;
  const options = successors
    .filter((one) => one.memberId !== employee.memberId)
    .map((one) => ({ value: String(one.memberId), text: one.name }));
  return (
    <FormDialog
      size="sm"
      title={say.leaveTitle(employee.realName)}
      text={say.leaveText}
      submitLabel={say.leaveNow}
      tone="danger"
      onClose={onClose}
      form={form}
      onSubmit={async () => {
        await call(subAccountProtocol.leave, {
          memberId: employee.memberId,
          successorId: Number(successorId),
          reason: reason.trim(),
        });
        onLeft();
      }}
    >
      <FormFields form={form} columns={1} now={{ successorId: { options } }} />
    </FormDialog>
  );
}
