// For tests: a SAML provider over HTTP, a well-known library's, with a certificate of its own; it can be made to lie.
import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Constants, IdentityProvider, SamlLib, ServiceProvider, setSchemaValidator } from 'samlify';
import type { Colleague } from './stand-in-oidc.builders.ts';

/** What an answer says other than it should. */
export interface Lie {
  audience?: string;
  recipient?: string;
  inResponseTo?: string;
  issuer?: string;
  /** Minutes from now until which it is good. */
  minutes?: number;
  /** Signed by somebody else. */
  isForged?: boolean;
  /** Changes the finished answer. */
  tamper?: (xml: string) => string;
}

export interface SamlStandIn {
  entityId: string;
  ssoUrl: string;
  certificate: string;
  /** Asks the provider's page as a browser does. @returns what that page would post to the mall */
  logIn(url: string, colleague: Colleague, lie?: Lie): Promise<{ SAMLResponse: string; RelayState: string }>;
  close(): Promise<void>;
}

// The library wants somebody to look at schemas; what the mall sends is looked at by its signature-less reading here.
setSchemaValidator({ validate: async () => 'skipped' });

/** @param mall what the provider was told of the mall */
export async function openSamlStandIn(mall: {
  samlEntityId: string;
  samlAnswers: string;
}): Promise<SamlStandIn> {
  const [own, foreign] = [aCertificate(), aCertificate()];
  let [who, lie]: [Colleague | undefined, Lie] = [undefined, {}];
  const server = createServer(async (request, response) => {
    const query = Object.fromEntries(new URL(request.url ?? '', ssoUrl).searchParams);
    const sp = ServiceProvider({
      entityID: mall.samlEntityId,
      wantAssertionsSigned: true,
      assertionConsumerService: [{ Binding: Constants.namespace.binding.post, Location: mall.samlAnswers }],
    });
    const { privateKey, certificate } = lie.isForged ? foreign : own;
    const idp = IdentityProvider({
      entityID: entityId,
      privateKey,
      signingCert: certificate,
      isAssertionEncrypted: false,
      singleSignOnService: [{ Binding: Constants.namespace.binding.redirect, Location: ssoUrl }],
      singleLogoutService: [{ Binding: Constants.namespace.binding.redirect, Location: ssoUrl }],
      loginResponseTemplate: {
        context: SamlLib.defaultLoginResponseTemplate.context,
        attributes: [
          {
            name: 'email',
            valueTag: 'email',
            nameFormat: 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic',
            valueXsiType: 'xs:string',
          },
          {
            name: 'displayName',
            valueTag: 'name',
            nameFormat: 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic',
            valueXsiType: 'xs:string',
          },
        ],
      },
    });
    const asked = await idp.parseLoginRequest(sp, 'redirect', { query });
    const made = await idp.createLoginResponse(
      sp,
      { extract: asked.extract },
      'post',
      {},
      (template: string) => {
        const now = Date.now();
        const until = new Date(now + (lie.minutes ?? 5) * 60_000).toISOString();
        const id = `_${now.toString(16)}${Math.random().toString(16).slice(2)}`;
        const begun = new Date(now - 60 * 60_000).toISOString();
        return {
          id,
          context: SamlLib.replaceTagsByValue(template, {
            ID: id,
            AssertionID: `${id}a`,
            Destination: mall.samlAnswers,
            Audience: lie.audience ?? mall.samlEntityId,
            SubjectRecipient: lie.recipient ?? mall.samlAnswers,
            Issuer: lie.issuer ?? entityId,
            IssueInstant: new Date(now).toISOString(),
            StatusCode: Constants.StatusCode.Success,
            ConditionsNotBefore: begun,
            ConditionsNotOnOrAfter: until,
            SubjectConfirmationDataNotOnOrAfter: until,
            NameIDFormat: Constants.namespace.format.persistent,
            NameID: who?.sub ?? '',
            InResponseTo: lie.inResponseTo ?? String(asked.extract.request?.id),
            AuthnStatement: '',
            attrEmail: who?.email ?? '',
            attrName: who?.name ?? '',
          }),
        };
      },
    );
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ SAMLResponse: made.context, RelayState: query.RelayState }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [entityId, ssoUrl] = [`${origin}/metadata`, `${origin}/sso`];
  return {
    entityId,
    ssoUrl,
    certificate: own.certificate,
    async logIn(url, colleague, wish = {}) {
      [who, lie] = [colleague, wish];
      const made = (await (await fetch(url)).json()) as { SAMLResponse: string; RelayState: string };
      if (!wish.tamper) return made;
      const xml = wish.tamper(Buffer.from(made.SAMLResponse, 'base64').toString());
      return { ...made, SAMLResponse: Buffer.from(xml).toString('base64') };
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** A key with a certificate that it has signed itself, in the least that X.509 asks for. */
function aCertificate(): { privateKey: string; certificate: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const der = (tag: number, ...parts: Uint8Array[]): Buffer => {
    const body = Buffer.concat(parts);
    const length =
      body.length < 128
        ? [body.length]
        : body.length < 256
          ? [0x81, body.length]
          : [0x82, body.length >> 8, body.length & 255];
    return Buffer.concat([Buffer.from([tag, ...length]), body]);
  };
  const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
  const algorithm = sequence(Buffer.from('06092a864886f70d01010b', 'hex'), Buffer.from('0500', 'hex'));
  const name = sequence(
    der(0x31, sequence(Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from('stand-in')))),
  );
  const until = sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('490101000000Z')));
  const body = sequence(
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    until,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  const lines = sequence(body, algorithm, signature)
    .toString('base64')
    .replace(/(.{64})(?=.)/g, '$1\n');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----`,
  };
}
