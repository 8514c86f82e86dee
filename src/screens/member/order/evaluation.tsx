// The evaluation centre: what is to be judged, what was said, what can be added to.
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { ImageBox } from '#kit/ui/image-box.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { Rating } from '#kit/ui/rating.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { EvaluationTask } from '#mall/evaluation/evaluation.protocol.ts';
import { evaluationList } from '#mall/evaluation/evaluation-list.ts';
import { evaluationFormWords } from '#mall/evaluation/parts/evaluation-form-words.ts';
import { showPieces } from '#mall/goods/parts/goods-words.ts';
import { AddEvaluationDialog } from './add-evaluation-dialog.tsx';

export const evaluations = dressed(evaluationList, { card: Task });

function Task({ row: task }: { row: EvaluationTask }) {
  const say = useWords(evaluationFormWords);
  const { revalidate } = useRevalidator();
  const [isAdding, setAdding] = useState(false);
  const said = task.evaluation;
  return (
    <article
      aria-label={task.partNo}
      className="flex flex-wrap items-start gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-3 text-13"
    >
      <ImageBox src={task.goodsImage} alt="" width={64} height={64} className="border border-line" />
      <div className="min-w-0 flex-1 basis-48">
        <Link
          to={`/goods/detail?productId=${task.productId}`}
          className="num font-semibold wrap-anywhere hover:text-brand"
        >
          {task.partNo}
        </Link>
        <p className="truncate text-secondary">{task.goodsName}</p>
        <p className="num text-12 text-hint">
          {task.storeName} · {say.number(showPieces(task.buyNum))} · {say.receivedAt}{' '}
          {showMoment(task.finishedAt)}
        </p>
        {said ? (
          <div className="mt-2 flex flex-col gap-1.5 rounded-control bg-page p-2.5">
            <span className="flex flex-wrap items-center gap-3">
              <Rating value={said.stars} />
              <span className="num text-12 text-hint">{showMoment(said.createdAt)}</span>
            </span>
            {said.text ? <p className="wrap-anywhere">{said.text}</p> : null}
            {said.images.length > 0 ? (
              <span className="flex flex-wrap gap-2">
                {said.images.map((image) => (
                  <a key={image} href={image} target="_blank" rel="noreferrer">
                    <ImageBox src={image} alt={say.pictures} width={56} height={56} fit="cover" />
                  </a>
                ))}
              </span>
            ) : null}
            {said.addedText ? (
              <p className="border-t border-line pt-1.5 wrap-anywhere">
                <span className="mr-2 text-12 text-brand">{say.addedLabel}</span>
                {said.addedText}
              </p>
            ) : null}
          </div>
        ) : null}
      </div>
      {task.isEvaluated === 0 ? (
        <Button size="sm" variant="primary" to={`/member/order/evaluate?orderSn=${task.orderSn}`}>
          {say.evaluate}
        </Button>
      ) : task.canAdd ? (
        <Button size="sm" onClick={() => setAdding(true)}>
          {say.add}
        </Button>
      ) : null}
      {isAdding ? (
        <AddEvaluationDialog
          orderLineId={task.orderLineId}
          onClose={() => setAdding(false)}
          onAdded={() => void revalidate()}
        />
      ) : null}
    </article>
  );
}
