// One inquiry as its purchaser sees it: where it stands and what he may do, the document left, whose turn it is and history right.
import type { ReactNode } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import { withQuery } from '#kit/browser/with-query.ts';
import { type Back, DocumentHead, DocumentNumber } from '#kit/detail/document-head.tsx';
import { StepList } from '#kit/detail/step-history.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { Steps } from '#kit/ui/steps.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { InquiryDetail } from '../inquiry-detail.protocol.ts';
import type { SupplierDetail } from '../invitation.protocol.ts';
import { ApprovalPreview } from './approval-preview.tsx';
import { InquiryActions, InquiryApproval, WaitingAwards } from './inquiry-actions.tsx';
import { InquiryLinesTable } from './inquiry-lines-table.tsx';
import { InquiryQuestions } from './inquiry-questions.tsx';
import { InquiryTermsView } from './inquiry-terms-view.tsx';
import { InquiryVersions } from './inquiry-versions.tsx';
import { inquiryWords } from './inquiry-words.ts';
import { InvitedStores } from './invited-stores.tsx';
import { TimeLeft } from './time-left.tsx';
import { useInquiryStations } from './use-inquiry-stations.ts';
import { inquiryAddress } from './wizard-address.ts';

export interface InquiryPageProps {
  inquiry: InquiryDetail;
  backTo: string;
  /** From the rooms above: what came of it, below the head. */
  quotations?: ReactNode;
  answerOf?: (storeId: number) => ReactNode;
}

export function InquiryPage({ inquiry, backTo, quotations, answerOf }: InquiryPageProps) {
  const say = useWords(inquiryWords);
  const stations = useInquiryStations(inquiry);
  const { inqSn } = inquiry;
  return (
    <InquiryFrame
      inquiry={inquiry}
      back={{ to: backTo, text: say.toList }}
      actions={<InquiryActions inquiry={inquiry} />}
      head={
        <>
          <Steps steps={stations} className="mt-4" />
          <WaitingAwards inquiry={inquiry} />
          {inquiry.turnText || inquiry.closeReason ? (
            <p className="mt-3 border-t border-line pt-3 text-13">
              {inquiry.turnText ? (
                <>
                  <span className="text-hint">{say.next} </span>
                  <span className="text-waiting">{inquiry.turnText}</span>
                </>
              ) : (
                <span className="text-secondary">
                  {say.reason} {inquiry.closeReason}
                </span>
              )}
            </p>
          ) : null}
          {inquiry.problems.length > 0 ? (
            <div className="mt-3 border-t border-line pt-3 text-13">
              <p className="text-hint">{say.problems}</p>
              <ul className="list-inside list-disc">
                {inquiry.problems.map((one) => (
                  <li key={`${one.path} ${one.lineNo}`}>{one.text}</li>
                ))}
              </ul>
            </div>
          ) : null}
          {inquiry.formerInqSn || inquiry.nextInqSn ? (
            <p className="num mt-3 flex flex-wrap gap-x-4 border-t border-line pt-3 text-13">
              <OtherRound name={say.formerRound} inqSn={inquiry.formerInqSn} />
              <OtherRound name={say.laterRound} inqSn={inquiry.nextInqSn} />
            </p>
          ) : null}
        </>
      }
      before={quotations}
      questions={inquiry.versionNo > 0 ? { mayAnswer: inquiry.allowedActions.includes('answer') } : undefined}
      aside={
        <>
          <InvitedStores inquiry={inquiry} answerOf={answerOf} />
          <Card title={say.ours}>
            <Descriptions
              columns={1}
              items={[
                { label: say.author, value: inquiry.authorName },
                {
                  label: say.project,
                  value: inquiry.projectId ? (
                    <Link
                      to={`/member/project/detail?projectId=${inquiry.projectId}`}
                      className="text-brand hover:underline"
                    >
                      {inquiry.projectName || inquiry.projectId}
                    </Link>
                  ) : (
                    ''
                  ),
                },
                { label: say.costCentre, value: inquiry.costCentre },
                { label: say.internalNote, value: inquiry.internalNote },
              ]}
            />
            {inquiry.allowedActions.includes('save') ? (
              <div className="mt-3">
                <ApprovalPreview inqSn={inqSn} version={inquiry.version} />
              </div>
            ) : null}
            <InquiryApproval inquiry={inquiry} />
          </Card>
        </>
      }
    />
  );
}

function OtherRound({ name, inqSn }: { name: string; inqSn: string | null }) {
  if (!inqSn) return null;
  return (
    <span>
      <span className="text-hint">{name} </span>
      <Link to={inquiryAddress(inqSn)} className="text-brand hover:underline">
        {inqSn}
      </Link>
    </span>
  );
}

export interface InquiryFrameProps {
  inquiry: InquiryDetail | SupplierDetail;
  back: Back;
  isSupplier?: boolean;
  actions?: ReactNode;
  /** Below the number, and below all of the head. */
  facts?: ReactNode;
  head?: ReactNode;
  /** Above the lines. */
  before?: ReactNode;
  /** Absent: nobody can have asked anything yet. */
  questions: { mayAsk?: boolean; mayAnswer?: boolean } | undefined;
  aside?: ReactNode;
}

/** What both sides see of an inquiry, each with its own around it. */
export function InquiryFrame(props: InquiryFrameProps) {
  const { inquiry, back, isSupplier, actions, facts, head, before, questions, aside } = props;
  const say = useWords(inquiryWords);
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  const { inqSn } = inquiry;
  return (
    <div className="flex min-w-0 flex-col gap-3 pb-4">
      <DocumentHead
        back={back}
        title={inquiry.title || say.untitled}
        facts={
          <>
            <p className="mt-0.5 text-13">
              <DocumentNumber sn={inqSn} document={inquiry}>
                <Tag>{inquiry.kindName}</Tag>
                <Tag>{inquiry.isSealed ? say.sealed : say.open}</Tag>
                {inquiry.state === 'QUOTING' && inquiry.deadline ? (
                  <TimeLeft until={inquiry.deadline} />
                ) : null}
              </DocumentNumber>
            </p>
            {facts}
          </>
        }
        actions={actions}
      >
        {head}
      </DocumentHead>
      {inquiry.isCurrent === 0 ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-waiting-wash px-4 py-2 text-13 text-waiting">
          {say.showsVersion(inquiry.shownVersionNo)}
          <Button variant="link" to={withQuery(search, { versionNo: undefined })} preventScrollReset>
            {say.toCurrent}
          </Button>
        </p>
      ) : null}
      <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0 space-y-3">
          {before}
          <Card
            flush
            title={
              <>
                {say.lines}{' '}
                <span className="num text-13 font-normal text-hint">{say.lineNum(inquiry.lines.length)}</span>
              </>
            }
          >
            {inquiry.lines.length === 0 ? (
              <p className="p-4 text-13 text-hint">{say.noLines}</p>
            ) : (
              <InquiryLinesTable kind={inquiry.kind} lines={inquiry.lines} />
            )}
          </Card>
          <Card title={say.terms}>
            <InquiryTermsView inquiry={inquiry} />
          </Card>
          {questions ? (
            <InquiryQuestions
              inqSn={inqSn}
              questions={inquiry.questions}
              {...questions}
              onChanged={() => void revalidate()}
            />
          ) : null}
        </div>
        <div className="min-w-0 space-y-3">
          {aside}
          <InquiryVersions
            isSupplier={isSupplier}
            inqSn={inqSn}
            versions={inquiry.versions}
            shownVersionNo={inquiry.shownVersionNo}
          />
          {inquiry.why.length > 0 ? (
            <Card title={say.why}>
              <ul className="list-outside list-disc space-y-1 pl-4 text-13 text-secondary">
                {inquiry.why.map((one) => (
                  <li key={`${one.about} ${one.text}`}>{one.text}</li>
                ))}
              </ul>
            </Card>
          ) : null}
          {inquiry.steps.length > 0 ? (
            <Card title={say.history}>
              <StepList steps={inquiry.steps} />
            </Card>
          ) : null}
        </div>
      </div>
    </div>
  );
}
