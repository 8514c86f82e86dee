// What waits for a store operator's decision and what he has decided, each as its card.
import { redirect } from 'react-router';
import { dressed } from '#kit/ui/list/dressed.ts';
import { ApprovalTabs } from '#mall/approval/parts/approval-tabs.tsx';
import { TaskCard } from '#mall/approval/parts/task-card.tsx';
import { storeTaskList } from '#mall/approval/task-lists.ts';

export const storeApprovals = dressed(storeTaskList, {
  async load({ url }) {
    if (new URL(url).searchParams.has('view')) throw redirect('/seller/approval/rules');
  },
  head: () => <ApprovalTabs of="/seller/approval" more="rules" />,
  card: ({ row }) => <TaskCard isStore task={row} />,
});
