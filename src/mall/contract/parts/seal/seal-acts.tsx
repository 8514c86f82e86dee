// What the platform decides about one seal in its list.
import { call } from '#kit/browser/call.ts';
import { DetailActionBar, type DetailActions } from '#kit/detail/detail-actions.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type SealReply, signAuthProtocol } from '../../sign-auth.protocol.ts';
import { authenWords } from './authen-words.ts';

export function SealActs({ row: seal }: { row: SealReply }) {
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
  return <DetailActionBar actions={actions} allowed={seal.allowedActions} inline />;
}
