// Who is using this browser: a guest or a member, the same in every tab, known to every part that asks (spec §4).
import { useSyncExternalStore } from 'react';
import { CallError, call, setCallSession } from '#kit/browser/call.ts';
import { State } from '#kit/http/state.ts';
import { minutes, seconds } from '#kit/time/duration.ts';
import { cartOwnerChanged } from '#mall/cart/parts/cart-owner.ts';
import type { MemberInfo } from '#mall/member/member.protocol.ts';
import type { Tokens } from '../login.protocol.ts';
import { askToLogIn, showLoginPrompt } from './login-prompt.ts';
import { freshAccessToken } from './renew-tokens.ts';
import { tokenStore } from './token-store.ts';

export interface Session {
  /** `unknown` on the server, and in the browser while a token is there whose member has never been read. */
  status: 'unknown' | 'guest' | 'member';
  /** Set when `status` is `member`. As last heard of: the balance may be older than the page. */
  member?: MemberInfo;
}

const UNKNOWN: Session = { status: 'unknown' };
const GUEST: Session = { status: 'guest' };
const RETRY_AFTER = seconds(3); // chosen: for member data that a broken connection has kept back
const LOOK_AGAIN_AFTER = minutes(1); // chosen: somebody comes back to the page and may have been made another type
const DENIED_AGAIN_AFTER = seconds(5); // chosen: several calls of one page may be refused at once

let session: Session = UNKNOWN;
/** When the member was read last, in milliseconds since 1970. */
let readAt = 0;
const listeners = new Set<(session: Session) => void>();

function set(next: Session): void {
  if (isSame(next, session)) return;
  session = next;
  cartOwnerChanged();
  for (const tell of [...listeners]) tell(session);
}

/** A member who is read again with nothing new is no news. */
function isSame(a: Session, b: Session): boolean {
  return a.status === b.status && JSON.stringify(a.member) === JSON.stringify(b.member);
}

/** Who it is at this moment, for code outside React. `unknown` on the server. */
export function sessionNow(): Session {
  return session;
}

/** Calls `listener` after each login, logout and change of the member's data, in whichever tab. Returns how to stop. */
export function onSession(listener: (session: Session) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The member once that is known: undefined at once for a guest. For loaders in the browser. */
export function sessionReady(): Promise<MemberInfo | undefined> {
  if (session.status !== 'unknown') return Promise.resolve(session.member);
  return new Promise((resolve) => {
    const stop = onSession(({ status, member }) => {
      if (status === 'unknown') return;
      stop();
      resolve(member);
    });
  });
}

/** Who it is, for React. Rendering begins as `unknown`, so that a page made for everybody fits everybody. */
export function useSession(): Session {
  return useSyncExternalStore(onSession, sessionNow, () => UNKNOWN);
}

/** Keeps the tokens of a login that has just succeeded and reads who logged in. Never throws. */
export async function signIn(tokens: Tokens): Promise<void> {
  tokenStore.clear();
  tokenStore.keepTokens(tokens);
  await readMember();
}

/**
 * Logs out. Here it always succeeds: without a connection the login data is removed all the same.
 * @param everywhere ends the member's logins on all devices
 * @throws CallError when `everywhere` could not be done; nothing has changed then
 */
export async function signOut(everywhere = false): Promise<void> {
  try {
    const { loginProtocol } = await import('../login.protocol.ts');
    await call(loginProtocol.logout, { everywhere });
  } catch (error) {
    const isOver = error instanceof CallError && error.state === State.notLoggedIn;
    if (everywhere && !isOver) throw error;
  }
  forgetLogin();
}

/**
 * Opens the login window over the page; `then` runs after a login. Somebody logged in goes straight on.
 * @param way the address to which `then` leads, if it leads to one
 */
export function openLogin(then?: () => void, way?: string): void {
  if (session.status === 'member') then?.();
  else showLoginPrompt(then, undefined, way);
}

/** Reads the member's data again, after something has changed it (balance, pay password). Never throws. */
export async function readMember(): Promise<void> {
  const kept = tokenStore.tokens();
  if (!kept) return set(GUEST);
  readAt = Date.now();
  try {
    const { loginProtocol } = await import('../login.protocol.ts');
    const member = await call(loginProtocol.memberInfo, {});
    if (!tokenStore.tokens()) return; // logged out meanwhile
    tokenStore.keepMember(member);
    set({ status: 'member', member });
  } catch (error) {
    const isOver = error instanceof CallError && error.state === State.notLoggedIn;
    if (isOver) return; // `ended` has cleared everything
    console.warn('The member could not be read:', error);
    if (session.status === 'unknown') setTimeout(readMember, RETRY_AFTER);
  }
}

/** Reads the member again unless that has just happened, `after` ms ago. A type that has changed shows without a new login (domain 3.1). */
export function readMemberAgain(after: number): void {
  if (session.status === 'member' && Date.now() - readAt >= after) void readMember();
}

/** For a login that the server has ended already. */
export function forgetLogin(): void {
  tokenStore.clear();
  set(GUEST);
}

/** What the stored login data says, before anything has been asked. */
function storedSession(): Session {
  if (!tokenStore.tokens()) return GUEST;
  const member = tokenStore.member();
  return member ? { status: 'member', member } : UNKNOWN;
}

if (typeof window !== 'undefined') {
  setCallSession({
    token: freshAccessToken,
    ended(token, prompt) {
      const now = tokenStore.tokens()?.accessToken;
      if (token && now && token !== now) return; // a late answer to a login that has been replaced
      forgetLogin();
      if (prompt) showLoginPrompt();
    },
    logIn: async () => (await sessionReady()) !== undefined || askToLogIn(),
    denied: () => readMemberAgain(DENIED_AGAIN_AFTER),
  });
  window.addEventListener('focus', () => readMemberAgain(LOOK_AGAIN_AFTER));
  tokenStore.watch(() => {
    const next = storedSession();
    set(next);
    if (next.status === 'unknown') void readMember();
  });
  session = storedSession();
  if (session.status !== 'guest') void readMember();
}
