// An invitation as its store sees it: what is asked for, until when, questions; nothing of anybody else.
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import { withQuery } from '#kit/browser/with-query.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { SupplierDetail } from '../invitation.protocol.ts';
import { InquiryLinesTable } from './inquiry-lines-table.tsx';
import { PastNote, WhyAndHistory } from './inquiry-page.tsx';
import { InquiryQuestions } from './inquiry-questions.tsx';
import { InquiryTermsView } from './inquiry-terms-view.tsx';
import { InquiryVersions } from './inquiry-versions.tsx';
import { inquiryWords } from './inquiry-words.ts';
import { TimeLeft } from './time-left.tsx';

export interface SupplierInquiryPageProps {
  inquiry: SupplierDetail;
  backTo: string;
  /** From the room of quotations: quote, decline, look at one's own. */
  actions?: ReactNode;
  /** And what one has answered so far. */
  quotation?: ReactNode;
}

export function SupplierInquiryPage({ inquiry, backTo, actions, quotation }: SupplierInquiryPageProps) {
  const say = useWords(inquiryWords);
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  const { inqSn, allowedActions } = inquiry;
  return (
    <div className="flex min-w-0 flex-col gap-3 pb-4">
      <Card>
        <Link to={backTo} className="mb-1 inline-flex items-center text-13 text-secondary hover:text-brand">
          <ChevronLeft size={16} aria-hidden="true" />
          {say.backToReceived}
        </Link>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="min-w-0">
            <h1 className="text-20 font-semibold wrap-anywhere">{inquiry.title}</h1>
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
            <p className="mt-1 text-13 text-secondary">
              {say.purchaser} {inquiry.enterpriseName} ·{' '}
              <span className="num">{say.invitedAt(showMoment(inquiry.invitedAt))}</span>
              {inquiry.mayCloseEarly === 1 && inquiry.state === 'QUOTING' ? ` · ${say.mayCloseEarly}` : ''}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">{actions}</div>
        </div>
        {inquiry.isAmended === 1 && inquiry.isCurrent === 1 ? (
          <p className="mt-3 border-t border-line pt-3 text-13 text-waiting">{say.amendedText}</p>
        ) : null}
      </Card>
      {inquiry.isCurrent === 0 ? (
        <PastNote versionNo={inquiry.shownVersionNo} to={withQuery(search, { versionNo: undefined })} />
      ) : null}
      <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0 space-y-3">
          {quotation}
          <Card
            flush
            title={
              <>
                {say.lines}{' '}
                <span className="num text-13 font-normal text-hint">{say.lineNum(inquiry.lines.length)}</span>
              </>
            }
          >
            <InquiryLinesTable kind={inquiry.kind} lines={inquiry.lines} />
          </Card>
          <Card title={say.terms}>
            <InquiryTermsView inquiry={inquiry} />
          </Card>
          <InquiryQuestions
            inqSn={inqSn}
            questions={inquiry.questions}
            mayAsk={allowedActions.includes('ask')}
            onChanged={() => void revalidate()}
          />
        </div>
        <div className="min-w-0 space-y-3">
          <InquiryVersions
            isSupplier
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
