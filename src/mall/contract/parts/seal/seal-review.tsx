// One seal as the platform decides about it.
import { call } from '#kit/browser/call.ts';
import { DetailActionBar, type DetailActions } from '#kit/detail/detail-actions.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type SealReply, signAuthProtocol } from '../../sign-auth.protocol.ts';
import { authenWords } from './authen-words.ts';
import { SealPicture } from './seal-picture.tsx';

/** Whoever draws it reads its data in the page's loader: after a decision it is read anew. */
export function SealReview({ seal }: { seal: SealReply }) {
  const say = useWords(authenWords);
  const { sealId, version } = seal;
  const decide = (decision: 'approve' | 'sendBack' | 'disable', reason: string) =>
    call(signAuthProtocol.adminDecideSeal, { sealId, version, decision, reason });
  const title = say.sealTitle(seal.partyName);
  const actions: DetailActions = {
    approve: { label: say.approveSeal, ask: 'now', done: say.done, run: () => decide('approve', '') },
    sendBack: {
      label: say.sendBack,
      ask: 'reason',
      tone: 'outline',
      title,
      text: say.sendBackText,
      done: say.done,
      run: ({ reason }) => decide('sendBack', reason),
    },
    disable: {
      label: say.disable,
      ask: 'reason',
      tone: 'danger',
      title,
      text: say.disableText,
      done: say.done,
      run: ({ reason }) => decide('disable', reason),
    },
  };
  return (
    <article className="flex w-56 flex-col items-center gap-2 rounded-card border border-line bg-surface p-4 text-center text-13">
      <SealPicture svg={seal.svg} name={`${seal.kindName} ${seal.partyName}`} className="size-36" />
      <p className="font-semibold wrap-anywhere">{seal.partyName}</p>
      <p className="text-hint">{seal.kindName}</p>
      <DetailActionBar actions={actions} allowed={seal.allowedActions} inline />
    </article>
  );
}
