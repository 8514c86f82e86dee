// Over what belongs to approvals: the documents, and who else decides or by which rules.
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { approvalWords } from './approval-words.ts';

/** @param more what stands beside the documents, under their address */
export function ApprovalTabs({ of, more }: { of: string; more: 'substitutes' | 'rules' }) {
  const say = useWords(approvalWords);
  const tabs = [
    { key: of, text: say.tasks, to: of },
    { key: `${of}/${more}`, text: say[more], to: `${of}/${more}` },
  ];
  return <LinkTabs look="segment" label={say.approvals} current={useLocation().pathname} tabs={tabs} />;
}

/** A page beside the documents. */
export function ApprovalPage({
  children,
  ...tabs
}: Parameters<typeof ApprovalTabs>[0] & { children: ReactNode }) {
  const say = useWords(approvalWords);
  return (
    <div className="flex min-w-0 flex-col gap-3 pb-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-20 font-semibold">{say.approvals}</h1>
        <ApprovalTabs {...tabs} />
      </div>
      {children}
    </div>
  );
}
