// A login form's QR code over its five minutes: shown, asked about every three seconds while somebody can see it, and its end.
import { useEffect, useState } from 'react';
import { CallError, call } from '#kit/browser/call.ts';
import { State } from '#kit/http/state.ts';
import { seconds } from '#kit/time/duration.ts';
import { QR_POLL_SECONDS, type QrProgress, qrProtocol } from '../qr.protocol.ts';
import { baggage, logInByRefreshToken, throughFactor } from './log-in.ts';

export type QrStage = 'making' | 'waiting' | 'scanned' | 'entering' | 'refused' | 'expired' | 'failed';

export interface QrLogin {
  stage: QrStage;
  image?: string;
  /** What the picture says, where a demo shows it. */
  scanUrl?: string | null;
  checkCode?: string | null;
  /** The mall's sentence, when it has said one. */
  error?: string;
  /** Another code instead of this one. */
  renew: () => void;
}

type Seen = Omit<QrLogin, 'renew'>;

const STAGES: Record<QrProgress, QrStage> = {
  [-1]: 'expired',
  0: 'waiting',
  1: 'scanned',
  2: 'entering',
  3: 'refused',
};

/** Ends with the component; somebody who has come in is known to the session before this says more. */
export function useQrLogin(): QrLogin {
  const [round, setRound] = useState(0);
  const [seen, setSeen] = useState<Seen>({ stage: 'making' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is another code
  useEffect(() => followCode(setSeen), [round]);
  return { ...seen, renew: () => setRound((before) => before + 1) };
}

/** Makes a code and tells what becomes of it. Returns how to stop. */
function followCode(tell: (change: (before: Seen) => Seen) => void): () => void {
  let isOver = false;
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let code: { u: string; endsAt: number } | undefined;

  const become = (change: Seen) => {
    if (!isOver) tell((before) => ({ ...before, ...change }));
  };
  const end = (last: Seen) => {
    become(last);
    stop();
  };

  async function make() {
    tell(() => ({ stage: 'making' }));
    try {
      const { u, image, scanUrl, expiresIn } = await call(qrProtocol.createQr, {});
      code = { u, endsAt: Date.now() + seconds(expiresIn) };
      become({ stage: 'waiting', image, scanUrl });
      askLater();
    } catch (reason) {
      end({ stage: 'failed', error: sentenceOf(reason) });
    }
  }

  /** Spec §9: every 3 s; not while nobody can see it. The end comes by the clock, also without a connection. */
  function askLater() {
    clearTimeout(timer);
    if (isOver || !code || document.hidden) return;
    timer = setTimeout(ask, Math.max(0, Math.min(seconds(QR_POLL_SECONDS), code.endsAt - Date.now())));
  }

  async function ask() {
    if (isOver || isAsking || !code) return;
    if (Date.now() >= code.endsAt) return end({ stage: 'expired' });
    isAsking = true;
    try {
      const reply = await throughFactor(call(qrProtocol.progress, { u: code.u, ...baggage() }));
      const stage = STAGES[reply.progress];
      if (isOver) return;
      if (reply.refreshToken) return await enter(reply.refreshToken, reply.deviceToken);
      if (stage === 'waiting' || stage === 'scanned') become({ stage, checkCode: reply.checkCode });
      else end({ stage: stage === 'entering' ? 'expired' : stage });
    } catch (reason) {
      // A broken connection mends itself, or the code grows old. But who may not come in is told so.
      if (isFinal(reason)) end({ stage: 'failed', error: sentenceOf(reason) });
    } finally {
      isAsking = false;
      askLater();
    }
  }

  async function enter(refreshToken: string, deviceToken: string | undefined) {
    become({ stage: 'entering' });
    try {
      await logInByRefreshToken(refreshToken, deviceToken);
      stop();
    } catch (reason) {
      end({ stage: 'failed', error: sentenceOf(reason) });
    }
  }

  function look() {
    if (!document.hidden) void ask();
    else clearTimeout(timer);
  }

  function stop() {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  }

  document.addEventListener('visibilitychange', look);
  void make();
  return stop;
}

const isFinal = (reason: unknown): boolean =>
  reason instanceof CallError && (reason.state === State.refused || reason.state === State.notAllowed);

const sentenceOf = (reason: unknown): string | undefined =>
  reason instanceof CallError ? reason.message : undefined;
