// Keeps a selection under a name, for a project of one's own as well.

import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { optimiseProtocol, type RunReply } from '#mall/optimise/optimise.protocol.ts';
import { optimiseWords as W } from '#mall/optimise/parts/optimise-words.ts';
import { projectList } from '#mall/project/project-list.ts';

const FIELDS = {
  name: field.text(W.name, { missing: W.nameMissing, max: 60 }),
  projectId: field.pick(W.project, { optional: true, place: W.noProject }),
};

/** Mount it to open it. */
export function SaveDialog({ run, onClose }: { run: RunReply; onClose: () => void }) {
  const say = useWords(W);
  const { revalidate } = useRevalidator();
  // Who may not see projects keeps his selection without one.
  const projects = useCall(projectList.list, { state: 'ACTIVE', pageSize: 50 }).reply?.list ?? [];
  const form = useForm(FIELDS, {
    initial: { name: run.name, projectId: run.projectId === null ? '' : String(run.projectId) },
    when: { projectId: () => projects.length > 0 },
  });
  const { name, projectId } = form.values;
  const options = projects.map((one) => ({ value: String(one.projectId), text: one.projectName }));
  return (
    <FormDialog
      size="sm"
      title={say.saveTitle}
      submitLabel={say.save}
      onClose={onClose}
      form={form}
      onSubmit={async () => {
        await call(optimiseProtocol.save, {
          runId: run.runId,
          name,
          projectId: projectId === '' ? undefined : projectId,
        });
        toast.show({ text: say.saved });
        onClose();
        void revalidate();
      }}
    >
      <FormFields form={form} columns={1} now={{ projectId: { options } }} />
    </FormDialog>
  );
}
