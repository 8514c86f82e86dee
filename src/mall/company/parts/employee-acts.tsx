// What an administrator may do with one employee's account: the buttons that the server allows, and the window of each.
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import {
  type Invited,
  type SubAccountButton,
  type SubAccountReply,
  subAccountProtocol,
} from '../sub-account.protocol.ts';
import { EmployeeLog } from './employee-log.tsx';
import { employeeWords } from './employee-words.ts';
import { InitialPasswordDialog } from './initial-password-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

export interface EmployeeActsProps {
  employee: SubAccountReply;
  /** Who may take over from a leaver. */
  successors: readonly { memberId: number; name: string }[];
}

export function EmployeeActs({ employee, successors }: EmployeeActsProps) {
  const say = useWords(employeeWords);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<SubAccountButton | 'log' | null>(null);
  const [invited, setInvited] = useState<Invited>();
  const { memberId } = employee;
  const close = () => setOpen(null);

  async function stopOrStart(how: 'disable' | 'enable') {
    const { refused } = await call(subAccountProtocol[how], { memberIds: [memberId] });
    if (refused[0]) throw new Error(refused[0].why);
    toast.show({ text: say.done(1) });
    await revalidate();
  }

  function act(what: SubAccountButton | 'log') {
    if (what === 'change') void navigate(`/member/createSub?memberId=${memberId}`);
    else if (what === 'enable')
      void stopOrStart('enable').catch((reason: Error) =>
        toast.show({ tone: 'refused', text: reason.message }),
      );
    else setOpen(what);
  }

  return (
    <>
      <span className="flex flex-wrap justify-end gap-x-3 gap-y-1">
        {[...employee.allowedActions, 'log' as const].map((what) => (
          <Button key={what} variant="link" onClick={() => act(what)}>
            {say[what]}
          </Button>
        ))}
      </span>
      {open === 'log' ? <EmployeeLog employee={employee} onClose={close} /> : null}
      {open === 'leave' ? (
        <LeaveDialog
          employee={employee}
          successors={successors}
          onClose={close}
          onLeft={() => {
            close();
            toast.show({ text: say.left });
            void revalidate();
          }}
        />
      ) : null}
      <ConfirmDialog
        open={open === 'disable'}
        onOpenChange={(isOpen) => !isOpen && close()}
        tone="danger"
        title={say.disableTitle(1)}
        text={say.disableText}
        confirmLabel={say.disable}
        onConfirm={() => stopOrStart('disable')}
      />
      <ConfirmDialog
        open={open === 'renew'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={say.renewTitle}
        text={say.renewText}
        confirmLabel={say.renew}
        onConfirm={async () => {
          setInvited(await call(subAccountProtocol.renew, { memberId }));
          void revalidate();
        }}
      />
      {invited ? (
        <InitialPasswordDialog
          invited={invited}
          title={say.renewedTitle}
          onClose={() => setInvited(undefined)}
        />
      ) : null}
    </>
  );
}
