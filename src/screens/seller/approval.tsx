// A store's approvals: what waits for this operator, what he has decided, and the store's rules.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { readConsoleQuery } from '#kit/browser/console-query.ts';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { approvalProtocol } from '#mall/approval/approval.protocol.ts';
import { ApprovalSheet, readTaskTab } from '#mall/approval/parts/approval-list.tsx';
import { approvalWords } from '#mall/approval/parts/approval-words.ts';
import { RuleList } from '#mall/approval/parts/rule-list.tsx';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { asked, keyword, current } = readConsoleQuery(request);
  if (asked.get('view') === 'rules')
    return { view: 'rules' as const, reply: await call(approvalProtocol.sellerRules, {}) };
  const tab = readTaskTab(asked);
  const reply = await call(approvalProtocol.sellerTasks, { tab, keyword: keyword || undefined, current });
  return { view: 'tasks' as const, tab, keyword, reply };
}

export default function SellerApproval() {
  const loaded = useLoaderData<typeof clientLoader>();
  const say = useWords(approvalWords);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-20 font-semibold">{say.approvals}</h1>
        <LinkTabs
          look="segment"
          label={say.approvals}
          current={loaded.view}
          tabs={[
            { key: 'tasks', text: say.tasks, to: '/seller/approval' },
            { key: 'rules', text: say.rules, to: '/seller/approval?view=rules' },
          ]}
        />
      </div>
      {loaded.view === 'rules' ? (
        <RuleList isStore reply={loaded.reply} />
      ) : (
        <ApprovalSheet
          isStore
          reply={loaded.reply}
          tab={loaded.tab}
          keyword={loaded.keyword}
          rulesTo="/seller/approval?view=rules"
        />
      )}
    </div>
  );
}

export const HydrateFallback = waitingPage(8);
