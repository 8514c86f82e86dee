// What the environment may say, and how a wrong one is refused.
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readEnvironment, refuseDemoForOthers } from './environment.ts';

it('nothing set is a demo mall on this machine', () => {
  expect(readEnvironment({})).toMatchObject({
    isProduction: false,
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: undefined,
  });
});

it('an empty variable counts as not set', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
});

it.each([
  [{ PORT: 'http' }, /PORT/],
  [{ PORT: '70000' }, /PORT/],
  [{ DATABASE_URL: 'mysql://localhost/mall' }, /DATABASE_URL/],
  [{ TOKEN_SECRET: 'short' }, /TOKEN_SECRET/],
  [{ MALL_MODE: 'prod' }, /MALL_MODE/],
  [{ MOBILE_SITE_URL: 'm.mall.example' }, /MOBILE_SITE_URL/],
  [{ MOBILE_SITE_URL: 'https://mall.example/m', PUBLIC_URL: 'https://mall.example' }, /another site/],
  [{ MAP_GEOCODE_URL: 'ftp://maps.example' }, /MAP_GEOCODE_URL/],
  [{ SEAL_FILE: 'seal.p12' }, /needed together/],
  [{ TIME_STAMP_URL: 'stamp' }, /TIME_STAMP_URL/],
  [{ WECHAT_APPID: 'wx1' }, /WECHAT_SECRET/],
  [{ WECHAT_API_URL: 'wechat' }, /WECHAT_API_URL/],
])('%j stops the start', (variables, sentence) => {
  expect(() => readEnvironment(variables)).toThrow(sentence);
});

it('production says what it misses', () => {
  expect(() => readEnvironment({ MALL_MODE: 'production', PUBLIC_URL: 'https://mall.example' })).toThrow(
    'MALL_MODE=production needs DATABASE_URL, TOKEN_SECRET.',
  );
});

it('production keeps its limits', () => {
  const set = readEnvironment({
    MALL_MODE: 'production',
    MALL_RATE_LIMIT: 'off',
    DATABASE_URL: 'postgres://mall@localhost/mall',
    PUBLIC_URL: 'https://mall.example/',
    TOKEN_SECRET: 'x'.repeat(32),
  });
  expect(set).toMatchObject({ isProduction: true, isRateLimited: true, publicUrl: 'https://mall.example' });
});

describe('a demo where others reach it', () => {
  const open = (variables: NodeJS.ProcessEnv) => () => refuseDemoForOthers(readEnvironment(variables));

  it.each([
    [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0'],
    [{ HOST: '::' }, 'HOST=::'],
    [{ HOST: '192.168.1.7', DEMO_FOR_OTHERS: 'no' }, 'HOST=192.168.1.7'],
    [{ HOST: '127.mall.example' }, 'HOST=127.mall.example'],
    [{ PUBLIC_URL: 'https://demo.mall.example' }, 'PUBLIC_URL=https://demo.mall.example'],
    [{ PUBLIC_URL: 'http://localhost.mall.example' }, 'PUBLIC_URL='],
  ])('%j stops the start, and names the word', (variables, sentence) => {
    expect(open(variables)).toThrow(sentence);
    expect(open(variables)).toThrow('DEMO_FOR_OTHERS=yes');
    expect(open({ ...variables, DEMO_FOR_OTHERS: 'yes' })).not.toThrow();
  });

  it.each([
    {},
    { HOST: 'localhost', PUBLIC_URL: 'http://localhost:3000' },
    { HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' },
    { HOST: '127.0.0.2', PUBLIC_URL: 'http://127.0.0.1:3000/' },
    {
      MALL_MODE: 'production',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://mall@localhost/mall',
      PUBLIC_URL: 'https://mall.example',
      TOKEN_SECRET: 'x'.repeat(32),
    },
  ])('%j does not', (variables) => {
    expect(open(variables)).not.toThrow();
  });

  it('is wanted by yes alone', () => {
    expect(open({ HOST: '0.0.0.0', DEMO_FOR_OTHERS: '1' })).toThrow('DEMO_FOR_OTHERS');
  });
});

describe('senders', () => {
  const account = {
    SMS_KEY_ID: 'id',
    SMS_KEY_SECRET: 'secret',
    SMS_SIGN: '元采',
    SMS_CODE_TEMPLATE: '1',
    SMS_NOTICE_TEMPLATE: '2',
    SMS_INVITE_TEMPLATE: '3',
  };

  it('are none unless chosen', () => {
    expect(readEnvironment({}).senders).toEqual({});
    expect(readEnvironment({ MALL_SMS: 'outbox' }).senders).toEqual({});
  });

  it('are complete when chosen', () => {
    const { senders } = readEnvironment({
      ...account,
      MALL_SMS: 'tencent',
      SMS_APP_ID: '1400',
      SMTP_URL: 'smtps://mall:secret@mail.example',
      MAIL_FROM: '元采 <no-reply@mall.example>',
    });
    expect(senders).toMatchObject({
      sms: {
        provider: 'tencent',
        keyId: 'id',
        appId: '1400',
        region: 'ap-guangzhou',
        templates: { code: '1', notice: '2', invite: '3' },
      },
      smtp: { url: 'smtps://mall:secret@mail.example', from: '元采 <no-reply@mall.example>' },
    });
    expect(readEnvironment({ ...account, MALL_SMS: 'aliyun' }).senders.sms?.provider).toBe('aliyun');
  });

  it.each([
    [{ MALL_SMS: 'aliyun' }, 'MALL_SMS=aliyun needs SMS_KEY_ID, SMS_KEY_SECRET, SMS_SIGN, SMS_CODE_TEMPLATE'],
    [{ ...account, MALL_SMS: 'tencent' }, 'MALL_SMS=tencent needs SMS_APP_ID.'],
    [{ MALL_SMS: 'twilio' }, 'MALL_SMS'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL needs MAIL_FROM.'],
    [{ SMTP_URL: 'http://mail.example', MAIL_FROM: 'a@b.example' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
  ])('%j stops the start', (variables, sentence) => {
    expect(() => readEnvironment(variables)).toThrow(sentence);
  });

  it('in production no code is shown on a page', () => {
    const production = {
      MALL_MODE: 'production',
      DATABASE_URL: 'postgres://mall@localhost/mall',
      PUBLIC_URL: 'https://mall.example',
      TOKEN_SECRET: 'x'.repeat(32),
    };
    expect(() => readEnvironment({ ...production, MALL_SMS: 'outbox' })).toThrow('MALL_SMS=outbox');
    expect(readEnvironment(production).senders).toEqual({});
  });
});

describe('payment channels', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const privatePem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const weChat = {
    WECHATPAY_MCH_ID: '1900000001',
    WECHATPAY_APP_ID: 'wx1',
    WECHATPAY_SERIAL: '5F',
    WECHATPAY_PRIVATE_KEY: privatePem.replaceAll('\n', '\\n'),
    WECHATPAY_API_V3_KEY: 'k'.repeat(32),
    WECHATPAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_1',
    WECHATPAY_PUBLIC_KEY: publicPem,
    WECHATPAY_BASE_URL: 'https://api.mch.weixin.qq.com/',
  };
  const alipay = {
    ALIPAY_APP_ID: '2021',
    ALIPAY_SELLER_ID: '2088',
    ALIPAY_PRIVATE_KEY: privateKey.export({ type: 'pkcs1', format: 'der' }).toString('base64'),
    ALIPAY_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    ALIPAY_GATEWAY: 'https://openapi.alipay.com/gateway.do',
  };
  const production = {
    MALL_MODE: 'production',
    DATABASE_URL: 'postgres://mall@localhost/mall',
    PUBLIC_URL: 'https://mall.example',
    TOKEN_SECRET: 'x'.repeat(32),
  };

  it.each([
    [{}, []],
    [weChat, ['weChatPay']],
    [alipay, ['alipay']],
    [{ ...weChat, ...alipay }, ['weChatPay', 'alipay']],
  ])('any of them may be set up, in production too (%#)', (variables, channels) => {
    expect(Object.keys(readEnvironment({ ...production, ...variables }).payChannels)).toEqual(channels);
  });

  it('keys are read as PEM, on one line too, and as the base64 that Alipay shows; two of WeChat while they change', () => {
    const read = readEnvironment({
      ...weChat,
      ...alipay,
      WECHATPAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_1, PUB_KEY_ID_2',
      WECHATPAY_PUBLIC_KEY: publicPem + publicPem,
    }).payChannels;
    expect([...read.weChatPay!.publicKeys.keys()]).toEqual(['PUB_KEY_ID_1', 'PUB_KEY_ID_2']);
    expect(read.weChatPay!.privateKey.equals(privateKey)).toBe(true);
    expect(read.weChatPay!.baseUrl).toBe('https://api.mch.weixin.qq.com');
    expect(read.alipay!.privateKey.equals(privateKey)).toBe(true);
    expect(read.alipay!.publicKey.equals(publicKey)).toBe(true);
  });

  it.each([...Object.keys(weChat), ...Object.keys(alipay)])(
    'without %s its channel stops the start',
    (name) => {
      expect(() => readEnvironment({ ...weChat, ...alipay, [name]: undefined })).toThrow(
        `needs ${name} too.`,
      );
    },
  );

  it.each([
    [{ WECHATPAY_MCH_ID: '1' }, 'WeChat Pay needs WECHATPAY_APP_ID, WECHATPAY_SERIAL, WECHATPAY_PRIVATE_KEY'],
    [{ ALIPAY_GATEWAY: 'https://openapi.alipay.com/gateway.do' }, 'Alipay needs ALIPAY_APP_ID'],
    [{ ...weChat, WECHATPAY_API_V3_KEY: 'short' }, 'WECHATPAY_API_V3_KEY must have 32 signs.'],
    [{ ...weChat, WECHATPAY_PRIVATE_KEY: 'secret' }, 'WECHATPAY_PRIVATE_KEY holds no RSA key.'],
    [{ ...weChat, WECHATPAY_PUBLIC_KEY_ID: 'A,B' }, 'WECHATPAY_PUBLIC_KEY needs one key for each id'],
    [{ ...weChat, WECHATPAY_BASE_URL: 'weixin' }, 'WECHATPAY_BASE_URL'],
    [{ ...alipay, ALIPAY_PUBLIC_KEY: 'secret' }, 'ALIPAY_PUBLIC_KEY holds no RSA key.'],
  ])('what is wrong stops the start, and no key is said (%#)', (variables, sentence) => {
    expect(() => readEnvironment(variables)).toThrow(sentence);
    expect(() => readEnvironment(variables)).not.toThrow(/: secret|BEGIN/);
  });
});
