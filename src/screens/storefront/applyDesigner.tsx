// Applying as a certified designer: where it stands, the form with its draft, what was answered.

import { type ReactNode, useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { ReviewSheet } from '#kit/detail/review-sheet.tsx';
import { StepHistory } from '#kit/detail/step-history.tsx';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import type { Step } from '#kit/ui/steps.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import {
  ApplicationHead,
  ApplicationSkeleton,
  useDecisionSoon,
  Withdraw,
} from '#mall/company/parts/application-standing.tsx';
import type { CodeSlot } from '#mall/company/parts/certification-form.tsx';
import { type DesignerStanding, designerProtocol } from '#mall/designer/designer.protocol.ts';
import { applicationStatus, designerStatus } from '#mall/designer/designer-status.ts';
import { designerFacts } from '#mall/designer/parts/designer-facts.ts';
import { DesignerForm } from '#mall/designer/parts/designer-form.tsx';
import { designerWords } from '#mall/designer/parts/designer-words.ts';
import { readMember, useSession } from '#mall/login/parts/session.ts';
import { SmsCodeField } from '#mall/login/parts/sms-code-field.tsx';
import { titled } from './seo.ts';

export const meta = titled(designerWords.title);

export const clientLoader = (): Promise<DesignerStanding> => call(designerProtocol.detail, {});

export default function ApplyDesignerScreen() {
  const standing = useLoaderData<DesignerStanding>();
  const say = useWords(designerWords);
  const { member } = useSession();
  const { revalidate } = useRevalidator();
  const { application, designer, allowedActions, whyNot } = standing;
  const canWrite = allowedActions.includes('submit');
  const isWaiting = application?.state === 'PENDING_ENTERPRISE' || application?.state === 'PENDING_PLATFORM';
  useDecisionSoon(isWaiting);
  const isOutdated = member !== undefined && designer?.state === 'ACTIVE' && member.memberType !== 2;
  useEffect(() => {
    if (isOutdated) void readMember();
  }, [isOutdated]);

  const finish = (text: string) => {
    toast.show({ text });
    void revalidate();
    void readMember();
  };
  const withdraw =
    application && allowedActions.includes('withdraw') && application.submittedAt ? (
      <Withdraw
        withdraw={() => call(designerProtocol.withdraw, { applySn: application.applySn })}
        onDone={() => finish(say.withdrawn)}
      />
    ) : null;
  return (
    <div className="page-width flex min-w-0 flex-col gap-3 py-4">
      <Head standing={standing} />
      {application?.state === 'REVIEW_REJECTED' ? <FormError>{say.sentBackTitle}</FormError> : null}
      {application?.state === 'REJECTED' ? (
        <FormError>{say.rejectedTitle(application.remarks[''] ?? '')}</FormError>
      ) : null}
      {designer && designer.state !== 'REVOKED' && !canWrite ? <Certified standing={standing} /> : null}
      {canWrite ? (
        <DesignerForm
          key={application ? `${application.applySn} ${application.version}` : 'new'}
          standing={standing}
          smsCode={codeField}
          aside={withdraw}
          onDone={(state) =>
            finish(state === 'PENDING_ENTERPRISE' ? say.handedInEnterprise : say.handedInPlatform)
          }
        />
      ) : null}
      {isWaiting && application ? <Waiting standing={standing} actions={withdraw} /> : null}
      {!canWrite && !isWaiting && designer === null && whyNot ? (
        <EmptyState
          className="rounded-card border border-line bg-surface"
          title={say.cannot}
          text={whyNot}
          action={<Button to="/member/index">{say.memberCentre}</Button>}
        />
      ) : null}
      {standing.log.some(({ event }) => event !== 'begin') ? (
        <Card title={say.history}>
          <StepHistory log={standing.log.filter(({ event }) => event !== 'begin')} />
        </Card>
      ) : null}
    </div>
  );
}

const codeField = (slot: CodeSlot) => <SmsCodeField purpose="authen" {...slot} />;

function Head({ standing }: { standing: DesignerStanding }) {
  const say = useWords(designerWords);
  const language = useLanguage();
  const { application, designer, whyNot } = standing;
  const isClosed = !application && !designer && Boolean(whyNot);
  const state = application?.state;
  const isActive = designer?.state === 'ACTIVE' || designer?.state === 'SUSPENDED';
  const asks = !application || application.employment === 'certified' || state === 'PENDING_ENTERPRISE';
  const at = isActive ? 3 : state === 'PENDING_PLATFORM' ? 2 : state === 'PENDING_ENTERPRISE' ? 1 : 0;
  const isBack = state === 'REVIEW_REJECTED' || state === 'REJECTED';
  const step = (place: number): Step['state'] =>
    at > place || isActive ? 'done' : at === place ? (isBack && place === 0 ? 'refused' : 'current') : 'todo';
  const steps: Step[] = [
    { title: say.stepFill, state: step(0) },
    ...(asks
      ? [
          {
            title: say.stepEnterprise,
            state: step(1),
            text: application ? undefined : say.stepEnterpriseWhen,
          },
        ]
      : []),
    { title: say.stepPlatform, state: step(2) },
    {
      title: say.stepDone,
      state: isActive ? 'done' : 'todo',
      time: isActive ? showMoment(designer.since) : '',
    },
  ];
  const status = isActive || !state ? designer && designerStatus[designer.state] : applicationStatus[state];
  return (
    <ApplicationHead
      title={say.title}
      intro={say.intro}
      state={status && { tone: status.tone, name: status[language] }}
      tag={application?.isEndorsed === false && say.notEndorsed}
      steps={isClosed ? undefined : { label: say.steps, list: steps }}
    >
      {application?.goesOnAt ? (
        <p className="mt-3 text-13 text-secondary">{say.goesOn(showMoment(application.goesOnAt))}</p>
      ) : null}
    </ApplicationHead>
  );
}

function Certified({ standing: { designer } }: { standing: DesignerStanding }) {
  const say = useWords(designerWords);
  if (!designer) return null;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <p className="flex flex-wrap items-center gap-2">
            <span className="text-16 font-semibold">{designer.realName}</span>
            <Tag tone="moving">{say.certifiedDesigner}</Tag>
          </p>
          <p className="mt-1 text-13 text-hint">
            {say.employerIs} {designer.employerName ?? say.freelance} · {say.since}{' '}
            {showMoment(designer.since)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button to="/prototype/sample/apply" variant="primary">
            {say.toSamples}
          </Button>
          <Button to="/member/index">{say.memberCentre}</Button>
        </div>
      </div>
    </Card>
  );
}

function Waiting({ standing, actions }: { standing: DesignerStanding; actions: ReactNode }) {
  const say = useWords(designerWords);
  const language = useLanguage();
  if (!standing.application) return null;
  return (
    <Card title={say.waitingTitle} actions={actions}>
      <ReviewSheet rows={designerFacts(standing.application, language)} />
    </Card>
  );
}

export const HydrateFallback = () => <ApplicationSkeleton className="page-width py-4" />;

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';
