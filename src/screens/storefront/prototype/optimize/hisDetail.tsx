// One selection: the ranking with its scores taken apart, who was left out and why, what has changed since the last time.

import { Printer } from 'lucide-react';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { loadFailed } from '#kit/ui/load-error.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { inPage, waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { optimiseProtocol, type RunReply } from '#mall/optimise/optimise.protocol.ts';
import { DifferenceTable } from '#mall/optimise/parts/difference-table.tsx';
import { optimiseWords } from '#mall/optimise/parts/optimise-words.ts';
import { runStatus } from '#mall/optimise/run-status.ts';
import { titled } from '../../seo.ts';
import { ExcludedCard } from './excluded-card.tsx';
import { asDesigner, NotForYou, OptimisePage } from './for-designers.tsx';
import { RankingCard } from './ranking-card.tsx';
import { SaveDialog } from './save-dialog.tsx';
import { SelectionCard } from './selection-card.tsx';

export const meta = titled(optimiseWords.optimise);

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  asDesigner(() =>
    call(optimiseProtocol.detail, { runId: new URL(request.url).searchParams.get('runId') || '0' }),
  );

export default function OptimiseDetail() {
  const { loaded, refused } = useLoaderData<typeof clientLoader>();
  if (refused !== undefined) return <NotForYou sentence={refused} />;
  return <Detail key={loaded.runId} run={loaded} />;
}

function Detail({ run }: { run: RunReply }) {
  const say = useWords(optimiseWords);
  const { differences } = run;
  return (
    <OptimisePage
      title={
        <>
          <span className="wrap-anywhere">{run.name}</span>
          <Tag dot tone={runStatus[run.state].tone}>
            {run.stateName}
          </Tag>
        </>
      }
      text={
        <span className="num">
          {say.createdAt} {showMoment(run.createdAt)}
          {run.forgottenAt ? ` · ${say.forgottenAt(showMoment(run.forgottenAt).slice(0, 10))}` : ''} ·{' '}
          <span title={say.dataVersionHint}>
            {say.dataVersion} {run.dataVersion}
          </span>
        </span>
      }
      actions={<Actions run={run} />}
    >
      {differences ? (
        <Card
          flush
          title={say.differences}
          actions={
            run.parentRunId === null ? null : (
              <Button variant="link" size="sm" to={`/prototype/optimize/hisDetail?runId=${run.parentRunId}`}>
                {say.seeParent}
              </Button>
            )
          }
        >
          {differences.length === 0 ? (
            <EmptyState compact title={say.noDifferences} />
          ) : (
            <DifferenceTable differences={differences} />
          )}
        </Card>
      ) : null}
      <SelectionCard run={run} />
      <RankingCard run={run} />
      <ExcludedCard run={run} />
    </OptimisePage>
  );
}

/** What the server lets the designer do. */
function Actions({ run }: { run: RunReply }) {
  const say = useWords(optimiseWords);
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'save' | 'discard'>();
  const { busy, run: act } = useAct();
  const { runId, allowedActions } = run;
  const maySave = allowedActions.includes('save') || allowedActions.includes('rename');

  const repeat = () =>
    act(async (requestId) => {
      const again = await call(optimiseProtocol.rerun, { runId, requestId });
      await navigate(`/prototype/optimize/hisDetail?runId=${again.runId}`);
    });

  return (
    <>
      <Button size="sm" to="/prototype/optimize/history">
        {say.history}
      </Button>
      <Button size="sm" icon={<Printer size={14} aria-hidden="true" />} onClick={() => window.print()}>
        {say.print}
      </Button>
      {allowedActions.includes('discard') ? (
        <Button size="sm" onClick={() => setAsking('discard')}>
          {say.discard}
        </Button>
      ) : null}
      <Button size="sm" to={`/prototype/optimize/index?runId=${runId}`}>
        {say.edit}
      </Button>
      {allowedActions.includes('rerun') ? (
        <Button size="sm" busy={busy} onClick={() => void repeat()}>
          {say.rerun}
        </Button>
      ) : null}
      {maySave ? (
        <Button
          size="sm"
          variant={allowedActions.includes('save') ? 'primary' : 'outline'}
          onClick={() => setAsking('save')}
        >
          {allowedActions.includes('save') ? say.save : say.rename}
        </Button>
      ) : null}
      {asking === 'save' ? <SaveDialog run={run} onClose={() => setAsking(undefined)} /> : null}
      {asking === 'discard' ? (
        <ConfirmDialog
          open
          tone="danger"
          onOpenChange={() => setAsking(undefined)}
          title={say.discardTitle}
          text={say.discardText}
          confirmLabel={say.discard}
          onConfirm={async () => {
            await call(optimiseProtocol.discard, { runId });
            toast.show({ text: say.discarded });
            await navigate('/prototype/optimize/history', { replace: true });
          }}
        />
      ) : null}
    </>
  );
}

/** What does not exist leads back to the list. */
export const ErrorBoundary = inPage(loadFailed(['/prototype/optimize/history', optimiseWords.backToHistory]));

export const HydrateFallback = inPage(waitingPage(12));
