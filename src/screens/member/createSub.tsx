// A new account for an employee, or with a memberId in the address: what is written down of one, what he may do and spend.
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { toast } from '#kit/ui/toast.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { EmployeeForm } from '#mall/company/parts/employee-form.tsx';
import { employeeWords } from '#mall/company/parts/employee-words.ts';
import { InitialPasswordDialog } from '#mall/company/parts/initial-password-dialog.tsx';
import { type Invited, subAccountProtocol } from '#mall/company/sub-account.protocol.ts';
import { titled } from '../storefront/seo.ts';
import { memberFailed } from './member-failed.tsx';

export const meta = titled(employeeWords.newOne);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const memberId = Number(new URL(request.url).searchParams.get('memberId'));
  const [scope, employee] = await Promise.all([
    call(subAccountProtocol.scope, {}),
    memberId > 0 ? call(subAccountProtocol.detail, { memberId }) : undefined,
  ]);
  return { scope, employee };
}

export default function CreateSubScreen() {
  const { scope, employee } = useLoaderData<typeof clientLoader>();
  const say = useWords(employeeWords);
  const navigate = useNavigate();
  const [invited, setInvited] = useState<Invited | null>(null);

  if (employee && !employee.allowedActions.includes('change')) {
    return (
      <EmptyState
        className="rounded-card border border-line bg-surface"
        title={say.notEditable}
        action={<Button to="/member/subAccount">{say.back}</Button>}
      />
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <h1 className="text-20 font-semibold">{employee ? say.editOne : say.newOne}</h1>
      <EmployeeForm
        key={employee?.memberId ?? 'new'}
        employee={employee}
        scope={scope}
        onSubmit={async ({ memberName, ...input }) => {
          if (!employee) return setInvited(await call(subAccountProtocol.add, { memberName, ...input }));
          await call(subAccountProtocol.edit, { memberId: employee.memberId, ...input });
          toast.show({ text: say.saved });
          await navigate('/member/subAccount');
        }}
      />
      {invited ? (
        <InitialPasswordDialog
          invited={invited}
          title={say.invitedTitle}
          onClose={() => void navigate('/member/subAccount')}
        />
      ) : null}
    </div>
  );
}

export const HydrateFallback = waitingPage(10);

export const ErrorBoundary = memberFailed('/member/subAccount', employeeWords.back);
