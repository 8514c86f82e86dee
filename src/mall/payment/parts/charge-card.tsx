// A payment under way at a channel: the code for the payer's phone, or the way back to the channel's page; until its result comes by itself.
import { useRevalidator } from 'react-router';
import { useCall } from '#kit/browser/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Spinner } from '#kit/ui/spinner.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type ChargeReply, type PayInfo, paymentProtocol } from '../payment.protocol.ts';
import { Countdown } from './countdown.tsx';
import { paymentWords } from './payment-words.ts';

export type ChargeCardProps = {
  info: PayInfo;
  /** The payer wants to pay another way. */
  onOther: () => void;
};

/** Asks for the charge when it appears: the same one as long as the same payment is under way. */
export function ChargeCard({ info, onOther }: ChargeCardProps) {
  const say = useWords(paymentWords);
  const { revalidate } = useRevalidator();
  const { reply, error, busy, again } = useCall(
    paymentProtocol.charge,
    { paySn: info.paySn },
    0,
    info.payment?.paymentSn,
  );
  const isWeChat = info.payment?.method === 'WECHAT';
  return (
    <section
      role="status"
      className="flex flex-col items-center rounded-card border border-line bg-surface px-4 py-8 text-center"
    >
      <h1 className="text-20 font-semibold">{isWeChat ? say.weChatPay : say.alipayPay}</h1>
      <PriceText amount={info.payment?.amount ?? info.due} className="mt-2 text-28" />
      {error ? <FormError className="mt-4">{error}</FormError> : null}
      {isWeChat && !error ? <Code charge={reply} isComing={busy} /> : null}
      {isWeChat ? null : <p className="mt-2 max-w-lg text-13 text-secondary">{say.alipayBack}</p>}
      {reply?.isSimulated ? (
        <p className="mt-3 rounded-card bg-waiting-wash px-3 py-1 text-12 text-waiting">
          {say.simulatedText}
        </p>
      ) : null}
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
        <Button onClick={() => void revalidate()}>{say.check}</Button>
        <Button onClick={onOther}>{say.otherMethod}</Button>
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
