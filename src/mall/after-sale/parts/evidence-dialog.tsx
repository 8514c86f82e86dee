// The window in which a side says what it has to show: a few words and pictures.
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { fileIdsOf, filesFor, PICTURE_TYPES } from '#mall/file/parts/upload-file.ts';
import { CASE_PICTURES } from '../after-sale-terms.ts';
import { caseWords as W } from './case-words.ts';

const FIELDS = {
  text: field.area(W.whatShows, {
    required: true,
    rule: (value) => (value.trim().length < 2 ? W.needsText : undefined),
    rows: 4,
    max: 500,
  }),
  files: field.files(
    W.pictures,
    { look: 'pictures', ...filesFor('evidence', CASE_PICTURES, PICTURE_TYPES) },
    { optional: true },
  ),
};

/** Mount it to open it. @param send hands in what was said */
export function EvidenceDialog(props: {
  title: string;
  send: (shown: { text: string; imageFileIds: number[] }) => Promise<unknown>;
  onClose: () => void;
  onSent: () => void;
}) {
  const { title, send, onClose, onSent } = props;
  const say = useWords(W);
  const form = useForm(FIELDS);
  return (
    <FormDialog
      title={title}
      submitLabel={title}
      onClose={onClose}
      form={form}
      check={() => form.check() && (!form.isUploading || say.stillUploading)}
      onSubmit={async () => {
        await send({ text: form.values.text.trim(), imageFileIds: fileIdsOf(form.values.files) });
        onSent();
      }}
    >
      <FormFields form={form} columns={1} />
    </FormDialog>
  );
}
