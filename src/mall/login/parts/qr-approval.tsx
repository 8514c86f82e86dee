// The phone's half of a QR login: which device asks, where it stands, the code to compare, and the answer.
import { CircleCheck, CircleX, MonitorSmartphone, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { CallError, call } from '#kit/browser/call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Spinner } from '#kit/ui/spinner.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { qrProtocol } from '../qr.protocol.ts';
import { qrWords } from './qr-words.ts';
import { useSession } from './session.ts';

type Asker = ReplyOf<typeof qrProtocol.scan>;
type Stage =
  | { name: 'reading' }
  | { name: 'asked'; asker: Asker; error?: string }
  | { name: 'approved' | 'refused' }
  | { name: 'failed'; error: string };

/** @param scanKey from the address in the picture; somebody must be logged in. */
export function QrApproval({ scanKey }: { scanKey: string | null }) {
  const say = useWords(qrWords);
  const [stage, setStage] = useState<Stage>({ name: 'reading' });
  const { broken, wrongAddress } = say;

  useEffect(() => {
    let isHere = true;
    const tell = (next: Stage) => isHere && setStage(next);
    if (!scanKey) tell({ name: 'failed', error: wrongAddress });
    else {
      call(qrProtocol.scan, { scanKey }).then(
        (asker) => tell({ name: 'asked', asker }),
        (reason: unknown) => tell({ name: 'failed', error: sentenceOf(reason) ?? broken }),
      );
    }
    return () => {
      isHere = false;
    };
  }, [scanKey, broken, wrongAddress]);

  if (stage.name === 'reading') {
    return (
      <p role="status" className="flex items-center justify-center gap-2 py-10 text-secondary">
        <Spinner />
        {say.reading}
      </p>
    );
  }
  if (stage.name === 'asked' && scanKey) {
    return (
      <Question
        asker={stage.asker}
        error={stage.error}
        onAnswer={async (isApproved) => {
          try {
            await call(qrProtocol.confirm, { scanKey, isApproved });
            setStage({ name: isApproved ? 'approved' : 'refused' });
          } catch (reason) {
            setStage({ ...stage, error: sentenceOf(reason) ?? say.broken });
          }
        }}
      />
    );
  }
  if (stage.name === 'approved') {
    return (
      <Outcome
        icon={<CircleCheck size={48} className="text-done" aria-hidden="true" />}
        title={say.approved}
        text={say.approvedText}
      >
        <Button to="/index">{say.toHome}</Button>
      </Outcome>
    );
  }
  if (stage.name === 'refused') {
    return (
      <Outcome
        icon={<CircleX size={48} className="text-neutral" aria-hidden="true" />}
        title={say.refusedTitle}
        text={say.refusedText}
      >
        <Button to="/member/pwd/login">{say.newPassword}</Button>
        <Button to="/index">{say.toHome}</Button>
      </Outcome>
    );
  }
  return (
    <Outcome
      icon={<TriangleAlert size={48} className="text-waiting" aria-hidden="true" />}
      title={say.cannot}
      text={stage.name === 'failed' ? stage.error : say.wrongAddress}
    >
      <Button to="/index">{say.toHome}</Button>
    </Outcome>
  );
}

type QuestionProps = {
  asker: Asker;
  error: string | undefined;
  onAnswer: (isApproved: boolean) => Promise<void>;
};

/** One answer at a time. */
function Question({ asker, error, onAnswer }: QuestionProps) {
  const say = useWords(qrWords);
  const { member } = useSession();
  const [busy, setBusy] = useState<'approve' | 'refuse'>();

  async function answer(isApproved: boolean) {
    if (busy) return;
    setBusy(isApproved ? 'approve' : 'refuse');
    await onAnswer(isApproved);
    setBusy(undefined);
  }

  const facts: [string, string | undefined][] = [
    [say.account, member?.memberNickName || member?.memberName],
    [say.device, asker.device],
    [say.place, asker.place],
  ];
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-2 text-secondary">
        <MonitorSmartphone size={20} className="shrink-0" aria-hidden="true" />
        {say.asks}
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 rounded-control bg-page px-4 py-3">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="whitespace-nowrap text-hint">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="text-center">
        <p className="text-13 text-secondary">{say.checkCode}</p>
        <p className="num text-28 font-semibold tracking-widest text-brand">{asker.checkCode}</p>
        <p className="text-13 text-secondary">{say.sameCode}</p>
      </div>
      <p className="flex gap-2 rounded-control bg-waiting-wash px-3 py-2 text-13 text-waiting">
        <TriangleAlert size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
        <span className="min-w-0">{say.warning}</span>
      </p>
      <FormError>{error}</FormError>
      <div className="grid gap-2">
        <Button variant="primary" size="lg" wide busy={busy === 'approve'} onClick={() => void answer(true)}>
          {say.approve}
        </Button>
        <Button size="lg" wide busy={busy === 'refuse'} onClick={() => void answer(false)}>
          {say.refuse}
        </Button>
      </div>
    </div>
  );
}

function Outcome(props: { icon: ReactNode; title: string; text: string; children: ReactNode }) {
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-6 text-center">
      {props.icon}
      <p className="text-16 font-semibold">{props.title}</p>
      <p className="max-w-80 text-13 text-secondary">{props.text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">{props.children}</div>
    </div>
  );
}

const sentenceOf = (reason: unknown): string | undefined =>
  reason instanceof CallError ? reason.message : undefined;
