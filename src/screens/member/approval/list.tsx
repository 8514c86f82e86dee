// What waits for an employee's decision and what he has decided, each as its card.
import { redirect } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { ApprovalTabs } from '#mall/approval/parts/approval-tabs.tsx';
import { approvalWords } from '#mall/approval/parts/approval-words.ts';
import { TaskCard } from '#mall/approval/parts/task-card.tsx';
import { taskList } from '#mall/approval/task-lists.ts';
import { useMay } from '#mall/login/parts/use-may.ts';

export const ownApprovals = dressed(taskList, {
  async load({ url }) {
    if (new URL(url).searchParams.has('view')) throw redirect('/member/approval/substitutes');
  },
  head: () => <Head />,
  card: ({ row }) => <TaskCard task={row} />,
});

function Head() {
  const say = useWords(approvalWords);
  const may = useMay();
  return (
    <>
      {may('approval.rules') && may('ent.role') ? (
        <Button size="sm" to="/member/permission?tab=rules">
          {say.toRules}
        </Button>
      ) : null}
      <ApprovalTabs of="/member/approval" more="substitutes" />
    </>
  );
}
