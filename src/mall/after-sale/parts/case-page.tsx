// One case below its head, alike for both sides and the platform: goods, what was asked for, what both show, history.
import { Link } from 'react-router';
import { StepList } from '#kit/detail/step-history.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { ChipImage } from '#kit/ui/image-box.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { CaseDetail } from '../after-sale-detail.protocol.ts';
import type { CaseState } from '../after-sale-status.ts';
import { isReturn } from '../after-sale-terms.ts';
import { CaseParts } from './case-parts.tsx';
import { caseWords } from './case-words.ts';
import { pageOf, type ReadingSide } from './page-of.ts';
import { isAtBank, RefundRows } from './refund-rows.tsx';
import { ReturnCard } from './return-card.tsx';
import { SaidList } from './said.tsx';

/** What is said of a state that ends by itself. */
const UNTIL = {
  PENDING_REVIEW: 'answerBy',
  RETURN_REVIEW: 'answerBy',
  REVIEW_REJECTED: 'callBy',
  RETURN_REJECTED: 'callBy',
  SEND_BACK: 'sendBackBy',
  RETURNING: 'lookBy',
  EXCHANGE_PENDING: 'replaceBy',
  EXCHANGE_SHIPPED: 'replacedBy',
} as const satisfies Partial<Record<CaseState, keyof typeof caseWords>>;

/** What happens next by itself, or whom it waits for; nothing where nothing does. */
export function CaseNote({
  one: { state, dueAt, wantsRefund, awaitsRed, refunds },
  className,
}: {
  one: CaseDetail;
  className: string;
}) {
  const say = useWords(caseWords);
  const now: Partial<Record<CaseState, string>> = {
    PENDING_REFUND: awaitsRed ? say.waitsForRed : say.waitsForFinance,
    REFUNDING: refunds.some(isAtBank) ? say.waitsForBank : say.moneyOnItsWay,
    REFUND_FAILED: say.refusedOnItsWay,
    IN_ARBITRATION: say.inArbitration,
    ...(wantsRefund ? { EXCHANGE_PENDING: say.refundOffered } : {}),
  };
  const until = dueAt && state in UNTIL ? say[UNTIL[state as keyof typeof UNTIL]](showMoment(dueAt)) : '';
  const text = now[state] ?? until;
  return text ? <p className={className}>{text}</p> : null;
}

const yuan = (amount: string) => (amount ? showAmount(amount) : '');
const aboveZero = (amount: string) => (Number(amount) > 0 ? showAmount(amount) : '');

export function CaseFacts({ one, side }: { one: CaseDetail; side: ReadingSide }) {
  const say = useWords(caseWords);
  const orderTo = pageOf(one.orderSn, side);
  const order = orderTo ? (
    <Link to={orderTo} className="num text-brand hover:underline">
      {one.orderSn}
    </Link>
  ) : (
    one.orderSn
  );
  const isReceived =
    one.isReceived === null || isReturn(one.kind) ? '' : one.isReceived ? say.yesReceived : say.notReceived;
  return (
    <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className="min-w-0 space-y-3">
        <ReturnCard one={one} />
        <Card className="print:hidden" flush title={`${one.storeName} · ${one.partName}`}>
          <ul className="divide-y divide-line px-4">
            {one.lines.map((line) => (
              <li key={line.orderLineId} className="flex items-start gap-3 py-3 text-13">
                <ChipImage src={line.goodsImage} packageName={line.packageName} size={44} />
                <span className="min-w-0 flex-1">
                  <span className="num block font-semibold wrap-anywhere">{line.partNo}</span>
                  <span className="block text-12 text-hint sm:truncate">
                    {[line.brandName, line.packageName, line.goodsName].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <span className="num shrink-0 text-right">
                  × {line.number.toLocaleString('en-US')}
                  <span className="block text-secondary">{aboveZero(line.amount)}</span>
                </span>
              </li>
            ))}
          </ul>
        </Card>
        <Card className="print:hidden" title={say.facts}>
          <Descriptions
            columns={2}
            onlyGiven
            items={[
              { label: say.kind, value: one.kindName },
              { label: one.orderSn.startsWith('SP') ? say.sample : say.order, value: order },
              { label: say.reason, value: one.reasonName },
              { label: say.received, value: isReceived },
              { label: say.asked, value: aboveZero(one.amount) },
              { label: say.howMuch, value: one.isInFull && one.kind === 3 ? say.isInFull : '', wide: true },
              { label: say.ofFreight, value: aboveZero(one.freight) },
              { label: say.goesBack, value: one.toBalance ? say.toBalanceAsked : '' },
              {
                label: say.offered,
                value: one.offered && `${yuan(one.offered)} · ${one.offerReason}`,
                wide: true,
              },
              { label: say.refusedBecause, value: one.refuseReason, wide: true },
              { label: say.decision, value: one.decision, wide: true },
              {
                label:
                  one.parts.length > 0 ? say.settled : one.state === 'COMPLETED' ? say.paidBack : say.agreed,
                value: yuan(one.agreed),
                wide: true,
              },
              { label: say.firstReader, value: one.firstReleaseBy },
              { label: say.text, value: one.text, wide: true },
            ]}
          />
        </Card>
        <CaseParts one={one} />
        <RefundRows rows={one.refunds} side={side} />
        <SaidList title={say.evidence} said={one.evidence} />
      </div>
      <Card className="print:hidden" title={say.log}>
        <StepList steps={one.log} />
      </Card>
    </div>
  );
}
