// One seal as the platform decides about it.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { ReasonDialog } from '#kit/ui/reason-dialog.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type SealReply, signAuthProtocol } from '../../sign-auth.protocol.ts';
import { authenWords } from './authen-words.ts';
import { SealPicture } from './seal-picture.tsx';

type Decision = 'approve' | 'sendBack' | 'disable';

export function SealReview({ seal, onChanged }: { seal: SealReply; onChanged: () => void }) {
  const say = useWords(authenWords);
  const [open, setOpen] = useState<'sendBack' | 'disable'>();
  const [busy, setBusy] = useState(false);
  const { sealId, version } = seal;
  const names = { approve: say.approveSeal, sendBack: say.sendBack, disable: say.disableSeal };
  const acts = (['approve', 'sendBack', 'disable'] as const).filter((one) =>
    seal.allowedActions.includes(one),
  );

  async function decide(decision: Decision, reason = '') {
    await call(signAuthProtocol.adminDecideSeal, { sealId, version, decision, reason });
    setOpen(undefined);
    toast.show({ text: say.done });
    onChanged();
  }

  function press(act: Decision) {
    if (act !== 'approve') return setOpen(act);
    setBusy(true);
    decide('approve')
      .catch((reason: Error) => toast.show({ tone: 'refused', text: reason.message }))
      .finally(() => setBusy(false));
  }

  return (
    <article className="flex w-56 flex-col items-center gap-2 rounded-card border border-line bg-surface p-4 text-center text-13">
      <SealPicture svg={seal.svg} name={`${seal.kindName} ${seal.partyName}`} className="size-36" />
      <p className="font-semibold wrap-anywhere">{seal.partyName}</p>
      <p className="text-hint">{seal.kindName}</p>
      <div className="flex flex-wrap justify-center gap-2">
        {acts.map((act) => (
          <Button
            key={act}
            size="sm"
            variant={act === 'approve' ? 'primary' : 'outline'}
            busy={act === 'approve' && busy}
            onClick={() => press(act)}
          >
            {names[act]}
          </Button>
        ))}
      </div>
      {open ? (
        <ReasonDialog
          title={say.sealTitle(seal.partyName)}
          text={open === 'sendBack' ? say.sendBackText : say.disableText}
          confirmLabel={names[open]}
          tone={open === 'disable' ? 'danger' : 'primary'}
          onClose={() => setOpen(undefined)}
          onConfirm={(reason) => decide(open, reason)}
        />
      ) : null}
    </article>
  );
}
