// Providers of SMS and e-mail: what they are sent is signed and shaped as they want it, and a visitor hears when they fail.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { loginProtocol } from '#mall/login/login.protocol.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { aMember } from '#mall/member/server/member.builders.ts';
import { messageProtocol } from '../message.protocol.ts';
import { type AliyunDouble, openAliyunDouble } from './aliyun-sms.builders.ts';
import { aliyunSmsSender, signAcs3 } from './aliyun-sms.ts';
import { type MailDouble, openMailDouble, readMail } from './smtp-mail.builders.ts';
import { smtpEmailSender } from './smtp-mail.ts';
import { openTencentDouble, type TencentDouble } from './tencent-sms.builders.ts';
import { signTc3, tencentSmsSender } from './tencent-sms.ts';

let lastMobile = 13_300_000_000;
const freshMobile = () => String(++lastMobile);
const FAILED = '短信发送失败，请稍后重试';

it('signs like the example in the documentation of Alibaba Cloud', () => {
  const authorization = signAcs3({
    query: 'ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai',
    headers: {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      'x-acs-action': 'RunInstances',
      'x-acs-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-acs-date': '2023-10-26T10:22:32Z',
      'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
      'x-acs-version': '2014-05-26',
    },
    account: { keyId: 'YourAccessKeyId', keySecret: 'YourAccessKeySecret' },
  });
  expect(authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,' +
      'SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,' +
      'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  );
});

it('signs like the example in the documentation of Tencent Cloud', () => {
  const authorization = signTc3({
    service: 'cvm',
    host: 'cvm.tencentcloudapi.com',
    body: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
    at: 1_551_113_065,
    account: {
      keyId: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3*******',
      keySecret: 'Gu5t9xGARNpq86cd98joQYCN3*******',
    },
  });
  expect(authorization).toBe(
    'TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3*******/2019-02-25/cvm/tc3_request, ' +
      'SignedHeaders=content-type;host, ' +
      'Signature=2230eefd229f582d8b1b891af7107b91597240707d778ab3738f756258d7652c',
  );
});

describe('SMS through Alibaba Cloud', () => {
  let double: AliyunDouble;
  let mall: TestMall;

  beforeAll(async () => {
    double = await openAliyunDouble();
    mall = await openTestMall({
      isProduction: true,
      senders: { sms: { provider: 'aliyun', ...double.account } },
    });
  });
  afterEach(() => {
    double.failWith = undefined;
    double.sent.length = 0;
  });
  afterAll(async () => {
    await mall.close();
    await double.close();
  });

  it('carries the code that opens the door, and shows no outbox', async () => {
    const mobile = freshMobile();
    await mall.work((work) => aMember(work, { mobile }));
    const reply = await mall.call(messageProtocol.smsCode, { mobile });
    expect(reply.outboxUrl).toBeNull();
    expect(double.sent).toEqual([
      { mobile, sign: '元采', template: 'SMS_1', values: { code: expect.stringMatching(/^\d{6}$/) } },
    ]);
    const password = double.sent[0]!.values.code!;
    await mall.call(loginProtocol.token, { username: mobile, password, loginType: 2 });
  });

  it.each(['isv.BUSINESS_LIMIT_CONTROL', 'hangUp'] as const)(
    'tells the visitor when it fails (%s), and lets him ask again at once',
    async (reason) => {
      const mobile = freshMobile();
      double.failWith = reason;
      expect((await refusalOf(mall.call(messageProtocol.smsCode, { mobile }))).message).toBe(FAILED);
      double.failWith = undefined;
      await mall.call(messageProtocol.smsCode, { mobile });
      const log = mall.log.join('\n');
      expect(log).toContain(reason === 'hangUp' ? 'fetch failed' : reason);
      for (const secret of [mobile, double.sent[0]!.values.code!, double.account.keySecret])
        expect(log).not.toContain(secret);
    },
  );

  it('is not believed with a wrong key', async () => {
    const logged: unknown[] = [];
    const sender = aliyunSmsSender({ ...double.account, keySecret: 'another' }, (error) =>
      logged.push(error),
    );
    await expect(
      sender.send({ to: freshMobile(), text: '', template: 'code', values: { code: '123456' } }),
    ).rejects.toThrow();
    expect(String(logged[0])).toContain('SignatureDoesNotMatch');
  });

  it('writes difficult signs so that the signature holds, and cuts what is too long', async () => {
    const sender = aliyunSmsSender({ ...double.account, sign: `元 采+&=*'()~!` }, () => undefined);
    const title = '很长的标题 *'.repeat(10);
    await sender.send({ to: '13300009999', text: '', template: 'notice', values: { title } });
    expect(double.sent[0]).toMatchObject({ sign: `元 采+&=*'()~!`, values: { title: title.slice(0, 35) } });
  });
});

describe('SMS through Tencent Cloud', () => {
  let double: TencentDouble;
  let mall: TestMall;

  beforeAll(async () => {
    double = await openTencentDouble();
    mall = await openTestMall({
      isProduction: true,
      senders: { sms: { provider: 'tencent', ...double.account } },
    });
  });
  afterEach(() => {
    double.failWith = undefined;
    double.sent.length = 0;
  });
  afterAll(async () => {
    await mall.close();
    await double.close();
  });

  it('carries the code that opens the door', async () => {
    const mobile = freshMobile();
    await mall.work((work) => aMember(work, { mobile }));
    await mall.call(messageProtocol.smsCode, { mobile });
    expect(double.sent).toEqual([
      {
        mobile: `+86${mobile}`,
        appId: '1400000001',
        sign: '元采',
        template: '101',
        values: [expect.stringMatching(/^\d{6}$/)],
      },
    ]);
    await mall.call(loginProtocol.token, {
      username: mobile,
      password: double.sent[0]!.values[0]!,
      loginType: 2,
    });
  });

  it.each(['refused', 'numberRefused'] as const)('tells the visitor when it fails (%s)', async (reason) => {
    const mobile = freshMobile();
    double.failWith = reason;
    expect((await refusalOf(mall.call(messageProtocol.smsCode, { mobile }))).message).toBe(FAILED);
    double.failWith = undefined;
    await mall.call(messageProtocol.smsCode, { mobile });
    expect(double.sent).toHaveLength(1);
  });

  it('is not believed with a wrong key', async () => {
    const logged: unknown[] = [];
    const sender = tencentSmsSender({ ...double.account, keySecret: 'another' }, (error) =>
      logged.push(error),
    );
    await expect(
      sender.send({ to: freshMobile(), text: '', template: 'code', values: { code: '123456' } }),
    ).rejects.toThrow();
    expect(String(logged[0])).toContain('AuthFailure.SignatureFailure');
  });
});

describe('e-mail by SMTP', () => {
  let relay: MailDouble;
  let mall: TestMall;

  beforeAll(async () => {
    relay = await openMailDouble();
    mall = await openTestMall({ isProduction: true, senders: { smtp: relay.smtp } });
  });
  afterEach(() => {
    relay.failWith = undefined;
    relay.received.length = 0;
  });
  afterAll(async () => {
    await mall.close();
    await relay.close();
  });

  it('logs in over an encrypted connection and delivers the code', async () => {
    const me = await aLogin(mall);
    await mall.call(messageProtocol.emailCode, { email: 'Buyer@factory.example', type: 'bind' }, me);
    expect(relay.received).toHaveLength(1);
    const [{ to, wasEncrypted, user, raw }] = relay.received as [(typeof relay.received)[0]];
    expect({ to, wasEncrypted, user }).toEqual({
      to: ['Buyer@factory.example'],
      wasEncrypted: true,
      user: 'mall',
    });
    const { subject, text } = readMail(raw);
    expect(subject).toBe('元采验证码');
    expect(text).toMatch(/您的验证码是 \d{6}，10 分钟内有效/);
    expect(raw).toMatch(/^From: .*<no-reply@mall\.example>/m);
  });

  it('tells the visitor when the relay refuses, and keeps addresses out of the log', async () => {
    const me = await aLogin(mall);
    relay.failWith = 'mailbox unknown';
    const asked = mall.call(messageProtocol.emailCode, { email: 'nobody@factory.example', type: 'bind' }, me);
    expect((await refusalOf(asked)).message).toBe('邮件发送失败，请稍后重试');
    expect(mall.log.join('\n')).toContain('mailbox unknown');
    expect(mall.log.join('\n')).not.toMatch(/nobody@factory|relay secret/);
  });

  it('gives up on a wrong password', async () => {
    const strict = await openMailDouble({ password: 'something else' });
    const logged: unknown[] = [];
    const sender = smtpEmailSender(strict.smtp, (error) => logged.push(error));
    await expect(sender.send({ to: 'a@b.example', subject: 's', text: 't' })).rejects.toThrow();
    expect(String(logged[0])).toContain('Invalid login');
    expect(strict.received).toEqual([]);
    await strict.close();
  });

  it('writes to one address, whatever is in it', async () => {
    const sender = smtpEmailSender(relay.smtp, () => undefined);
    await sender
      .send({ to: 'a@b.example,c@d.example', subject: 'x\r\nBcc: e@f.example', text: 't' })
      .catch(() => undefined);
    const reached = relay.received.flatMap(({ to }) => to);
    expect(reached).not.toContain('c@d.example');
    expect(reached).not.toContain('e@f.example');
  });
});
