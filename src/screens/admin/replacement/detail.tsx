// One replacement pair: what was suggested beside what the rules say, the files, the decision.

import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useRevalidator } from 'react-router';
import { call, newRequestId } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { LoadError } from '#kit/ui/load-error.tsx';
import { ReasonDialog } from '#kit/ui/reason-dialog.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { StickyBar } from '#kit/ui/sticky-bar.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { Timeline } from '#kit/ui/timeline.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { evidenceWords, pairStatus } from '#mall/replacement/pair-status.ts';
import { ReasonTable } from '#mall/replacement/parts/reason-table.tsx';
import { GradeTag, PartName } from '#mall/replacement/parts/replacement-row.tsx';
import { replacementProtocol as protocol } from '#mall/replacement/replacement.protocol.ts';
import { adminWords } from '../admin-words.ts';
import { PaperWall } from '../paper-wall.tsx';
import { pairReviewWords } from './pair-review-words.ts';
import { PublishDialog } from './publish-dialog.tsx';

type Loaded = ReplyOf<typeof protocol.adminDetail>;

export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Promise<Loaded> =>
  call(protocol.adminDetail, { pairId: new URL(request.url).searchParams.get('pairId') || '0' });

export default function AdminReplacementDetail() {
  const one = useLoaderData<Loaded>();
  const say = useWords(pairReviewWords);
  const sayAdmin = useWords(adminWords);
  const language = useLanguage();
  const title = `${one.of.partNo} → ${one.by.partNo}`;
  const pins =
    one.isPinEqual === true ? say.pinsEqual : one.isPinEqual === false ? say.pinsDifferent : say.pinsUnknown;
  return (
    <>
      <ConsoleHead
        title={
          <span className="flex min-w-0 flex-wrap items-center gap-3">
            <span className="num wrap-anywhere">{title}</span>
            <Tag dot tone={pairStatus[one.state].tone}>
              {one.stateName}
            </Tag>
          </span>
        }
        tab={`${title} · ${sayAdmin.console}`}
        before={
          <Link
            to="/admin/replacement/list"
            className="mb-2 inline-flex items-center gap-1 text-13 text-secondary hover:text-brand"
          >
            <ArrowLeft size={14} aria-hidden="true" />
            {say.backToList}
          </Link>
        }
      />
      {one.isOwn ? <FormError className="mb-3">{say.ownOne}</FormError> : null}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="min-w-0 space-y-4">
          <Card title={say.said}>
            <div className="mb-4 grid gap-3 sm:grid-cols-2">
              <PartName part={one.of} />
              <PartName part={one.by} />
            </div>
            <Descriptions
              columns={2}
              items={[
                { label: say.suggester, value: one.memberName || say.byMall },
                { label: sayAdmin.handedIn, value: showMoment(one.createdAt) },
                { label: say.kindOfEvidence, value: evidenceWords[one.evidence][language] },
                { label: say.pins, value: pins },
                {
                  label: say.statement,
                  value: <span className="whitespace-pre-line wrap-anywhere">{one.statement}</span>,
                  wide: true,
                },
                ...(one.reason ? [{ label: say.reason, value: one.reason, wide: true }] : []),
              ]}
            />
            <Steps key={one.version} one={one} />
          </Card>
          <Card title={say.files}>
            {one.files.length > 0 ? (
              <PaperWall papers={one.files} />
            ) : (
              <p className="text-13 text-hint">{say.noFiles}</p>
            )}
          </Card>
        </div>
        <div className="min-w-0 space-y-4">
          <Card
            flush
            title={say.compared}
            actions={
              one.grade === null ? <Tag tone="refused">{say.noGrade}</Tag> : <GradeTag grade={one.grade} />
            }
          >
            {one.grade === null ? <FormError className="m-4">{say.noGradeNote}</FormError> : null}
            <ReasonTable reasons={one.reasons} of={one.of.partNo} by={one.by.partNo} />
          </Card>
          <Card title={say.history}>
            <Timeline
              entries={one.log.toReversed().map((step) => ({
                key: step.logId,
                title: step.title,
                time: showMoment(step.createdAt),
                actor: step.actorName || say.byMall,
                text: step.reason || undefined,
              }))}
            />
          </Card>
        </div>
      </div>
    </>
  );
}

/** What the server lets this reviewer do. Mount it anew for each version. */
function Steps({ one }: { one: Loaded }) {
  const say = useWords(pairReviewWords);
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState<'publish' | 'reject' | 'retire'>();
  const { busy, run } = useAct({ rereads: true });
  const { pairId, version, allowedActions } = one;
  if (allowedActions.length === 0) return null;
  const done = () => {
    toast.show({ text: say.done });
    void revalidate();
  };
  const take = () => run(() => call(protocol.take, { pairId, version }));
  return (
    <StickyBar className="mt-4 flex-wrap">
      {allowedActions.includes('take') ? (
        <>
          <Button variant="primary" busy={busy} onClick={() => void take()}>
            {say.take}
          </Button>
          <span className="text-12 text-hint">{say.takeNote}</span>
        </>
      ) : null}
      {allowedActions.includes('publish') ? (
        <Button variant="primary" onClick={() => setAsking('publish')}>
          {say.publish}
        </Button>
      ) : null}
      {allowedActions.includes('reject') ? (
        <Button variant="danger" onClick={() => setAsking('reject')}>
          {say.reject}
        </Button>
      ) : null}
      {allowedActions.includes('retire') ? (
        <Button variant="danger" onClick={() => setAsking('retire')}>
          {say.retire}
        </Button>
      ) : null}
      {asking === 'publish' ? (
        <PublishDialog
          evidence={one.evidence}
          isPinEqual={one.isPinEqual}
          onClose={() => setAsking(undefined)}
          onConfirm={async (wish) => {
            await call(protocol.publish, { pairId, version, ...wish, requestId: newRequestId() });
            done();
          }}
        />
      ) : null}
      {asking === 'reject' ? (
        <ReasonDialog
          tone="danger"
          title={say.rejectTitle}
          hint={say.rejectHint}
          confirmLabel={say.reject}
          usual={[say.reasonSheets, say.reasonThin]}
          onClose={() => setAsking(undefined)}
          onConfirm={async (reason) => {
            await call(protocol.reject, { pairId, version, reason });
            done();
          }}
        />
      ) : null}
      {asking === 'retire' ? (
        <ReasonDialog
          tone="danger"
          title={say.retireTitle}
          text={say.retireText}
          hint={say.rejectHint}
          confirmLabel={say.retire}
          usual={[say.reasonEnded, say.reasonSheets]}
          onClose={() => setAsking(undefined)}
          onConfirm={async (reason) => {
            await call(protocol.retire, { pairId, version, reason });
            done();
          }}
        />
      ) : null}
    </StickyBar>
  );
}

/** What does not exist leads back to the list. */
export function ErrorBoundary() {
  const say = useWords(pairReviewWords);
  return <LoadError action={<Button to="/admin/replacement/list">{say.backToList}</Button>} />;
}

export const HydrateFallback = () => (
  <Card>
    <SkeletonText lines={12} />
  </Card>
);
