// WeChat in the security centre: whether it logs the member in, and how to connect or disconnect it.
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useCall } from '#kit/browser/use-call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { accountProtocol, type Standing } from '../account.protocol.ts';
import { weChatProtocol } from '../wechat.protocol.ts';
import { ProofFields } from './proof-fields.tsx';
import { useProof, waysOf } from './use-proof.ts';
import { useWeChatDoor } from './wechat-door.ts';
import { weChatWords } from './wechat-words.ts';

type Binding = ReplyOf<typeof weChatProtocol.binding>;
type Step = { name: 'bind' | 'unbind' } | { name: 'leave'; ticket: string };

/** A row of the list of protections; nothing where WeChat is neither offered nor connected. */
export function WeChatRow({ standing }: { standing: Standing }) {
  const say = useWords(weChatWords);
  const [binding, refresh] = useBinding();
  const goToWeChat = useWeChatDoor();
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  if (!binding || (!binding.isBound && !binding.isOffered)) return null;
  const isBound = binding.isBound === 1;

  return (
    <li className="flex items-center gap-3 px-4 py-3">
      {isBound ? (
        <CircleCheck size={20} aria-hidden="true" className="shrink-0 text-done" />
      ) : (
        <CircleDashed size={20} aria-hidden="true" className="shrink-0 text-muted" />
      )}
      <div className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-4">
        <h2 className="w-28 shrink-0 text-14">{say.weChat}</h2>
        <p className="min-w-0 flex-1 text-13 text-hint">{say.rowText}</p>
        <p className="num shrink-0 text-13 wrap-anywhere text-secondary">
          {isBound
            ? say.rowBound(binding.nickName ?? '', showMoment(binding.boundAt).slice(0, 10))
            : say.notBound}
        </p>
      </div>
      <Button
        size="sm"
        aria-label={`${isBound ? say.unbind : say.bind}: ${say.weChat}`}
        onClick={() => setStep({ name: isBound ? 'unbind' : 'bind' })}
      >
        {isBound ? say.unbind : say.bind}
      </Button>
      {step?.name === 'bind' ? (
        <ProveDialog
          title={say.bindDialog}
          text={say.bindText}
          submitLabel={say.next}
          standing={standing}
          onClose={close}
          onProven={async (ticket) => setStep({ name: 'leave', ticket })}
        />
      ) : null}
      {step?.name === 'leave' ? (
        <Dialog
          open
          size="sm"
          title={say.bindDialog}
          text={say.leaveText}
          onOpenChange={close}
          footer={
            <Button
              variant="primary"
              disabled={!goToWeChat}
              onClick={() => {
                goToWeChat?.({ purpose: 'bind', ticket: step.ticket });
                close();
              }}
            >
              {say.toWeChat}
            </Button>
          }
        />
      ) : null}
      {step?.name === 'unbind' ? (
        <ProveDialog
          title={say.unbindTitle}
          text={say.unbindText}
          submitLabel={say.unbind}
          standing={standing}
          onClose={close}
          onProven={async (ticket) => {
            await call(weChatProtocol.unbind, { ticket });
            toast.show({ text: say.unbound });
            refresh();
            close();
          }}
        />
      ) : null}
    </li>
  );
}

type ProveDialogProps = {
  title: string;
  text: string;
  submitLabel: string;
  standing: Standing;
  onClose: () => void;
  /** What it was for, with the ticket that the proof was worth. */
  onProven: (ticket: string) => Promise<void>;
};

/** A way to log in is added or taken away only by the member himself. */
function ProveDialog({ standing, onProven, ...dialog }: ProveDialogProps) {
  const input = useProof(waysOf(standing));
  async function prove() {
    const { by, proof } = input;
    if (!by) return;
    const { ticket } = await call(accountProtocol.prove, { by, proof });
    await onProven(ticket);
  }
  return (
    <FormDialog {...dialog} size="sm" check={() => input.isRight()} onSubmit={prove}>
      <ProofFields input={input} standing={standing} />
    </FormDialog>
  );
}

/** Read again when the member comes back: it is another tab that WeChat leads to. */
function useBinding(): [Binding | undefined, () => void] {
  const [round, setRound] = useState(0);
  const { search } = useLocation();
  // Without an answer the row stays away; the rest of the page says what is wrong.
  const { reply: binding } = useCall(weChatProtocol.binding, {}, 0, `${round} ${search}`);
  useEffect(() => {
    const look = () => !document.hidden && setRound((before) => before + 1);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return [binding, () => setRound((before) => before + 1)];
}
