// A member takes back that he has deleted messages.
import type { Action } from '#kit/http/server/serve.ts';
import type { messageProtocol } from '../message.protocol.ts';
import { countUnread } from './count-unread.ts';
import { requireOwnMessages } from './require-own-messages.ts';

type Restore = typeof messageProtocol.restore;

/** What was unread is unread again. @throws httpErrors.notFound when one of them is not his: nothing has changed then */
export const restoreMessages: Action<Restore> = async (work, actor, { messageIds }) => {
  await requireOwnMessages(work, actor, messageIds, true);
  await work.query(
    `UPDATE site_message SET state = CASE WHEN was_read THEN 'READ' ELSE 'UNREAD' END
     WHERE member_id = $1 AND message_id = ANY ($2) AND state = 'DELETED'`,
    [actor.memberId, messageIds],
    'message-restore',
  );
  return countUnread(work, actor);
};
