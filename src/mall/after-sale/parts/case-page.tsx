// One case below its head, alike for both sides and the platform: goods, what was asked for, what both show, history.
import { Link } from 'react-router';
import { StepList } from '#kit/detail/step-history.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { ChipImage } from '#kit/ui/image-box.tsx';
import type { Spoken } from '#kit/words/speak.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { CaseDetail, Evidence } from '../after-sale-detail.protocol.ts';
import type { CaseState } from '../after-sale-status.ts';
import { isReturn } from '../after-sale-terms.ts';
import { CaseParts } from './case-parts.tsx';
import { caseWords } from './case-words.ts';
import { isAtBank, RefundRows } from './refund-rows.tsx';
import { ReturnCard } from './return-card.tsx';
import { returnWords } from './return-words.ts';

interface Say {
  say: Spoken<typeof caseWords>;
  back: Spoken<typeof returnWords>;
}

/** What is said of a state that ends by itself. */
const UNTIL: Partial<Record<CaseState, (words: Say, at: string) => string>> = {
  PENDING_REVIEW: ({ say }, at) => say.answerBy(at),
  RETURN_REVIEW: ({ say }, at) => say.answerBy(at),
  REVIEW_REJECTED: ({ say }, at) => say.callBy(at),
  RETURN_REJECTED: ({ say }, at) => say.callBy(at),
  SEND_BACK: ({ back }, at) => back.sendBackBy(at),
  RETURNING: ({ back }, at) => back.lookBy(at),
  EXCHANGE_PENDING: ({ back }, at) => back.replaceBy(at),
  EXCHANGE_SHIPPED: ({ back }, at) => back.replacedBy(at),
};

/** What happens next by itself, or whom it waits for; nothing where nothing does. */
export function CaseNote({
  one: { state, dueAt, wantsRefund, refunds },
  className,
}: {
  one: CaseDetail;
  className: string;
}) {
  const say = useWords(caseWords);
  const back = useWords(returnWords);
  const now: Partial<Record<CaseState, string>> = {
    PENDING_REFUND: say.waitsForFinance,
    REFUNDING: refunds.some(isAtBank) ? say.waitsForBank : say.moneyOnItsWay,
    REFUND_FAILED: say.refusedOnItsWay,
    IN_ARBITRATION: say.inArbitration,
    ...(wantsRefund ? { EXCHANGE_PENDING: back.refundOffered } : {}),
  };
  const text = now[state] ?? (dueAt ? UNTIL[state]?.({ say, back }, showMoment(dueAt)) : undefined);
  return text ? <p className={className}>{text}</p> : null;
}

const yuan = (amount: string) => (amount ? showAmount(amount) : '');

/** @param orderTo the order's page on the reader's side; '' where he has none */
export function CaseFacts({ one, orderTo }: { one: CaseDetail; orderTo: string }) {
  const say = useWords(caseWords);
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
                  {Number(line.amount) > 0 ? (
                    <span className="block text-secondary">{yuan(line.amount)}</span>
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
        </Card>
        <Card className="print:hidden" title={say.facts}>
          <Descriptions
            columns={2}
            items={[
              { label: say.kind, value: one.kindName },
              { label: say.order, value: order },
              { label: say.reason, value: one.reasonName },
              ...(isReceived ? [{ label: say.received, value: isReceived }] : []),
              ...(Number(one.amount) > 0 ? [{ label: say.asked, value: yuan(one.amount) }] : []),
              ...(Number(one.freight) > 0 ? [{ label: say.ofFreight, value: yuan(one.freight) }] : []),
              ...(one.offered
                ? [{ label: say.offered, value: `${yuan(one.offered)} · ${one.offerReason}`, wide: true }]
                : []),
              ...(one.refuseReason
                ? [{ label: say.refusedBecause, value: one.refuseReason, wide: true }]
                : []),
              ...(one.decision ? [{ label: say.decision, value: one.decision, wide: true }] : []),
              ...(one.agreed
                ? [
                    {
                      label: one.state === 'COMPLETED' ? say.paidBack : say.agreed,
                      value: yuan(one.agreed),
                      wide: true,
                    },
                  ]
                : []),
              ...(one.firstReleaseBy ? [{ label: say.firstReader, value: one.firstReleaseBy }] : []),
              ...(one.text ? [{ label: say.text, value: one.text, wide: true }] : []),
            ]}
          />
        </Card>
        <CaseParts one={one} />
        <RefundRows rows={one.refunds} />
        {one.evidence.length > 0 ? (
          <Card className="print:hidden" title={say.evidence} flush>
            <ul className="divide-y divide-line">
              {one.evidence.map((shown) => (
                <Shown key={shown.time} shown={shown} />
              ))}
            </ul>
          </Card>
        ) : null}
      </div>
      <Card className="print:hidden" title={say.log}>
        <StepList steps={one.log} />
      </Card>
    </div>
  );
}

function Shown({ shown: { by, byName, text, files, time } }: { shown: Evidence }) {
  const say = useWords(caseWords);
  return (
    <li className="px-4 py-3 text-13">
      <p className="flex flex-wrap gap-x-3 text-12 text-hint">
        <span className="font-semibold text-secondary">{by === 'buyer' ? say.byBuyer : say.byStore}</span>
        {byName}
        <span className="num ml-auto">{showMoment(time)}</span>
      </p>
      {text ? <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{text}</p> : null}
      {files.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-2">
          {files.map((file) => (
            <li key={file.fileId}>
              <a href={file.url} target="_blank" rel="noreferrer" aria-label={file.fileName}>
                <img
                  src={file.url}
                  alt={file.fileName}
                  className="size-20 rounded-control border border-line object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
