// Questions of suppliers and the purchaser's answers: everybody invited reads them, nobody learns who asked.

import { useState } from 'react';
import { call, newRequestId } from '#kit/browser/call.ts';
import { FileLinks } from '#kit/detail/file-links.tsx';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { toast } from '#kit/ui/toast.ts';
import { type UploadedFile, UploadList } from '#kit/ui/upload-list.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { fileIdsOf, MOST_BYTES, uploadFor, VOUCHER_TYPES } from '#mall/file/parts/upload-file.ts';
import { inquiryProtocol } from '../inquiry.protocol.ts';
import type { InquiryQuestion } from '../inquiry-detail.protocol.ts';
import { MOST_FILES } from '../inquiry-terms.ts';
import { inquiryWords } from './inquiry-words.ts';

const upload = uploadFor('attachment');

export interface InquiryQuestionsProps {
  inqSn: string;
  questions: readonly InquiryQuestion[];
  /** The purchaser may answer. */
  mayAnswer?: boolean;
  /** A supplier may ask. */
  mayAsk?: boolean;
  onChanged: () => void;
}

export function InquiryQuestions({ inqSn, questions, mayAnswer, mayAsk, onChanged }: InquiryQuestionsProps) {
  const say = useWords(inquiryWords);
  const [answering, setAnswering] = useState<InquiryQuestion>();
  const [isAsking, setAsking] = useState(false);
  return (
    <Card
      id="questions"
      flush
      className="scroll-mt-4"
      title={say.questions}
      actions={
        mayAsk ? (
          <Button size="sm" onClick={() => setAsking(true)}>
            {say.ask}
          </Button>
        ) : null
      }
    >
      {questions.length === 0 ? (
        <p className="px-4 py-3 text-13 text-hint">
          {say.noQuestions} {mayAsk ? say.askText : say.questionsText}
        </p>
      ) : (
        <ul className="divide-y divide-line text-13">
          {questions.map((one) => (
            <li key={one.questionId} className="space-y-1 px-4 py-3">
              <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                {one.isOwn === 1 ? <Tag tone="moving">{say.mine}</Tag> : null}
                <span className="num text-12 text-hint">{showMoment(one.askTime)}</span>
                {one.answer === '' ? <Tag tone="waiting">{say.waitsForAnswer}</Tag> : null}
              </div>
              <p className="wrap-anywhere whitespace-pre-wrap">{one.question}</p>
              <FileLinks files={one.files} />
              {one.answer ? (
                <p className="rounded-control bg-page px-3 py-2 wrap-anywhere whitespace-pre-wrap">
                  <span className="num mr-2 text-12 text-hint">
                    {say.answerOf} {showMoment(one.answerTime)}
                  </span>
                  {one.answer}
                </p>
              ) : null}
              {mayAnswer ? (
                <Button size="sm" variant={one.answer ? 'link' : 'primary'} onClick={() => setAnswering(one)}>
                  {one.answer ? say.answerAgain : say.answer}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {answering ? (
        <AnswerDialog
          inqSn={inqSn}
          question={answering}
          onClose={() => setAnswering(undefined)}
          onDone={() => {
            setAnswering(undefined);
            toast.show({ text: say.answered });
            onChanged();
          }}
        />
      ) : null}
      {isAsking ? (
        <AskDialog
          inqSn={inqSn}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            toast.show({ text: say.asked });
            onChanged();
          }}
        />
      ) : null}
    </Card>
  );
}

function AnswerDialog(props: {
  inqSn: string;
  question: InquiryQuestion;
  onClose: () => void;
  onDone: () => void;
}) {
  const { inqSn, question, onClose, onDone } = props;
  const say = useWords(inquiryWords);
  const [answer, setAnswer] = useState(question.answer);
  const [isChecked, setChecked] = useState(false);
  return (
    <FormDialog
      title={say.answer}
      text={question.question}
      submitLabel={say.answer}
      onClose={onClose}
      check={() => {
        setChecked(true);
        return answer.trim() !== '';
      }}
      onSubmit={async () => {
        await call(inquiryProtocol.answer, { inqSn, questionId: question.questionId, answer: answer.trim() });
        onDone();
      }}
    >
      <Field
        label={say.answer}
        required
        hint={say.questionsText}
        error={isChecked && answer.trim() === '' ? say.answerMissing : null}
      >
        <Textarea
          name="answer"
          rows={4}
          maxLength={2000}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}

function AskDialog({ inqSn, onClose, onDone }: { inqSn: string; onClose: () => void; onDone: () => void }) {
  const say = useWords(inquiryWords);
  const [requestId] = useState(newRequestId);
  const [question, setQuestion] = useState('');
  const [files, setFiles] = useState<UploadedFile[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [isChecked, setChecked] = useState(false);
  return (
    <FormDialog
      title={say.askTitle}
      text={say.askText}
      submitLabel={say.ask}
      onClose={onClose}
      check={() => {
        setChecked(true);
        if (question.trim() === '') return false;
        return isUploading ? say.stillUploading : true;
      }}
      onSubmit={async () => {
        await call(inquiryProtocol.ask, {
          inqSn,
          question: question.trim(),
          fileIds: fileIdsOf(files),
          requestId,
        });
        onDone();
      }}
    >
      <Field
        label={say.question}
        required
        error={isChecked && question.trim() === '' ? say.questionMissing : null}
      >
        <Textarea
          name="question"
          rows={4}
          maxLength={2000}
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
        />
      </Field>
      <Field label={say.files} optional group>
        <UploadList
          types={VOUCHER_TYPES}
          maxBytes={MOST_BYTES}
          maxCount={MOST_FILES}
          value={files}
          onChange={setFiles}
          upload={upload}
          onUploading={setUploading}
        />
      </Field>
    </FormDialog>
  );
}
