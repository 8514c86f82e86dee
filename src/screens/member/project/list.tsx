// A member's projects, and how he begins one.
import { useState } from 'react';
import { redirect, useNavigate } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { useMay } from '#mall/login/parts/use-may.ts';
import { ProjectForm } from '#mall/project/parts/project-form.tsx';
import { projectWords } from '#mall/project/parts/project-words.ts';
import { projectList } from '#mall/project/project-list.ts';
import { ProjectTabs } from './project-tabs.tsx';

export const projects = dressed(projectList, {
  async load({ url }) {
    if (new URL(url).searchParams.get('tab') === 'risks') throw redirect('/member/project/risks');
  },
  head: ({ reply }) => (reply.mayCreate === 1 ? <NewProject /> : null),
  above: ProjectTabs,
  none: ({ reply }) => (reply.mayCreate === 1 ? <NewProject /> : null),
});

function NewProject() {
  const say = useWords(projectWords);
  const navigate = useNavigate();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {say.create}
      </Button>
      {isOpen ? (
        <ProjectForm
          mayBudget={may('project.budget')}
          onClose={() => setOpen(false)}
          onDone={(projectId) => {
            toast.show({ text: say.created });
            void navigate(`/member/project/detail?projectId=${projectId}`);
          }}
        />
      ) : null}
    </>
  );
}
