// For tests: providers of OpenID Connect over HTTP. One is a well-known library's, honest; the other says whatever a test wants.
import { createServer, type RequestListener, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** What of the library is used here; it comes without types. */
interface Library {
  callback(): RequestListener;
  interactionFinished(
    ...call: [...Parameters<RequestListener>, { login: { accountId: string } }]
  ): Promise<void>;
  Grant: new (of: {
    clientId: string;
    accountId: string;
  }) => { addOIDCScope(scope: string): void; save(): Promise<string> };
}
const { default: Provider } = createRequire(import.meta.url)('oidc-provider') as {
  default: new (issuer: string, options: object) => Library;
};

export const CLIENT = { clientId: 'the-mall', clientSecret: 'a-secret-of-the-client-0123456789' };

/** Somebody at his enterprise. */
export interface Colleague {
  sub: string;
  email?: string;
  isVerified?: boolean;
  name?: string;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const closing = (server: Server) => () =>
  new Promise<void>((done) => {
    server.closeAllConnections();
    server.close(() => done());
  });

export interface OidcStandIn {
  issuer: string;
  /** Walks through the provider's pages as a browser does. @returns the query with which it leads back to the mall */
  logIn(url: string, colleague: Colleague): Promise<string>;
  close(): Promise<void>;
}

/** An honest one, which wants PKCE and a client secret. @param redirectUri the only address that it leads back to */
export async function openOidcStandIn(redirectUri: string): Promise<OidcStandIn> {
  const people = new Map<string, Colleague>();
  let next = '';
  let handle: RequestListener | undefined;
  const server = createServer((request, response) => void handle?.(request, response));
  const issuer = await listen(server);
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    pkce: { required: () => true },
    cookies: { keys: ['of the stand-in'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx: unknown, interaction: { uid: string }) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx: unknown, sub: string) => ({
      accountId: sub,
      claims: () => {
        const { email, isVerified = true, name } = people.get(sub) ?? {};
        return { sub, email, email_verified: isVerified, name };
      },
    }),
    loadExistingGrant: async ({
      oidc,
    }: {
      oidc: { client: { clientId: string }; session: { accountId: string } };
    }) => {
      const { clientId } = oidc.client;
      const grant = new provider.Grant({ clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const pages = provider.callback();
  handle = async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return pages(request, response);
    await provider.interactionFinished(request, response, { login: { accountId: next } });
  };
  return {
    issuer,
    async logIn(url, colleague) {
      people.set(colleague.sub, colleague);
      next = colleague.sub;
      const cookies = new Map<string, string>();
      for (let at = url, steps = 0; steps < 10; steps++) {
        if (at.startsWith(redirectUri)) return new URL(at).search.slice(1);
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const reply = await fetch(at, { redirect: 'manual', headers: { cookie } });
        for (const set of reply.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
          cookies.set(name, value);
        }
        const to = reply.headers.get('location');
        if (!to)
          throw new Error(`the stand-in answers ${reply.status}: ${(await reply.text()).slice(0, 500)}`);
        at = new URL(to, at).href;
      }
      throw new Error('the stand-in leads nowhere');
    },
    close: closing(server),
  };
}

export interface FalseProvider {
  issuer: string;
  /** What the next ID token says, over what would be right; the key that signs it. */
  say(claims: JWTPayload, key?: 'own' | 'foreign'): void;
  /** From here on it does not answer calls of this path; undefined: it answers again. */
  hang(path: string | undefined): void;
  close(): Promise<void>;
}

/** One that answers every code with an ID token as the test has said. */
export async function openFalseProvider(): Promise<FalseProvider> {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  let claims: JWTPayload = {};
  let key: 'own' | 'foreign' = 'own';
  let hanging: string | undefined;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    if (hanging && path.startsWith(hanging)) return;
    const answer = (body: unknown) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    };
    if (path === '/.well-known/openid-configuration') {
      return answer({
        issuer,
        authorization_endpoint: `${issuer}/authorise`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    }
    if (path === '/keys') return answer({ keys: [jwk] });
    if (path === '/token') {
      const now = Math.floor(Date.now() / 1_000);
      const body = { iss: issuer, aud: CLIENT.clientId, iat: now, exp: now + 300, sub: 'one', ...claims };
      const token = await new SignJWT(body)
        .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
        .sign((key === 'own' ? own : foreign).privateKey);
      return answer({ access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token: token });
    }
    response.statusCode = 404;
    response.end();
  });
  const issuer = await listen(server);
  return {
    issuer,
    say(given, by = 'own') {
      claims = given;
      key = by;
    },
    hang(path) {
      hanging = path;
    },
    close: closing(server),
  };
}
