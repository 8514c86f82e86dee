// Finds the member who proves himself by account and password, and ends guessing.
import type { Work } from '#kit/db/work.ts';
import { householdOf } from '#kit/http/server/rate-limit.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import { findMemberByAccount, type MemberRow } from './find-member.ts';
import { isPassword } from './hash-password.ts';
import { memberErrors } from './member.errors.ts';
import {
  countTry,
  findTries,
  forgetTries,
  giveTryBack,
  PASSWORD_TRIES,
  triesSubject,
} from './password-tries.ts';
import { recordSecurityEvent } from './record-security-event.ts';

const ADDRESS_TRIES = 100; // chosen: a whole office may stand behind one address
/** Wrong tries, of the account or from the address, after which a person has to show that he is one. */
const PICTURE_AFTER = 3; // chosen
const PICTURE_AFTER_ADDRESS = 20; // chosen

/**
 * The member with this name or mobile, if the password is his.
 * Call it outside a transaction: tries must stay counted, and no connection should wait while the password is checked.
 * A stranger learns nothing: an unknown account gets the same sentence, after the same time, with the same count.
 * @param caller where the asker comes from; failures are counted there too
 * @param proveHuman asked once guessing would pay; throws when the asker has read no picture
 * @throws Refusal for wrong credentials and for too many wrong ones, of the account or from the address;
 *   its data says `needsCaptcha` when the next try needs a picture
 */
export async function findByPassword(
  work: Work,
  account: string,
  password: string,
  caller: Caller,
  proveHuman: () => Promise<void>,
): Promise<MemberRow> {
  const address = `ip:${householdOf(caller.ip)}`;
  const fromAddress = await findTries(work, 'login', address);
  if (fromAddress.count >= ADDRESS_TRIES) throw memberErrors.addressPaused({ minutes: fromAddress.minutes });
  const member = await findMemberByAccount(work, account);
  const subject = member ? triesSubject(member.memberId) : `account:${account.toLowerCase()}`;
  const before = await findTries(work, 'login', subject);
  if (before.count >= PASSWORD_TRIES) throw memberErrors.accountPaused({ minutes: before.minutes });
  if (before.count >= PICTURE_AFTER || fromAddress.count >= PICTURE_AFTER_ADDRESS) await proveHuman();
  // Counted before looking, so that a hundred tries at once are no way around the limit.
  const tries = await countTry(work, 'login', subject);
  if (tries.count > PASSWORD_TRIES) throw memberErrors.accountPaused({ minutes: tries.minutes });
  const isRight = await isPassword(member?.passwordHash, password).catch(async (busy: unknown) => {
    await giveTryBack(work, 'login', subject);
    throw busy;
  });
  if (!isRight || !member) {
    const atAddress = await countTry(work, 'login', address);
    await recordWrongLogin(work, member, tries.count, caller);
    throw memberErrors.wrongLogin({
      left: PASSWORD_TRIES - tries.count,
      needsCaptcha: tries.count >= PICTURE_AFTER || atAddress.count >= PICTURE_AFTER_ADDRESS,
    });
  }
  await forgetTries(work, 'login', subject);
  return member;
}

/** What was typed as the account is not kept: sometimes it is a password. */
async function recordWrongLogin(
  work: Work,
  member: MemberRow | undefined,
  tries: number,
  caller: Caller,
): Promise<void> {
  const memberId = member?.memberId ?? null;
  await work.apart(async (apart) => {
    await recordSecurityEvent(apart, { kind: 'loginRefused', memberId, caller, detail: { by: 'password' } });
    if (tries === PASSWORD_TRIES)
      await recordSecurityEvent(apart, { kind: 'loginPaused', memberId, caller, detail: { tries } });
  });
}
