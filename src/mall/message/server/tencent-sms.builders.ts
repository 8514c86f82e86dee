// For tests: Tencent Cloud's SMS service in small. It computes every signature anew and takes nothing that is not right.
import { createHash, createHmac } from 'node:crypto';
import { type Asked, type Double, openDouble } from './provider-double.builders.ts';
import type { TencentSms } from './tencent-sms.ts';

export interface TencentDouble extends Double {
  /** What it has accepted. */
  readonly sent: { mobile: string; appId: string; sign: string; template: string; values: string[] }[];
  /** `refused`: the request as a whole; `numberRefused`: only this number, in a reply that is otherwise right. */
  failWith: 'refused' | 'numberRefused' | undefined;
  readonly account: TencentSms;
}

interface SendSms {
  PhoneNumberSet: string[];
  SmsSdkAppId: string;
  SignName: string;
  TemplateId: string;
  TemplateParamSet: string[];
}

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text, 'utf8').digest();

export async function openTencentDouble(): Promise<TencentDouble> {
  const sent: TencentDouble['sent'] = [];
  const secret = { keyId: 'AKID-double', keySecret: 'tencent double secret' };
  const double: { failWith: TencentDouble['failWith'] } = { failWith: undefined };
  const server = await openDouble((asked) => {
    const wrong =
      whatIsWrong(asked, secret) ??
      (double.failWith === 'refused' ? 'LimitExceeded.PhoneNumberDailyLimit' : undefined);
    if (wrong)
      return { status: 200, json: { Response: { Error: { Code: wrong, Message: wrong }, RequestId: '1' } } };
    const said = JSON.parse(asked.body) as SendSms;
    const isRefused = double.failWith === 'numberRefused';
    const states = said.PhoneNumberSet.map((PhoneNumber) => ({
      PhoneNumber,
      Code: isRefused ? 'FailedOperation.PhoneNumberInBlacklist' : 'Ok',
      Message: isRefused ? 'in blacklist' : 'send success',
    }));
    if (!isRefused) {
      sent.push({
        mobile: said.PhoneNumberSet.join(),
        appId: said.SmsSdkAppId,
        sign: said.SignName,
        template: said.TemplateId,
        values: said.TemplateParamSet,
      });
    }
    return { status: 200, json: { Response: { SendStatusSet: states, RequestId: '1' } } };
  });
  return Object.assign(double, {
    ...server,
    sent,
    account: {
      ...secret,
      appId: '1400000001',
      sign: '元采',
      templates: { code: '101', notice: '102', invite: '103' },
      region: 'ap-guangzhou',
      endpoint: server.endpoint,
    },
  });
}

/** The reasons are the service's own error codes. */
function whatIsWrong(
  { method, url, headers, body }: Asked,
  { keyId, keySecret }: { keyId: string; keySecret: string },
): string | undefined {
  const header = (name: string) => String(headers[name] ?? '');
  const said =
    /^TC3-HMAC-SHA256 Credential=([^/]+)\/(\d{4}-\d\d-\d\d)\/sms\/tc3_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      header('authorization'),
    );
  if (!said) return 'AuthFailure.InvalidAuthorization';
  const [, credential, date, names, signature] = said as unknown as [string, string, string, string, string];
  if (credential !== keyId) return 'AuthFailure.SecretIdNotFound';
  const at = Number(header('x-tc-timestamp'));
  if (Math.abs(Date.now() / 1_000 - at) > 300) return 'AuthFailure.SignatureExpire';
  if (new Date(at * 1_000).toISOString().slice(0, 10) !== date) return 'AuthFailure.SignatureFailure';
  for (const name of ['content-type', 'host'])
    if (!names.split(';').includes(name)) return 'AuthFailure.InvalidAuthorization';
  if (header('x-tc-action') !== 'SendSms' || header('x-tc-version') !== '2021-01-11') return 'InvalidAction';
  if (header('x-tc-region') === '') return 'MissingParameter';

  const lines = names.split(';').map((name) => `${name}:${header(name).trim().toLowerCase()}`);
  const request = `${method}\n${url}\n\n${lines.join('\n')}\n\n${names}\n${sha256(body)}`;
  const key = hmac(hmac(hmac(`TC3${keySecret}`, date), 'sms'), 'tc3_request');
  const right = hmac(key, `TC3-HMAC-SHA256\n${at}\n${date}/sms/tc3_request\n${sha256(request)}`).toString(
    'hex',
  );
  return signature === right ? undefined : 'AuthFailure.SignatureFailure';
}
