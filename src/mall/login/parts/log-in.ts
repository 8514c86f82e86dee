// Logging in and registering in the browser: the guest's cart goes along, the tokens are kept, the member is known.
import { call } from '#kit/browser/call.ts';
import type { CallOf } from '#kit/http/endpoint.ts';
import { clearGuestCart, guestCartInfo } from '#mall/cart/parts/guest-cart.ts';
import { loginProtocol, type Tokens } from '../login.protocol.ts';
import { signIn } from './session.ts';

/** Spec §4: login type 1 is account and password, 2 is mobile and SMS code. @throws CallError with the mall's sentence */
export async function logIn(loginType: 1 | 2, username: string, password: string): Promise<void> {
  const cartInfo = guestCartInfo();
  await comeIn(await call(loginProtocol.token, { username, password, loginType, cartInfo }));
}

export type Registration = Omit<CallOf<typeof loginProtocol.register>, 'cartInfo'>;

/** @throws CallError with the mall's sentence; its data names the field that must change, if it is one */
export async function register(registration: Registration): Promise<void> {
  await comeIn(await call(loginProtocol.register, { ...registration, cartInfo: guestCartInfo() }));
}

async function comeIn(tokens: Tokens): Promise<void> {
  clearGuestCart();
  await signIn(tokens);
}
