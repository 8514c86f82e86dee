// Coming in, in the browser, whichever the way: the guest's cart goes along, the tokens are kept, the member is known.
import { CallError, call } from '#kit/browser/call.ts';
import { keep, readKept } from '#kit/browser/kept.ts';
import type { CallOf } from '#kit/http/endpoint.ts';
import type { CaptchaAnswer } from '#mall/captcha/captcha.protocol.ts';
import { clearGuestCart, guestCartInfo } from '#mall/cart/parts/guest-cart.ts';
import { loginProtocol, type Tokens } from '../login.protocol.ts';
import { loginWay } from './login-prompt.ts';
import { tokensFor } from './renew-tokens.ts';
import { signIn } from './session.ts';
import { tokenStore } from './token-store.ts';
import { isForm, wayBack, withWayBack } from './way-back.ts';

/** What a browser brings along, whichever the way: the guest's cart, and what accounts know it by. */
export const baggage = () => ({ cartInfo: guestCartInfo(), deviceToken: tokenStore.deviceToken() });

/**
 * Spec §4: login type 1 is account and password, 2 is mobile and SMS code.
 * @param picture what a picture says, once the mall has asked for it
 * @throws CallError with the mall's sentence
 */
export async function logIn(
  loginType: 1 | 2,
  username: string,
  password: string,
  picture: Partial<CaptchaAnswer> = {},
): Promise<void> {
  const input = { username, password, loginType, ...baggage(), ...picture };
  await comeIn(await throughFactor(call(loginProtocol.token, input)));
}

export type Registration = Omit<CallOf<typeof loginProtocol.register>, 'cartInfo'>;

/** @throws CallError with the mall's sentence; its data names the field that must change, if it is one */
export async function register(registration: Registration): Promise<void> {
  await comeIn(await call(loginProtocol.register, { ...registration, cartInfo: guestCartInfo() }));
}

const FACTOR_TICKET = 'factorTicket';

/**
 * The first step of a login. Where the mall wants a second factor as well, the browser goes on to the page that asks for it,
 * in this tab and with the way back; the ticket stands in no address.
 * @param target where the login leads to, where that is not what this page says
 * @throws CallError with the mall's sentence
 */
export async function throughFactor<T>(firstStep: Promise<T>, target = wayOn()): Promise<T> {
  try {
    return await firstStep;
  } catch (reason) {
    const told =
      reason instanceof CallError ? (reason.data as { needsFactor?: true; ticket?: string } | null) : null;
    if (!told?.needsFactor) throw reason;
    keep('session', FACTOR_TICKET, told.ticket);
    window.location.replace(withWayBack('/login/factor', target));
    return new Promise(() => {}); // nothing on this page goes on
  }
}

/** With which the second step is done; undefined when no first one was. */
export function keptFactorTicket(): string | undefined {
  const kept = readKept('session', FACTOR_TICKET);
  return typeof kept === 'string' ? kept : undefined;
}

/** Where a login leads to: what the form that is open would have led to, else what the login window was opened for. */
function wayOn(): string {
  const { pathname, search } = window.location;
  return isForm(pathname) ? wayBack(new URLSearchParams(search).get('redirectUrl')) : wayBack(loginWay());
}

/** The last step of a QR login (spec §4): the refresh token becomes tokens. The cart has come along before. @throws CallError */
export async function logInByRefreshToken(refreshToken: string, deviceToken?: string): Promise<void> {
  await comeIn({ ...(await tokensFor(refreshToken)), deviceToken });
}

/** What every login ends with, once the mall has the guest's cart. */
export async function comeIn(tokens: Tokens): Promise<void> {
  clearGuestCart();
  keep('session', FACTOR_TICKET, undefined);
  if (tokens.deviceToken) tokenStore.keepDevice(tokens.deviceToken);
  await signIn(tokens);
}
