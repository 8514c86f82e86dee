// Questions of suppliers and the purchaser's answers: everybody invited reads them, nobody learns who asked.

import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { FileLinks } from '#kit/detail/file-links.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { fileIdsOf, filesFor } from '#mall/file/parts/upload-file.ts';
import { inquiryProtocol } from '../inquiry.protocol.ts';
import type { InquiryQuestion } from '../inquiry-detail.protocol.ts';
import { MOST_FILES } from '../inquiry-terms.ts';
import { inquiryWords as W } from './inquiry-words.ts';

const ANSWER = {
  answer: field.area(W.answer, { missing: W.answerMissing, hint: W.questionsText, rows: 4, max: 2000 }),
};
const QUESTION = {
  question: field.area(W.question, { missing: W.questionMissing, rows: 4, max: 2000 }),
  files: field.files(W.files, filesFor('attachment', MOST_FILES), { optional: true }),
};

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
  const say = useWords(W);
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
  const say = useWords(W);
  const form = useForm(ANSWER, { initial: { answer: question.answer } });
  return (
    <FormDialog
      title={say.answer}
      text={question.question}
      submitLabel={say.answer}
      onClose={onClose}
      form={form}
      onSubmit={async () => {
        const answer = form.values.answer.trim();
        await call(inquiryProtocol.answer, { inqSn, questionId: question.questionId, answer });
        onDone();
      }}
    >
      <FormFields form={form} columns={1} />
    </FormDialog>
  );
}

function AskDialog({ inqSn, onClose, onDone }: { inqSn: string; onClose: () => void; onDone: () => void }) {
  const say = useWords(W);
  const form = useForm(QUESTION);
  const { question, files } = form.values;
  return (
    <FormDialog
      title={say.askTitle}
      text={say.askText}
      submitLabel={say.ask}
      onClose={onClose}
      check={() => form.check() && (!form.isUploading || say.stillUploading)}
      onSubmit={async (requestId) => {
        await call(inquiryProtocol.ask, {
          inqSn,
          question: question.trim(),
          fileIds: fileIdsOf(files),
          requestId,
        });
        onDone();
      }}
    >
      <FormFields form={form} columns={1} />
    </FormDialog>
  );
}
