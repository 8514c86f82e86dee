// For tests: Alibaba Cloud's SMS service in small. It computes every signature anew and takes nothing that is not right.
import { createHash, createHmac } from 'node:crypto';
import type { AliyunSms } from './aliyun-sms.ts';
import { type Asked, type Double, openDouble } from './provider-double.builders.ts';

export interface AliyunDouble extends Double {
  /** What it has accepted. */
  readonly sent: { mobile: string; sign: string; template: string; values: Record<string, string> }[];
  /** The next requests are answered with this code, or broken off; undefined: it works again. */
  failWith: 'isv.BUSINESS_LIMIT_CONTROL' | 'hangUp' | undefined;
  readonly account: AliyunSms;
}

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

export async function openAliyunDouble(): Promise<AliyunDouble> {
  const sent: AliyunDouble['sent'] = [];
  const nonces = new Set<string>();
  const secret = { keyId: 'LTAI-double', keySecret: 'aliyun double secret' };
  const double: { failWith: AliyunDouble['failWith'] } = { failWith: undefined };
  const server = await openDouble((asked) => {
    if (double.failWith === 'hangUp') return undefined;
    const wrong = whatIsWrong(asked, secret, nonces);
    if (wrong) return { status: 400, json: { Code: wrong, Message: wrong, RequestId: '1' } };
    if (double.failWith) return { status: 200, json: { Code: double.failWith, Message: '触发分钟级流控' } };
    const query = new URL(asked.url, 'http://double').searchParams;
    sent.push({
      mobile: query.get('PhoneNumbers') ?? '',
      sign: query.get('SignName') ?? '',
      template: query.get('TemplateCode') ?? '',
      values: JSON.parse(query.get('TemplateParam') ?? '{}'),
    });
    return { status: 200, json: { Code: 'OK', Message: 'OK', BizId: '9006', RequestId: '1' } };
  });
  return Object.assign(double, {
    ...server,
    sent,
    account: {
      ...secret,
      sign: '元采',
      templates: { code: 'SMS_1', notice: 'SMS_2', invite: 'SMS_3' },
      endpoint: server.endpoint,
    },
  });
}

/** The reasons are the service's own error codes. */
function whatIsWrong(
  { method, url, headers, body }: Asked,
  { keyId, keySecret }: { keyId: string; keySecret: string },
  nonces: Set<string>,
): string | undefined {
  const header = (name: string) => String(headers[name] ?? '');
  const said = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
    header('authorization'),
  );
  if (!said) return 'IncompleteSignature';
  const [, credential, names, signature] = said as unknown as [string, string, string, string];
  if (credential !== keyId) return 'InvalidAccessKeyId.NotFound';
  for (const name of [
    'host',
    'x-acs-action',
    'x-acs-content-sha256',
    'x-acs-date',
    'x-acs-signature-nonce',
    'x-acs-version',
  ])
    if (!names.split(';').includes(name)) return 'IncompleteSignature';
  if (header('x-acs-content-sha256') !== sha256(body)) return 'InvalidContentSha256';
  const age = Date.now() - Date.parse(header('x-acs-date'));
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(header('x-acs-date')) || Math.abs(age) > 900_000)
    return 'InvalidTimeStamp.Expired';
  if (nonces.has(header('x-acs-signature-nonce'))) return 'SignatureNonceUsed';
  nonces.add(header('x-acs-signature-nonce'));
  if (header('x-acs-action') !== 'SendSms' || header('x-acs-version') !== '2017-05-25')
    return 'InvalidAction.NotFound';

  const [path, query = ''] = url.split('?') as [string, string?];
  const fields = [...new URLSearchParams(query)].map(([name, value]) => `${strict(name)}=${strict(value)}`);
  const lines = names.split(';').map((name) => `${name}:${header(name).trim()}`);
  const request = `${method}\n${path}\n${fields.sort().join('&')}\n${lines.join('\n')}\n\n${names}\n${sha256(body)}`;
  const right = createHmac('sha256', keySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(request)}`)
    .digest('hex');
  return signature === right ? undefined : 'SignatureDoesNotMatch';
}

/** Letters, digits and - _ . ~ stay as they are; every other byte is written as %XX. */
function strict(text: string): string {
  return [...Buffer.from(text, 'utf8')]
    .map((byte) =>
      /[A-Za-z0-9_.~-]/.test(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .join('');
}
