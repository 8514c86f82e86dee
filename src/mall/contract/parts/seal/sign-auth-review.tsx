// One right to sign as the platform decides about it: who for whom, on what papers, with which seals.
import { call } from '#kit/browser/call.ts';
import { DetailActionBar, type DetailActions } from '#kit/detail/detail-actions.tsx';
import { showMoment } from '#kit/time/show-moment.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type SealReply, type SignAuthReply, signAuthProtocol } from '../../sign-auth.protocol.ts';
import { SignAuthFacts } from './authen-page.tsx';
import { authenWords } from './authen-words.ts';
import { SealPicture } from './seal-picture.tsx';

export function SignAuthReview({ row: one }: { row: SignAuthReply & { seals: SealReply[] } }) {
  const say = useWords(authenWords);
  const { signAuthId, version } = one;
  const seen = { signAuthId, version };
  const actions: DetailActions = {
    approve: {
      label: say.approve,
      ask: 'sure',
      title: say.approveTitle,
      text: say.approveText(one.signerName, one.partyName),
      done: say.done,
      run: () => call(signAuthProtocol.adminApprove, seen),
    },
    sendBack: {
      label: say.sendBack,
      ask: 'reason',
      text: say.sendBackText,
      usual: [say.reasonLetter, say.reasonName],
      done: say.done,
      run: ({ reason }) => call(signAuthProtocol.adminSendBack, { ...seen, reason }),
    },
    revoke: {
      label: say.revokeByPlatform,
      ask: 'reason',
      tone: 'danger',
      text: say.revokeByPlatformText,
      done: say.done,
      run: ({ reason }) => call(signAuthProtocol.adminRevoke, { ...seen, reason }),
    },
  };
  return (
    <article className="rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2">
        <span className="font-semibold wrap-anywhere">{one.partyName}</span>
        <Tag>{say[one.side]}</Tag>
        <span className="num text-12 text-hint">
          {say.submittedAt} {showMoment(one.createTime)}
        </span>
        <DetailActionBar actions={actions} allowed={one.allowedActions} inline />
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
    </article>
  );
}
