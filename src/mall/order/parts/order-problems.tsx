// What stands between an order and its submission.
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '#kit/words/use-words.ts';
import type { OrderProblem } from '../basket.protocol.ts';
import { buyerWords } from './buyer-words.ts';

/** Announced when it appears; nothing without problems. `action`: the way to settle them. */
export function OrderProblems({
  problems,
  action,
}: {
  problems: readonly OrderProblem[];
  action?: ReactNode;
}) {
  const say = useWords(buyerWords);
  if (problems.length === 0) return null;
  return (
    <div role="alert" className="rounded-card border border-refused bg-refused-wash px-4 py-3 text-13">
      <p className="flex items-center gap-2 font-semibold text-refused">
        <TriangleAlert size={16} aria-hidden="true" className="shrink-0" />
        {say.problemsTitle}
      </p>
      <ul className="mt-1 list-disc space-y-0.5 pl-10">
        {problems.map((problem) => (
          <li key={`${problem.kind} ${problem.productId} ${problem.text}`}>{problem.text}</li>
        ))}
      </ul>
      {action ? <div className="mt-2 pl-6">{action}</div> : null}
    </div>
  );
}
