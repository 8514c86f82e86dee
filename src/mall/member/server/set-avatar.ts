// Gives a member another picture, or none.
import type { Work } from '#kit/db/work.ts';

/**
 * Keeps the address of the new picture and returns that of the one before, so that it can be removed. Waits while the same
 * member's picture is being changed elsewhere: call it in a transaction.
 */
export async function setAvatar(work: Work, memberId: number, avatar: string | null): Promise<string | null> {
  const [before] = await work.query<{ avatar: string | null }>(
    'SELECT avatar FROM member WHERE member_id = $1 FOR UPDATE',
    [memberId],
  );
  await work.query('UPDATE member SET avatar = $2 WHERE member_id = $1', [memberId, avatar]);
  return before?.avatar ?? null;
}
