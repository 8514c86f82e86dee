// Keeps a selection under a name, for a project of one's own as well.

import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { optimiseProtocol, type RunReply } from '#mall/optimise/optimise.protocol.ts';
import { optimiseWords } from '#mall/optimise/parts/optimise-words.ts';
import { projectList } from '#mall/project/project-list.ts';

/** Mount it to open it. */
export function SaveDialog({ run, onClose }: { run: RunReply; onClose: () => void }) {
  const say = useWords(optimiseWords);
  const { revalidate } = useRevalidator();
  const [name, setName] = useState(run.name);
  const [isMissing, setMissing] = useState(false);
  // Who may not see projects keeps his selection without one.
  const projects = useCall(projectList.list, { state: 'ACTIVE', pageSize: 50 }).reply?.list ?? [];
  const [projectId, setProjectId] = useState(run.projectId === null ? '' : String(run.projectId));
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={say.saveTitle}
      confirmLabel={say.save}
      onConfirm={async () => {
        if (name.trim() === '') {
          setMissing(true);
          throw new Error(say.nameMissing);
        }
        await call(optimiseProtocol.save, {
          runId: run.runId,
          name,
          projectId: projectId === '' ? undefined : projectId,
        });
        toast.show({ text: say.saved });
        void revalidate();
      }}
    >
      <div className="space-y-3">
        <Field label={say.name} required>
          <Input
            aria-invalid={isMissing || undefined}
            name="name"
            maxLength={60}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setMissing(false);
            }}
          />
        </Field>
        {projects.length > 0 ? (
          <Field label={say.project} optional>
            <NativeSelect
              name="projectId"
              placeholder={say.noProject}
              value={projectId}
              onChange={(event) => setProjectId(event.target.value)}
              options={projects.map((one) => ({ value: String(one.projectId), text: one.projectName }))}
            />
          </Field>
        ) : null}
      </div>
    </ConfirmDialog>
  );
}
