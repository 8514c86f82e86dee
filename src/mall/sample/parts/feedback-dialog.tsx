// The window in which a designer says what came of his trial.
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { fileIdsOf, filesFor } from '#mall/file/parts/upload-file.ts';
import { sampleProtocol } from '../sample.protocol.ts';
import {
  FEEDBACK_PICTURES,
  type FeedbackResult,
  NEXT_STEPS,
  type NextStep,
  RESULTS,
} from '../sample-terms.ts';
import { sampleWords as W } from './sample-words.ts';

const FIELDS = {
  result: field.radio(W.result, RESULTS, {
    empty: '' as FeedbackResult,
    missing: W.needsResult,
    look: 'plain',
  }),
  testData: field.area(W.testData, {
    required: true,
    rule: (value) => (value.trim().length < 5 ? W.needsTestData : undefined),
    hint: W.testDataHint,
    rows: 5,
    max: 2000,
  }),
  files: field.files(
    W.pictures,
    { look: 'pictures', ...filesFor('evidence', FEEDBACK_PICTURES) },
    { optional: true },
  ),
  nextStep: field.choice(W.nextStep, NEXT_STEPS, { missing: W.needsNextStep, place: W.choose }),
};

/** Mount it to open it. */
export function FeedbackDialog(props: { sampleSn: string; onClose: () => void; onGiven: () => void }) {
  const { sampleSn, onClose, onGiven } = props;
  const say = useWords(W);
  const form = useForm(FIELDS);
  const { result, testData, files, nextStep } = form.values;

  async function give() {
    await call(sampleProtocol.feedback, {
      sampleSn,
      result,
      testData: testData.trim(),
      imageFileIds: fileIdsOf(files),
      nextStep: nextStep as NextStep,
    });
    onGiven();
  }

  return (
    <FormDialog
      size="lg"
      title={say.feedbackTitle}
      submitLabel={say.feedback}
      onClose={onClose}
      check={() => form.check() && (!form.isUploading || say.stillUploading)}
      onSubmit={give}
    >
      <FormFields
        form={form}
        columns={1}
        now={{ testData: { aside: <span className="num text-hint">{testData.length} / 2000</span> } }}
      />
    </FormDialog>
  );
}
