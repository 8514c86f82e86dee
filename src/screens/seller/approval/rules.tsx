// By which rules a store's quotations and contracts are approved.
import { useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { approvalProtocol } from '#mall/approval/approval.protocol.ts';
import { ApprovalPage } from '#mall/approval/parts/approval-tabs.tsx';
import { approvalWords } from '#mall/approval/parts/approval-words.ts';
import { RuleList } from '#mall/approval/parts/rule-list.tsx';
import { sellerWords } from '../seller-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

export const clientLoader = () => call(approvalProtocol.sellerRules, {});

export default function SellerRules() {
  const say = useWords(approvalWords);
  const { console: consoleName } = useWords(sellerWords);
  return (
    <ApprovalPage of="/seller/approval" more="rules">
      <title>{`${say.rules} · ${consoleName}`}</title>
      <RuleList isStore reply={useLoaderData<typeof clientLoader>()} />
    </ApprovalPage>
  );
}

export const HydrateFallback = waitingPage(8);
