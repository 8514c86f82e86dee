// One number that was asked for: the part behind it with its offer, and what replaces it; or that nobody makes it.
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { NumberReply, ReplacedReply } from '../replacement.protocol.ts';
import { OfferFigures, PartName, type ReplacementActions, ReplacementRow } from './replacement-row.tsx';
import { replacementWords } from './replacement-words.ts';

/** Chosen: the best are read, the rest is looked for. */
const FIRST = 5;

/** @param clearTo the same results without filters */
export function NumberCards({
  number,
  actions,
  clearTo,
}: {
  number: NumberReply;
  actions: ReplacementActions;
  clearTo: string;
}) {
  const say = useWords(replacementWords);
  if (number.parts.length > 0) {
    return number.parts.map((replaced) => (
      <ReplacedCard key={replaced.part.partId} replaced={replaced} actions={actions} clearTo={clearTo} />
    ));
  }
  return (
    <Card>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <b className="num font-semibold wrap-anywhere">{number.asked}</b>
        <span className="text-13 text-refused">{say.unknownNumber}</span>
      </p>
      {number.similar.length > 0 ? (
        <p className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-13">
          <span className="text-hint">{say.similar}</span>
          {number.similar.map(({ partNo, brandName }) => (
            <Link
              key={`${partNo} ${brandName}`}
              to={`/prototype/replacement/list?partNo=${encodeURIComponent(partNo)}`}
              className="num text-brand hover:underline"
            >
              {partNo} <span className="text-hint">{brandName}</span>
            </Link>
          ))}
        </p>
      ) : null}
    </Card>
  );
}

function ReplacedCard({
  replaced,
  actions,
  clearTo,
}: {
  replaced: ReplacedReply;
  actions: ReplacementActions;
  clearTo: string;
}) {
  const say = useWords(replacementWords);
  const { part, offer, replacements, total } = replaced;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? replacements : replacements.slice(0, FIRST);
  return (
    <Card flush>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-t-card border-b border-line bg-page px-4 py-3">
        <PartName part={part} offer={offer} />
        <OfferFigures offer={offer} />
      </div>
      {replacements.length > 0 ? (
        <>
          <ul className="divide-y divide-line">
            {shown.map((one) => (
              <li key={one.part.partId}>
                <ReplacementRow replacement={one} of={{ part, offer }} actions={actions} />
              </li>
            ))}
          </ul>
          {shown.length < replacements.length ? (
            <p className="border-t border-line px-4 py-2">
              <Button variant="link" onClick={() => setWhole(true)}>
                {say.showMore(replacements.length - shown.length)}
              </Button>
            </p>
          ) : null}
        </>
      ) : total > 0 ? (
        <EmptyState
          compact
          title={say.noneLeft(total)}
          action={
            <Button size="sm" to={clearTo}>
              {say.clearFilters}
            </Button>
          }
        />
      ) : (
        <EmptyState
          compact
          title={say.noneFound}
          text={say.noneFoundText}
          action={
            <Button
              size="sm"
              to={`/prototype/replacement/search?tab=suggest&ofPartNo=${encodeURIComponent(part.partNo)}`}
            >
              {say.tabSuggest}
            </Button>
          }
        />
      )}
    </Card>
  );
}
