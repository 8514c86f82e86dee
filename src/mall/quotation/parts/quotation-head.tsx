// The head of a quotation's page: which inquiry it answers, where it stands, whose turn it is, what may be done.

import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
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
  back: { to: string; text: string };
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
    <Card>
      <Link to={back.to} className="mb-1 inline-flex items-center text-13 text-secondary hover:text-brand">
        <ChevronLeft size={16} aria-hidden="true" />
        {back.text}
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-20 font-semibold">
            <span className="min-w-0 break-words">{asked.title}</span>
            <Tag dot tone={detail.tone}>
              {detail.stateName}
            </Tag>
            {detail.isFinalAsked ? <Tag tone="waiting">{say.finalAsked}</Tag> : null}
            {detail.isOnOldVersion ? <Tag tone="refused">{say.oldVersion}</Tag> : null}
            {detail.standingNo > 0 && !detail.isBinding ? <Tag>{say.notBinding}</Tag> : null}
          </h1>
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
        </div>
        {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
      </div>
      {children}
    </Card>
  );
}
