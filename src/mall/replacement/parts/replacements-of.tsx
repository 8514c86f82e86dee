// What replaces a part, on its goods page; fetched when somebody wants to see it.
import { useCall } from '#kit/browser/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { replacementProtocol } from '../replacement.protocol.ts';
import { type ReplacementActions, ReplacementRow, type Than } from './replacement-row.tsx';
import { replacementWords } from './replacement-words.ts';

const SHOWN = 5;

export default function ReplacementsOf({
  partId,
  than,
  actions,
}: {
  partId: number;
  than?: Than | undefined;
  actions?: ReplacementActions;
}) {
  const say = useWords(replacementWords);
  const { reply: loaded, error, again, busy } = useCall(replacementProtocol.ofPart, { partId });
  if (error) return <ErrorState text={error} onRetry={again} />;
  if (!loaded || busy) return <SkeletonText lines={6} />;
  const { part, offer, replacements } = loaded;
  const number = encodeURIComponent(part.partNo);
  if (replacements.length === 0) {
    return (
      <EmptyState
        compact
        title={say.noneFound}
        text={say.noneFoundText}
        action={
          <Button size="sm" to={`/prototype/replacement/search?tab=suggest&ofPartNo=${number}`}>
            {say.tabSuggest}
          </Button>
        }
      />
    );
  }
  return (
    <div className="-mx-4">
      <ul className="divide-y divide-line">
        {replacements.slice(0, SHOWN).map((one) => (
          <li key={one.part.partId}>
            <ReplacementRow replacement={one} of={{ part, offer }} than={than} actions={actions} />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-4 border-t border-line px-4 pt-3">
        <Button variant="link" to={`/prototype/replacement/list?partNo=${number}`}>
          {replacements.length > SHOWN ? say.more : say.seeAll}
        </Button>
        <Button variant="link" to={`/prototype/replacement/search?tab=suggest&ofPartNo=${number}`}>
          {say.tabSuggest}
        </Button>
        {offer ? (
          <Button variant="link" to={`/prototype/optimize/index?productId=${offer.productId}`}>
            {say.optimise}
          </Button>
        ) : null}
      </p>
    </div>
  );
}
