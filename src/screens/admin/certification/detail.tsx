// One certification to review: what was written beside the papers, remarks per field, the decision.
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
import { certificationProtocol as protocol } from '#mall/company/certification.protocol.ts';
import { certificationStatus, enterpriseStatus } from '#mall/company/certification-status.ts';
import { certificationFacts, changedFacts } from '#mall/company/parts/certification-facts.ts';
import { ReviewHistory } from '#mall/company/parts/certification-history.tsx';
import { certificationWords } from '#mall/company/parts/certification-words.ts';
import { adminWords } from '../admin-words.ts';
import { Decision, HiddenId } from '../decision.tsx';
import { PaperWall } from '../paper-wall.tsx';
import { reviewWords } from '../review-words.ts';

type Loaded = ReplyOf<typeof protocol.adminDetail>;

export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Promise<Loaded> =>
  call(protocol.adminDetail, { certSn: new URL(request.url).searchParams.get('certSn') || '0' });

export default function AdminCertificationDetail() {
  const one = useLoaderData<Loaded>();
  const say = useWords(reviewWords);
  const sayAdmin = useWords(adminWords);
  const sayFacts = useWords(certificationWords);
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const { certSn, version, data, enterprise, allowedActions } = one;
  const may = (action: (typeof allowedActions)[number]) => allowedActions.includes(action);
  const before = one.isChange && one.state !== 'APPROVED' ? enterprise?.data : undefined;
  const idNumber = (
    <HiddenId
      key={version}
      masked={data.legalIdMasked}
      reveal={async () => (await call(protocol.reveal, { certSn })).legalIdNumber}
    />
  );
  return (
    <>
      <ConsoleHead
        title={
          <span className="flex flex-wrap items-center gap-3">
            {data.companyName}
            <Tag dot tone={certificationStatus[one.state].tone}>
              {one.stateName}
            </Tag>
            {one.isChange ? <Tag>{say.kindChange}</Tag> : null}
            {one.isAppeal ? <Tag tone="waiting">{say.kindAppeal}</Tag> : null}
          </span>
        }
        tab={`${data.companyName} · ${sayAdmin.console}`}
        before={
          <Link
            to="/admin/certification/list"
            className="mb-2 inline-flex items-center gap-1 text-13 text-secondary hover:text-brand"
          >
            <ArrowLeft size={14} aria-hidden="true" />
            {say.backToList}
          </Link>
        }
      />
      <div className="mb-3 space-y-2">
        {one.isOwn ? <FormError>{say.ownOne}</FormError> : null}
        {one.holder ? <FormError>{say.holder(one.holder)}</FormError> : null}
        {one.rivals.length > 0 ? (
          <FormError>
            {say.rivals(one.rivals.map((rival) => `${rival.certSn} ${rival.memberName}`).join(', '))}
          </FormError>
        ) : null}
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <Card title={say.application}>
          <Descriptions
            columns={2}
            className="mb-3"
            items={[
              { label: say.member, value: `${one.memberName} (${one.memberId})` },
              { label: say.mobile, value: one.mobile },
              { label: say.submittedAt, value: showMoment(one.submittedAt) },
              { label: certSn, value: say.nth(one.submissions) },
              ...(enterprise
                ? [
                    {
                      label: say.certified,
                      value: `${enterpriseStatus[enterprise.state][language]}${enterprise.isTrusted ? ` · ${say.trusted}` : ''}`,
                    },
                  ]
                : []),
            ]}
          />
          {before ? <p className="mb-2 text-12 text-brand">{say.changedMarked}</p> : null}
          <Decision
            key={version}
            rows={certificationFacts(data, sayFacts, language, idNumber)}
            marked={before ? changedFacts(before, data) : undefined}
            remarks={one.remarks}
            approveText={
              one.isChange ? say.approveChange(data.companyName) : say.approveCompany(data.companyName)
            }
            onApprove={
              may('approve')
                ? () => call(protocol.approve, { certSn, version, requestId: newRequestId() })
                : undefined
            }
            onSendBack={
              may('sendBack') ? (remarks) => call(protocol.sendBack, { certSn, version, remarks }) : undefined
            }
            steps={
              may('revoke') && enterprise
                ? [
                    {
                      key: 'revoke',
                      label: say.revoke,
                      title: say.revokeTitle,
                      text: say.revokeText,
                      usual: [say.reasonExpired, say.reasonForged],
                      run: (reason) =>
                        call(protocol.revoke, { enterpriseId: enterprise.enterpriseId, reason }),
                    },
                    {
                      key: 'trust',
                      isGentle: !enterprise.isTrusted,
                      label: enterprise.isTrusted ? say.distrust : say.trust,
                      title: enterprise.isTrusted ? say.distrustTitle : say.trustTitle,
                      text: enterprise.isTrusted ? say.distrustText : say.trustText,
                      usual: enterprise.isTrusted ? [say.reasonMisuse] : [say.reasonLongTerm],
                      run: (reason) =>
                        call(protocol.trust, {
                          enterpriseId: enterprise.enterpriseId,
                          isTrusted: !enterprise.isTrusted,
                          reason,
                        }),
                    },
                  ]
                : []
            }
            onDone={() => void revalidate()}
          />
        </Card>
        <div className="min-w-0 space-y-4">
          <Card title={say.papers}>
            <PaperWall papers={[data.licenceFile, data.attorneyFile]} />
          </Card>
          <Card title={say.history}>
            <ReviewHistory log={one.log} />
          </Card>
        </div>
      </div>
    </>
  );
}

/** What does not exist leads back to the list. */
export function ErrorBoundary() {
  const say = useWords(reviewWords);
  return <LoadError action={<Button to="/admin/certification/list">{say.backToList}</Button>} />;
}

export const HydrateFallback = () => (
  <Card>
    <SkeletonText lines={12} />
  </Card>
);
