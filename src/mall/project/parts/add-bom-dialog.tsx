// The window in which a kept bill of materials becomes a project's next version.
import { useEffect, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Input } from '#kit/ui/input.tsx';
import { NativeSelect, type SelectOption } from '#kit/ui/native-select.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { bomProtocol } from '#mall/bom/bom.protocol.ts';
import { projectProtocol } from '../project.protocol.ts';
import { projectWords } from './project-words.ts';

/** Mount it to open it. */
export function AddBomDialog({
  projectId,
  onClose,
  onAdded,
}: {
  projectId: number;
  onClose: () => void;
  onAdded: (bomVersion: number) => void;
}) {
  const say = useWords(projectWords);
  const [options, setOptions] = useState<SelectOption[]>();
  const [bomId, setBomId] = useState('');
  const [note, setNote] = useState('');
  const [wrong, setWrong] = useState('');

  useEffect(() => {
    listBoms().then(setOptions, (error) => setWrong(error instanceof Error ? error.message : String(error)));
  }, []);

  function check(): boolean {
    const isMissing = bomId === '';
    setWrong(isMissing ? (options?.length === 0 ? say.noBomsKept : say.chooseBomMissing) : '');
    return !isMissing;
  }

  return (
    <FormDialog
      title={say.addBomTitle}
      submitLabel={say.addBom}
      onClose={onClose}
      check={check}
      onSubmit={async (requestId) => {
        const done = await call(projectProtocol.addBom, { projectId, bomId: Number(bomId), note, requestId });
        onAdded(done.bomVersion);
      }}
    >
      <div className="grid gap-3">
        <Field
          label={say.chooseBom}
          required
          error={wrong || null}
          hint={options?.length === 0 ? say.noBomsKept : undefined}
        >
          <NativeSelect
            name="bomId"
            value={bomId}
            onChange={(event) => {
              setBomId(event.target.value);
              setWrong('');
            }}
            options={[{ value: '', text: options ? say.chooseBomMissing : say.loading }, ...(options ?? [])]}
          />
        </Field>
        <Field label={say.versionNote} optional>
          <Input name="note" maxLength={200} value={note} onChange={(event) => setNote(event.target.value)} />
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
