// SAML 2.0: where a browser goes, and what is believed of the assertion that comes back — signed, for the mall, in answer to this very request.
import { type CacheProvider, type Profile, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import { minutes } from '#kit/time/duration.ts';
import { type LoginRow, loginAddresses, type Mall, type ProvenIdentity } from './login-settings.ts';
import type { Departing, Trip } from './trip.ts';

const CLOCK_SKEW = minutes(1); // chosen: clocks differ
const REQUEST_LIFE = minutes(10); // as long as a trip
const MAIL_CLAIM = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress';
const NAME_CLAIM = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name';
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';

/** The provider's page, with a request whose id an answer must name. */
export function samlAddress(mall: Mall, login: LoginRow, { state, requestId }: Departing): Promise<string> {
  return openSaml(mall, login, requestId).getAuthorizeUrlAsync(state, undefined, {});
}

/**
 * @param answer what the provider has posted, in Base64
 * @throws Error for anything that is not an assertion of this provider, signed with its certificate, for this mall and
 * this enterprise, in time, in answer to the trip's request
 */
export async function samlIdentity(
  mall: Mall,
  login: LoginRow,
  { requestId }: Pick<Trip, 'requestId'>,
  answer: string,
): Promise<ProvenIdentity> {
  const { profile } = await openSaml(mall, login, requestId).validatePostResponseAsync({
    SAMLResponse: answer,
  });
  if (!profile?.nameID) throw new Error('no subject');
  if (profile.issuer !== login.entityId) throw new Error('another issuer');
  if (profile.nameIDFormat === TRANSIENT) throw new Error('a subject for this login only');
  requireMeant(profile, requestId, loginAddresses(mall.publicUrl(), login.code).samlAnswers);
  const claims = (profile.attributes ?? {}) as Record<string, unknown>;
  const text = (...names: string[]) =>
    names.map((name) => claims[name]).find((value): value is string => typeof value === 'string') ?? '';
  const email = text('email', 'mail', MAIL_CLAIM) || (profile.nameID.includes('@') ? profile.nameID : '');
  return {
    subject: profile.nameID.slice(0, 255),
    email: email ? email.trim().toLowerCase() : null,
    name: text('displayName', 'name', NAME_CLAIM),
  };
}

/**
 * The response around the assertion need not be signed, so what it says about whom it answers does not count: the signed
 * assertion itself must name the request, the address it is for, and an end.
 */
function requireMeant(profile: Profile, requestId: string, recipient: string): void {
  const { Assertion: assertion } = (profile.getAssertion?.() ?? {}) as {
    Assertion?: {
      Subject?: { SubjectConfirmation?: { SubjectConfirmationData?: { $?: Record<string, string> }[] }[] }[];
    };
  };
  const confirmations = assertion?.Subject?.[0]?.SubjectConfirmation ?? [];
  const isMeant = confirmations.some(({ SubjectConfirmationData: [data] = [] }) => {
    const { InResponseTo, Recipient, NotOnOrAfter } = data?.$ ?? {};
    const end = Date.parse(NotOnOrAfter ?? '');
    return InResponseTo === requestId && Recipient === recipient && end + CLOCK_SKEW > Date.now();
  });
  if (!isMeant) throw new Error('an assertion that answers nothing of ours');
}

function openSaml(mall: Mall, login: LoginRow, requestId: string): SAML {
  const { samlEntityId, samlAnswers } = loginAddresses(mall.publicUrl(), login.code);
  return new SAML({
    callbackUrl: samlAnswers,
    entryPoint: login.ssoUrl,
    issuer: samlEntityId,
    audience: samlEntityId,
    idpIssuer: login.entityId,
    idpCert: login.certificate,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    acceptedClockSkewMs: CLOCK_SKEW,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: REQUEST_LIFE,
    generateUniqueId: () => requestId,
    cacheProvider: onlyOne(requestId),
  });
}

/** The library asks whether a request was made here: this one alone was. Its end is the trip's. */
const onlyOne = (requestId: string): CacheProvider => ({
  saveAsync: async (_key, value) => ({ value, createdAt: Date.now() }),
  getAsync: async (key) => (key === requestId ? new Date().toISOString() : null),
  removeAsync: async (key) => key,
});
