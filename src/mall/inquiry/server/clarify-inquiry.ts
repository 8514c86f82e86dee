// Questions of suppliers and the purchaser's answers, open to everybody invited; who asked stays unsaid (I5).
import { and, count, eq } from 'drizzle-orm';
import type { Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import type { inquiryProtocol } from '../inquiry.protocol.ts';
import { inquiryActions } from '../inquiry-process.ts';
import { MOST_QUESTIONS } from '../inquiry-terms.ts';
import { holdOwn, moverOf, requireInvited } from './hold-inquiry.ts';
import { inquiryErrors } from './inquiry.errors.ts';
import { inquiryQuestion } from './inquiry.tables.ts';
import { inquiryLife } from './inquiry-life.ts';
import { requireAttachments } from './require-attachments.ts';
import { movedReply } from './submit-inquiry.ts';

type Acts = Actions<typeof inquiryProtocol>;

/** @throws inquiryErrors.notFound for who is not invited, notOpen, tooManyQuestions */
export const askQuestion: Acts['ask'] = async (work, seller, { inqSn, question, fileIds }) => {
  const { row } = await requireInvited(work, seller, inqSn, 'held');
  if (!inquiryActions(row, 'supplier').includes('ask')) throw inquiryErrors.notOpen();
  await requireAttachments(work, seller, fileIds);
  const { inquiryId } = row;
  const [asked] = await work.tx
    .select({ number: count() })
    .from(inquiryQuestion)
    .where(and(eq(inquiryQuestion.inquiryId, inquiryId), eq(inquiryQuestion.storeId, seller.storeId)));
  if (required(asked).number >= MOST_QUESTIONS) throw inquiryErrors.tooManyQuestions();
  const [made] = await work.tx
    .insert(inquiryQuestion)
    .values({ inquiryId, storeId: seller.storeId, question, fileIds, askedAt: work.now })
    .returning({ questionId: inquiryQuestion.questionId });
  await inquiryLife.advance(work, row, 'ask', { ...moverOf('supplier', seller), detail: { ...made } });
  return { questionId: required(made).questionId };
};

/** Answering again replaces the answer; the log keeps the one before. @throws inquiryErrors.notFound, noQuestion, notNow */
export const answerQuestion: Acts['answer'] = async (work, member, { inqSn, questionId, answer }) => {
  const row = await holdOwn(work, member, inqSn);
  inquiryLife.require(work, row, 'answer', 'purchaser');
  const which = and(eq(inquiryQuestion.inquiryId, row.inquiryId), eq(inquiryQuestion.questionId, questionId));
  const [before] = await work.tx.select().from(inquiryQuestion).where(which);
  if (!before) throw inquiryErrors.noQuestion();
  await work.tx.update(inquiryQuestion).set({ answer, answeredAt: work.now }).where(which);
  const moved = await inquiryLife.advance(work, row, 'answer', {
    ...moverOf('purchaser', member),
    detail: { questionId, ...(before.answer ? { before: before.answer } : {}) },
  });
  return movedReply(moved);
};
