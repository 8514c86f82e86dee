// Somebody has come back from WeChat: he is logged in, led on to bind a mobile, or his WeChat is connected (spec §4). Fetched only then, hence the default export.
import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { CallError, call } from '#kit/browser/call.ts';
import { Spinner } from '#kit/ui/spinner.tsx';
import { toast } from '#kit/ui/toast.ts';
import type { Spoken } from '#kit/words/speak.ts';
import { useWords } from '#kit/words/use-words.ts';
import { WECHAT_SOURCE_PC, weChatProtocol } from '../wechat.protocol.ts';
import { baggage, comeIn, throughFactor } from './log-in.ts';
import { sessionReady } from './session.ts';
import { isForm, wayBack, withWayBack } from './way-back.ts';
import type { WeChatArrival } from './wechat-address.ts';
import { takeTrip } from './wechat-state.ts';
import { weChatWords } from './wechat-words.ts';

type Say = Spoken<typeof weChatWords>;

/** A code is good once: whatever renders this twice must not use it twice. */
const underWay = new Map<string, Promise<void>>();

export default function WeChatReturn({ arrival, onDone }: { arrival: WeChatArrival; onDone: () => void }) {
  const say = useWords(weChatWords);
  const navigate = useNavigate();

  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival happens once
  useEffect(() => {
    const { state } = arrival;
    if (!underWay.has(state)) underWay.set(state, finish(arrival, navigate, say));
    void underWay.get(state)!.finally(onDone);
  }, []);
  return (
    <div
      role="status"
      className="fixed inset-0 z-50 flex items-center justify-center gap-3 bg-surface/85 text-secondary"
    >
      <Spinner size={24} />
      {say.finishing}
    </div>
  );
}

async function finish(arrival: WeChatArrival, navigate: NavigateFunction, say: Say): Promise<void> {
  const { code, state, here } = arrival;
  const go = (to: string) => navigate(to, { replace: true, preventScrollReset: true });
  const trip = takeTrip(state);
  if (!code) {
    if (trip) toast.show({ tone: 'waiting', text: say.refused });
    return void go(here);
  }
  if (trip?.purpose === 'bind') {
    await bindWeChat(trip.ticket, code, say);
    return void go(here);
  }
  const target = targetOf(here);
  try {
    if (!trip) {
      // An old address, opened again: who is in stays in, anybody else is told.
      if (await sessionReady()) return void go(target);
      throw new CallError(0, say.lost);
    }
    const reply = await throughFactor(
      call(weChatProtocol.login, { code, source: WECHAT_SOURCE_PC, ...baggage() }),
    );
    if (reply.redirect) return void go(withQuery(withWayBack('/bindMobile', target), 'code', reply.bindKey));
    await comeIn(reply);
    go(target);
  } catch (reason) {
    const error = reason instanceof CallError ? reason.message : say.failed;
    go(withQuery(withWayBack('/login', target), 'error', error));
  }
}

async function bindWeChat(ticket: string, code: string, say: Say): Promise<void> {
  try {
    const { nickName } = await call(weChatProtocol.bind, { ticket, code });
    toast.show({ text: nickName ? `${say.bound}: ${nickName}` : say.bound });
  } catch (reason) {
    toast.show({ tone: 'refused', text: reason instanceof CallError ? reason.message : say.failed });
  }
}

/** Where he wanted to go: the page he left for WeChat, or what that form would have led to. */
function targetOf(here: string): string {
  const { pathname, searchParams } = new URL(here, window.location.origin);
  return isForm(pathname) ? wayBack(searchParams.get('redirectUrl')) : wayBack(here);
}

function withQuery(path: string, name: string, value: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
}
