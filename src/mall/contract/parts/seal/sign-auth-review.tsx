// One right to sign as the platform decides about it: who for whom, on what papers, with which seals.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { ReasonDialog } from '#kit/ui/reason-dialog.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type SealReply, type SignAuthReply, signAuthProtocol } from '../../sign-auth.protocol.ts';
import { SignAuthFacts } from './authen-page.tsx';
import { authenWords } from './authen-words.ts';
import { SealPicture } from './seal-picture.tsx';

type Act = 'approve' | 'sendBack' | 'revoke';

export function SignAuthReview(props: {
  one: SignAuthReply & { seals: SealReply[] };
  onChanged: () => void;
}) {
  const { one, onChanged } = props;
  const say = useWords(authenWords);
  const [open, setOpen] = useState<Act>();
  const { signAuthId, version, allowedActions } = one;
  const close = () => setOpen(undefined);
  const finish = () => {
    close();
    toast.show({ text: say.done });
    onChanged();
  };
  return (
    <article className="rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2">
        <span className="font-semibold wrap-anywhere">{one.partyName}</span>
        <Tag>{say[one.side]}</Tag>
        <span className="num text-12 text-hint">
          {say.submittedAt} {showMoment(one.createTime)}
        </span>
        <span className="ml-auto flex flex-wrap gap-2">
          {allowedActions.includes('approve') ? (
            <Button size="sm" variant="primary" onClick={() => setOpen('approve')}>
              {say.approve}
            </Button>
          ) : null}
          {allowedActions.includes('sendBack') ? (
            <Button size="sm" onClick={() => setOpen('sendBack')}>
              {say.sendBack}
            </Button>
          ) : null}
          {allowedActions.includes('revoke') ? (
            <Button size="sm" variant="danger" onClick={() => setOpen('revoke')}>
              {say.revokeByPlatform}
            </Button>
          ) : null}
        </span>
      </header>
      <div className="grid gap-4 p-4 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <SignAuthFacts own={one} />
        </div>
        <ul className="flex flex-wrap gap-3">
          {one.seals.map((seal) => (
            <li key={seal.sealId} className="flex w-28 flex-col items-center gap-1 text-center text-12">
              <SealPicture svg={seal.svg} name={`${seal.kindName} ${seal.partyName}`} />
              {seal.kindName}
              <Tag tone={seal.tone}>{seal.stateName}</Tag>
            </li>
          ))}
        </ul>
      </div>
      <ConfirmDialog
        open={open === 'approve'}
        onOpenChange={(isOpen) => {
          if (!isOpen) close();
        }}
        title={say.approveTitle}
        text={say.approveText(one.signerName, one.partyName)}
        confirmLabel={say.approve}
        onConfirm={async () => {
          await call(signAuthProtocol.adminApprove, { signAuthId, version });
          finish();
        }}
      />
      {open === 'sendBack' || open === 'revoke' ? (
        <ReasonDialog
          title={open === 'sendBack' ? say.sendBack : say.revokeByPlatform}
          text={open === 'sendBack' ? say.sendBackText : say.revokeByPlatformText}
          confirmLabel={open === 'sendBack' ? say.sendBack : say.revokeByPlatform}
          tone={open === 'revoke' ? 'danger' : 'primary'}
          usual={open === 'sendBack' ? [say.reasonLetter, say.reasonName] : undefined}
          onClose={close}
          onConfirm={async (reason) => {
            const decide =
              open === 'sendBack' ? signAuthProtocol.adminSendBack : signAuthProtocol.adminRevoke;
            await call(decide, { signAuthId, version, reason });
            finish();
          }}
        />
      ) : null}
    </article>
  );
}
