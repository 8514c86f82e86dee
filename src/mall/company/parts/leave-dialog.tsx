// An employee leaves: who takes over is asked once.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Input } from '#kit/ui/input.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type SubAccountReply, subAccountProtocol } from '../sub-account.protocol.ts';
import { employeeWords } from './employee-words.ts';

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
  const say = useWords(employeeWords);
  const [successorId, setSuccessorId] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  return (
    <FormDialog
      size="sm"
      title={say.leaveTitle(employee.realName)}
      text={say.leaveText}
      submitLabel={say.leaveNow}
      tone="danger"
      onClose={onClose}
      check={() => {
        setChecked(true);
        return successorId !== '';
      }}
      onSubmit={async () => {
        await call(subAccountProtocol.leave, {
          memberId: employee.memberId,
          successorId: Number(successorId),
          reason: reason.trim(),
        });
        onLeft();
      }}
    >
      <div className="grid gap-3">
        <Field
          label={say.successorLabel}
          required
          error={isChecked && successorId === '' ? say.chooseSuccessor : null}
        >
          <NativeSelect
            name="successorId"
            value={successorId}
            onChange={(event) => setSuccessorId(event.target.value)}
            placeholder={say.chooseSuccessor}
            options={successors
              .filter((one) => one.memberId !== employee.memberId)
              .map((one) => ({ value: String(one.memberId), text: one.name }))}
          />
        </Field>
        <Field label={say.reason} optional>
          <Input
            name="reason"
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </div>
    </FormDialog>
  );
}
