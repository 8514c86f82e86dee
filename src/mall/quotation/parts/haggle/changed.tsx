// A value of a document beside what it was before: marked by more than colour.
import { ArrowRight } from 'lucide-react';
import { useWords } from '#kit/words/use-words.ts';
import { quoteWords } from '../quote-words.ts';

/** The value alone where nothing changed. */
export function Changed({ before, after, stacked }: { before: string; after: string; stacked?: boolean }) {
  const say = useWords(quoteWords);
  if (before === after) return <>{after || '—'}</>;
  return (
    <span
      className={stacked ? 'inline-flex flex-col items-end' : 'inline-flex flex-wrap items-center gap-x-1'}
    >
      <del className="text-12 text-hint">{before || say.emptyValue}</del>
      {stacked ? null : <ArrowRight size={12} aria-hidden="true" className="text-hint" />}
      <ins className="rounded-control bg-waiting-wash px-1 font-semibold text-waiting no-underline">
        <span className="sr-only">{say.changed} </span>
        {after || say.emptyValue}
      </ins>
    </span>
  );
}
