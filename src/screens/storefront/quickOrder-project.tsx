// Puts a bill of materials into a project, an open one or a new one.

import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { bomWords } from '#mall/bom/parts/bom-words.ts';
import { projectProtocol } from '#mall/project/project.protocol.ts';
import { projectList } from '#mall/project/project-list.ts';

const FORM = 'quick-order-project';

export function QuickOrderProject({
  bomId,
  open,
  onOpenChange,
}: {
  bomId: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const say = useWords(bomWords);
  const asked = useCall(projectList.list, open ? { pageSize: 100 } : undefined);
  const projects = asked.reply?.list ?? [];
  const [chosen, setChosen] = useState('');
  const [name, setName] = useState('');
  const act = useAct({ says: 'here' });
  const [done, setDone] = useState<number>();

  const { say: warn } = act;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening begins anew
  useEffect(() => {
    setDone(undefined);
    warn('');
  }, [open]);

  function add(event: FormEvent) {
    event.preventDefault();
    if (chosen === '' && name.trim() === '') return;
    void act.run(async (requestId) => {
      const { projectId } = await call(projectProtocol.addBom, {
        bomId,
        ...(chosen ? { projectId: Number(chosen) } : { projectName: name.trim() }),
        requestId,
      });
      setDone(projectId);
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={say.toProject}
      footer={
        done === undefined ? (
          <Button type="submit" form={FORM} variant="primary" busy={act.busy}>
            {say.toProject}
          </Button>
        ) : undefined
      }
    >
      {done === undefined ? (
        <form id={FORM} onSubmit={add} className="grid gap-3">
          <Field label={say.project}>
            <NativeSelect
              value={chosen}
              placeholder={say.newProject}
              options={projects.map((one) => ({ value: String(one.projectId), text: one.projectName }))}
              onChange={(event) => setChosen(event.target.value)}
            />
          </Field>
          {chosen === '' ? (
            <Field label={say.projectName} required>
              <Input value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
            </Field>
          ) : null}
          <FormError>{act.error || asked.error}</FormError>
        </form>
      ) : (
        <p className="text-14">
          {say.inProject}{' '}
          <Link to={`/member/project/detail?projectId=${done}`} className="text-brand hover:underline">
            {say.openProject}
          </Link>
        </p>
      )}
    </Dialog>
  );
}
