// Risks of parts with what could stand in, and what to do about each: replace everywhere, snooze, accept.

import { useState } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import { call, newRequestId } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { withQuery } from '#kit/browser/with-query.ts';
import { ActionButtons, type DetailActions } from '#kit/detail/detail-actions.tsx';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { ListPages } from '#kit/ui/pagination.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { projectProtocol, type Risk, type RiskAlternate } from '../project.protocol.ts';
import { RISK_STATES, type RiskState } from '../project-process.ts';
import { riskStatus, severityNames } from '../project-status.ts';
import { Alternate } from './alternate.tsx';
import { OtherPart } from './other-part.tsx';
import { projectWords } from './project-words.ts';

type Reply = ReplyOf<typeof projectProtocol.risks>;
type Done = ReplyOf<typeof projectProtocol.replacePart>['list'];

/** @param showsProject names the project of each, for lists over several */
export function RiskList({
  reply: { list, counts, pagination, watchedAt },
  state,
  showsProject,
}: {
  reply: Reply;
  state: RiskState;
  showsProject?: boolean;
}) {
  const say = useWords(projectWords);
  const language = useLanguage();
  const { search } = useLocation();
  const [done, setDone] = useState<Done>();
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-3 p-4">
        <LinkTabs
          look="segment"
          label={say.riskStates}
          current={state}
          className="max-w-full overflow-x-auto scrollbar-none"
          tabs={RISK_STATES.map((one) => ({
            key: one,
            text: riskStatus[one][language],
            to: withQuery(search, { risk: one === 'OPEN' ? undefined : one }),
            count: counts[one] ?? 0,
          }))}
        />
        {watchedAt ? <span className="text-12 text-hint">{say.watchedAt(showMoment(watchedAt))}</span> : null}
      </div>
      {done ? <Replaced done={done} onUndone={() => setDone(undefined)} /> : null}
      {list.length === 0 ? (
        <EmptyState title={say.noRisks} text={say.noRisksText} />
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {list.map((risk) => (
            <RiskItem key={risk.riskId} risk={risk} showsProject={showsProject} onReplaced={setDone} />
          ))}
        </ul>
      )}
      <ListPages className="p-4" pagination={pagination} />
    </div>
  );
}

/** What was replaced a moment ago, and the way back. */
function Replaced({ done, onUndone }: { done: Done; onUndone: () => void }) {
  const say = useWords(projectWords);
  const { busy, run } = useAct({ rereads: true });
  const undo = () =>
    run(
      async () => {
        for (const { projectId, formerVersion } of done) {
          await call(projectProtocol.goBack, { projectId, bomVersion: formerVersion });
        }
        onUndone();
      },
      { done: say.undone },
    );
  const lines = done.reduce((sum, one) => sum + one.lines, 0);
  return (
    <div role="status" className="mx-4 mb-4 rounded-control bg-done-wash px-3 py-2 text-13">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span>{say.replaced(done.length, lines)}</span>
        <Button size="sm" busy={busy} onClick={() => void undo()}>
          {say.undo}
        </Button>
      </div>
      <ul className="mt-1 text-secondary">
        {done.map((one) => (
          <li key={one.projectId} className="break-words">
            {one.projectName}: V{one.formerVersion} → V{one.bomVersion}
          </li>
        ))}
      </ul>
    </div>
  );
}

function RiskItem({
  risk,
  showsProject,
  onReplaced,
}: {
  risk: Risk;
  showsProject?: boolean;
  onReplaced: (done: Done) => void;
}) {
  const say = useWords(projectWords);
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [by, setBy] = useState<Pick<RiskAlternate, 'partId' | 'partNo'>>();
  const { allowedActions: may, riskId, version } = risk;
  const move = (action: 'snooze' | 'reopen' | 'accept', reason?: string) =>
    call(projectProtocol.moveRisk, { riskId, version, action, reason });
  const actions: DetailActions = {
    otherPart: {
      label: say.otherPart,
      needs: 'replacePart',
      ask: 'window',
      tone: 'outline',
      window: ({ close }) => (
        <OtherPart
          risk={risk}
          onClose={close}
          onChoose={(part) => {
            close();
            setBy(part);
          }}
        />
      ),
    },
    snooze: {
      label: say.snooze,
      ask: 'now',
      tone: 'outline',
      done: say.snoozed,
      run: () => move('snooze'),
    },
    accept: {
      label: say.accept,
      ask: 'reason',
      tone: 'outline',
      title: say.acceptTitle,
      text: say.acceptText,
      usual: [say.reasonStocked, say.reasonEnding],
      done: say.accepted,
      run: ({ reason }) => move('accept', reason),
    },
    reopen: {
      label: say.reopen,
      ask: 'now',
      tone: 'outline',
      done: say.reopened,
      run: () => move('reopen'),
    },
  };

  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Tag tone={severityNames[risk.severity].tone}>
          {risk.kindName} · {severityNames[risk.severity][language]}
        </Tag>
        <span className="num font-semibold break-all">{risk.partNo}</span>
        <span className="text-13 text-hint">{risk.brandName}</span>
        {showsProject ? (
          <Link
            to={`/member/project/detail?projectId=${risk.projectId}&tab=risks`}
            className="min-w-0 break-words text-13 text-brand hover:underline"
          >
            {risk.projectName}
          </Link>
        ) : null}
      </div>
      <p className="text-13">
        {risk.text}
        <span className="ml-2 text-hint">{say.since(showMoment(risk.since))}</span>
        {risk.snoozedUntil ? (
          <span className="ml-2 text-hint">{say.until(showMoment(risk.snoozedUntil))}</span>
        ) : null}
        {risk.reason ? <span className="ml-2 text-secondary">“{risk.reason}”</span> : null}
      </p>
      {risk.state === 'CLEARED' ? null : (
        <div className="text-13">
          <span className="text-hint">{say.alternates}</span>
          {risk.alternates.length === 0 ? <span className="ml-2 text-hint">{say.noAlternates}</span> : null}
          <ul className="mt-1 flex flex-col gap-1">
            {risk.alternates.map((one) => (
              <li key={one.partId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Alternate alternate={one} />
                {may.includes('replacePart') ? (
                  <Button size="sm" onClick={() => setBy(one)}>
                    {say.replaceAll}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        <ActionButtons size="sm" actions={actions} allowed={may} />
      </div>
      {by ? (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setBy(undefined)}
          title={say.replaceTitle(risk.partNo, by.partNo)}
          text={say.replaceText}
          confirmLabel={say.replaceAll}
          onConfirm={async () => {
            const { list } = await call(projectProtocol.replacePart, {
              partId: risk.partId,
              byPartId: by.partId,
              requestId: newRequestId(),
            });
            onReplaced(list);
            await revalidate();
          }}
        />
      ) : null}
    </li>
  );
}
