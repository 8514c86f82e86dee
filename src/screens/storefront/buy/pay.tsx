// The cashier: what is to pay until when, the ways to pay it, and how it went.
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router';
import { call } from '#kit/browser/call.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { seconds } from '#kit/time/duration.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { StickyBar } from '#kit/ui/sticky-bar.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { readMember } from '#mall/login/parts/session.ts';
import { asMember } from '#mall/order/parts/as-member.ts';
import { BalancePanel } from '#mall/payment/parts/balance-panel.tsx';
import { ChannelPanel } from '#mall/payment/parts/channel-panel.tsx';
import { Countdown } from '#mall/payment/parts/countdown.tsx';
import { PayMethodChoice } from '#mall/payment/parts/pay-method-choice.tsx';
import { PayResultCard } from '#mall/payment/parts/pay-result.tsx';
import { paymentWords } from '#mall/payment/parts/payment-words.ts';
import { TransferPanel } from '#mall/payment/parts/transfer-panel.tsx';
import { type PayResult, usePay } from '#mall/payment/parts/use-pay.ts';
import { type PayInfo, paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { hiddenMeta, type MetaArgs, siteOf } from '../seo.ts';

const POLL_CHANNEL = seconds(3); // chosen: like the specification's QR poll (§9)
const POLL_REVIEW = seconds(20); // chosen: finance takes minutes
const REDIRECT_AFTER = seconds(2); // spec §9

export const meta = (args: MetaArgs) => hiddenMeta(args, paymentWords.cashier[siteOf(args.matches).language]);

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<PayInfo | null> {
  const paySn = new URL(request.url).searchParams.get('paySn');
  return paySn ? asMember(request, () => call(paymentProtocol.payInfo, { paySn })) : null;
}

export default function PayScreen() {
  const info = useLoaderData<PayInfo | null>();
  const say = useWords(paymentWords);
  return (
    <div className="page-width max-w-240! py-4 max-md:pb-0">
      {info ? (
        <Cashier key={info.paySn} info={info} />
      ) : (
        <EmptyState
          className="rounded-card border border-line bg-surface"
          title={say.noPaySn}
          text={say.noPaySnText}
          action={
            <Button to="/member/order/list?tab=pendingPayment" variant="primary">
              {say.toOrders}
            </Button>
          }
        />
      )}
    </div>
  );
}

function Cashier({ info }: { info: PayInfo }) {
  const say = useWords(paymentWords);
  const { revalidate } = useRevalidator();
  const [wantsOther, setWantsOther] = useState(false);
  const state = info.payment?.state;
  const isOpen = info.payState !== 1 && info.payState !== 3;
  const isWaiting = isOpen && state === 'PROCESSING';
  const isReviewed = isOpen && state === 'PENDING_REVIEW';

  useEffect(() => {
    if (!isWaiting && !isReviewed) return;
    const polling = setInterval(
      () => {
        if (!document.hidden) void revalidate();
      },
      isWaiting ? POLL_CHANNEL : POLL_REVIEW,
    );
    return () => clearInterval(polling);
  }, [isWaiting, isReviewed, revalidate]);

  const toOrders = (
    <Button to="/member/order/list" variant="primary">
      {say.toOrders}
    </Button>
  );
  if (info.payState === 1) return <Paid info={info} />;
  if (info.payState === 3)
    return <PayResultCard kind="closed" title={say.closed} text={say.closedText} action={toOrders} />;
  if (isReviewed && !wantsOther) {
    return (
      <PayResultCard kind="review" title={say.inReview} text={say.inReviewText} action={toOrders}>
        <Voucher info={info} />
      </PayResultCard>
    );
  }
  if (isWaiting && !wantsOther) {
    return (
      <PayResultCard
        kind="processing"
        title={say.processing}
        text={say.processingText}
        action={
          <>
            <Button variant="primary" onClick={() => void revalidate()}>
              {say.check}
            </Button>
            <Button onClick={() => setWantsOther(true)}>{say.otherMethod}</Button>
          </>
        }
      >
        <PriceText amount={info.due} size="xl" className="mt-3" />
      </PayResultCard>
    );
  }
  return <Ways info={info} onTaken={() => setWantsOther(false)} />;
}

/** What is to pay, and the panel of the chosen way. */
function Ways({ info, onTaken }: { info: PayInfo; onTaken: () => void }) {
  const say = useWords(paymentWords);
  const { revalidate } = useRevalidator();
  const formId = useId();
  const usual = info.methods.find((method) => method.isEnabled)?.method;
  const [chosen, setChosen] = useState(info.payment?.state === 'REVIEW_REJECTED' ? 'TRANSFER' : usual);
  const paying = usePay(async ({ redirectUrl }: PayResult) => {
    onTaken();
    if (redirectUrl) window.location.assign(redirectUrl);
    else await revalidate();
  });

  const due = showAmount(info.due);
  const panel = { formId, info, paying };
  const panels = {
    BALANCE: (
      <BalancePanel
        {...panel}
        onPayPwdSet={() => {
          void readMember();
          void revalidate();
        }}
      />
    ),
    TRANSFER: <TransferPanel key={info.payment?.state} {...panel} />,
    SANDBOX: <ChannelPanel {...panel} />,
  };
  const press = {
    BALANCE: info.hasPayPwd ? say.payNow(due) : null,
    TRANSFER: say.handIn,
    SANDBOX: say.goToChannel(due),
  };
  const way = chosen !== undefined && chosen in panels ? (chosen as keyof typeof panels) : undefined;

  return (
    <div className="flex flex-col gap-3">
      <h1 className="text-20 font-semibold">{say.cashier}</h1>
      <section className="rounded-card border border-line bg-surface p-4">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <div>
            <p className="text-13 text-secondary">{say.toPay}</p>
            <PriceText amount={info.due} className="text-28" />
          </div>
          {info.payDeadline ? (
            <p className="text-13 text-secondary">
              {say.timeLeft}{' '}
              <Countdown
                deadline={info.payDeadline}
                onOver={() => void revalidate()}
                className="text-16 font-semibold"
              />
            </p>
          ) : null}
        </div>
        <Orders info={info} />
      </section>
      {info.payState === 2 || info.paid !== '0.00' ? (
        <p className="rounded-card bg-waiting-wash px-4 py-2 text-13 text-waiting">
          {say.partly(showAmount(info.paid), due)}
        </p>
      ) : null}
      {info.payment?.state === 'REVIEW_REJECTED' ? (
        <FormError>
          {say.sentBack}
          {info.payment.reason ? `: ${info.payment.reason}` : null}
          <span className="block">{say.sentBackText}</span>
        </FormError>
      ) : null}
      {info.payment?.state === 'FAILED' ? <FormError>{info.payment.reason || say.failed}</FormError> : null}
      <section aria-label={say.method} className="rounded-card border border-line bg-surface">
        <h2 className="border-b border-line px-4 py-3 text-16 font-semibold">{say.method}</h2>
        <PayMethodChoice info={info} value={way} onChange={setChosen} panelOf={(method) => panels[method]} />
      </section>
      {way && press[way] ? (
        <StickyBar className="justify-end">
          <Button
            type="submit"
            form={formId}
            variant="buy"
            size="lg"
            busy={paying.busy}
            className="max-md:flex-1 md:min-w-48"
          >
            {press[way]}
          </Button>
        </StickyBar>
      ) : null}
    </div>
  );
}

/** The orders under this bill; folded when there are many. */
function Orders({ info }: { info: PayInfo }) {
  const say = useWords(paymentWords);
  return (
    <details open={info.orders.length <= 3} className="group mt-3 border-t border-line pt-3 text-13">
      <summary className="flex items-center gap-1 text-secondary">
        {say.orders} <span className="num">({info.orders.length})</span>
        <ChevronDown size={14} aria-hidden="true" className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mt-2 flex flex-col gap-1.5">
        {info.orders.map((order) => (
          <li key={order.orderSn} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0">
              <Link
                to={`/member/order/detail?orderSn=${order.orderSn}`}
                className="num text-brand hover:underline"
              >
                {order.orderSn}
              </Link>{' '}
              <span className="text-secondary">{order.storeName}</span>
            </span>
            <PriceText amount={order.payable} tone="ink" />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Success, then after two seconds the orders (spec §4). */
function Paid({ info }: { info: PayInfo }) {
  const say = useWords(paymentWords);
  const navigate = useNavigate();
  useEffect(() => {
    void readMember();
    const leaving = setTimeout(() => void navigate('/member/order/list', { replace: true }), REDIRECT_AFTER);
    return () => clearTimeout(leaving);
  }, [navigate]);
  return (
    <PayResultCard
      kind="success"
      title={say.success}
      text={say.successText}
      action={
        <>
          <Button to="/member/order/list" replace variant="primary">
            {say.toOrders}
          </Button>
          <Button to="/index">{say.goOnShopping}</Button>
        </>
      }
    >
      <PriceText amount={info.payable} size="xl" className="mt-3" />
    </PayResultCard>
  );
}

/** What was handed in. */
function Voucher({ info }: { info: PayInfo }) {
  const say = useWords(paymentWords);
  const voucher = info.payment?.voucher;
  if (!voucher) return null;
  return (
    <Descriptions
      columns={2}
      className="mt-4 w-full max-w-lg rounded-control bg-page p-3 text-left"
      items={[
        { label: say.payerName, value: voucher.payerName },
        { label: say.payerBank, value: voucher.bank },
        { label: say.paidAmount, value: showAmount(voucher.amount) },
        { label: say.paidOn, value: voucher.paidOn || showMoment(info.payment?.createdAt) },
        { label: say.reference, value: info.transfer.referenceCode, wide: true },
        {
          label: say.voucherFiles,
          wide: true,
          value: voucher.files.map((file) => (
            <a
              key={file.fileId}
              href={file.url}
              target="_blank"
              rel="noreferrer"
              className="mr-3 text-brand hover:underline"
            >
              {file.fileName}
            </a>
          )),
        },
      ]}
    />
  );
}

export function HydrateFallback() {
  return (
    <div className="page-width flex max-w-240! flex-col gap-3 py-4">
      <Skeleton className="h-7 w-28" />
      <div className="rounded-card border border-line bg-surface p-4">
        <Skeleton className="h-9 w-40" />
        <Skeleton className="mt-4 h-4 w-2/3" />
      </div>
      <div className="space-y-4 rounded-card border border-line bg-surface p-4">
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </div>
    </div>
  );
}

export { ErrorBoundary } from './screen-failed.tsx';
