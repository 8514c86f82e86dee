// Closes an account for good: what it did stays, its name and mobile are free for a new one, and it works for nobody.
import type { Work } from '#kit/db/work.ts';

/** Nothing opens the account any more: neither a password nor a code sent to what was its mobile. */
export async function retireMember(work: Work, memberId: number): Promise<void> {
  await work.query(
    `UPDATE member SET member_name = left(member_name, 40) || '_left' || member_id, mobile = NULL, email = NULL,
       is_email_proven = false, password_hash = NULL, pay_password_hash = NULL, member_type = 1
     WHERE member_id = $1`,
    [memberId],
  );
  await work.query('DELETE FROM platform_operator WHERE member_id = $1', [memberId]);
  await work.announce('member', String(memberId));
}
