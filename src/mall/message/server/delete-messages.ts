// A member deletes messages; they can be brought back.
import type { Action } from '#kit/http/server/serve.ts';
import type { messageProtocol } from '../message.protocol.ts';
import { countUnread } from './count-unread.ts';
import { requireOwnMessages } from './require-own-messages.ts';

/** Deleting twice is deleting once. @throws httpErrors.notFound when one of them is not his: nothing has changed then */
export const deleteMessages: Action<typeof messageProtocol.delete> = async (work, actor, { messageIds }) => {
  await requireOwnMessages(work, actor, messageIds, true);
  await work.query(
    `UPDATE site_message SET was_read = state = 'READ', state = 'DELETED'
     WHERE member_id = $1 AND message_id = ANY ($2) AND state <> 'DELETED'`,
    [actor.memberId, messageIds],
    'message-delete',
  );
  return countUnread(work, actor);
};
