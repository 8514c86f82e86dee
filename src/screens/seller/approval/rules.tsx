// By which rules a store's quotations and contracts are approved.
import { useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { approvalProtocol } from '#mall/approval/approval.protocol.ts';
import { ApprovalPage } from '#mall/approval/parts/approval-tabs.tsx';
import { RuleList } from '#mall/approval/parts/rule-list.tsx';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

export const clientLoader = () => call(approvalProtocol.sellerRules, {});

export default function SellerRules() {
  return (
    <ApprovalPage of="/seller/approval" more="rules">
      <RuleList isStore reply={useLoaderData<typeof clientLoader>()} />
    </ApprovalPage>
  );
}

export const HydrateFallback = waitingPage(8);
