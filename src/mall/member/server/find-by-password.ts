// Finds the member who proves himself by account and password, and ends guessing.
import type { Work } from '#kit/db/work.ts';
import { findMemberByAccount, type MemberRow } from './find-member.ts';
import { isPassword } from './hash-password.ts';
import { memberErrors } from './member.errors.ts';
import { countTry, findTries, forgetTries, PASSWORD_TRIES, triesSubject } from './password-tries.ts';

const ADDRESS_TRIES = 100; // chosen: a whole office may stand behind one address

/**
 * The member with this name or mobile, if the password is his.
 * Call it outside a transaction: tries must stay counted, and no connection should wait while the password is checked.
 * A stranger learns nothing: an unknown account gets the same sentence, after the same time, with the same count.
 * @param ip where the asker comes from; failures are counted there too
 * @throws Refusal for wrong credentials and for too many wrong ones, of the account or from the address
 */
export async function findByPassword(
  work: Work,
  account: string,
  password: string,
  ip: string,
): Promise<MemberRow> {
  const address = `ip:${ip}`;
  const fromAddress = await findTries(work, 'login', address);
  if (fromAddress.count >= ADDRESS_TRIES) throw memberErrors.addressPaused({ minutes: fromAddress.minutes });
  const member = await findMemberByAccount(work, account);
  const subject = member ? triesSubject(member.memberId) : `account:${account.toLowerCase()}`;
  // Counted before looking, so that a hundred tries at once are no way around the limit.
  const tries = await countTry(work, 'login', subject);
  if (tries.count > PASSWORD_TRIES) throw memberErrors.accountPaused({ minutes: tries.minutes });
  if (!(await isPassword(member?.passwordHash, password)) || !member) {
    await countTry(work, 'login', address);
    throw memberErrors.wrongLogin({ left: PASSWORD_TRIES - tries.count });
  }
  await forgetTries(work, 'login', subject);
  return member;
}
