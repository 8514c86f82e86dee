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
import { caseWords } from './case-words.ts';
import { isAtBank, RefundRows } from './refund-rows.tsx';

/** What happens next by itself, or whom it waits for; '' where nothing does. */
export function noteOfCase({ state, dueAt, refunds }: CaseDetail, say: Spoken<typeof caseWords>): string {
  if (state === 'PENDING_REVIEW' && dueAt) return say.answerBy(showMoment(dueAt));
  if (state === 'REVIEW_REJECTED' && dueAt) return say.callBy(showMoment(dueAt));
  if (state === 'PENDING_REFUND') return say.waitsForFinance;
  if (state === 'REFUNDING') return refunds.some(isAtBank) ? say.waitsForBank : say.moneyOnItsWay;
  if (state === 'REFUND_FAILED') return say.refusedOnItsWay;
  return state === 'IN_ARBITRATION' ? say.inArbitration : '';
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
  const isReceived = one.isReceived === null ? '' : one.isReceived ? say.yesReceived : say.notReceived;
  return (
    <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className="min-w-0 space-y-3">
        <Card flush title={`${one.storeName} · ${one.partName}`}>
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
                  <span className="block text-secondary">{yuan(line.amount)}</span>
                </span>
              </li>
            ))}
          </ul>
        </Card>
        <Card title={say.facts}>
          <Descriptions
            columns={2}
            items={[
              { label: say.kind, value: one.kindName },
              { label: say.order, value: order },
              { label: say.reason, value: one.reasonName },
              ...(isReceived ? [{ label: say.received, value: isReceived }] : []),
              { label: say.asked, value: yuan(one.amount) },
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
        <RefundRows rows={one.refunds} />
        {one.evidence.length > 0 ? (
          <Card title={say.evidence} flush>
            <ul className="divide-y divide-line">
              {one.evidence.map((shown) => (
                <Shown key={shown.time} shown={shown} />
              ))}
            </ul>
          </Card>
        ) : null}
      </div>
      <Card title={say.log}>
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
