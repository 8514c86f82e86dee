// Putting money into the balance: how much and how, then where to pay it, then what came of it.
import { useEffect, useState } from 'react';
import { type ClientLoaderFunctionArgs, redirect, useLoaderData, useSearchParams } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { readMember } from '#mall/login/parts/session.ts';
import { useMay } from '#mall/login/parts/use-may.ts';
import { PayResultCard } from '#mall/payment/parts/pay-result.tsx';
import { useToOrdersSoon } from '#mall/payment/parts/use-to-orders-soon.ts';
import { PendingRecharge } from '#mall/recharge/parts/pending-recharge.tsx';
import { RechargeForm } from '#mall/recharge/parts/recharge-form.tsx';
import { rechargeWords } from '#mall/recharge/parts/recharge-words.ts';
import { type RechargeReply, rechargeProtocol } from '#mall/recharge/recharge.protocol.ts';
import { settingProtocol } from '#mall/setting/setting.protocol.ts';
import { titled } from '../storefront/seo.ts';

export const meta = titled(rechargeWords.title);

/** What waits for payment is gone on with. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const rechargeSn = new URL(request.url).searchParams.get('rechargeSn');
  const [desk, one, hotline] = await Promise.all([
    call(rechargeProtocol.desk, {}),
    rechargeSn ? call(rechargeProtocol.detail, { rechargeSn }) : null,
    findHotline(),
  ]);
  if (!one && desk.pending) throw redirect(pageOf(desk.pending));
  return { desk, one, hotline };
}

const pageOf = ({ rechargeSn }: RechargeReply) => `/member/recharge?rechargeSn=${rechargeSn}`;

async function findHotline(): Promise<string | null> {
  const names = 'platform_customer_service_phone';
  const settings = await call(settingProtocol.getSettings, { names }).catch(() => []);
  const value = settings[0]?.value;
  return typeof value === 'string' && value ? value : null;
}

export default function RechargeScreen() {
  const { desk, one, hotline } = useLoaderData<typeof clientLoader>();
  const say = useWords(rechargeWords);
  if (!one)
    return (
      <div className="flex flex-col gap-3 pb-4">
        <h1 className="text-20 font-semibold">{say.title}</h1>
        <RechargeForm desk={desk} />
      </div>
    );
  if (one.state === 'CANCELLED')
    return (
      <PayResultCard kind="closed" title={say.cancelled} text={say.cancelledText} action={<Ways one={one} />}>
        <PriceText amount={one.amount} tone="ink" size="lg" className="mt-3" />
      </PayResultCard>
    );
  return (
    <Watched key={one.rechargeSn} one={one}>
      <PendingRecharge one={one} methods={desk.methods} hotline={hotline} />
    </Watched>
  );
}

/** Whoever has seen it wait, or comes back from the channel, is led on; whoever looks it up is not. */
function Watched({ one, children }: { one: RechargeReply; children: React.ReactNode }) {
  const isBack = useSearchParams()[0].has('back');
  const isPaid = one.state !== 'PENDING_PAYMENT';
  const [isWatched] = useState(isBack || !isPaid);
  if (!isPaid) return children;
  return isWatched ? <JustPaid one={one} /> : <Paid one={one} />;
}

/** Success, then after two seconds the balance (specification). */
function JustPaid({ one }: { one: RechargeReply }) {
  const may = useMay();
  const say = useWords(rechargeWords);
  useToOrdersSoon(may('balance.read') ? '/member/balance' : '/member/index');
  useEffect(() => void readMember(), []);
  return <Paid one={one} text={may('balance.read') ? say.doneSoon : undefined} />;
}

function Paid({ one, text }: { one: RechargeReply; text?: string | undefined }) {
  const say = useWords(rechargeWords);
  return (
    <PayResultCard kind="success" title={say.done} text={text} action={<Ways one={one} />}>
      <PriceText amount={one.amount} size="xl" className="mt-3" />
      <p className="mt-1 text-12 text-hint">
        {say.sn} <span className="num">{one.rechargeSn}</span>
      </p>
    </PayResultCard>
  );
}

function Ways({ one }: { one: RechargeReply }) {
  const may = useMay();
  const say = useWords(rechargeWords);
  return (
    <>
      {may('balance.read') ? (
        <Button to="/member/balance" variant={one.state === 'CANCELLED' ? 'outline' : 'primary'}>
          {say.toBalance}
        </Button>
      ) : null}
      <Button to="/member/recharge">{say.again}</Button>
    </>
  );
}

export const HydrateFallback = waitingPage('h-7 w-28', 'h-96');

export { ErrorBoundary } from './member-failed.tsx';
