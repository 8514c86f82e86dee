// Who decides an employee's approvals in his place.
import { useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { approvalProtocol } from '#mall/approval/approval.protocol.ts';
import { ApprovalPage } from '#mall/approval/parts/approval-tabs.tsx';
import { approvalWords } from '#mall/approval/parts/approval-words.ts';
import { SubstituteList } from '#mall/approval/parts/substitute-list.tsx';
import { useSession } from '#mall/login/parts/session.ts';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(approvalWords.substitutes);

export const clientLoader = () => call(approvalProtocol.substitutes, {});

export default function SubstitutesScreen() {
  const reply = useLoaderData<typeof clientLoader>();
  const { member } = useSession();
  return (
    <ApprovalPage of="/member/approval" more="substitutes">
      {member ? <SubstituteList reply={reply} ownId={member.memberId} /> : null}
    </ApprovalPage>
  );
}

export const HydrateFallback = waitingPage('h-8 w-40', 8);

export { ErrorBoundary } from '../member-failed.tsx';
