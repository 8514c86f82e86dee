// What happens at every successful login: a session begins, the guest's cart comes along (spec §4), and the owner hears of a device he has never used.
import type { Work } from '#kit/db/work.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import { deviceOf, placeOf } from '#kit/http/server/where-from.ts';
import { required } from '#kit/rules/required.ts';
import { mergeGuestCart } from '#mall/cart/server/cart.ts';
import { requireMayLogIn } from '#mall/company/server/company.ts';
import { recordSecurityEvent } from '#mall/member/server/member.ts';
import type { LoginWay } from '../account.protocol.ts';
import type { Tokens } from '../login.protocol.ts';
import { openSession, tokensOf } from './issue-tokens.ts';
import { keepDevice } from './known-devices.ts';

export type GuestCart = readonly { productId: number; buyNum: number }[];

/** What a browser brings along at a login, whichever the way. */
export interface Baggage {
  cartInfo?: GuestCart;
  /** See `deviceInput` of the protocol. */
  deviceToken?: string;
}

/**
 * In the transaction of its caller. The cart never stands in the way: what cannot be had is left out of it.
 * @param by how he came in, for the login log
 * @throws Refusal for an employee whom his enterprise has stopped
 */
export async function beginSession(
  work: Work,
  secret: Uint8Array,
  memberId: number,
  { cartInfo = [], deviceToken: shown }: Baggage,
  caller: Caller,
  by: LoginWay,
): Promise<Tokens> {
  await requireMayLogIn(work, memberId);
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

/** Never true for the first login of an account. */
async function isNewDevice(work: Work, memberId: number, caller: Caller): Promise<boolean> {
  const [seen] = await work.query<{ is_known: boolean | null }>(
    'SELECT bool_or(device = $2 AND region = $3) AS is_known FROM member_session WHERE member_id = $1',
    [memberId, deviceOf(caller.userAgent).family, placeOf(caller.ip).region],
    'session-device',
  );
  return required(seen).is_known === false;
}
