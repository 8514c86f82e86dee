// Keeps the access token young: before any call it is renewed when it has grown older than 58 minutes (spec §7).
import { CallError } from '#kit/browser/call.ts';
import { State } from '#kit/http/state.ts';
import { seconds } from '#kit/time/duration.ts';
import type { Tokens } from '../login.protocol.ts';
import { type StoredTokens, tokenStore } from './token-store.ts';

const TOKEN_REFRESH_AGE = 3_480_000; // spec §7, §9: 58 minutes
const REFRESH_TIMEOUT = 10_000; // spec §7
const PAUSE_AFTER_FAILURE = seconds(15); // chosen: a mall that cannot be reached is not asked before every single call
const LOCK = 'mall-token-refresh';

let renewing: Promise<void> | undefined;
let pausedUntil = 0;

/**
 * An access token that is good now; undefined for a guest.
 * A renewal that fails is only logged (spec §8): the call then goes out with the old token.
 */
export async function freshAccessToken(): Promise<string | undefined> {
  const kept = tokenStore.tokens();
  if (!kept) return undefined;
  if (!isOld(kept) || Date.now() < pausedUntil) return kept.accessToken;
  renewing ??= inOneTab(renew).finally(() => {
    renewing = undefined;
  });
  await renewing;
  return tokenStore.tokens()?.accessToken;
}

/** A clock that was set back makes the age negative: such a token is renewed too. */
function isOld({ time }: StoredTokens): boolean {
  const age = Date.now() - time;
  return age > TOKEN_REFRESH_AGE || age < 0;
}

/** One renewal at a time among all tabs; a browser without locks relies on the server, which forgives a quick second use. */
function inOneTab(action: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request(LOCK, action) : action();
}

async function renew(): Promise<void> {
  const kept = tokenStore.tokens();
  if (!kept || !isOld(kept)) return; // logged out, or another tab has done it while this one waited
  try {
    const tokens = await tokensFor(kept.refreshToken);
    const isStillOurs = tokenStore.tokens()?.refreshToken === kept.refreshToken;
    if (isStillOurs) tokenStore.keepTokens(tokens);
  } catch (error) {
    pausedUntil = Date.now() + PAUSE_AFTER_FAILURE;
    console.warn('The login could not be renewed:', error);
  }
}

/**
 * New tokens for a refresh token. An answer that got lost is asked for again at once: the mall gives the same one until it
 * has been used (docs/decisions/045).
 * @throws CallError when the mall says no, any other error when it cannot be reached
 */
export function tokensFor(refreshToken: string): Promise<Tokens> {
  return askForTokens(refreshToken).catch((error: unknown) => {
    if (error instanceof CallError) throw error;
    return askForTokens(refreshToken);
  });
}

/** Spec §7: grant_type=refresh_token as multipart, with the fixed client credentials. */
async function askForTokens(refreshToken: string): Promise<Tokens> {
  const { loginProtocol } = await import('../login.protocol.ts');
  const form = new FormData();
  form.append('grant_type', 'refresh_token');
  form.append('refresh_token', refreshToken);
  const response = await fetch(`/${loginProtocol.token.path}`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('front:front')}` },
    body: form,
    signal: AbortSignal.timeout(REFRESH_TIMEOUT),
  });
  const reply = (await response.json()) as { state: number; msg: string; data: Tokens };
  if (reply.state !== State.done) throw new CallError(reply.state, reply.msg);
  return reply.data;
}
