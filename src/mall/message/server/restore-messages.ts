// A member takes back that he has deleted messages.
import type { Work } from '#kit/db/work.ts';
import type { ActorOf, InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import type { messageProtocol } from '../message.protocol.ts';
import { countUnread } from './count-unread.ts';
import { requireOwnMessages } from './require-own-messages.ts';

type Restore = typeof messageProtocol.restore;

/** What was unread is unread again. @throws httpErrors.notFound when one of them is not his: nothing has changed then */
export async function restoreMessages(
  work: Work,
  actor: ActorOf<Restore>,
  { messageIds }: InputOf<Restore>,
): Promise<ReplyOf<Restore>> {
  await requireOwnMessages(work, actor, messageIds, true);
  await work.query(
    `UPDATE site_message SET state = CASE WHEN was_read THEN 'READ' ELSE 'UNREAD' END
     WHERE member_id = $1 AND message_id = ANY ($2) AND state = 'DELETED'`,
    [actor.memberId, messageIds],
    'message-restore',
  );
  return countUnread(work, actor);
}
