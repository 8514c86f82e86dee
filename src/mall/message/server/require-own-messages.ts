// Whether messages are the member's own: somebody else's do not exist for him.
import type { Work } from '#kit/db/work.ts';
import { httpErrors } from '#kit/http/refusal.ts';
import type { Member } from '#mall/member/actor.ts';

/**
 * @param orDeleted whether deleted ones will do
 * @throws httpErrors.notFound when any of them is not his
 */
export async function requireOwnMessages(
  work: Work,
  { memberId }: Member,
  messageIds: readonly number[],
  orDeleted: boolean,
): Promise<void> {
  const found = await work.query(
    `SELECT 1 FROM site_message WHERE member_id = $1 AND message_id = ANY ($2) AND ($3 OR state <> 'DELETED')`,
    [memberId, messageIds, orDeleted],
    'message-own',
  );
  if (found.length < new Set(messageIds).size) throw httpErrors.notFound();
}
