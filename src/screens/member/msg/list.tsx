// My messages: each leads to what it is about; read and deleted one by one or many at once.
import { useSearchParams } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { readMember } from '#mall/login/parts/session.ts';
import { messageProtocol, type SiteMessage } from '#mall/message/message.protocol.ts';
import type { MessageKind } from '#mall/message/message-kinds.ts';
import { messageList } from '#mall/message/message-list.ts';
import { MessageCard } from '#mall/message/parts/message-card.tsx';
import { messageWords } from '#mall/message/parts/message-words.ts';

export const messages = dressed(messageList, {
  head: ({ reply }) => (reply.kinds.some(({ unread }) => unread > 0) ? <ReadAll /> : null),
  card: ({ row, actions }) => <MessageCard message={row} actions={actions} onRead={read} />,
  changed: readMember,
});

/** What cannot be told now stays unread, nothing more. */
const read = ({ messageId }: SiteMessage) =>
  void call(messageProtocol.read, { messageIds: [messageId] }).then(readMember, () => undefined);

/** Of the kind that is looked at, or of all. */
function ReadAll() {
  const say = useWords(messageWords);
  const kind = (useSearchParams()[0].get('kind') ?? undefined) as MessageKind | undefined;
  const { busy, run } = useAct({ rereads: true, done: say.allRead });
  return (
    <Button
      size="sm"
      busy={busy}
      onClick={() => void run(() => call(messageProtocol.read, { kind }).then(readMember))}
    >
      {say.markAllRead}
    </Button>
  );
}
