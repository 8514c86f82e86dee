// A recharge that waits for payment: where to pay it, another channel, cancelling, and whom to ask when it takes too long.
import { type ReactNode, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { ChargeView } from '#mall/payment/parts/charge-view.tsx';
import { Countdown } from '#mall/payment/parts/countdown.tsx';
import { paymentWords } from '#mall/payment/parts/payment-words.ts';
import { useCountdown } from '#mall/payment/parts/use-countdown.ts';
import { POLL_CHANNEL, usePolling } from '#mall/payment/parts/use-polling.ts';
import { type RechargeDesk, type RechargeReply, rechargeProtocol } from '../recharge.protocol.ts';
import { placeOf } from './place-of-recharge.ts';
import { rechargeWords } from './recharge-words.ts';

interface Props {
  one: RechargeReply;
  methods: RechargeDesk['methods'];
  /** How customer service is reached; null where nobody has said. */
  hotline: string | null;
}

export function PendingRecharge({ one, methods, hotline }: Props) {
  usePolling(POLL_CHANNEL);
  const note = <Note one={one} hotline={hotline} />;
  return one.isUnderWay ? (
    <UnderWay one={one} note={note}>
      <OtherWays one={one} methods={methods.filter(({ method }) => method !== one.method)} />
    </UnderWay>
  ) : (
    <Over one={one} note={note}>
      <OtherWays one={one} methods={methods} />
    </Over>
  );
}

type Placed = { one: RechargeReply; note: ReactNode; children: ReactNode };

function UnderWay({ one, note, children }: Placed) {
  const say = useWords(paymentWords);
  const { revalidate } = useRevalidator();
  const called = useCall(rechargeProtocol.charge, { rechargeSn: one.rechargeSn }, 0, one.paymentSn);
  return (
    <ChargeView method={one.method} amount={one.amount} called={called} note={note}>
      <Button onClick={() => void revalidate()}>{say.check}</Button>
      {children}
    </ChargeView>
  );
}

/** The channel has ended what was begun there. */
function Over({ one, note, children }: Placed) {
  const say = useWords(rechargeWords);
  return (
    <section className="flex flex-col items-center rounded-card border border-line bg-surface px-4 py-8 text-center">
      <h1 className="text-20 font-semibold">{say.title}</h1>
      <PriceText amount={one.amount} className="mt-2 text-28" />
      <p className="mt-3 rounded-card bg-waiting-wash px-3 py-1 text-13 text-waiting">{say.over}</p>
      {note}
      <div className="mt-5 flex flex-wrap justify-center gap-2">{children}</div>
    </section>
  );
}

function Note({ one, hotline }: Pick<Props, 'one' | 'hotline'>) {
  const say = useWords(rechargeWords);
  const isLate = useCountdown(one.serviceFrom) === 0;
  // A code says itself how long it is good.
  const hasCode = one.isUnderWay && one.method === 'WECHAT';
  return (
    <div className="mt-3 flex flex-col items-center gap-1 text-13 text-secondary">
      <p>
        {say.sn} <span className="num">{one.rechargeSn}</span>
      </p>
      {hasCode ? null : (
        <p>
          {say.timeLeft} <Countdown deadline={one.payDeadline} className="font-semibold" />
        </p>
      )}
      {isLate ? (
        <p className="mt-1 max-w-lg rounded-card bg-brand-wash px-3 py-2 text-ink">
          {say.late}{' '}
          {hotline ? (
            <a href={`tel:${hotline}`} className="num font-semibold text-brand hover:underline">
              {hotline}
            </a>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

function OtherWays({ one, methods }: Pick<Props, 'one' | 'methods'>) {
  const say = useWords(rechargeWords);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [asks, setAsks] = useState(false);
  const { doing, run } = useAct({ rereads: true });
  return (
    <>
      {methods.map(({ method, name }) => (
        <Button
          key={method}
          variant={one.isUnderWay ? 'outline' : 'primary'}
          busy={doing === method}
          onClick={() =>
            void run(
              async (requestId) => {
                const { rechargeSn } = one;
                await placeOf(await call(rechargeProtocol.goOn, { rechargeSn, method, requestId }), navigate);
              },
              { key: method },
            )
          }
        >
          {one.isUnderWay ? say.other(name) : say.goOn(name)}
        </Button>
      ))}
      <Button variant="danger" onClick={() => setAsks(true)}>
        {say.cancel}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        tone="danger"
        title={say.cancel}
        text={say.cancelText}
        confirmLabel={say.cancel}
        onConfirm={async () => {
          await call(rechargeProtocol.cancel, { rechargeSn: one.rechargeSn });
          await revalidate();
        }}
      />
    </>
  );
}
