// The head of a quotation's page: which inquiry it answers, where it stands, whose turn it is, what may be done.

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Back, DocumentHead } from '#kit/detail/document-head.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { inquiryKinds } from '#mall/inquiry/inquiry-kinds.ts';
import type { QuotationDetail } from '../quotation-detail.protocol.ts';
import { TurnLine } from './haggle/turn-line.tsx';
import { quoteWords } from './quote-words.ts';
import { lastValidDay } from './sheet/valid-days.ts';

export interface QuotationHeadProps {
  detail: QuotationDetail;
  side: 'supplier' | 'purchaser';
  back: Back;
  inquiryTo: string;
  /** What may be done now. */
  actions?: ReactNode;
  children?: ReactNode;
}

export function QuotationHead({ detail, side, back, inquiryTo, actions, children }: QuotationHeadProps) {
  const say = useWords(quoteWords);
  const language = useLanguage();
  const { asked } = detail;
  return (
    <DocumentHead
      back={back}
      title={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0">{asked.title}</span>
          <Tag dot tone={detail.tone}>
            {detail.stateName}
          </Tag>
          {detail.isFinalAsked ? <Tag tone="waiting">{say.finalAsked}</Tag> : null}
          {detail.isOnOldVersion ? <Tag tone="refused">{say.oldVersion}</Tag> : null}
          {detail.standingNo > 0 && !detail.isBinding ? <Tag>{say.notBinding}</Tag> : null}
        </span>
      }
      facts={
        <>
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-secondary">
            <span className="num inline-flex items-center gap-1">
              {say.quotation} {detail.quoSn}
              <CopyButton text={detail.quoSn} />
            </span>
            <Link to={inquiryTo} className="num text-brand hover:underline">
              {say.inquiry} {detail.inqSn}
            </Link>
            <span>{inquiryKinds[asked.kind][language]}</span>
            <span>
              {side === 'supplier' ? say.buyer : say.supplier} <b>{detail.partyName}</b>
            </span>
          </p>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-13">
            <TurnLine turn={detail} />
            {detail.deadline && asked.isQuoting ? (
              <span className="num text-secondary">{say.deadlineOf(showMoment(detail.deadline))}</span>
            ) : null}
            {detail.validUntil ? (
              <span className="num text-secondary">{say.validOf(lastValidDay(detail.validUntil))}</span>
            ) : null}
            {detail.total ? (
              <span className="num">
                {say.total} <b className="text-price-ink">{showAmount(detail.total)}</b>
              </span>
            ) : null}
          </p>
        </>
      }
      actions={actions}
    >
      {children}
    </DocumentHead>
  );
}
