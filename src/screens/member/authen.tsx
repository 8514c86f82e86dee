// Enterprise certification: where it stands, what was certified, the form to hand in, change or mend it.

import { useEffect, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { ReviewSheet } from '#kit/detail/review-sheet.tsx';
import { StepHistory } from '#kit/detail/step-history.tsx';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import type { Step } from '#kit/ui/steps.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type CertificationStanding, certificationProtocol } from '#mall/company/certification.protocol.ts';
import { certificationStatus, enterpriseStatus } from '#mall/company/certification-status.ts';
import {
  ApplicationHead,
  ApplicationSkeleton,
  useDecisionSoon,
  Withdraw,
} from '#mall/company/parts/application-standing.tsx';
import { certificationFacts, changedFacts } from '#mall/company/parts/certification-facts.ts';
import { CertificationForm, type CodeSlot } from '#mall/company/parts/certification-form.tsx';
import { certificationWords } from '#mall/company/parts/certification-words.ts';
import { readMember, useSession } from '#mall/login/parts/session.ts';
import { SmsCodeField } from '#mall/login/parts/sms-code-field.tsx';
import { titled } from '../storefront/seo.ts';

export const meta = titled(certificationWords.certifyCompany);

export const clientLoader = (): Promise<CertificationStanding> => call(certificationProtocol.detail, {});

export default function AuthenScreen() {
  const standing = useLoaderData<CertificationStanding>();
  const say = useWords(certificationWords);
  const { member } = useSession();
  const { revalidate } = useRevalidator();
  const [isChanging, setChanging] = useState(false);
  const { application, enterprise, allowedActions } = standing;
  const isWaiting = application?.state === 'PENDING_REVIEW';
  useDecisionSoon(isWaiting);
  const isOutdated = member !== undefined && (member.memberType === 3) !== (enterprise !== null);
  useEffect(() => {
    if (isOutdated) void readMember();
  }, [isOutdated]);

  const finish = (text: string) => {
    setChanging(false);
    toast.show({ text });
    void revalidate();
    void readMember();
  };
  const isBack = allowedActions.includes('resubmit') && application !== null;
  const isNew = allowedActions.includes('submit');
  return (
    <div className="flex min-w-0 flex-col gap-3 pb-4">
      <Head standing={standing} />
      <Notices standing={standing} />
      {member && isNew ? (
        <CertificationForm
          key="submit"
          memberId={member.memberId}
          act={{ kind: 'submit' }}
          data={application?.data}
          smsCode={codeField}
          submissionsLeft={standing.submissionsLeft}
          submitLabel={say.handIn}
          onDone={() => finish(say.handedIn)}
        />
      ) : null}
      {member && isBack ? (
        <CertificationForm
          key={`${application.certSn} ${application.version}`}
          memberId={member.memberId}
          act={{ kind: 'resubmit', certSn: application.certSn }}
          data={application.data}
          remarks={application.remarks}
          smsCode={codeField}
          submissionsLeft={standing.submissionsLeft}
          submitLabel={say.submitAgain}
          aside={
            <Withdraw
              withdraw={() => call(certificationProtocol.withdraw, { certSn: application.certSn })}
              onDone={() => finish(say.withdrawn)}
            />
          }
          onDone={() => finish(say.handedIn)}
        />
      ) : null}
      {isWaiting ? <Waiting standing={standing} onWithdrawn={() => finish(say.withdrawn)} /> : null}
      {enterprise && member && isChanging && allowedActions.includes('change') ? (
        <CertificationForm
          key="change"
          memberId={member.memberId}
          act={{ kind: 'change' }}
          data={enterprise.data}
          smsCode={codeField}
          submissionsLeft={standing.submissionsLeft}
          submitLabel={say.submitChange}
          aside={<Button onClick={() => setChanging(false)}>{say.cancelChange}</Button>}
          onDone={() => finish(say.changeHandedIn)}
        />
      ) : enterprise && !isBack ? (
        <Certified
          standing={standing}
          onChange={allowedActions.includes('change') ? () => setChanging(true) : undefined}
        />
      ) : null}
      {standing.log.length > 0 ? (
        <Card title={say.history}>
          <StepHistory log={standing.log} />
        </Card>
      ) : null}
    </div>
  );
}

const codeField = (slot: CodeSlot) => <SmsCodeField purpose="authen" {...slot} />;

function Head({ standing }: { standing: CertificationStanding }) {
  const say = useWords(certificationWords);
  const { state, stateName, application, enterprise } = standing;
  const status = { ...certificationStatus, ...enterpriseStatus, UNSUBMITTED: { tone: 'neutral' as const } };
  const isDone = enterprise !== null;
  const isWaiting = !isDone && state === 'PENDING_REVIEW';
  const isBack = !isDone && state === 'REVIEW_REJECTED';
  const steps: Step[] = [
    {
      title: say.stepFill,
      state: isDone || isWaiting ? 'done' : isBack ? 'refused' : 'current',
      time: isWaiting ? showMoment(application?.submittedAt) : undefined,
    },
    {
      title: say.stepReview,
      state: isDone ? 'done' : isWaiting ? 'current' : 'todo',
      text: isWaiting ? say.reviewTime : undefined,
    },
    {
      title: say.stepDone,
      state: isDone ? 'done' : 'todo',
      time: isDone ? showMoment(enterprise.certifiedAt) : undefined,
    },
  ];
  return (
    <ApplicationHead
      title={say.certifyCompany}
      intro={say.intro}
      state={{ tone: status[state].tone, name: stateName }}
      steps={{ label: say.steps, list: steps }}
    />
  );
}

function Notices({ standing }: { standing: CertificationStanding }) {
  const say = useWords(certificationWords);
  const { enterprise, application, mayApplyFrom } = standing;
  const daysLeft = enterprise?.licenceDaysLeft;
  return (
    <>
      {mayApplyFrom ? <FormError>{say.revokedText(showMoment(mayApplyFrom).slice(0, 10))}</FormError> : null}
      {enterprise?.state === 'EXPIRED' ? <FormError>{say.expiredText}</FormError> : null}
      {enterprise?.state === 'CERTIFIED' && typeof daysLeft === 'number' && daysLeft <= 30 ? (
        <FormError>{say.licenceSoon(daysLeft)}</FormError>
      ) : null}
      {application?.state === 'REVIEW_REJECTED' ? <FormError>{say.sentBackTitle}</FormError> : null}
    </>
  );
}

/** What was handed in, while it is looked at. */
function Waiting({ standing, onWithdrawn }: { standing: CertificationStanding; onWithdrawn: () => void }) {
  const say = useWords(certificationWords);
  const language = useLanguage();
  const { application, enterprise } = standing;
  if (!application) return null;
  const before = application.isChange ? enterprise?.data : undefined;
  return (
    <Card
      title={say.waiting}
      actions={
        <Withdraw
          withdraw={() => call(certificationProtocol.withdraw, { certSn: application.certSn })}
          onDone={onWithdrawn}
        />
      }
    >
      <p className="mb-2 text-13 text-secondary">{say.waitingText}</p>
      <ReviewSheet
        rows={certificationFacts(application.data, language)}
        marked={before ? changedFacts(before, application.data) : undefined}
      />
    </Card>
  );
}

function Certified({ standing, onChange }: { standing: CertificationStanding; onChange?: () => void }) {
  const say = useWords(certificationWords);
  const language = useLanguage();
  const { enterprise } = standing;
  if (!enterprise) return null;
  return (
    <>
      <Card title={say.nextTitle}>
        <div className="flex flex-wrap gap-2">
          <Button to="/member/subAccount">{say.toSubAccounts}</Button>
          <Button to="/member/desApp/list">{say.toDesApp}</Button>
        </div>
      </Card>
      <Card
        title={say.certifiedData}
        actions={
          onChange ? (
            <Button
              variant={enterprise.state === 'EXPIRED' ? 'primary' : 'outline'}
              size="sm"
              onClick={onChange}
            >
              {enterprise.state === 'EXPIRED' ? say.renew : say.change}
            </Button>
          ) : null
        }
      >
        <ReviewSheet rows={certificationFacts(enterprise.data, language)} />
      </Card>
    </>
  );
}

export const HydrateFallback = () => <ApplicationSkeleton />;

export { ErrorBoundary } from './member-failed.tsx';
