// The form in which a buyer judges an order: each line with stars, words and pictures, and the store.

import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { ImageBox } from '#kit/ui/image-box.tsx';
import { RatingInput } from '#kit/ui/rating-input.tsx';
import { StickyBar } from '#kit/ui/sticky-bar.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { type UploadedFile, UploadList } from '#kit/ui/upload-list.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { fileIdsOf, filesFor, MOST_FILES, PICTURE_TYPES } from '#mall/file/parts/upload-file.ts';
import { showPieces } from '#mall/goods/parts/goods-words.ts';
import { useDraft } from '#mall/order/parts/use-draft.ts';
import { type EvaluationTask, evaluationProtocol } from '../evaluation.protocol.ts';
import { evaluationFormWords } from './evaluation-form-words.ts';

const pictures = filesFor('evaluation', MOST_FILES, PICTURE_TYPES);
const SCORES = ['description', 'service', 'delivery'] as const;

interface LineDraft {
  /** 0 while nothing is chosen. */
  stars: number;
  text: string;
  files: UploadedFile[];
}
interface Draft {
  lines: Record<number, LineDraft>;
  scores: Record<(typeof SCORES)[number], number>;
  isAnonymous: boolean;
}
const EMPTY: LineDraft = { stars: 0, text: '', files: [] };

export type EvaluationFormProps = {
  orderSn: string;
  /** The lines that are still to be evaluated. */
  tasks: readonly EvaluationTask[];
  onSubmitted: () => void;
};

/** What is written survives a refresh until it is sent. */
export function EvaluationForm({ orderSn, tasks, onSubmitted }: EvaluationFormProps) {
  const say = useWords(evaluationFormWords);
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft, forget] = useDraft<Draft>(`evaluation ${orderSn}`, {
    lines: {},
    scores: { description: 0, service: 0, delivery: 0 },
    isAnonymous: false,
  });
  const uploading = useRef(new Set<number>());
  const [isChecked, setChecked] = useState(false);
  const { busy, error, say: setError, run } = useAct({ says: 'here' });
  const words = [say.star1, say.star2, say.star3, say.star4, say.star5] as const;
  const lineOf = (orderLineId: number): LineDraft => ({ ...EMPTY, ...draft.lines[orderLineId] });
  const setLine = (orderLineId: number, change: Partial<LineDraft>) =>
    setDraft({ ...draft, lines: { ...draft.lines, [orderLineId]: { ...lineOf(orderLineId), ...change } } });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    flushSync(() => {
      setChecked(true);
      setError('');
    });
    if (form.current && focusFirstInvalid(form.current)) return;
    if (uploading.current.size > 0) return setError(say.picturesUnderWay);
    void run(async (requestId) => {
      await call(evaluationProtocol.evaluate, {
        orderSn,
        ...draft.scores,
        isAnonymous: draft.isAnonymous,
        lines: tasks.map(({ orderLineId }) => {
          const { stars, text, files } = lineOf(orderLineId);
          return { orderLineId, stars, text: text.trim(), imageFileIds: fileIdsOf(files) };
        }),
        requestId,
      });
      forget();
      onSubmitted();
    });
  }

  const missing = (stars: number) => (isChecked && stars === 0 ? say.needsStars : null);

  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-3">
      {tasks.map((task) => {
        const line = lineOf(task.orderLineId);
        return (
          <section
            key={task.orderLineId}
            aria-label={task.partNo}
            className="grid gap-4 rounded-card border border-line bg-surface p-4 md:grid-cols-[240px_minmax(0,1fr)]"
          >
            <div className="flex min-w-0 items-start gap-3 text-13">
              <ImageBox src={task.goodsImage} alt="" width={64} height={64} className="border border-line" />
              <div className="min-w-0">
                <p className="num font-semibold wrap-anywhere">{task.partNo}</p>
                <p className="line-clamp-2 text-secondary">{task.goodsName}</p>
                <p className="num text-12 text-hint">{say.number(showPieces(task.buyNum))}</p>
              </div>
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              <Field label={say.stars} required group error={missing(line.stars)}>
                <RatingInput
                  name={`stars-${task.orderLineId}`}
                  value={line.stars}
                  words={words}
                  onChange={(stars) => setLine(task.orderLineId, { stars })}
                />
              </Field>
              <Field
                label={say.text}
                optional
                aside={<span className="num text-hint">{line.text.length} / 500</span>}
              >
                <Textarea
                  maxLength={500}
                  placeholder={say.textHint}
                  value={line.text}
                  onChange={(event) => setLine(task.orderLineId, { text: event.target.value })}
                />
              </Field>
              <Field label={say.pictures} optional group>
                <UploadList
                  look="pictures"
                  {...pictures}
                  value={line.files}
                  onChange={(files) => setLine(task.orderLineId, { files })}
                  onUploading={(isUploading) => {
                    if (isUploading) uploading.current.add(task.orderLineId);
                    else uploading.current.delete(task.orderLineId);
                  }}
                />
              </Field>
            </div>
          </section>
        );
      })}
      <section aria-label={say.store} className="rounded-card border border-line bg-surface p-4">
        <h2 className="mb-3 text-16 font-semibold">
          {say.store} <span className="ml-1 text-13 font-normal text-hint">{tasks[0]?.storeName}</span>
        </h2>
        <div className="grid gap-4 sm:grid-cols-3">
          {SCORES.map((score) => (
            <Field key={score} label={say[score]} required group error={missing(draft.scores[score])}>
              <RatingInput
                name={score}
                value={draft.scores[score]}
                words={words}
                onChange={(stars) => setDraft({ ...draft, scores: { ...draft.scores, [score]: stars } })}
              />
            </Field>
          ))}
        </div>
      </section>
      <FormError>{error}</FormError>
      <StickyBar className="justify-between">
        <Checkbox
          checked={draft.isAnonymous}
          onChange={(event) => setDraft({ ...draft, isAnonymous: event.target.checked })}
        >
          {say.anonymous} <span className="text-12 text-hint max-sm:hidden">{say.anonymousText}</span>
        </Checkbox>
        <Button type="submit" variant="primary" size="lg" busy={busy}>
          {say.submit}
        </Button>
      </StickyBar>
    </form>
  );
}
