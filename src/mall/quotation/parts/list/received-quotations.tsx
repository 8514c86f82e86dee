// What the suppliers of one inquiry have answered, on its purchaser's page: each offer in force, and a word beside each store invited.

import { Link } from 'react-router';
import { showAmount } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { QuotationCard } from '../../quotation-detail.protocol.ts';
import { TurnLine } from '../haggle/turn-line.tsx';
import { quoteWords } from '../quote-words.ts';
import { lastValidDay } from '../sheet/valid-days.ts';

export const receivedAddress = (quoSn: string): string =>
  `/inquiry/purchaser/quo_info?quoSn=${encodeURIComponent(quoSn)}`;

/** Nothing where nobody has made an offer. */
export function ReceivedQuotations({ quotations }: { quotations: readonly QuotationCard[] }) {
  const say = useWords(quoteWords);
  const offers = quotations.filter(({ versionNo }) => versionNo > 0);
  const first = offers[0];
  if (!first) return null;
  return (
    <Card
      flush
      title={
        <>
          {say.quotations} <span className="num text-13 font-normal text-hint">{offers.length}</span>
        </>
      }
      actions={
        <Button size="sm" to={`/inquiry/contract_quo?inqSn=${encodeURIComponent(first.inqSn)}`}>
          {say.toCompare}
        </Button>
      }
    >
      <ul className="divide-y divide-line text-13">
        {offers.map((one) => (
          <li key={one.quoSn} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
            <div className="min-w-0 flex-1 basis-48">
              <Link to={receivedAddress(one.quoSn)} className="font-semibold wrap-anywhere hover:text-brand">
                {one.partyName}
              </Link>
              <p className="num flex flex-wrap gap-x-3 text-12 text-hint">
                <span>{say.linesOffered(one.offeredNum, one.lineNum)}</span>
                <span>{say.versionOf(one.versionNo)}</span>
                {one.validUntil ? <span>{say.validOf(lastValidDay(one.validUntil))}</span> : null}
              </p>
            </div>
            <span className="flex flex-wrap items-center gap-1.5">
              {one.isOnOldVersion ? <Tag tone="refused">{say.oldVersion}</Tag> : null}
              {one.state === 'COUNTERED' ? <TurnLine turn={one} /> : null}
              <Tag dot tone={one.tone}>
                {one.stateName}
              </Tag>
            </span>
            <span className="num font-semibold sm:min-w-24 sm:text-right">
              {one.total ? (
                showAmount(one.total)
              ) : (
                <span className="text-12 font-normal text-hint">{say.priceOnceOpened}</span>
              )}
            </span>
            <Button size="sm" to={receivedAddress(one.quoSn)} className="max-sm:ml-auto">
              {say.look}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** How far one of the stores invited has come. */
export function AnswerOfStore({ quotation }: { quotation: QuotationCard }) {
  const tag = (
    <Tag dot tone={quotation.tone}>
      {quotation.stateName}
    </Tag>
  );
  return quotation.versionNo > 0 || quotation.state === 'DECLINED' ? (
    <Link to={receivedAddress(quotation.quoSn)} className="hover:opacity-80">
      {tag}
    </Link>
  ) : (
    tag
  );
}
