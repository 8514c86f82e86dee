// The login form's QR code, with what has become of it laid over the picture. Fetched when somebody asks for it, hence the default export.
import { CircleCheck, RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Spinner } from '#kit/ui/spinner.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { qrWords } from './qr-words.ts';
import { type QrLogin, type QrStage, useQrLogin } from './use-qr-login.ts';

const OVER: ReadonlySet<QrStage> = new Set(['refused', 'expired', 'failed']);

/** Whoever shows it watches the session to learn that somebody has logged in. */
export default function QrPanel({ onBack }: { onBack: () => void }) {
  const say = useWords(qrWords);
  const qr = useQrLogin();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={say.title}
      className="flex flex-col items-center text-center outline-none"
    >
      <h2 className="text-16 font-semibold">{say.title}</h2>
      <div className="relative mt-3 flex size-50 items-center justify-center rounded-card border border-line bg-white">
        {qr.image ? (
          <img
            src={qr.image}
            alt={say.picture}
            width={184}
            height={184}
            className={OVER.has(qr.stage) ? 'opacity-10' : qr.stage === 'waiting' ? '' : 'invisible'}
          />
        ) : null}
        <div role="status" className="absolute inset-0 flex flex-col items-center justify-center gap-2 p-3">
          <WhatBecameOfIt qr={qr} />
        </div>
      </div>
      <p className="mt-3 max-w-75 text-13 text-secondary">{qr.stage === 'scanned' ? say.compare : say.how}</p>
      {qr.stage === 'waiting' ? <p className="mt-1 text-12 text-hint">{say.lives}</p> : null}
      {qr.scanUrl && qr.stage === 'waiting' ? (
        <a
          href={qr.scanUrl}
          target="_blank"
          rel="noreferrer"
          className="mt-2 text-12 text-brand hover:underline"
        >
          {say.demo}
        </a>
      ) : null}
      <Button variant="link" className="mt-3" onClick={onBack}>
        {say.back}
      </Button>
    </section>
  );
}

function WhatBecameOfIt({ qr }: { qr: QrLogin }): ReactNode {
  const say = useWords(qrWords);
  const { stage } = qr;
  if (stage === 'making') return <Spinner size={24} label={say.making} />;
  if (stage === 'scanned') {
    return (
      <>
        <p className="font-semibold">{say.scanned}</p>
        <p className="text-12 text-secondary">{say.checkCode}</p>
        <p className="num text-28 font-semibold tracking-widest text-brand">{qr.checkCode}</p>
      </>
    );
  }
  if (stage === 'entering') {
    return (
      <>
        <CircleCheck size={40} className="text-done" aria-hidden="true" />
        <p className="font-semibold">{say.success}</p>
      </>
    );
  }
  if (!OVER.has(stage)) return null;
  return (
    <>
      <p className="font-semibold">
        {stage === 'failed' ? (qr.error ?? say.failed) : say[stage as 'expired']}
      </p>
      <Button variant="primary" icon={<RefreshCw size={16} aria-hidden="true" />} onClick={qr.renew}>
        {say.renew}
      </Button>
    </>
  );
}
