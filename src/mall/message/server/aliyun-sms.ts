// SMS through Alibaba Cloud (阿里云短信服务), spoken to directly: its SendSms call under signature version 3.
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { required } from '#kit/rules/required.ts';
import { askProvider } from './ask-provider.ts';
import { messageErrors } from './message.errors.ts';
import type { Sms, SmsSender } from './senders.ts';

export interface AliyunSms {
  keyId: string;
  keySecret: string;
  /** The approved signature that stands before each SMS (签名). */
  sign: string;
  /** Approved templates with the variables of `Sms.values`: ${code}, ${title}, ${account} and ${password}. */
  templates: Readonly<Record<Sms['template'], string>>;
  /** Another address than the public one: a private gateway, or a double in tests. */
  endpoint?: string;
}

const ENDPOINT = 'https://dysmsapi.aliyuncs.com';
const VERSION = '2017-05-25';
const LONGEST_VALUE = 35; // the provider refuses longer variables

/** The mall's SMS through Alibaba Cloud. `log` learns why the provider refused; never what was sent. */
export function aliyunSmsSender(account: AliyunSms, log: (error: unknown) => void): SmsSender {
  const endpoint = new URL(account.endpoint ?? ENDPOINT);
  return {
    isReady: true,
    async send({ to, template, values }) {
      const shown = Object.entries(values).map(([name, value]) => [name, value.slice(0, LONGEST_VALUE)]);
      const query = canonicalQuery({
        PhoneNumbers: to,
        SignName: account.sign,
        TemplateCode: account.templates[template],
        TemplateParam: JSON.stringify(Object.fromEntries(shown)),
      });
      const headers = {
        host: endpoint.host,
        'x-acs-action': 'SendSms',
        'x-acs-content-sha256': sha256(''),
        'x-acs-date': new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
        'x-acs-signature-nonce': randomUUID(),
        'x-acs-version': VERSION,
      };
      try {
        const reply = await askProvider(`${endpoint.origin}/?${query}`, {
          method: 'POST',
          headers: { ...headers, authorization: signAcs3({ query, headers, account }) },
        });
        const { Code, Message } = reply as { Code?: unknown; Message?: unknown };
        if (Code !== 'OK') throw new Error(`Alibaba Cloud refused an SMS: ${Code} ${Message}`);
      } catch (error) {
        log(error);
        throw messageErrors.smsNotSent();
      }
    },
  };
}

/**
 * The Authorization header of signature version 3 (ACS3-HMAC-SHA256), which Alibaba Cloud documents for all its
 * calls; version 2, with HMAC-SHA1 in the query, is discontinued. For a POST without a body to the path `/`.
 */
export function signAcs3({
  query,
  headers,
  account,
}: {
  query: string;
  headers: Readonly<Record<string, string>>;
  account: Pick<AliyunSms, 'keyId' | 'keySecret'>;
}): string {
  const names = Object.keys(headers).sort();
  const signed = names.join(';');
  const lines = names.map((name) => `${name}:${required(headers[name]).trim()}\n`).join('');
  const request = ['POST', '/', query, lines, signed, sha256('')].join('\n');
  const signature = createHmac('sha256', account.keySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(request)}`)
    .digest('hex');
  return `ACS3-HMAC-SHA256 Credential=${account.keyId},SignedHeaders=${signed},Signature=${signature}`;
}

/** Sorted, and encoded as RFC 3986 wants it, which is stricter than what browsers do. */
function canonicalQuery(fields: Readonly<Record<string, string>>): string {
  const strictly = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  return Object.entries(fields)
    .map(([name, value]) => `${strictly(name)}=${strictly(value)}`)
    .sort()
    .join('&');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
