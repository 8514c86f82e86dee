// A member has read some of his messages, or says so of all.
import type { Action } from '#kit/http/server/serve.ts';
import type { messageProtocol } from '../message.protocol.ts';
import { countUnread } from './count-unread.ts';
import { requireOwnMessages } from './require-own-messages.ts';

type Read = typeof messageProtocol.read;

/** @throws httpErrors.notFound when one of those named is not his, or deleted: nothing has changed then */
export const readMessages: Action<Read> = async (work, actor, { messageIds, kind }) => {
  if (messageIds) await requireOwnMessages(work, actor, messageIds, false);
  await work.query(
    `UPDATE site_message SET state = 'READ'
     WHERE member_id = $1 AND state = 'UNREAD' AND ($2::bigint[] IS NULL OR message_id = ANY ($2))
       AND ($3::text IS NULL OR kind = $3)`,
    [actor.memberId, messageIds ?? null, kind ?? null],
    'message-read',
  );
  return countUnread(work, actor);
};
