// The cashier: what is to pay until when, and how it went.

import { useEffect, useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { seconds } from '#kit/time/duration.ts';
import { Button } from '#kit/ui/button.tsx';
import { NothingNamed } from '#kit/ui/empty-state.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { inPage, waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { readMember } from '#mall/login/parts/session.ts';
import { ChargeCard } from '#mall/payment/parts/charge-card.tsx';
import { PayResultCard } from '#mall/payment/parts/pay-result.tsx';
import { paymentWords } from '#mall/payment/parts/payment-words.ts';
import { POLL_CHANNEL, usePolling } from '#mall/payment/parts/use-polling.ts';
import { useToOrdersSoon } from '#mall/payment/parts/use-to-orders-soon.ts';
import { type PayInfo, paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { sampleWords } from '#mall/sample/parts/sample-words.ts';
import { statementWords } from '#mall/statement/parts/statement-words.ts';
import { titled } from '../seo.ts';
import { PayWays } from './pay-ways.tsx';
import { VoucherHandedIn } from './voucher-handed-in.tsx';

const POLL_REVIEW = seconds(20); // chosen: finance takes minutes

export const meta = titled(paymentWords.cashier);

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<PayInfo | null> {
  const paySn = new URL(request.url).searchParams.get('paySn');
  return paySn ? call(paymentProtocol.payInfo, { paySn }) : null;
}

export default function PayScreen() {
  const info = useLoaderData<PayInfo | null>();
  const say = useWords(paymentWords);
  return (
    <div className="page-width max-w-240! py-4 max-md:pb-0">
      {info ? (
        <Cashier key={info.paySn} info={info} />
      ) : (
        <NothingNamed
          title={say.noPaySn}
          text={say.noPaySnText}
          to="/member/order/list?tab=pendingPayment"
          label={say.toOrders}
        />
      )}
    </div>
  );
}

function Cashier({ info }: { info: PayInfo }) {
  const say = useWords(paymentWords);
  const [wantsOther, setWantsOther] = useState(false);
  const state = info.payment?.state;
  const isOpen = info.payState !== 1 && info.payState !== 3;
  const isWaiting = isOpen && state === 'PROCESSING';
  const isReviewed = isOpen && state === 'PENDING_REVIEW';

  usePolling(isWaiting ? POLL_CHANNEL : isReviewed ? POLL_REVIEW : undefined);

  const documents = useDocuments(info);
  const toOrders = (
    <Button to={documents.to} variant="primary">
      {documents.text}
    </Button>
  );
  if (info.payState === 1) return <Paid info={info} />;
  if (info.payState === 3)
    return <PayResultCard kind="closed" title={say.closed} text={say.closedText} action={toOrders} />;
  if (isReviewed && !wantsOther) {
    return (
      <PayResultCard kind="review" title={say.inReview} text={say.inReviewText} action={toOrders}>
        <VoucherHandedIn info={info} />
      </PayResultCard>
    );
  }
  if (isWaiting && !wantsOther) return <ChargeCard info={info} onOther={() => setWantsOther(true)} />;
  return <PayWays info={info} onTaken={() => setWantsOther(false)} />;
}

/** Where the documents of the bill are listed: orders, or sample requests. */
function useDocuments(info: PayInfo): { to: string; text: string } {
  const say = useWords(paymentWords);
  const saySamples = useWords(sampleWords);
  const sayStatements = useWords(statementWords);
  const isSample = info.orders.every(({ orderSn }) => orderSn.startsWith('SP'));
  if (info.orders.every(({ orderSn }) => orderSn.startsWith('ST')))
    return { to: '/member/credit/statements', text: sayStatements.title };
  return isSample
    ? { to: '/prototype/sample/history', text: saySamples.history }
    : { to: '/member/order/list', text: say.toOrders };
}

/** Success, then after two seconds the orders (spec §4). */
function Paid({ info }: { info: PayInfo }) {
  const say = useWords(paymentWords);
  const { to, text } = useDocuments(info);
  useToOrdersSoon(to);
  useEffect(() => void readMember(), []);
  return (
    <PayResultCard
      kind="success"
      title={say.success}
      text={say.successText}
      action={
        <>
          <Button to={to} replace variant="primary">
            {text}
          </Button>
          <Button to="/index">{say.goOnShopping}</Button>
        </>
      }
    >
      <PriceText amount={info.payable} size="xl" className="mt-3" />
    </PayResultCard>
  );
}

export const HydrateFallback = inPage(waitingPage('h-7 w-28', 3, 5), 'max-w-240!');

export { ErrorBoundary } from './screen-failed.tsx';
