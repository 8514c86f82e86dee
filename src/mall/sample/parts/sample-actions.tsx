// What the reader may do with a request now: buttons from the server's list alone, each with the window it opens.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { Button, type ButtonVariant } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { ReasonDialog } from '#kit/ui/reason-dialog.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { sampleProtocol } from '../sample.protocol.ts';
import type { SampleButton, SampleCard, SampleDetail } from '../sample-detail.protocol.ts';
import { FeedbackDialog } from './feedback-dialog.tsx';
import { ResubmitDialog } from './resubmit-dialog.tsx';
import { sampleWords } from './sample-words.ts';

/** The acts of designers and of their enterprises; a store has its own. */
const ACTS = [
  'pay',
  'acceptSubstitute',
  'declineSubstitute',
  'endorse',
  'sendBack',
  'refuse',
  'resubmit',
  'receive',
  'feedback',
  'withdraw',
] as const satisfies readonly SampleButton[];
type Act = (typeof ACTS)[number];
const QUIET: readonly Act[] = ['declineSubstitute', 'sendBack', 'refuse', 'withdraw'];

export interface SampleActionsProps {
  sample: SampleCard | SampleDetail;
  /** A request is corrected on its own page: a card leads there. */
  detailTo?: string;
  size?: 'sm' | 'md';
  onChanged: () => void;
}

export function SampleActions({ sample, detailTo, size = 'sm', onChanged }: SampleActionsProps) {
  const say = useWords(sampleWords);
  const [open, setOpen] = useState<Act | null>(null);
  const { sampleSn, version } = sample;
  const acts = ACTS.filter((act) => sample.allowedActions.includes(act));
  const close = () => setOpen(null);
  const finish = (text: string) => {
    close();
    toast.show({ text });
    onChanged();
  };
  const full = 'log' in sample ? sample : undefined;
  const look = (act: Act, at: number): ButtonVariant =>
    act === 'refuse'
      ? 'danger'
      : QUIET.includes(act) || at > 0
        ? 'outline'
        : act === 'pay'
          ? 'buy'
          : 'primary';

  const confirm = (
    act: Act,
    title: string,
    text: string,
    run: () => Promise<unknown>,
    done: string = say.done,
  ) => (
    <ConfirmDialog
      open={open === act}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      title={title}
      text={text}
      confirmLabel={say[act]}
      tone={act === 'withdraw' ? 'danger' : 'primary'}
      onConfirm={async () => {
        await run();
        finish(done);
      }}
    />
  );

  return (
    <>
      {acts.map((act, at) =>
        act === 'pay' ? (
          <Button
            key={act}
            size={size}
            variant={look(act, at)}
            to={`/buy/pay?paySn=${encodeURIComponent(sample.paySn ?? '')}`}
          >
            {say.pay}
          </Button>
        ) : act === 'resubmit' && !full && detailTo ? (
          <Button key={act} size={size} variant={look(act, at)} to={detailTo}>
            {say.resubmit}
          </Button>
        ) : (
          <Button key={act} size={size} variant={look(act, at)} onClick={() => setOpen(act)}>
            {say[act]}
          </Button>
        ),
      )}
      {confirm(
        'receive',
        say.receiveTitle,
        say.receiveText,
        () => call(sampleProtocol.receive, { sampleSn }),
        say.received,
      )}
      {confirm('acceptSubstitute', say.acceptTitle, say.acceptText, () =>
        call(sampleProtocol.acceptSubstitute, { sampleSn, version }),
      )}
      {confirm('endorse', say.endorseTitle, say.endorseText, () =>
        call(sampleProtocol.endorse, { sampleSn, version }),
      )}
      {confirm('withdraw', say.withdrawTitle, say.withdrawText, () =>
        call(sampleProtocol.withdraw, { sampleSn }),
      )}
      {open === 'declineSubstitute' ? (
        <ReasonDialog
          title={say.declineTitle}
          text={say.declineText}
          hint={say.storeReads}
          confirmLabel={say.declineSubstitute}
          tone="primary"
          onClose={close}
          onConfirm={async (reason) => {
            await call(sampleProtocol.declineSubstitute, { sampleSn, version, reason });
            finish(say.done);
          }}
        />
      ) : null}
      {open === 'sendBack' || open === 'refuse' ? (
        <ReasonDialog
          title={say[open]}
          text={open === 'refuse' ? say.refuseText : say.sendBackText}
          hint={say.reasonHint}
          confirmLabel={say[open]}
          tone={open === 'refuse' ? 'danger' : 'primary'}
          onClose={close}
          onConfirm={async (reason) => {
            const decide =
              open === 'refuse' ? sampleProtocol.enterpriseRefuse : sampleProtocol.enterpriseSendBack;
            await call(decide, { sampleSn, version, reason });
            finish(say.done);
          }}
        />
      ) : null}
      {open === 'feedback' ? (
        <FeedbackDialog sampleSn={sampleSn} onClose={close} onGiven={() => finish(say.feedbackSaved)} />
      ) : null}
      {open === 'resubmit' && full ? (
        <ResubmitDialog sample={full} onClose={close} onResubmitted={() => finish(say.resubmitted)} />
      ) : null}
    </>
  );
}
