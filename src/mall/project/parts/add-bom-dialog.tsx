// The window in which a kept bill of materials becomes a project's next version, begun from either side.
import { useEffect, useState } from 'react';
import { call, newRequestId } from '#kit/browser/call.ts';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Input } from '#kit/ui/input.tsx';
import { NativeSelect, type SelectOption } from '#kit/ui/native-select.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { bomProtocol } from '#mall/bom/bom.protocol.ts';
import { projectProtocol } from '../project.protocol.ts';
import { projectWords } from './project-words.ts';

const NEW = 'new';

/**
 * Mount it to open it. With a `projectId` a BOM is asked for; with a `bomId` a project, or the name of one to begin.
 * @param onAdded hears the version and its project
 */
export function AddBomDialog({
  projectId,
  bomId,
  bomName = '',
  onClose,
  onAdded,
}: {
  projectId?: number;
  bomId?: number;
  bomName?: string;
  onClose: () => void;
  onAdded: (bomVersion: number, projectId: number) => void;
}) {
  const say = useWords(projectWords);
  const [options, setOptions] = useState<SelectOption[]>();
  const [failed, setFailed] = useState('');
  const [chosen, setChosen] = useState(projectId === undefined ? NEW : '');
  const [projectName, setProjectName] = useState(bomName);
  const [note, setNote] = useState('');
  const [wrong, setWrong] = useState<{ chosen?: string; projectName?: string }>({});
  const [requestId] = useState(newRequestId);

  useEffect(() => {
    const load = projectId === undefined ? listProjects() : listBoms();
    load.then(setOptions, (error) => setFailed(error instanceof Error ? error.message : String(error)));
  }, [projectId]);

  const isNew = projectId === undefined && chosen === NEW;
  function check(): boolean {
    const found = {
      ...(chosen === '' && { chosen: options?.length === 0 ? say.noBomsKept : say.chooseBomMissing }),
      ...(isNew && projectName.trim() === '' && { projectName: say.nameMissing }),
    };
    setWrong(found);
    return Object.keys(found).length === 0;
  }

  return (
    <FormDialog
      title={projectId === undefined ? say.addToProject : say.addBomTitle}
      submitLabel={projectId === undefined ? say.addToProject : say.addBom}
      onClose={onClose}
      check={check}
      onSubmit={async () => {
        const done = await call(projectProtocol.addBom, {
          bomId: bomId ?? Number(chosen),
          note,
          requestId,
          ...(projectId === undefined
            ? isNew
              ? { projectName }
              : { projectId: Number(chosen) }
            : { projectId }),
        });
        onAdded(done.bomVersion, done.projectId);
      }}
    >
      <div className="grid gap-3">
        <Field
          label={projectId === undefined ? say.chooseProject : say.chooseBom}
          required
          error={failed || wrong.chosen || null}
          hint={options?.length === 0 && projectId !== undefined ? say.noBomsKept : undefined}
        >
          {(wiring) => (
            <NativeSelect
              {...wiring}
              name="chosen"
              value={chosen}
              onChange={(event) => {
                setChosen(event.target.value);
                setWrong({});
              }}
              options={[
                projectId === undefined
                  ? { value: NEW, text: say.newProject }
                  : { value: '', text: options || failed ? say.chooseBomMissing : say.loading },
                ...(options ?? []),
              ]}
            />
          )}
        </Field>
        {isNew ? (
          <Field label={say.projectName} required error={wrong.projectName ?? null}>
            {(wiring) => (
              <Input
                {...wiring}
                name="projectName"
                maxLength={80}
                value={projectName}
                onChange={(event) => {
                  setProjectName(event.target.value);
                  setWrong({});
                }}
              />
            )}
          </Field>
        ) : null}
        <Field label={say.versionNote} optional>
          {(wiring) => (
            <Input
              {...wiring}
              name="note"
              maxLength={200}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
      </div>
    </FormDialog>
  );
}

async function listBoms(): Promise<SelectOption[]> {
  const { list } = await call(bomProtocol.list, { pageSize: 100 });
  return list
    .filter(({ state }) => state === 'READY')
    .map((one) => ({ value: String(one.bomId), text: `${one.bomName} (${one.lineCount})` }));
}

async function listProjects(): Promise<SelectOption[]> {
  const { list } = await call(projectProtocol.list, { pageSize: 100 });
  return list
    .filter(({ state }) => state !== 'ARCHIVED')
    .map((one) => ({ value: String(one.projectId), text: one.projectName }));
}
