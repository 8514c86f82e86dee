// A login that came along in an address, from a phone or a mini app: it opens the page of personal data and nothing else (spec §6).
import { replace } from 'react-router';
import { CallError, call } from '#kit/browser/call.ts';
import { State } from '#kit/http/state.ts';
import type { MemberInfo } from '#mall/member/member.protocol.ts';

const PAGE = '/member/information';
const QUERY = 'access_token';

/** Lives as long as the page in the browser's memory; never stored, so that it replaces no login of the browser's own. */
let carried: { token: string; agreedBeside?: number } | undefined;

/** Somebody who may use the page through the address he came by. */
export interface Carrier {
  token: string;
  member: MemberInfo;
  /** The browser's own login is somebody else's, who has to agree first. */
  mustAsk: boolean;
}

/** Whether the page opens to whoever has come with a token (spec §6); all others lead guests to the login. */
export function opensByToken(pathname: string, search: string): boolean {
  return pathname === PAGE && (carried !== undefined || new URLSearchParams(search).has(QUERY));
}

/**
 * Takes the token out of the address at once: it stays in no history, no bookmark, no link and no statistics.
 * @throws a redirect to the address without it
 */
export function takeCarriedLogin(request: Request): void {
  const url = new URL(request.url);
  const token = url.searchParams.get(QUERY);
  if (token === null) return;
  url.searchParams.delete(QUERY);
  const clean = url.pathname + url.search;
  if (new URLSearchParams(window.location.search).has(QUERY))
    window.history.replaceState(window.history.state, '', clean + window.location.hash);
  carried = token ? { token } : undefined;
  throw replace(clean);
}

/**
 * Who has come with a token; undefined when nobody has, when the token is no good (any more), and when it is the
 * browser's own member, whose own login then does.
 * @param own whose login the browser keeps, if any
 * @throws CallError when it cannot be found out
 */
export async function carriedLogin(own: MemberInfo | undefined): Promise<Carrier | undefined> {
  if (!carried) return undefined;
  const { token, agreedBeside } = carried;
  try {
    const { loginProtocol } = await import('../login.protocol.ts');
    const member = await call(loginProtocol.memberInfo, {}, token);
    if (member.memberId !== own?.memberId)
      return { token, member, mustAsk: own !== undefined && agreedBeside !== own.memberId };
  } catch (error) {
    if (!(error instanceof CallError && error.state === State.notLoggedIn)) throw error;
  }
  carried = undefined;
  return undefined;
}

/** The browser's own member lets the other one use this page. */
export function agreeToCarriedLogin(own: MemberInfo): void {
  if (carried) carried.agreedBeside = own.memberId;
}

export function dropCarriedLogin(): void {
  carried = undefined;
}
