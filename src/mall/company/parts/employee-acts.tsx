// What an administrator may do with one employee's account: the buttons that the server allows, and the window of each.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { ActionButtons, type DetailAction } from '#kit/detail/detail-actions.tsx';
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
  const [invited, setInvited] = useState<Invited>();
  const { memberId } = employee;

  async function stopOrStart(how: 'disable' | 'enable') {
    const { refused } = await call(subAccountProtocol[how], { memberIds: [memberId] });
    if (refused[0]) throw new Error(refused[0].why);
  }

  const actions = {
    change: { label: say.edit, tone: 'link', to: `/member/createSub?memberId=${memberId}` },
    renew: {
      label: say.renew,
      ask: 'sure',
      tone: 'link',
      title: say.renewTitle,
      text: say.renewText,
      run: async () => setInvited(await call(subAccountProtocol.renew, { memberId })),
    },
    disable: {
      label: say.disable,
      ask: 'sure',
      tone: 'link',
      isGrave: true,
      title: say.disableTitle(1),
      text: say.disableText,
      done: say.done(1),
      run: () => stopOrStart('disable'),
    },
    enable: {
      label: say.enable,
      ask: 'now',
      tone: 'link',
      done: say.done(1),
      run: () => stopOrStart('enable'),
    },
    leave: {
      label: say.leave,
      ask: 'window',
      tone: 'link',
      done: say.left,
      window: ({ close, through }) => (
        <LeaveDialog employee={employee} successors={successors} onClose={close} onLeft={through} />
      ),
    },
    log: {
      label: say.log,
      ask: 'window',
      tone: 'link',
      window: ({ close }) => <EmployeeLog employee={employee} onClose={close} />,
    },
  } satisfies Record<SubAccountButton | 'log', DetailAction>;
  return (
    <>
      <span className="flex flex-wrap justify-end gap-x-3 gap-y-1">
        <ActionButtons actions={actions} allowed={[...employee.allowedActions, 'log']} />
      </span>
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
