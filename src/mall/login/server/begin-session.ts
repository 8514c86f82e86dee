// What happens at every successful login: a session begins, the guest's cart comes along (spec §4), and the owner hears of a device he has never used.
import type { Work } from '#kit/db/work.ts';
import { Refusal } from '#kit/http/refusal.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import { deviceOf, placeOf } from '#kit/http/server/where-from.ts';
import { required } from '#kit/rules/required.ts';
import { mergeGuestCart } from '#mall/cart/server/cart.ts';
import { requireMayLogIn } from '#mall/company/server/company.ts';
import { recordSecurityEvent } from '#mall/member/server/member.ts';
import type { LoginWay } from '../account.protocol.ts';
import type { Tokens } from '../login.protocol.ts';
import { openSession, type PunchoutLogin, tokensOf } from './issue-tokens.ts';
import { keepDevice } from './known-devices.ts';

export type GuestCart = readonly { productId: number; buyNum: number }[];

/** What a browser brings along at a login, whichever the way. */
export interface Baggage {
  cartInfo?: GuestCart;
  /** See `deviceInput` of the protocol. */
  deviceToken?: string;
}

/** What stands at the entrance, whichever the way. */
export interface Entrance {
  /** Signs access tokens. */
  tokenSecret: Uint8Array;
  /**
   * What higher rooms have to say before somebody comes in: throws a refusal that undoes the login, or returns one that
   * lets stand what has been done so far, e.g. the question for a second factor.
   */
  holdsBack: (work: Work, memberId: number, by: LoginWay) => Promise<Refusal | undefined>;
}

/**
 * In the transaction of its caller, which is best begun by `letIn`.
 * @param by how he came in, for the login log
 * @returns the tokens, or a refusal that must not undo the transaction
 * @throws Refusal for an employee whom his enterprise has stopped
 */
export async function beginSession(
  work: Work,
  { tokenSecret, holdsBack }: Entrance,
  memberId: number,
  baggage: Baggage,
  caller: Caller,
  by: LoginWay,
): Promise<Tokens | Refusal> {
  await requireMayLogIn(work, memberId);
  return (await holdsBack(work, memberId, by)) ?? openLogin(work, tokenSecret, memberId, baggage, caller, by);
}

/** Runs a login in a transaction of its own. @throws Refusal, also the one that it returns: what was done until then stays */
export async function letIn<T>(work: Work, logIn: (apart: Work) => Promise<T | Refusal>): Promise<T> {
  const outcome = await work.apart(logIn);
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

/** The login itself, for who has nothing left to prove. The cart never stands in the way: what cannot be had is left out of it. */
export async function openLogin(
  work: Work,
  secret: Uint8Array,
  memberId: number,
  { cartInfo = [], deviceToken: shown }: Baggage,
  caller: Caller,
  by: LoginWay,
): Promise<Tokens> {
  if (cartInfo.length > 0) await mergeGuestCart(work, memberId, cartInfo);
  const isNew = await isNewDevice(work, memberId, caller);
  const { sessionId, refreshToken } = await openSession(work, memberId, caller);
  const event = { memberId, sessionId, caller, detail: { by } };
  await recordSecurityEvent(work, { kind: 'loggedIn', ...event });
  if (isNew) {
    const place = placeOf(caller.ip).text;
    const device = deviceOf(caller.userAgent).text;
    await recordSecurityEvent(work, { kind: 'newDevice', ...event, detail: { by, place, device } });
  }
  const tokens = await tokensOf(secret, memberId, sessionId, refreshToken, work.now);
  const deviceToken = await keepDevice(work, memberId, sessionId, shown);
  return deviceToken ? { ...tokens, deviceToken } : tokens;
}

/** A login from a procurement system, which has proven itself: its member's password and second factor are not asked, and it only shops. */
export async function openPunchoutLogin(
  work: Work,
  secret: Uint8Array,
  memberId: number,
  caller: Caller,
  punchout: PunchoutLogin,
): Promise<Tokens & { sessionId: number }> {
  await requireMayLogIn(work, memberId);
  const { sessionId, refreshToken } = await openSession(work, memberId, caller, punchout);
  await recordSecurityEvent(work, {
    kind: 'loggedIn',
    memberId,
    sessionId,
    caller,
    detail: { by: 'punchout' },
  });
  const tokens = await tokensOf(secret, memberId, sessionId, refreshToken, work.now, punchout.until);
  return { ...tokens, sessionId };
}

/** Never true for the first login of an account. */
async function isNewDevice(work: Work, memberId: number, caller: Caller): Promise<boolean> {
  const [seen] = await work.query<{ is_known: boolean | null }>(
    'SELECT bool_or(device = $2 AND region = $3) AS is_known FROM member_session WHERE member_id = $1',
    [memberId, deviceOf(caller.userAgent).family, placeOf(caller.ip).region],
    'session-device',
  );
  return required(seen).is_known === false;
}
