// Where a payment at a channel is made: the code for the payer's phone, or the way to the channel's page.
import type { ReactNode } from 'react';
import type { Called } from '#kit/browser/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Spinner } from '#kit/ui/spinner.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ChargeReply } from '../payment.protocol.ts';
import { Countdown } from './countdown.tsx';
import { paymentWords } from './payment-words.ts';

export type ChargeViewProps = {
  method: string | undefined;
  amount: string;
  /** The charge as its call tells it. */
  called: Pick<Called<ChargeReply>, 'reply' | 'error' | 'busy' | 'again'>;
  /** What else is to be known. */
  note?: ReactNode;
  /** Buttons beside going on. */
  children: ReactNode;
};

export function ChargeView({ method, amount, called, note, children }: ChargeViewProps) {
  const say = useWords(paymentWords);
  const { reply, error, busy, again } = called;
  const isWeChat = method === 'WECHAT';
  return (
    <section
      role="status"
      className="flex flex-col items-center rounded-card border border-line bg-surface px-4 py-8 text-center"
    >
      <h1 className="text-20 font-semibold">{isWeChat ? say.weChatPay : say.alipayPay}</h1>
      <PriceText amount={amount} className="mt-2 text-28" />
      {error ? <FormError className="mt-4">{error}</FormError> : null}
      {isWeChat && !error ? <Code charge={reply} isComing={busy} /> : null}
      {isWeChat ? null : <p className="mt-2 max-w-lg text-13 text-secondary">{say.alipayBack}</p>}
      {reply?.isSimulated ? (
        <p className="mt-3 rounded-card bg-waiting-wash px-3 py-1 text-12 text-waiting">
          {say.simulatedText}
        </p>
      ) : null}
      {note}
      <div className="mt-5 flex flex-wrap justify-center gap-2">
        {error ? (
          <Button variant="primary" busy={busy} onClick={again}>
            {say.goOnPaying}
          </Button>
        ) : null}
        {reply && !error && !isWeChat ? (
          <Button variant="primary" onClick={() => window.location.assign(reply.url)}>
            {say.goOnPaying}
          </Button>
        ) : null}
        {children}
      </div>
    </section>
  );
}

/** Its place is kept while it is on its way. A phone cannot scan itself: it opens what the code says. */
function Code({ charge, isComing }: { charge: ChargeReply | undefined; isComing: boolean }) {
  const say = useWords(paymentWords);
  const link = 'text-brand text-13 hover:underline';
  return (
    <>
      <div className="mt-4 flex size-60 items-center justify-center rounded-card border border-line bg-white">
        {charge?.image ? (
          <img src={charge.image} width={224} height={224} alt={say.weChatCode} />
        ) : isComing ? (
          <Spinner size={32} />
        ) : null}
      </div>
      <p className="mt-3 text-13 text-secondary">{say.weChatScan}</p>
      {charge ? (
        <>
          <p className="mt-1 text-13 text-secondary">
            {say.codeEnds} <Countdown deadline={charge.expiresAt} className="font-semibold" />
          </p>
          {charge.isSimulated ? (
            <a href={charge.url} target="_blank" rel="noreferrer" className={`mt-2 ${link}`}>
              {say.standInOpen}
            </a>
          ) : (
            <a href={charge.url} className={`mt-2 md:hidden ${link}`}>
              {say.weChatOpen}
            </a>
          )}
        </>
      ) : null}
    </>
  );
}
