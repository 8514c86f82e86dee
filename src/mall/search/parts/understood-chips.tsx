// How the keyword was understood: a chip for each piece, to take away or to correct, and part numbers that may have been meant.
import { ChevronDown, X } from 'lucide-react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { cx } from '#kit/ui/cx.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type GoodsQuery, narrowed, writeGoodsQuery } from '../goods-query.ts';
import type { Understood, UnderstoodChip } from '../search.protocol.ts';
import { searchWords } from './search-words.ts';

export interface UnderstoodChipsProps {
  understood: Understood;
  query: GoodsQuery;
  /** Path of the list, without its query. */
  path: string;
}

/** Plain links all the way: the keyword in the address is the only memory. For words that are more than words. */
export function UnderstoodChips({ understood, query, path }: UnderstoodChipsProps) {
  const say = useWords(searchWords);
  const { chips, didYouMean, replacementFor } = understood;
  const to = (keyword: string) => path + writeGoodsQuery(narrowed(query, { keyword }));
  const isShown = didYouMean.some(({ isUsed }) => isUsed);
  return (
    <div className="space-y-2 text-13">
      {didYouMean.length > 0 ? (
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="text-secondary">{isShown ? say.showingFor : say.didYouMean}</span>
          {didYouMean.map(({ text, keyword }) => (
            <Link key={text} to={to(keyword)} className="num font-semibold text-brand hover:underline">
              {text}
            </Link>
          ))}
        </p>
      ) : null}
      {replacementFor ? (
        <p>
          <Link
            to={`/prototype/replacement/search?keyword=${encodeURIComponent(replacementFor)}`}
            className="font-semibold text-brand hover:underline"
          >
            {say.replacementsFor(replacementFor)}
          </Link>
        </p>
      ) : null}
      {chips.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-hint">{say.understoodAs}</span>
          <ul className="contents">
            {chips.map((chip, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same piece may stand twice in a keyword
              <li key={`${at} ${chip.source}`} className="max-w-full">
                <Piece chip={chip} to={to} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

const cross =
  'inline-flex size-6 shrink-0 items-center justify-center rounded-control text-hint hover:bg-line hover:text-ink';

function Piece({ chip, to }: { chip: UnderstoodChip; to: (keyword: string) => string }) {
  const say = useWords(searchWords);
  const { kind, label, source, keywordWithout, alternatives } = chip;
  const look = cx(
    'inline-flex h-7 max-w-full items-center rounded-control border bg-surface',
    kind === 'ignored' ? 'border-dashed border-line text-hint' : 'border-brand-line',
  );
  const remove = (
    <Link to={to(keywordWithout)} aria-label={say.remove(label)} className={cross} preventScrollReset>
      <X size={14} aria-hidden="true" />
    </Link>
  );
  if (alternatives.length === 0) {
    return (
      <span className={look} title={source}>
        <span className="truncate pr-0.5 pl-2">{label}</span>
        {remove}
      </span>
    );
  }
  return (
    <span className={look}>
      <details
        name="understood"
        className="group relative min-w-0"
        onKeyDown={closeOnEscape}
        onBlur={closeOnLeave}
      >
        <summary
          aria-label={`${label}, ${say.correct(source)}`}
          title={source}
          className="flex h-6.5 cursor-pointer list-none items-center gap-0.5 rounded-control pr-0.5 pl-2 hover:text-brand [&::-webkit-details-marker]:hidden"
        >
          <span className="truncate">{label}</span>
          <ChevronDown size={13} aria-hidden="true" className="shrink-0 text-hint group-open:rotate-180" />
        </summary>
        <div className="absolute top-full left-0 z-30 mt-1 w-max max-w-[80vw] rounded-card border border-line bg-surface p-1 shadow-float">
          <p className="px-2.5 py-1 text-12 text-hint">{say.correct(source)}</p>
          <ul>
            {alternatives.map((one) => (
              <li key={one.keyword}>
                <Link
                  to={to(one.keyword)}
                  preventScrollReset
                  className="block truncate rounded-control px-2.5 py-1.5 hover:bg-brand-wash"
                >
                  {one.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </details>
      {remove}
    </span>
  );
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  const details = event.currentTarget;
  if (event.key !== 'Escape' || !details.open) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}

function closeOnLeave(event: FocusEvent<HTMLDetailsElement>): void {
  const details = event.currentTarget;
  if (!details.contains(event.relatedTarget)) setTimeout(() => (details.open = false), 150);
}
