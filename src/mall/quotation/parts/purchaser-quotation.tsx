// A quotation as the purchaser sees it: what is offered, what changed, the counter-offer, and how it went.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { cx } from '#kit/ui/cx.ts';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { AwardedLines } from './award/awarded-lines.tsx';
import { CounterForm } from './haggle/counter-form.tsx';
import { QuotationHistory } from './haggle/quotation-history.tsx';
import type { LoadedQuotation } from './load-quotation.ts';
import { EarlierVersion } from './notice-line.tsx';
import { PurchaserActions } from './purchaser-actions.tsx';
import { QuotationHead } from './quotation-head.tsx';
import { quoteWords } from './quote-words.ts';
import { AskedSummary } from './version/asked-summary.tsx';
import { ShownVersion } from './version/shown-version.tsx';

export interface PurchaserQuotationProps extends LoadedQuotation {
  back: { to: string; text: string };
}

export function PurchaserQuotation(props: PurchaserQuotationProps) {
  const { detail, before, standing, isCurrent, back } = props;
  const say = useWords(quoteWords);
  const { revalidate } = useRevalidator();
  const [isCountering, setCountering] = useState(false);
  const { asked, shown } = detail;
  const changed = () => {
    setCountering(false);
    void revalidate();
  };
  const isForm = isCurrent && isCountering && standing !== null && detail.allowedActions.includes('counter');
  const mayAward = detail.allowedActions.includes('accept') || detail.allowedActions.includes('acceptMore');
  const compareTo = `/inquiry/contract_quo?inqSn=${encodeURIComponent(detail.inqSn)}`;
  return (
    <div className="@container grid min-w-0 gap-3 pb-4">
      <QuotationHead
        detail={detail}
        side="purchaser"
        back={back}
        inquiryTo={`/inquiry/purchaser/inq_info?inqSn=${encodeURIComponent(detail.inqSn)}`}
        actions={
          isForm || !isCurrent ? undefined : (
            <>
              <PurchaserActions detail={detail} onCounter={() => setCountering(true)} />
              {shown && !mayAward ? <Button to={compareTo}>{say.toCompare}</Button> : null}
            </>
          )
        }
      >
        {detail.closeReason || detail.declineReason ? (
          <p className="mt-3 border-t border-line pt-3 text-13 text-secondary">
            {detail.state === 'DECLINED'
              ? say.declinedBecause(detail.declineReason)
              : say.closedBecause(detail.closeReason)}
          </p>
        ) : detail.state === 'COUNTERED' ? (
          <p className="mt-3 border-t border-line pt-3 text-13 text-secondary">{say.waitingForSupplier}</p>
        ) : null}
      </QuotationHead>
      {isCurrent ? null : <EarlierVersion versionNo={shown?.versionNo ?? 0} />}
      {isForm ? (
        <CounterForm
          detail={detail}
          standing={standing}
          onDone={changed}
          onCancel={() => setCountering(false)}
        />
      ) : null}
      <div
        className={cx(
          'grid min-w-0 gap-3 @min-[1100px]:items-start',
          !isForm && '@min-[1100px]:grid-cols-[minmax(0,1fr)_300px]',
        )}
      >
        <div className="grid min-w-0 gap-3">
          {detail.awards.length > 0 ? (
            <Card
              flush
              title={say.awarded}
              actions={
                <Button size="sm" to={compareTo}>
                  {say.toAwards}
                </Button>
              }
            >
              <AwardedLines lines={detail.awards} docTo={docOfPurchaser} />
            </Card>
          ) : null}
          {shown ? (
            isForm ? null : (
              <ShownVersion
                title={
                  shown.side === 'purchaser' && shown.versionNo !== detail.standingNo
                    ? say.ourCounter
                    : say.document
                }
                asked={asked}
                version={shown}
                before={before ?? undefined}
              />
            )
          ) : (
            <>
              <Card>
                <EmptyState compact title={say.noPriceYet} text={say.noPriceText} />
              </Card>
              <AskedSummary asked={asked} />
            </>
          )}
        </div>
        <div
          className={cx('grid min-w-0 gap-3', isForm && '@min-[900px]:grid-cols-3 @min-[900px]:items-start')}
        >
          <QuotationHistory detail={detail} side="purchaser" />
        </div>
      </div>
    </div>
  );
}

export const docOfPurchaser = (docType: 'contract' | 'order', docSn: string) =>
  docType === 'contract'
    ? `/inquiry/purchaser/contract_info?contractSn=${encodeURIComponent(docSn)}`
    : `/member/order/detail?orderSn=${encodeURIComponent(docSn)}`;
