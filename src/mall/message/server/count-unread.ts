// How many messages a member has not read yet.
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import type { Member } from '#mall/member/actor.ts';

export async function countUnread(work: Work, { memberId }: Member): Promise<{ unread: number }> {
  const [row] = await work.query<{ unread: number }>(
    "SELECT count(*) AS unread FROM site_message WHERE member_id = $1 AND state = 'UNREAD'",
    [memberId],
    'message-unread',
  );
  return { unread: required(row).unread };
}
