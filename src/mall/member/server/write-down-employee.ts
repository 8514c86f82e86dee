// What an enterprise writes down of its employee in his own account: name and e-mail address.
import type { Work } from '#kit/db/work.ts';

/** Another address than before counts as not proven: nobody but the employee can prove it. */
export async function writeDownEmployee(
  work: Work,
  memberId: number,
  { nickName, email }: { nickName: string; email: string | null },
): Promise<void> {
  await work.query(
    `UPDATE member SET member_nick_name = $2, email = $3,
       is_email_proven = is_email_proven AND lower(email) IS NOT DISTINCT FROM lower($3)
     WHERE member_id = $1`,
    [memberId, nickName, email],
  );
}
