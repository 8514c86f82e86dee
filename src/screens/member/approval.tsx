// Approvals: what waits for my decision, and what I have decided.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { readConsoleQuery } from '#kit/browser/console-query.ts';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { approvalProtocol } from '#mall/approval/approval.protocol.ts';
import { ApprovalSheet, readTaskTab } from '#mall/approval/parts/approval-list.tsx';
import { approvalWords } from '#mall/approval/parts/approval-words.ts';
import { SubstituteList } from '#mall/approval/parts/substitute-list.tsx';
import { useSession } from '#mall/login/parts/session.ts';
import { useMay } from '#mall/login/parts/use-may.ts';
import { titled } from '../storefront/seo.ts';

export const meta = titled(approvalWords.approvals);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { asked, keyword, current } = readConsoleQuery(request);
  const tab = readTaskTab(asked);
  if (asked.get('view') === 'substitutes')
    return { view: 'substitutes' as const, reply: await call(approvalProtocol.substitutes, {}) };
  const reply = await call(approvalProtocol.tasks, { tab, keyword: keyword || undefined, current });
  return { view: 'tasks' as const, tab, keyword, reply };
}

export default function ApprovalScreen() {
  const loaded = useLoaderData<typeof clientLoader>();
  const say = useWords(approvalWords);
  const may = useMay();
  const { member } = useSession();
  const maySetRules = may('approval.rules') && may('ent.role');
  return (
    <div className="flex min-w-0 flex-col gap-3 pb-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-20 font-semibold">{say.approvals}</h1>
        <LinkTabs
          look="segment"
          label={say.approvals}
          current={loaded.view}
          tabs={[
            { key: 'tasks', text: say.tasks, to: '/member/approval' },
            { key: 'substitutes', text: say.substitutes, to: '/member/approval?view=substitutes' },
          ]}
        />
      </div>
      {loaded.view === 'tasks' ? (
        <ApprovalSheet
          reply={loaded.reply}
          tab={loaded.tab}
          keyword={loaded.keyword}
          rulesTo={maySetRules ? '/member/permission?tab=rules' : undefined}
        />
      ) : member ? (
        <SubstituteList reply={loaded.reply} ownId={member.memberId} />
      ) : null}
    </div>
  );
}

export const HydrateFallback = waitingPage('h-8 w-40', 8);

export { ErrorBoundary } from './member-failed.tsx';
