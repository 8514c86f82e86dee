// What is to pay, for which orders, and the ways to pay it.
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { StickyBar } from '#kit/ui/sticky-bar.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { readMember } from '#mall/login/parts/session.ts';
import { useMay } from '#mall/login/parts/use-may.ts';
import { BalancePanel } from '#mall/payment/parts/balance-panel.tsx';
import { BillParts } from '#mall/payment/parts/bill-parts.tsx';
import { ChannelPanel, restBeside } from '#mall/payment/parts/channel-panel.tsx';
import { Countdown } from '#mall/payment/parts/countdown.tsx';
import { PayMethodChoice } from '#mall/payment/parts/pay-method-choice.tsx';
import { paymentWords } from '#mall/payment/parts/payment-words.ts';
import { TransferPanel } from '#mall/payment/parts/transfer-panel.tsx';
import { type PayResult, usePay } from '#mall/payment/parts/use-pay.ts';
import { type PayInfo, paymentProtocol } from '#mall/payment/payment.protocol.ts';

/** One button sends the panel of the chosen way. @param onTaken the payment is under way */
export function PayWays({ info, onTaken }: { info: PayInfo; onTaken: () => void }) {
  const say = useWords(paymentWords);
  const { revalidate } = useRevalidator();
  const formId = useId();
  const may = useMay();
  // A bank slip is nothing that one can do at once: whoever wants it chooses it.
  const usual = info.methods.find(({ method, isEnabled }) => isEnabled && method !== 'TRANSFER')?.method;
  const [chosen, setChosen] = useState(info.payment?.state === 'REVIEW_REJECTED' ? 'TRANSFER' : usual);
  const paying = usePay(async ({ payment }: PayResult) => {
    onTaken();
    const url =
      payment.method === 'ALIPAY' && payment.state === 'PROCESSING' ? await alipayPage(info.paySn) : null;
    if (url) window.location.assign(url);
  });

  const due = showAmount(info.due);
  const [hold, setHold] = useState<string>();
  const rest = showAmount(restBeside(info, hold));
  const beside = { hold, onHold: setHold };
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
    WECHAT: <ChannelPanel {...panel} {...beside} method="WECHAT" />,
    ALIPAY: <ChannelPanel {...panel} {...beside} method="ALIPAY" />,
  };
  const press = {
    BALANCE: info.hasPayPwd ? say.payNow(due) : null,
    TRANSFER: say.handIn,
    WECHAT: say.goToChannel(rest),
    ALIPAY: say.goToChannel(rest),
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
              {say.timeLeft} <Countdown deadline={info.payDeadline} className="text-16 font-semibold" />
            </p>
          ) : null}
        </div>
        <BillParts info={info} />
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
      {isOver(info) ? (
        <p className="rounded-card bg-waiting-wash px-4 py-2 text-13 text-waiting">{say.chargeOver}</p>
      ) : null}
      {info.payment?.state === 'FAILED' ? <FormError>{info.payment.reason || say.failed}</FormError> : null}
      <section aria-label={say.method} className="rounded-card border border-line bg-surface">
        <h2 className="border-b border-line px-4 py-3 text-16 font-semibold">{say.method}</h2>
        <PayMethodChoice
          info={info}
          value={way}
          onChange={setChosen}
          panelOf={(method) => panels[method]}
          topUp={
            may('order.recharge') ? (
              <Button variant="link" to="/member/recharge">
                {say.topUp}
              </Button>
            ) : null
          }
        />
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

/** Where Alipay's cashier is; none when it does not answer: the page then says so, and goes on from there. */
const alipayPage = (paySn: string): Promise<string | null> =>
  call(paymentProtocol.charge, { paySn }).then(
    ({ url }) => url,
    () => null,
  );

/** The channel has ended what was begun there. */
const isOver = ({ payment, payState }: PayInfo): boolean =>
  payState === 0 &&
  payment?.state === 'CLOSED' &&
  (payment.method === 'WECHAT' || payment.method === 'ALIPAY');
