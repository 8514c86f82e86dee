// A quotation as its supplier sees it: the form while it is his to write, the document, or the counter-offer beside his own.
import { useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { ApprovalPathView } from '#mall/approval/parts/approval-path.tsx';
import { counteredBreaks } from '../counter-content.ts';
import type { SellerQuotationDetail } from '../quotation-detail.protocol.ts';
import type { QuotationVersion } from '../quotation-version.protocol.ts';
import { AwardedLines } from './award/awarded-lines.tsx';
import { ChangeList, QuotationHistory } from './haggle/quotation-history.tsx';
import { EarlierVersion, NoticeLine } from './notice-line.tsx';
import { QuotationHead } from './quotation-head.tsx';
import { quoteWords } from './quote-words.ts';
import { QuoteForm } from './sheet/quote-form.tsx';
import { quoteFormWords } from './sheet/quote-form-words.ts';
import { SupplierActions } from './supplier-actions.tsx';
import { AskedSummary } from './version/asked-summary.tsx';
import { ShownVersion } from './version/shown-version.tsx';

export interface SupplierQuotationProps {
  detail: SellerQuotationDetail;
  /** The supplier's offer in force, where the page shows another version. */
  standing: QuotationVersion | null;
  /** The version that the shown one follows. */
  before: QuotationVersion | null;
  /** The page shows how it is, not an earlier version. */
  isCurrent: boolean;
}

const NOTHING = {};

type Line = QuotationVersion['lines'][number];

/** Where another price is wanted, the one that is haggled over is a step of its own, as it was offered. */
function answerTo(line: Line, wanted: Line | undefined): Line {
  if (!wanted) return line;
  const offered = line.breaks.findLast((one) => one.number <= wanted.number) ?? line.breaks[0];
  const isPriceWanted = line.fees === null && JSON.stringify(wanted.breaks) !== JSON.stringify(line.breaks);
  if (!offered || !isPriceWanted) return { ...line, number: wanted.number };
  const breaks = counteredBreaks(line.breaks, wanted.number, offered.unitPrice);
  return { ...line, number: wanted.number, breaks };
}

export function SupplierQuotation({ detail, standing, before, isCurrent }: SupplierQuotationProps) {
  const say = useWords(quoteWords);
  const form = useWords(quoteFormWords);
  const { revalidate } = useRevalidator();
  const [isOffering, setOffering] = useState(false);
  const { asked, shown, state } = detail;
  const changed = () => {
    setOffering(false);
    void revalidate();
  };
  const isWriting = isCurrent && (state === 'DRAFT' || (state === 'COUNTERED' && isOffering));
  const inForce = standing ?? (shown?.side === 'supplier' ? shown : null);
  // Another offer is about as many pieces as the buyer wants now; the prices begin as they were offered.
  const startFrom = useMemo(() => {
    if (!inForce) return NOTHING;
    const wanted = new Map(
      shown?.side === 'purchaser' ? shown.lines.map((line) => [line.lineNo, line] as const) : [],
    );
    return {
      ...inForce,
      fileIds: inForce.files.map((file) => file.fileId),
      lines: inForce.lines.map((line) => answerTo(line, wanted.get(line.lineNo))),
    };
  }, [inForce, shown]);
  // One that was agreed to is what is offered.
  const isCounter = shown?.side === 'purchaser' && shown.versionNo !== detail.standingNo;
  // It repeats what was offered: nothing in it is the purchaser's.
  const isFinalAsk = isCounter && shown.isFinal;
  const contact = detail.contact ? (
    <p className="px-4 py-2.5 text-13 text-secondary">
      {say.contact} {detail.contact.name} <span className="num">{detail.contact.mobile}</span>
    </p>
  ) : null;
  const hasWon = detail.awards.some((line) => line.state === 'AWARDED');
  return (
    <div className="@container grid min-w-0 gap-3 pb-4">
      <QuotationHead
        detail={detail}
        side="supplier"
        back={{ to: '/seller/quotation/list', text: say.backToQuotations }}
        inquiryTo={`/seller/inquiry/detail?inqSn=${encodeURIComponent(detail.inqSn)}`}
        actions={
          isWriting ? (
            state === 'DRAFT' && detail.allowedActions.includes('decline') ? (
              <SupplierActions
                detail={{ ...detail, allowedActions: ['decline'] }}
                standing={inForce}
                onOffer={() => setOffering(true)}
              />
            ) : state === 'COUNTERED' ? (
              <Button className="sm:hidden" onClick={() => setOffering(false)}>
                {form.backToAnswers}
              </Button>
            ) : undefined
          ) : isCurrent ? (
            <SupplierActions detail={detail} standing={inForce} onOffer={() => setOffering(true)} />
          ) : undefined
        }
      >
        <StateWords detail={detail} />
      </QuotationHead>
      {isCurrent ? null : <EarlierVersion versionNo={shown?.versionNo ?? 0} />}
      {detail.isInquiryNewer && asked.isQuoting ? (
        <NoticeLine tone="warn">
          {say.newerInquiry}
          {detail.inquiryDifferences.length > 0 ? (
            <details>
              <summary className="text-brand">{say.whatChangedInInquiry}</summary>
              <ChangeList changes={detail.inquiryDifferences} />
            </details>
          ) : null}
        </NoticeLine>
      ) : null}
      {isWriting ? (
        <QuoteForm
          key={state}
          detail={detail}
          mode={state === 'COUNTERED' ? 'offer' : 'submit'}
          startFrom={startFrom}
          wanted={shown?.side === 'purchaser' ? shown : undefined}
          onDone={changed}
          onLeave={state === 'COUNTERED' ? () => setOffering(false) : undefined}
        />
      ) : null}
      <div className="grid min-w-0 gap-3 @min-[1100px]:grid-cols-[minmax(0,1fr)_300px] @min-[1100px]:items-start">
        <div className="grid min-w-0 gap-3">
          {detail.awards.length > 0 ? (
            <Card
              flush
              title={say.awarded}
              actions={
                hasWon ? (
                  <Button
                    size="sm"
                    variant="primary"
                    to={`/seller/contract/draft?inqSn=${encodeURIComponent(detail.inqSn)}`}
                  >
                    {say.makeContract}
                  </Button>
                ) : null
              }
            >
              {contact}
              <AwardedLines lines={detail.awards} docTo={docOfStore} />
            </Card>
          ) : null}
          {isWriting ? null : shown ? (
            <ShownVersion
              title={isFinalAsk ? say.finalAskedTitle : isCounter ? say.counterTitle : say.document}
              asked={asked}
              version={shown}
              before={isFinalAsk ? undefined : (before ?? undefined)}
            >
              {isCounter && !isFinalAsk && before ? (
                <p className="px-4 py-3 text-13 text-secondary">{say.counterText}</p>
              ) : null}
            </ShownVersion>
          ) : (
            <AskedSummary asked={asked} />
          )}
          {isWriting ? <AskedSummary asked={asked} isFolded /> : null}
        </div>
        <div className="grid min-w-0 gap-3">
          {detail.approval && detail.approval.steps.length > 0 ? (
            <Card title={say.ownApproval}>
              <ApprovalPathView path={detail.approval} decide={{ docSn: detail.quoSn, isStore: true }} />
            </Card>
          ) : null}
          <QuotationHistory detail={detail} side="supplier" />
        </div>
      </div>
    </div>
  );
}

const docOfStore = (docType: 'contract' | 'order', docSn: string) =>
  docType === 'contract'
    ? `/seller/contract/detail?contractSn=${encodeURIComponent(docSn)}`
    : `/seller/order/detail?orderSn=${encodeURIComponent(docSn)}`;

function StateWords({ detail }: { detail: SellerQuotationDetail }) {
  const say = useWords(quoteWords);
  const { state, asked, isFinalAsked } = detail;
  const text =
    state === 'INVITED'
      ? say.invitedText
      : state === 'DECLINED'
        ? say.declinedBecause(detail.declineReason)
        : state === 'PENDING_REVIEW'
          ? say.inReview
          : state === 'REVIEW_REJECTED'
            ? say.draftAfterReview
            : state === 'COUNTERED' && isFinalAsked
              ? say.finalAskedText
              : state === 'QUOTED' && asked.isQuoting && asked.isSealed
                ? say.sealedWaiting
                : detail.closeReason
                  ? say.closedBecause(detail.closeReason)
                  : '';
  const rounds =
    state === 'COUNTERED' && !isFinalAsked && detail.allowedActions.includes('offer')
      ? say.roundsLeft(detail.supplierRoundsLeft)
      : '';
  return text || rounds ? (
    <p className="mt-3 border-t border-line pt-3 text-13 text-secondary">
      {text} {rounds}
    </p>
  ) : null;
}
