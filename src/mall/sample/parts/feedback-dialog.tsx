// The window in which a designer says what came of his trial.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { type UploadedFile, UploadList } from '#kit/ui/upload-list.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { fileIdsOf, MOST_BYTES, uploadFor, VOUCHER_TYPES } from '#mall/file/parts/upload-file.ts';
import { sampleProtocol } from '../sample.protocol.ts';
import {
  FEEDBACK_PICTURES,
  type FeedbackResult,
  NEXT_STEP_KEYS,
  NEXT_STEPS,
  type NextStep,
  RESULT_KEYS,
  RESULTS,
} from '../sample-terms.ts';
import { sampleWords } from './sample-words.ts';

const upload = uploadFor('evidence');

/** Mount it to open it. */
export function FeedbackDialog(props: { sampleSn: string; onClose: () => void; onGiven: () => void }) {
  const { sampleSn, onClose, onGiven } = props;
  const say = useWords(sampleWords);
  const language = useLanguage();
  const [result, setResult] = useState<FeedbackResult>();
  const [testData, setTestData] = useState('');
  const [files, setFiles] = useState<UploadedFile[]>([]);
  const [nextStep, setNextStep] = useState('');
  const [isUploading, setUploading] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const wrong = {
    result: result ? null : say.needsResult,
    testData: testData.trim().length < 5 ? say.needsTestData : null,
    nextStep: nextStep ? null : say.needsNextStep,
  };

  function check() {
    setChecked(true);
    if (Object.values(wrong).some(Boolean)) return false;
    return isUploading ? say.stillUploading : true;
  }

  async function give() {
    await call(sampleProtocol.feedback, {
      sampleSn,
      result: result!,
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
      check={check}
      onSubmit={give}
    >
      <Field label={say.result} required group error={isChecked ? wrong.result : null}>
        <RadioGroup
          name="result"
          value={result ?? ('' as FeedbackResult)}
          onChange={setResult}
          options={RESULT_KEYS.map((value) => ({ value, label: RESULTS[value][language] }))}
        />
      </Field>
      <Field
        label={say.testData}
        required
        hint={say.testDataHint}
        error={isChecked ? wrong.testData : null}
        aside={<span className="num text-hint">{testData.length} / 2000</span>}
      >
        <Textarea
          name="testData"
          rows={5}
          maxLength={2000}
          value={testData}
          onChange={(event) => setTestData(event.target.value)}
        />
      </Field>
      <Field label={say.pictures} optional group>
        <UploadList
          look="pictures"
          types={VOUCHER_TYPES}
          maxBytes={MOST_BYTES}
          maxCount={FEEDBACK_PICTURES}
          value={files}
          onChange={setFiles}
          upload={upload}
          onUploading={setUploading}
        />
      </Field>
      <Field label={say.nextStep} required error={isChecked ? wrong.nextStep : null}>
        <NativeSelect
          name="nextStep"
          value={nextStep}
          onChange={(event) => setNextStep(event.target.value)}
          placeholder={say.choose}
          options={NEXT_STEP_KEYS.map((value) => ({ value, text: NEXT_STEPS[value][language] }))}
        />
      </Field>
    </FormDialog>
  );
}
