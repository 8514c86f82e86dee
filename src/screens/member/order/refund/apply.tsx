// Asking for after-sale of one order: cancelling it while that is free, or a refund from the store.

import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { NothingNamed } from '#kit/ui/empty-state.tsx';
import { toast } from '#kit/ui/toast.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { afterSaleProtocol, type Maximum } from '#mall/after-sale/after-sale.protocol.ts';
import type { CaseDetail } from '#mall/after-sale/after-sale-detail.protocol.ts';
import { ApplyForm } from '#mall/after-sale/parts/apply-form.tsx';
import { caseWords } from '#mall/after-sale/parts/case-words.ts';
import { pageOf } from '#mall/after-sale/parts/page-of.ts';
import { sampleCaseWords } from '#mall/after-sale/parts/sample-case-words.ts';
import { WhereBack } from '#mall/after-sale/parts/where-back.tsx';
import { titled } from '../../../storefront/seo.ts';

export const meta = titled(caseWords.applyTitle);

interface Asked {
  maximum: Maximum;
  /** The case that is to be changed. */
  one?: CaseDetail;
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Asked | null> {
  const asked = new URL(request.url).searchParams;
  const [orderSn, caseSn] = [asked.get('orderSn'), asked.get('caseSn')];
  if (!orderSn) return null;
  if (!caseSn) return { maximum: await call(afterSaleProtocol.maximum, { orderSn }) };
  const one = await call(afterSaleProtocol.detail, { caseSn });
  return { maximum: await call(afterSaleProtocol.maximum, { orderSn, caseSn, part: one.part }), one };
}

export default function ApplyScreen() {
  const asked = useLoaderData<Asked | null>();
  const say = useWords(caseWords);
  if (!asked) return <NothingNamed title={say.noOrderSn} to="/member/order/list" label={say.myOrders} />;
  const { maximum, one } = asked;
  const { orderSn, storeName } = maximum;
  return (
    <div className="flex flex-col gap-3 md:pb-4">
      <h1 className="flex flex-wrap items-baseline gap-x-4 text-20 font-semibold">
        {one ? say.editTitle : say.applyTitle}
        <Link to={pageOf(orderSn, 'buyer')} className="num text-13 font-normal text-brand hover:underline">
          {orderSn}
        </Link>
        <span className="text-13 font-normal text-hint">{storeName}</span>
      </h1>
      {maximum.mayCancel && !one ? <CancelCard maximum={maximum} /> : null}
      {maximum.isOfSamples && maximum.mayCancel ? null : <ApplyForm maximum={maximum} one={one} />}
    </div>
  );
}

function CancelCard({ maximum }: { maximum: Maximum }) {
  const { orderSn, cancelUntil, rules, most, isOfSamples, transferredFrom } = maximum;
  const say = useWords(caseWords);
  const samples = useWords(sampleCaseWords);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [toBalance, setToBalance] = useState(false);
  return (
    <Card title={isOfSamples ? samples.cancelTitle : say.cancelTitle}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 text-13">
        <p className="min-w-0 flex-1 basis-60 text-secondary">
          {isOfSamples ? samples.cancelText : say.cancelText(rules.cancelMinutes, showMoment(cancelUntil))}
        </p>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {isOfSamples ? samples.cancelNow : say.cancelNow}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={isOfSamples ? samples.cancelSure : say.cancelSure}
        text={isOfSamples ? samples.cancelWarn : say.cancelWarn(showAmount(most.amount))}
        confirmLabel={isOfSamples ? samples.cancelNow : say.cancelNow}
        onConfirm={async () => {
          const { caseSn } = await call(afterSaleProtocol.apply, {
            orderSn,
            kind: 8,
            part: 'U',
            reason: 'R01',
            toBalance,
            requestId: `cancel-${orderSn}`,
          });
          toast.show({ text: isOfSamples ? samples.cancelled : say.cancelled });
          await navigate(`/member/order/refund/detail?caseSn=${caseSn}`, { replace: true });
        }}
      >
        <WhereBack from={transferredFrom} toBalance={toBalance} onChange={setToBalance} />
      </ConfirmDialog>
    </Card>
  );
}

export const HydrateFallback = waitingPage('h-7 w-40', 'h-24', 'h-64', 'h-48');

export { ErrorBoundary } from '../../member-failed.tsx';
