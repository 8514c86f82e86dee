// SMS through Tencent Cloud (腾讯云短信), spoken to directly: SendSms 2021-01-11 under its signature TC3-HMAC-SHA256.
import { createHash, createHmac } from 'node:crypto';
import { askProvider } from './ask-provider.ts';
import { messageErrors } from './message.errors.ts';
import type { Sms, SmsSender } from './senders.ts';

export interface TencentSms {
  keyId: string;
  keySecret: string;
  /** The SMS application's id (SdkAppId). */
  appId: string;
  /** The approved signature that stands before each SMS (签名). */
  sign: string;
  /** Approved templates, their variables numbered: {1} the code or the title; {1} the account, {2} the password. */
  templates: Readonly<Record<Sms['template'], string>>;
  region: string;
  /** Another address than the public one: a private gateway, or a double in tests. */
  endpoint?: string;
}

const ENDPOINT = 'https://sms.tencentcloudapi.com';
const CONTENT_TYPE = 'application/json; charset=utf-8';

/** The mall's SMS through Tencent Cloud. `log` learns why the provider refused; never what was sent. */
export function tencentSmsSender(account: TencentSms, log: (error: unknown) => void): SmsSender {
  const endpoint = new URL(account.endpoint ?? ENDPOINT);
  return {
    isReady: true,
    async send({ to, template, values }) {
      const body = JSON.stringify({
        PhoneNumberSet: [`+86${to}`],
        SmsSdkAppId: account.appId,
        SignName: account.sign,
        TemplateId: account.templates[template],
        TemplateParamSet: Object.values(values),
      });
      const at = Math.floor(Date.now() / 1_000);
      const headers = {
        'content-type': CONTENT_TYPE,
        host: endpoint.host,
        'x-tc-action': 'SendSms',
        'x-tc-timestamp': String(at),
        'x-tc-version': '2021-01-11',
        'x-tc-region': account.region,
      };
      try {
        const reply = await askProvider(`${endpoint.origin}/`, {
          method: 'POST',
          headers: {
            ...headers,
            authorization: signTc3({ service: 'sms', host: endpoint.host, body, at, account }),
          },
          body,
        });
        requireSent(reply);
      } catch (error) {
        log(error);
        throw messageErrors.smsNotSent();
      }
    },
  };
}

interface Reply {
  Response?: {
    Error?: { Code: string; Message: string };
    SendStatusSet?: { Code: string; Message: string }[];
  };
}

/** A reply may be right as a whole and yet say that this number got nothing. */
function requireSent(reply: unknown): void {
  const { Error: refused, SendStatusSet = [] } = (reply as Reply).Response ?? {};
  const wrong = refused ?? SendStatusSet.find(({ Code }) => Code !== 'Ok');
  if (wrong) throw new Error(`Tencent Cloud refused an SMS: ${wrong.Code} ${wrong.Message}`);
  if (SendStatusSet.length === 0) throw new Error('Tencent Cloud did not say whether an SMS was sent');
}

/** The Authorization header of TC3-HMAC-SHA256 for a JSON POST to the path `/`. `at` in seconds since 1970. */
export function signTc3({
  service,
  host,
  body,
  at,
  account,
}: {
  service: string;
  host: string;
  body: string;
  at: number;
  account: Pick<TencentSms, 'keyId' | 'keySecret'>;
}): string {
  const signed = 'content-type;host';
  const lines = `content-type:${CONTENT_TYPE}\nhost:${host}\n`;
  const request = ['POST', '/', '', lines, signed, sha256(body)].join('\n');
  const date = new Date(at * 1_000).toISOString().slice(0, 10);
  const scope = `${date}/${service}/tc3_request`;
  const key = [date, service, 'tc3_request'].reduce<string | Buffer>(hmac, `TC3${account.keySecret}`);
  const signature = hmac(key, `TC3-HMAC-SHA256\n${at}\n${scope}\n${sha256(request)}`).toString('hex');
  return `TC3-HMAC-SHA256 Credential=${account.keyId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
