// The window in which a kept bill of materials becomes a project's next version.
import { call } from '#kit/browser/call.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { bomProtocol } from '#mall/bom/bom.protocol.ts';
import { projectProtocol } from '../project.protocol.ts';
import { projectWords as W } from './project-words.ts';

const FIELDS = {
  bomId: field.pick(W.chooseBom, { required: true }),
  note: field.text(W.versionNote, { optional: true, max: 200 }),
};

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
  const say = useWords(W);
  const { reply, error } = useCall(bomProtocol.list, { pageSize: 100 });
  const boms = reply?.list.filter(({ state }) => state === 'READY');
  const hasNone = boms?.length === 0;
  const form = useForm(FIELDS, {
    rules: { bomId: (bomId) => (bomId ? undefined : hasNone ? W.noBomsKept : W.chooseBomMissing) },
  });

  return (
    <FormDialog
      title={say.addBomTitle}
      submitLabel={say.addBom}
      onClose={onClose}
      check={() => form.check() || error || false}
      onSubmit={async (requestId) => {
        const { bomId, note } = form.values;
        const done = await call(projectProtocol.addBom, { projectId, bomId: Number(bomId), note, requestId });
        onAdded(done.bomVersion);
      }}
    >
      <FormFields
        form={form}
        columns={1}
        now={{
          bomId: {
            hint: error || (hasNone ? say.noBomsKept : undefined),
            place: boms ? say.chooseBomMissing : say.loading,
            options: boms?.map((one) => ({
              value: String(one.bomId),
              text: `${one.bomName} (${one.lineCount})`,
            })),
          },
        }}
      />
    </FormDialog>
  );
}
