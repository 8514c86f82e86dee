// My turn: everything that waits for me in approvals, inquiries, quotations and contracts.
import { useEffect } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { approvalWords } from '#mall/approval/parts/approval-words.ts';
import { readTurnKind, TurnList } from '#mall/approval/parts/turn-list.tsx';
import { sessionNow } from '#mall/login/parts/session.ts';
import { titled } from '../storefront/seo.ts';
import { loadTurns } from './home/load-turns.ts';
import { keepTurnCount } from './home/turn-count.ts';

export const meta = titled(approvalWords.turns);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const kind = readTurnKind(new URL(request.url).searchParams);
  return {
    kind,
    gathered: await loadTurns(sessionNow().member),
    now: Date.now(),
  };
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

export const HydrateFallback = waitingPage('h-8 w-40', 8);

export { ErrorBoundary } from './member-failed.tsx';
