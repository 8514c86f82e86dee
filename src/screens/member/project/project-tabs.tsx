// What projects are for, and what a member sees over all of them: the projects, or their risks.
import { useLocation } from 'react-router';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { projectWords } from '#mall/project/parts/project-words.ts';

export function ProjectTabs() {
  const say = useWords(projectWords);
  const tabs: [to: string, text: string][] = [
    ['/member/project/list', say.title],
    ['/member/project/risks', say.riskCenter],
  ];
  return (
    <>
      <p className="mb-3 text-13 text-secondary">{say.intro}</p>
      <LinkTabs
        label={say.tabs}
        look="segment"
        current={useLocation().pathname}
        className="mb-3 max-w-full overflow-x-auto scrollbar-none"
        tabs={tabs.map(([to, text]) => ({ key: to, text, to }))}
      />
    </>
  );
}
