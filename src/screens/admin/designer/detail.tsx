// One designer application: what was written beside the papers, remarks per field, the decision; later the designer himself.
import { ArrowLeft } from 'lucide-react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useRevalidator } from 'react-router';
import { call, newRequestId } from '#kit/browser/call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { LoadError } from '#kit/ui/load-error.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { ReviewHistory } from '#mall/company/parts/certification-history.tsx';
import { designerProtocol as protocol } from '#mall/designer/designer.protocol.ts';
import { applicationStatus } from '#mall/designer/designer-status.ts';
import { designerFacts } from '#mall/designer/parts/designer-facts.ts';
import { designerWords } from '#mall/designer/parts/designer-words.ts';
import { adminWords } from '../admin-words.ts';
import { Decision, HiddenId, type ReasonedStep } from '../decision.tsx';
import { PaperWall } from '../paper-wall.tsx';
import { reviewWords } from '../review-words.ts';

type Loaded = ReplyOf<typeof protocol.adminDetail>;

export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Promise<Loaded> =>
  call(protocol.adminDetail, { applySn: new URL(request.url).searchParams.get('applySn') || '0' });

export default function AdminDesignerDetail() {
  const one = useLoaderData<Loaded>();
  const say = useWords(reviewWords);
  const sayAdmin = useWords(adminWords);
  const sayFacts = useWords(designerWords);
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const steps = useSteps(one);
  const { applySn, version, designer, allowedActions } = one;
  const may = (action: (typeof allowedActions)[number]) => allowedActions.includes(action);
  const idNumber = (
    <HiddenId
      key={version}
      masked={one.idMasked}
      reveal={async () => (await call(protocol.reveal, { applySn })).idNumber}
    />
  );
  return (
    <>
      <ConsoleHead
        title={
          <span className="flex flex-wrap items-center gap-3">
            {one.realName}
            <Tag dot tone={applicationStatus[one.state].tone}>
              {one.stateName}
            </Tag>
            {one.isEndorsed === true ? <Tag tone="done">{say.endorsed}</Tag> : null}
            {one.isEndorsed === false ? <Tag tone="waiting">{say.notEndorsed}</Tag> : null}
          </span>
        }
        tab={`${one.realName} · ${sayAdmin.console}`}
        before={
          <Link
            to="/admin/designer/list"
            className="mb-2 inline-flex items-center gap-1 text-13 text-secondary hover:text-brand"
          >
            <ArrowLeft size={14} aria-hidden="true" />
            {say.backToList}
          </Link>
        }
      />
      <div className="mb-3 space-y-2">
        {one.isOwn ? <FormError>{say.ownOne}</FormError> : null}
        {one.state === 'PENDING_ENTERPRISE' ? <FormError>{say.withEmployer}</FormError> : null}
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <Card title={say.application}>
          <Descriptions
            columns={2}
            className="mb-3"
            items={[
              { label: say.member, value: one.memberName },
              { label: say.submittedAt, value: showMoment(one.submittedAt) },
              ...(designer ? [{ label: say.designer, value: designer.stateName }] : []),
            ]}
          />
          <Decision
            key={version}
            rows={designerFacts(one, sayFacts, language, idNumber)}
            remarks={one.remarks}
            approveText={say.approveDesigner(one.realName)}
            onApprove={
              may('approve')
                ? () => call(protocol.approve, { applySn, version, requestId: newRequestId() })
                : undefined
            }
            onSendBack={
              may('sendBack')
                ? (remarks) => call(protocol.sendBack, { applySn, version, remarks })
                : undefined
            }
            steps={steps}
            onDone={() => void revalidate()}
          />
        </Card>
        <div className="min-w-0 space-y-4">
          <Card title={say.papers}>
            <PaperWall papers={[...one.certificates, ...one.workProofs]} />
          </Card>
          <Card title={say.history}>
            <ReviewHistory log={one.log.filter(({ event }) => event !== 'begin')} />
          </Card>
        </div>
      </div>
    </>
  );
}

/** What else the platform may do with this application or its designer. */
function useSteps({ applySn, version, designer, allowedActions }: Loaded): ReasonedStep[] {
  const say = useWords(reviewWords);
  const memberId = designer?.memberId ?? 0;
  const all: Record<'refuse' | 'suspend' | 'resume' | 'revoke', ReasonedStep> = {
    refuse: {
      key: 'refuse',
      label: say.refuse,
      title: say.refuseTitle,
      text: say.refuseText,
      usual: [say.reasonFraud, say.reasonNotDesigner],
      run: (reason) => call(protocol.refuse, { applySn, version, reason }),
    },
    suspend: {
      key: 'suspend',
      label: say.suspend,
      title: say.suspendTitle,
      text: say.suspendText,
      usual: [say.reasonNoFeedback, say.reasonMisuse],
      run: (reason) => call(protocol.suspend, { memberId, reason }),
    },
    resume: {
      key: 'resume',
      label: say.resume,
      title: say.resumeTitle,
      usual: [],
      run: (reason) => call(protocol.resume, { memberId, reason }),
    },
    revoke: {
      key: 'revoke',
      label: say.revokeDesigner,
      title: say.revokeDesignerTitle,
      text: say.revokeDesignerText,
      usual: [say.reasonMisuse, say.reasonFraud],
      run: (reason) => call(protocol.revoke, { memberId, reason }),
    },
  };
  return allowedActions.flatMap((action) =>
    action === 'approve' || action === 'sendBack' ? [] : [all[action]],
  );
}

/** What does not exist leads back to the list. */
export function ErrorBoundary() {
  const say = useWords(reviewWords);
  return <LoadError action={<Button to="/admin/designer/list">{say.backToList}</Button>} />;
}

export const HydrateFallback = () => (
  <Card>
    <SkeletonText lines={12} />
  </Card>
);
