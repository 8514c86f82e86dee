// What buyers have said about goods: stars, words, pictures; fetched when somebody wants to read them.
import { useEffect, useState } from 'react';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { cx } from '#kit/ui/cx.ts';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Rating } from '#kit/ui/rating.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { EvaluationReply } from '../evaluation.protocol.ts';
import { reviewWords } from './review-words.ts';

interface Loaded {
  list: readonly EvaluationReply[];
  total: number;
  starCounts: readonly number[];
  average: number | null;
}

const PAGE = 10;

/** Pages are added at the end; choosing stars begins anew. */
export default function ReviewList({ goodsId }: { goodsId: number }) {
  const say = useWords(reviewWords);
  const [stars, setStars] = useState<number>();
  const [page, setPage] = useState(1);
  const [loaded, setLoaded] = useState<Loaded>();
  const [busy, setBusy] = useState(true);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return;
    let gone = false;
    setBusy(true);
    (async () => {
      const [{ call }, { evaluationProtocol }] = await Promise.all([
        import('#kit/browser/call.ts'),
        import('../evaluation.protocol.ts'),
      ]);
      const reply = await call(evaluationProtocol.goodsList, {
        goodsId,
        stars,
        current: page,
        pageSize: PAGE,
      });
      if (gone) return;
      setLoaded((before) => ({
        list: page === 1 ? reply.list : [...(before?.list ?? []), ...reply.list],
        total: reply.pagination.total,
        starCounts: reply.starCounts,
        average: reply.average,
      }));
      setBusy(false);
    })().catch(() => {
      if (gone) return;
      setBusy(false);
      setFailed(true);
    });
    return () => {
      gone = true;
    };
  }, [goodsId, stars, page, failed]);

  if (failed) return <ErrorState onRetry={() => setFailed(false)} />;
  if (!loaded) return <SkeletonText lines={6} />;
  const all = loaded.starCounts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return <EmptyState compact title={say.none} text={say.noneText} />;
  const choose = (value: number | undefined, text: string, count: number) => (
    <button
      key={text}
      type="button"
      aria-pressed={stars === value}
      disabled={count === 0}
      onClick={() => {
        setStars(value);
        setPage(1);
      }}
      className={cx(
        'h-8 rounded-control border px-3 text-13 whitespace-nowrap disabled:opacity-50',
        stars === value ? 'border-brand bg-brand-wash text-brand' : 'border-line hover:border-brand',
      )}
    >
      {text} <span className="num text-12">({count})</span>
    </button>
  );
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {loaded.average === null ? null : (
          <div className="flex items-center gap-2">
            <span className="num text-28 font-semibold text-price">{loaded.average.toFixed(1)}</span>
            <span>
              <span className="block text-12 text-hint">{say.average}</span>
              <Rating value={loaded.average} />
            </span>
          </div>
        )}
        <fieldset aria-label={say.filter} className="flex flex-wrap gap-2">
          {choose(undefined, say.all, all)}
          {[5, 4, 3, 2, 1].map((value) => choose(value, say.stars(value), loaded.starCounts[value - 1] ?? 0))}
        </fieldset>
      </div>
      <ul className={cx('mt-3 divide-y divide-line', busy && page === 1 && 'opacity-50')}>
        {loaded.list.map((review) => (
          <Review key={review.evaluationId} review={review} />
        ))}
      </ul>
      {loaded.list.length < loaded.total ? (
        <div className="mt-3 text-center">
          <Button size="sm" busy={busy} onClick={() => setPage(page + 1)}>
            {say.more}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Review({ review }: { review: EvaluationReply }) {
  const say = useWords(reviewWords);
  return (
    <li className="flex gap-x-6 gap-y-1 py-4 max-md:flex-col">
      <div className="w-40 shrink-0">
        <div className="truncate text-13 font-semibold">{review.memberName}</div>
        <div className="num text-12 text-hint">{showMoment(review.createdAt)}</div>
      </div>
      <div className="min-w-0 flex-1">
        <Rating value={review.stars} />
        <p className={cx('mt-1 text-14 wrap-anywhere whitespace-pre-line', !review.text && 'text-hint')}>
          {review.text || say.silent}
        </p>
        {review.images.length > 0 ? (
          <ul className="mt-2 flex flex-wrap gap-2">
            {review.images.map((address, index) => (
              <li key={address}>
                <a href={address} target="_blank" rel="noopener">
                  <img
                    src={address}
                    alt={say.picture(index + 1)}
                    width={72}
                    height={72}
                    loading="lazy"
                    decoding="async"
                    className="size-18 rounded-control border border-line object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        {review.addedText ? (
          <p className="mt-2 border-l-2 border-line pl-3 text-13 wrap-anywhere text-secondary">
            <b className="font-semibold">{say.added}</b>
            {review.addedAt ? (
              <span className="num ml-2 text-12 text-hint">{showMoment(review.addedAt)}</span>
            ) : null}
            <br />
            {review.addedText}
          </p>
        ) : null}
      </div>
    </li>
  );
}
