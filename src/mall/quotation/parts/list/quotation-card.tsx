// A quotation in a list: which inquiry, from or to whom, how much, whose turn.

import { Link } from 'react-router';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { inquiryKinds } from '#mall/inquiry/inquiry-kinds.ts';
import type { QuotationCard } from '../../quotation-detail.protocol.ts';
import { TurnLine } from '../haggle/turn-line.tsx';
import { quoteWords } from '../quote-words.ts';
import { lastValidDay } from '../sheet/valid-days.ts';

export interface QuotationCardViewProps {
  quotation: QuotationCard;
  side: 'supplier' | 'purchaser';
  /** The page of the quotation. */
  to: string;
}

export function QuotationCardView({ quotation, side, to }: QuotationCardViewProps) {
  const say = useWords(quoteWords);
  const language = useLanguage();
  const isToQuote = side === 'supplier' && (quotation.state === 'INVITED' || quotation.state === 'DRAFT');
  const isToAnswer = quotation.isMyTurn && quotation.state === 'COUNTERED';
  return (
    <article className="rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2 text-13">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-secondary">
          <span className="num">{quotation.quoSn}</span>
          <span>{inquiryKinds[quotation.kind][language]}</span>
          <span className="min-w-0 truncate">
            {side === 'supplier' ? say.buyer : say.supplier} {quotation.partyName}
          </span>
        </span>
        <Tag dot tone={quotation.tone}>
          {quotation.stateName}
        </Tag>
      </header>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3">
        <div className="min-w-0 flex-1 basis-64">
          <Link to={to} className="font-semibold break-words hover:text-brand">
            {quotation.title}
          </Link>
          <p className="num mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-12 text-hint">
            <span>
              {quotation.offeredNum > 0
                ? say.linesOffered(quotation.offeredNum, quotation.lineNum)
                : say.lines(quotation.lineNum)}
            </span>
            {quotation.versionNo > 0 ? <span>{say.versionOf(quotation.versionNo)}</span> : null}
            {quotation.deadline && isToQuote ? (
              <span>{say.deadlineOf(showMoment(quotation.deadline))}</span>
            ) : null}
            {quotation.validUntil ? <span>{say.validOf(lastValidDay(quotation.validUntil))}</span> : null}
            <span>{say.updated(showMoment(quotation.updateTime))}</span>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-1.5">
          {quotation.isFinalAsked ? <Tag tone="waiting">{say.finalAsked}</Tag> : null}
          {quotation.isOnOldVersion ? <Tag tone="refused">{say.oldVersion}</Tag> : null}
          <TurnLine turn={quotation} />
        </div>
        <div className="num text-right font-semibold md:min-w-24">
          {quotation.total ? (
            showAmount(quotation.total)
          ) : side === 'purchaser' && quotation.offeredNum > 0 ? (
            <span className="text-12 font-normal text-hint">{say.notSeen}</span>
          ) : null}
        </div>
        <div className="flex gap-2 max-sm:w-full max-sm:justify-end">
          {side === 'purchaser' && quotation.offeredNum > 0 ? (
            <Button size="sm" to={`/inquiry/contract_quo?inqSn=${encodeURIComponent(quotation.inqSn)}`}>
              {say.toCompare}
            </Button>
          ) : null}
          <Button size="sm" variant={isToQuote || isToAnswer ? 'primary' : 'outline'} to={to}>
            {isToQuote ? say.toQuote : isToAnswer ? say.toAnswer : say.look}
          </Button>
        </div>
      </div>
    </article>
  );
}
