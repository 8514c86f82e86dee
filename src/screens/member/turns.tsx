// My turn: everything that waits for me in approvals, inquiries, quotations and contracts.
import { useEffect } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { Card } from '#kit/ui/card.tsx';
import { Skeleton, SkeletonText } from '#kit/ui/skeleton.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { approvalWords } from '#mall/approval/parts/approval-words.ts';
import { readTurnKind, TurnList } from '#mall/approval/parts/turn-list.tsx';
import { sessionNow } from '#mall/login/parts/session.ts';
import { asMember } from '#mall/order/parts/as-member.ts';
import { hiddenMeta, type MetaArgs, siteOf } from '../storefront/seo.ts';
import { loadTurns } from './load-turns.ts';
import { keepTurnCount } from './turn-count.ts';

export const meta = (args: MetaArgs) => hiddenMeta(args, approvalWords.turns[siteOf(args.matches).language]);

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const kind = readTurnKind(new URL(request.url).searchParams);
  return asMember(request, async () => ({
    kind,
    gathered: await loadTurns(sessionNow().member),
    now: Date.now(),
  }));
}

export default function TurnsScreen() {
  const { kind, gathered, now } = useLoaderData<typeof clientLoader>();
  const say = useWords(approvalWords);
  useEffect(() => {
    if (!gathered.isPartial) keepTurnCount(gathered.total);
  }, [gathered]);
  return (
    <div className="flex min-w-0 flex-col gap-3 pb-4">
      <h1 className="text-20 font-semibold">{say.turns}</h1>
      <p className="text-13 text-secondary">{say.turnsText}</p>
      <TurnList kind={kind} gathered={gathered} now={now} />
    </div>
  );
}

export function HydrateFallback() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-8 w-40" />
      <Card>
        <SkeletonText lines={8} />
      </Card>
    </div>
  );
}

export { ErrorBoundary } from './member-failed.tsx';
