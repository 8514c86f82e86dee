// One inquiry as its purchaser sees it: where it stands and what he may do, the document left, whose turn it is and history right.
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import { withQuery } from '#kit/browser/with-query.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { Steps } from '#kit/ui/steps.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { Timeline } from '#kit/ui/timeline.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { ApprovalPathView } from '#mall/approval/parts/approval-path.tsx';
import type { InquiryDetail } from '../inquiry-detail.protocol.ts';
import { ApprovalPreview } from './approval-preview.tsx';
import { InquiryActions } from './inquiry-actions.tsx';
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
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  const stations = useInquiryStations(inquiry);
  const { inqSn } = inquiry;
  return (
    <div className="flex min-w-0 flex-col gap-3 pb-4">
      <Card>
        <Link to={backTo} className="mb-1 inline-flex items-center text-13 text-secondary hover:text-brand">
          <ChevronLeft size={16} aria-hidden="true" />
          {say.toList}
        </Link>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="min-w-0">
            <h1 className="text-20 font-semibold wrap-anywhere">{inquiry.title || say.untitled}</h1>
            <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-13">
              <span className="num">{inqSn}</span>
              <CopyButton text={inqSn} />
              <Tag dot tone={inquiry.tone}>
                {inquiry.stateName}
              </Tag>
              <Tag>{inquiry.kindName}</Tag>
              <Tag>{inquiry.isSealed ? say.sealed : say.open}</Tag>
              {inquiry.state === 'QUOTING' && inquiry.deadline ? <TimeLeft until={inquiry.deadline} /> : null}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <InquiryActions inquiry={inquiry} onChanged={() => void revalidate()} />
          </div>
        </div>
        <Steps steps={stations} className="mt-4" />
        {inquiry.turnText || inquiry.closeReason ? (
          <p className="mt-3 border-t border-line pt-3 text-13">
            {inquiry.turnText ? (
              <>
                <span className="text-hint">{say.turn} </span>
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
            {inquiry.formerInqSn ? (
              <span>
                <span className="text-hint">{say.formerRound} </span>
                <Link to={inquiryAddress(inquiry.formerInqSn)} className="text-brand hover:underline">
                  {inquiry.formerInqSn}
                </Link>
              </span>
            ) : null}
            {inquiry.nextInqSn ? (
              <span>
                <span className="text-hint">{say.laterRound} </span>
                <Link to={inquiryAddress(inquiry.nextInqSn)} className="text-brand hover:underline">
                  {inquiry.nextInqSn}
                </Link>
              </span>
            ) : null}
          </p>
        ) : null}
      </Card>
      {inquiry.isCurrent === 0 ? (
        <PastNote versionNo={inquiry.shownVersionNo} to={withQuery(search, { versionNo: undefined })} />
      ) : null}
      <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0 space-y-3">
          {quotations}
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
          {inquiry.versionNo > 0 ? (
            <InquiryQuestions
              inqSn={inqSn}
              questions={inquiry.questions}
              mayAnswer={inquiry.allowedActions.includes('answer')}
              onChanged={() => void revalidate()}
            />
          ) : null}
        </div>
        <div className="min-w-0 space-y-3">
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
            {inquiry.approval ? <ApprovalPathView path={inquiry.approval} className="mt-3" /> : null}
          </Card>
          <InquiryVersions
            inqSn={inqSn}
            versions={inquiry.versions}
            shownVersionNo={inquiry.shownVersionNo}
          />
          <WhyAndHistory why={inquiry.why} steps={inquiry.steps} />
        </div>
      </div>
    </div>
  );
}

export function PastNote({ versionNo, to }: { versionNo: number; to: string }) {
  const say = useWords(inquiryWords);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-waiting-wash px-4 py-2 text-13 text-waiting">
      {say.showsVersion(versionNo)}
      <Button variant="link" to={to} preventScrollReset>
        {say.toCurrent}
      </Button>
    </p>
  );
}

/** The rules behind how it stands, and what happened in its order. */
export function WhyAndHistory({ why, steps }: Pick<InquiryDetail, 'why' | 'steps'>) {
  const say = useWords(inquiryWords);
  return (
    <>
      {why.length > 0 ? (
        <Card title={say.why}>
          <ul className="list-outside list-disc space-y-1 pl-4 text-13 text-secondary">
            {why.map((one) => (
              <li key={`${one.about} ${one.text}`}>{one.text}</li>
            ))}
          </ul>
        </Card>
      ) : null}
      {steps.length > 0 ? (
        <Card title={say.history}>
          <Timeline
            entries={steps.map((step, at) => ({
              key: `${step.time} ${at}`,
              title: step.title,
              actor: step.actorName,
              time: showMoment(step.time),
              text: step.reason || undefined,
            }))}
          />
        </Card>
      ) : null}
    </>
  );
}
