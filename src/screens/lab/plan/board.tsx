// The planner's board of a laboratory.
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { benchProtocol } from '#mall/bench/bench.protocol.ts';
import { benchWords } from '#mall/bench/parts/bench-words.ts';
import { GroupChoice, PlanBoard } from '#mall/bench/parts/plan-board.tsx';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const from = searchParams.get('from') || undefined;
  const groupId = searchParams.get('groupId') || undefined;
  return call(benchProtocol.board, { from, groupId } as never);
}

export default function BoardScreen() {
  const say = useWords(benchWords);
  const board = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useSearchParams();
  const groupId = asked.get('groupId') ?? '';
  const ask = (change: { from?: string; groupId?: string }) => {
    const next = new URLSearchParams(asked);
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setAsked(next);
  };
  return (
    <>
      <ConsoleHead title={say.title} tab={`${say.title} · ${say.console}`}>
        <GroupChoice groups={board.allGroups} value={groupId} onChange={(to) => ask({ groupId: to })} />
      </ConsoleHead>
      <PlanBoard board={board} onAsk={ask} onChanged={() => void revalidate()} />
    </>
  );
}

export const HydrateFallback = () => <SkeletonText lines={12} />;
