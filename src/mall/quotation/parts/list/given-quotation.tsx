// A store's own answer on the page of an invitation: how far it has come, the way to go on, and the way to decline.

import { ActionButtons, type DetailActions } from '#kit/detail/detail-actions.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { QuotationCard } from '../../quotation-detail.protocol.ts';
import { quotationStatus } from '../../quotation-status.ts';
import { DeclineDialog } from '../haggle/decline-dialog.tsx';
import { TurnLine } from '../haggle/turn-line.tsx';
import { quoteWords } from '../quote-words.ts';
import { lastValidDay } from '../sheet/valid-days.ts';

interface GivenQuotationProps {
  inqSn: string;
  /** Undefined: none was begun. */
  quotation: QuotationCard | undefined;
}

/** Something is still to be written or answered. */
const isStillToWrite = ({ state, allowedActions }: QuotationCard): boolean =>
  quotationStatus[state].tab === 'todo' &&
  allowedActions.some((action) => action !== 'decline' && action !== 'reject');

/** The way to the quotation, named by what is to be done there. */
export function GivenQuotationLink({ inqSn, quotation, size }: GivenQuotationProps & { size?: 'sm' }) {
  const say = useWords(quoteWords);
  if (!quotation) return null;
  const { state, allowedActions } = quotation;
  const isToWrite = isStillToWrite(quotation);
  const text =
    state === 'DECLINED' && allowedActions.includes('open')
      ? say.openAgain
      : !isToWrite
        ? say.seeQuotation
        : state === 'COUNTERED'
          ? say.toAnswer
          : state === 'INVITED'
            ? say.toQuote
            : say.goOn;
  return (
    <Button
      size={size}
      variant={isToWrite ? 'primary' : 'outline'}
      to={`/seller/quotation/detail?inqSn=${encodeURIComponent(inqSn)}`}
    >
      {text}
    </Button>
  );
}

/** The buttons in the head. */
export function GivenQuotationActions({ inqSn, quotation }: GivenQuotationProps) {
  const say = useWords(quoteWords);
  if (!quotation) return null;
  const actions: DetailActions = {
    decline: {
      label: say.decline,
      ask: 'window',
      tone: 'outline',
      done: say.declined,
      window: ({ close, through }) => (
        <DeclineDialog quotation={quotation} onClose={close} onDeclined={through} />
      ),
    },
  };
  return (
    <>
      <GivenQuotationLink inqSn={inqSn} quotation={quotation} />
      <ActionButtons actions={actions} allowed={quotation.allowedActions} />
    </>
  );
}

/** The state in a word or two; nothing before the store has begun. */
export function GivenQuotationTag({ quotation }: { quotation: QuotationCard | undefined }) {
  const say = useWords(quoteWords);
  if (!quotation || quotation.state === 'INVITED') return null;
  return (
    <span className="text-12">
      <span className="text-hint">{say.ownQuotation} </span>
      <Tag dot tone={quotation.tone}>
        {quotation.stateName}
      </Tag>
    </span>
  );
}

/** What the store has answered so far; nothing before it has. */
export function GivenQuotation({ quotation }: { quotation: QuotationCard | undefined }) {
  const say = useWords(quoteWords);
  if (!quotation || quotation.state === 'INVITED') return null;
  return (
    <Card title={say.ownQuotation}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13">
        <span className="num">{quotation.quoSn}</span>
        <Tag dot tone={quotation.tone}>
          {quotation.stateName}
        </Tag>
        {quotation.isOnOldVersion ? <Tag tone="refused">{say.oldVersion}</Tag> : null}
        <TurnLine turn={quotation} />
        <span className="num flex flex-wrap gap-x-3 text-12 text-hint">
          {quotation.offeredNum > 0 ? (
            <span>{say.linesOffered(quotation.offeredNum, quotation.lineNum)}</span>
          ) : null}
          {quotation.versionNo > 0 ? <span>{say.versionOf(quotation.versionNo)}</span> : null}
          {quotation.validUntil ? <span>{say.validOf(lastValidDay(quotation.validUntil))}</span> : null}
          <span>{say.updated(showMoment(quotation.updateTime))}</span>
        </span>
        {quotation.total ? (
          <span className="num ml-auto font-semibold">{showAmount(quotation.total)}</span>
        ) : null}
      </div>
    </Card>
  );
}
