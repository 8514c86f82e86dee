// Finds the member who proves himself by account and password, and ends guessing.
import type { Work } from '#kit/db/work.ts';
import { householdOf } from '#kit/http/server/rate-limit.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import { findMemberByAccount, type MemberRow } from './find-member.ts';
import { memberErrors } from './member.errors.ts';
import { isPassword } from './password/hash-password.ts';
import {
  countTry,
  countWith,
  findCounted,
  findTries,
  forgetTries,
  giveTryBack,
  knownDeviceAt,
  PASSWORD_TRIES,
  strangersAt,
} from './password/password-tries.ts';
import { recordSecurityEvent } from './record-security-event.ts';

const ADDRESS_TRIES = 100; // chosen: a whole office may stand behind one address
/** Wrong tries, of the account or from the address, after which a person has to show that he is one. */
const PICTURE_AFTER = 3; // chosen
const PICTURE_AFTER_ADDRESS = 20; // chosen

/** Whoever asks to be let in. */
export interface LoginAsker {
  /** Where he comes from; failures of strangers are counted there too. */
  caller: Caller;
  /** Devices that he has shown to be his, and the accounts that they have logged in to before. */
  devices: readonly { deviceId: number; memberId: number }[];
  /** Asked once guessing would pay; throws when he has read no picture. */
  proveHuman: () => Promise<void>;
}

/**
 * The member with this name or mobile, if the password is his.
 * Call it outside a transaction: tries must stay counted, and no connection should wait while the password is checked.
 * A stranger learns nothing: an unknown account gets the same sentence, after the same time, with the same count.
 * A device of the account has tries of its own: strangers, on it or at its address, cannot use them up.
 * @throws Refusal for wrong credentials and for too many wrong ones, of the account or from the address;
 *   its data says `needsCaptcha` when the next try needs a picture
 */
export async function findByPassword(
  work: Work,
  account: string,
  password: string,
  { caller, devices, proveHuman }: LoginAsker,
): Promise<MemberRow> {
  const member = await findMemberByAccount(work, account);
  const device = devices.find(({ memberId }) => memberId === member?.memberId);
  const address = device ? undefined : `ip:${householdOf(caller.ip)}`;
  const fromAddress = address ? await findTries(work, 'login', address) : NONE;
  if (fromAddress.count >= ADDRESS_TRIES) throw memberErrors.addressPaused({ minutes: fromAddress.minutes });
  const counters = device
    ? knownDeviceAt(device.memberId, device.deviceId)
    : strangersAt(member?.memberId ?? account.toLowerCase());
  const before = await findCounted(work, 'login', counters);
  if (before.pause) throw memberErrors.accountPaused({ minutes: before.pause });
  if (before.count >= PICTURE_AFTER || fromAddress.count >= PICTURE_AFTER_ADDRESS) await proveHuman();
  // Counted before looking, so that a hundred tries at once are no way around the limit.
  const { count, pause } = await countWith(work, 'login', counters);
  if (pause) throw memberErrors.accountPaused({ minutes: pause });
  const isRight = await isPassword(member?.passwordHash, password).catch(async (busy: unknown) => {
    await giveTryBack(work, 'login', counters);
    throw busy;
  });
  if (!isRight || !member) {
    const atAddress = address ? await countTry(work, 'login', address) : NONE;
    await recordWrongLogin(work, member, count, caller);
    throw memberErrors.wrongLogin({
      left: PASSWORD_TRIES - count,
      needsCaptcha: count >= PICTURE_AFTER || atAddress.count >= PICTURE_AFTER_ADDRESS,
    });
  }
  await forgetTries(work, 'login', counters);
  return member;
}

const NONE = { count: 0, minutes: 0 };

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
