// OpenID Connect: where a browser goes, and what is believed of what comes back — code, PKCE, state, nonce, a signed ID token.
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
} from 'openid-client';
import { readHiddenText } from '#kit/db/secret-text.ts';
import { Refusal } from '#kit/http/refusal.ts';
import { AddressRefused, fetchPublic } from '#kit/http/server/outgoing-fetch.ts';
import { seconds } from '#kit/time/duration.ts';
import { enterpriseLoginErrors } from './enterprise-login.errors.ts';
import {
  type LoginRow,
  loginAddresses,
  type Mall,
  type ProvenIdentity,
  SECRET_USE,
} from './login-settings.ts';
import type { Departing, Trip } from './trip.ts';

/** chosen: for all calls of one step together, within the ten seconds that a browser waits for the mall (spec §7) */
const PATIENCE = seconds(9);

/** @throws Refusal when the provider cannot be reached, or is not what the settings say */
export async function oidcAddress(mall: Mall, login: LoginRow, trip: Departing): Promise<string> {
  return saidClearly(mall, login, async () => {
    const config = await configure(mall, login);
    return buildAuthorizationUrl(config, {
      redirect_uri: loginAddresses(mall.publicUrl(), login.code).oidcRedirect,
      scope: 'openid email profile',
      response_type: 'code',
      code_challenge: await calculatePKCECodeChallenge(trip.verifier),
      code_challenge_method: 'S256',
      state: trip.state,
      nonce: trip.nonce,
    }).href;
  });
}

/**
 * @param query what the provider has added to the address
 * @throws Refusal for a wrong signature, audience, nonce, state or time, and when the provider cannot be reached
 */
export async function oidcIdentity(
  mall: Mall,
  login: LoginRow,
  { nonce, verifier }: Pick<Trip, 'nonce' | 'verifier'>,
  state: string,
  query: string,
): Promise<ProvenIdentity> {
  return saidClearly(mall, login, async () => {
    const config = await configure(mall, login);
    const here = new URL(loginAddresses(mall.publicUrl(), login.code).oidcRedirect);
    here.search = query;
    const tokens = await authorizationCodeGrant(config, here, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw enterpriseLoginErrors.notBelieved();
    const { sub } = claims;
    // By the book a provider tells these where it is asked with the access token; most put them into the ID token as well.
    const isTold = claims.email !== undefined || !config.serverMetadata().userinfo_endpoint;
    const told = isTold ? claims : await fetchUserInfo(config, tokens.access_token, sub);
    const { email, email_verified: isVerified, name } = told;
    return {
      subject: sub.slice(0, 255),
      email: typeof email === 'string' && isVerified === true ? email.toLowerCase() : null,
      name: typeof name === 'string' ? name : '',
    };
  });
}

/** What the provider says of itself, and how the mall shows that it is the mall. The ID token's signature is looked at always. */
async function configure(mall: Mall, login: LoginRow): Promise<Configuration> {
  const until = AbortSignal.timeout(PATIENCE);
  const ask = (url: string, call: Parameters<typeof fetchPublic>[1] & { redirect?: 'manual' }) => {
    const signal = call?.signal ? AbortSignal.any([until, call.signal]) : until;
    return mall.isProduction
      ? fetchPublic(url, { ...call, signal })
      : fetch(url, { ...(call as RequestInit), signal });
  };
  const asking = ask as unknown as NonNullable<Configuration[typeof customFetch]>;
  const relaxed = mall.isProduction ? [] : [allowInsecureRequests];
  const { issuer, clientId } = login;
  const found = await discovery(new URL(issuer), clientId, undefined, None(), {
    execute: relaxed,
    timeout: PATIENCE / 1_000,
    [customFetch]: asking,
  });
  const server = found.serverMetadata();
  const config = new Configuration(server, clientId, undefined, clientAuth(mall, login, server));
  for (const relax of relaxed) relax(config);
  config.timeout = PATIENCE / 1_000;
  config[customFetch] = asking;
  enableNonRepudiationChecks(config);
  return config;
}

function clientAuth(
  mall: Mall,
  { clientSecret: hidden }: LoginRow,
  server: { token_endpoint_auth_methods_supported?: string[] },
): ClientAuth {
  if (!hidden) return None();
  const secret = readHiddenText(mall.tokenSecret, SECRET_USE, hidden);
  if (secret === undefined) throw new Error('the client secret cannot be read');
  const takes = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return takes.includes('client_secret_basic') ? ClientSecretBasic(secret) : ClientSecretPost(secret);
}

/** What failed there is a sentence here; the log hears the kind of failure, never a code, token or secret. */
async function saidClearly<T>(mall: Mall, { enterpriseId }: LoginRow, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (error instanceof AuthorizationResponseError && error.error === 'access_denied')
      throw enterpriseLoginErrors.cancelled();
    mall.log(new Error(`OIDC of enterprise ${enterpriseId}: ${nameOf(error)}`));
    throw isUnreachable(error) ? enterpriseLoginErrors.notReachable() : enterpriseLoginErrors.notBelieved();
  }
}

const codeOf = (error: unknown): string => String((error as { code?: unknown })?.code ?? '');
const nameOf = (error: unknown): string =>
  error instanceof Error ? [error.name, codeOf(error)].filter(Boolean).join(' ') : 'failed';

/** No answer, no answer in time, an address that is not called, or an answer that is no provider's. */
function isUnreachable(error: unknown): boolean {
  for (let one: unknown = error; one instanceof Error; one = one.cause) {
    if (one instanceof AddressRefused || one.name === 'TimeoutError' || one.name === 'AbortError')
      return true;
    if (
      [
        'OAUTH_TIMEOUT',
        'OAUTH_ABORT',
        'OAUTH_RESPONSE_IS_NOT_CONFORM',
        'OAUTH_RESPONSE_IS_NOT_JSON',
      ].includes(codeOf(one))
    )
      return true;
    if (
      /^E[A-Z]+$|^UND_ERR/.test(codeOf(one)) ||
      (one instanceof TypeError && one.message === 'fetch failed')
    )
      return true;
  }
  return false;
}
