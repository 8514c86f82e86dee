// How buyers have judged a store: description, service, delivery.
import { useWords } from '#kit/words/use-words.ts';
import type { Store } from '../store.protocol.ts';
import { storeWords } from './store-words.ts';

/** Says so where nobody has judged yet. */
export function StoreScores({ scores, className }: { scores: Store['scores']; className?: string }) {
  const say = useWords(storeWords);
  if (!scores) return <span className={`text-12 text-hint ${className ?? ''}`}>{say.noScore}</span>;
  const three: [string, number][] = [
    [say.scoreDescription, scores.description],
    [say.scoreService, scores.service],
    [say.scoreDelivery, scores.delivery],
  ];
  return (
    <dl className={`flex flex-wrap gap-x-4 text-12 ${className ?? ''}`}>
      {three.map(([name, value]) => (
        <div key={name} className="flex gap-1 whitespace-nowrap">
          <dt className="text-hint">{name}</dt>
          <dd className="num font-semibold text-price-ink">{value.toFixed(1)}</dd>
        </div>
      ))}
    </dl>
  );
}
