// The signatures of both channels against OpenSSL's: fixed ones made by its program, and generated texts and bytes; whatever is changed is no longer believed.
import {
  createCipheriv,
  createPublicKey,
  createSign,
  createVerify,
  generateKeyPairSync,
  randomBytes,
} from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAlipays, signed, trustedNode } from './channel/alipay/alipay-signature.ts';
import { openWeChatPay } from './channel/wechat/wechat-pay.ts';
import { authorizationOf, openResource, whyNotWeChats } from './channel/wechat/wechat-signature.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const other = generateKeyPairSync('rsa', { modulusLength: 2048 });

const opensslSign = (text: string | Buffer): string =>
  createSign('RSA-SHA256').update(text).sign(privateKey, 'base64');
const opensslVerifies = (text: string, signature: string): boolean =>
  createVerify('RSA-SHA256').update(text).verify(publicKey, signature, 'base64');

/** Of `openssl dgst -sha256 -sign`, over what stands in the tests that name them. */
const VECTOR = {
  key: createPublicKey({
    key: Buffer.from(
      'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAqMyaCMmQY6NMrb1m/dQRcADLjVwyqy6Eid4yz70XO9sbBXNfNzZ81cV59jWdN8SZThAHjFswAdIlHli3UeQIbBcR1V7DVAw9ny75IYvJn8OVJ7tMEjUNgCCED048QiY42lwOlsPIulZ8a4ByAWC1w1WPBw6KiHisxhxXr2GJ7gykqy8lwAIESXKDdI6nJnhieOluBm8OxJLCyuHwTP05cAyYQc/H6DmtmPypvmjZhHvMrUNUJErEzvMUTfHFLwARZDu8x7KjTlt4r3VMLWRdhgMstQMkywrG5ReU9ku6GrAJCgIt4PZMBuOW2+hZxwPQHlTfyxmt03qeLpAelcaVZQIDAQAB',
      'base64',
    ),
    format: 'der',
    type: 'spki',
  }),
  weChat:
    'c08/MtFvTYrpXHiv4Y+R2DxIctQWrjJ7gkKAvIn9pd4+23AWc8R0s5UekEaRP5/FgmRhL06pabAHOjhtrQQbcm2PIEGKEGhJe9hFtewQ3cDj34srzS/T7KYrDkXbyFrUjtpuxwU3rTpd/v0fFkOtxhYSvx+3oFFTPhlbgW0SQjQBInS7XGiCQV8CPLZB7quqnh2rPBlCOMiA8ycR17NRmMsPSk57zKyXVCrOVbQx6s17tcoGQosSVzgAtZqQt1PctUizTqM7WaDrLMsgoonUEPoDyVpO+x5HW9MkakhGhbkmRxs3UNSXzQc6G4S0mulYrSSIFYnOJAK06SFZTe7JWw==',
  alipay:
    'YpufN2x/dtPVkUqLuuWGtvZdl0fSCPxcXbaT+XJPT37N/QK7lz9ZAq5TJftBEpY/9h8P1BNMTVfb5z67aHVY6LNo2d6c4O7WJHqCnY/HqZbr4ukjCJJbXsLUY2HeumFj+7wBkJ3WtuL6DtGbN9iBkZAPEorljWKB55GQql31sllQ6cvynWFBZyrN+/xw93Nt+ckA+GiUhoi0NIJ9W/zqf1/DLhsjjdN7P/t43GjOZR8MOCL8ZsIyVw2372wzvaVjWXyQ0fpugzXM/rnsKIvz7eddngY/sOyZu+6ujNCxvwNI+Xcm/d31px4XOtV+oXp6fe6eDMOj6DVqG9NUzjSTvw==',
};

const NOW = new Date('2026-11-26T10:00:00Z');
const keys = new Map([['PUB_KEY_ID_1', publicKey]]);
const FEW = { numRuns: 40 };

describe('WeChat Pay', () => {
  const headersOf = (body: Buffer, time = NOW.getTime() / 1000, nonce = 'n0nce') => ({
    'wechatpay-timestamp': String(time),
    'wechatpay-nonce': nonce,
    'wechatpay-serial': 'PUB_KEY_ID_1',
    'wechatpay-signature': opensslSign(
      Buffer.concat([Buffer.from(`${time}\n${nonce}\n`), body, Buffer.from('\n')]),
    ),
  });

  it('signs what OpenSSL verifies: method, path with its query, time, nonce and body', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('GET', 'POST'),
        fc.webPath(),
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 0, max: 4_000_000_000 }),
        (method, path, body, timestamp) => {
          const header = authorizationOf(
            { mchId: '190', serial: 'AB', privateKey },
            { method, path, body },
            { nonce: 'f00d', timestamp },
          );
          const [, given = ''] = /signature="([^"]+)"/.exec(header) ?? [];
          expect(header).toMatch(
            /^WECHATPAY2-SHA256-RSA2048 mchid="190",nonce_str="f00d",signature=.*,serial_no="AB"$/,
          );
          expect(opensslVerifies(`${method}\n${path}\n${timestamp}\nf00d\n${body}\n`, given)).toBe(true);
        },
      ),
      FEW,
    );
  });

  it('believes what OpenSSL has signed, over the very bytes, and nothing that was changed', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 200 }),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        (bytes, at, by) => {
          const body = Buffer.from(bytes);
          const headers = headersOf(body);
          expect(whyNotWeChats({ headers, body }, keys, NOW)).toBeUndefined();
          const changed = Buffer.from(body);
          changed[at % changed.length]! ^= by;
          expect(whyNotWeChats({ headers, body: changed }, keys, NOW)).toBe('the signature is wrong');
        },
      ),
      FEW,
    );
  });

  it('believes what the openssl program has signed', () => {
    const body = Buffer.from(
      '{"out_trade_no":"PY20261126000001","trade_state":"SUCCESS","amount":{"total":16465,"currency":"CNY"},"attach":"元采 \\"a\\""}',
    );
    const headers = {
      'wechatpay-timestamp': '1795687200',
      'wechatpay-nonce': 'f3b1',
      'wechatpay-serial': 'V',
      'wechatpay-signature': VECTOR.weChat,
    };
    const of = new Map([['V', VECTOR.key]]);
    const now = new Date(1_795_687_200_000);
    expect(whyNotWeChats({ headers, body }, of, now)).toBeUndefined();
    const reordered = Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1));
    expect(whyNotWeChats({ headers, body: reordered }, of, now)).toBe('the signature is wrong');
  });

  const body = Buffer.from('{"a":1}');
  const good = headersOf(body);
  it.each([
    [{ ...good, 'wechatpay-signature': `WECHATPAY/SIGNTEST/${good['wechatpay-signature']}` }, 'a probe'],
    [{ ...good, 'wechatpay-serial': 'PUB_KEY_ID_2' }, 'an unknown serial'],
    [{ ...good, 'wechatpay-serial': undefined }, 'an unknown serial'],
    [{ ...good, 'wechatpay-nonce': 'other' }, 'the signature is wrong'],
    [{ ...good, 'wechatpay-signature': '' }, 'headers are missing'],
    [{ ...good, 'wechatpay-signature': 'AAAA' }, 'the signature is wrong'],
    [{ ...good, 'wechatpay-timestamp': '1e9' }, 'headers are missing'],
    [{}, 'headers are missing'],
  ])('%j is refused', (headers, why) => {
    expect(whyNotWeChats({ headers, body }, keys, NOW)).toContain(why);
  });

  it.each([
    [-301, 'not of the last five minutes'],
    [-300, undefined],
    [300, undefined],
    [301, 'not of the last five minutes'],
  ])('signed %i seconds from now', (seconds, why) => {
    const headers = headersOf(body, NOW.getTime() / 1000 + seconds);
    expect(whyNotWeChats({ headers, body }, keys, NOW)).toBe(why);
  });

  it("takes the key that the serial names, and no other one's", () => {
    const two = new Map([...keys, ['PUB_KEY_ID_2', other.publicKey]]);
    expect(whyNotWeChats({ headers: good, body }, two, NOW)).toBeUndefined();
    const swapped = new Map([['PUB_KEY_ID_1', other.publicKey]]);
    expect(whyNotWeChats({ headers: good, body }, swapped, NOW)).toBe('the signature is wrong');
  });

  it('opens what was sealed with the APIv3 key for this purpose, and nothing else', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.string({ maxLength: 20 }),
        (text, data) => {
          const [key, nonce] = [randomBytes(32), randomBytes(6).toString('hex')];
          const sealer = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(data));
          const bytes = Buffer.concat([sealer.update(text), sealer.final(), sealer.getAuthTag()]);
          const resource = { ciphertext: bytes.toString('base64'), nonce, associated_data: data };
          expect(openResource(resource, key)).toBe(text);
          const last = bytes.length - 1;
          bytes[last]! ^= 1;
          for (const [wrong, withKey] of [
            [{ ...resource, ciphertext: bytes.toString('base64') }, key],
            [{ ...resource, associated_data: `${data}x` }, key],
            [{ ...resource, nonce: '000000000000' }, key],
            [{ ...resource, ciphertext: 'AAAA' }, key],
            [resource, randomBytes(32)],
          ] as const)
            expect(() => openResource(wrong, withKey)).toThrow();
        },
      ),
    );
  });
});

describe('a notice of a refund by WeChat Pay', () => {
  const apiV3Key = randomBytes(32);
  const weChat = openWeChatPay({
    settings: async () => ({
      mchId: '190',
      appId: 'wx1',
      serial: 'AB',
      privateKey,
      apiV3Key,
      publicKeys: keys,
      baseUrl: 'http://127.0.0.1:1',
    }),
    noticeUrl: () => '',
    clock: { now: () => NOW },
    isSimulated: false,
  });
  const TRUE = {
    mchid: '190',
    out_trade_no: 'PY1',
    transaction_id: '42',
    out_refund_no: 'RF1',
    refund_id: '50',
    refund_status: 'SUCCESS',
    amount: { total: 10_000, refund: 3_000, payer_total: 10_000, payer_refund: 3_000 },
  };
  const noticeOf = (of: object, event: string, key: Buffer, signer = privateKey) => {
    const sealer = createCipheriv('aes-256-gcm', key, 'n0nce0000000').setAAD(Buffer.from('refund'));
    const bytes = Buffer.concat([sealer.update(JSON.stringify(of)), sealer.final(), sealer.getAuthTag()]);
    const resource = {
      original_type: 'refund',
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: bytes.toString('base64'),
      associated_data: 'refund',
      nonce: 'n0nce0000000',
    };
    const body = Buffer.from(JSON.stringify({ event_type: event, resource }));
    const time = String(NOW.getTime() / 1000);
    const signed = Buffer.concat([Buffer.from(`${time}\nx\n`), body, Buffer.from('\n')]);
    return {
      headers: {
        'wechatpay-timestamp': time,
        'wechatpay-nonce': 'x',
        'wechatpay-serial': 'PUB_KEY_ID_1',
        'wechatpay-signature': createSign('RSA-SHA256').update(signed).sign(signer, 'base64'),
      },
      body,
    };
  };

  it.each([
    ['SUCCESS', 'SUCCESS'],
    ['ABNORMAL', 'FAILED'],
    ['CLOSED', 'FAILED'],
    ['PROCESSING', 'PROCESSING'],
  ])('%s, sealed and signed as OpenSSL does, is read', async (status, standing) => {
    const event = status === 'PROCESSING' ? 'REFUND.SUCCESS' : `REFUND.${status}`;
    const read = await weChat.readNotice(noticeOf({ ...TRUE, refund_status: status }, event, apiV3Key));
    expect(read).toEqual({ refundSn: 'RF1', paymentSn: 'PY1', standing, amount: 3_000, why: status });
  });

  it.each([
    ['another key of the seal', noticeOf(TRUE, 'REFUND.SUCCESS', randomBytes(32))],
    ['another signer', noticeOf(TRUE, 'REFUND.SUCCESS', apiV3Key, other.privateKey)],
    ['another merchant', noticeOf({ ...TRUE, mchid: '191' }, 'REFUND.SUCCESS', apiV3Key)],
    ['another event', noticeOf(TRUE, 'REFUND.PAID', apiV3Key)],
    ['half a fen', noticeOf({ ...TRUE, amount: { refund: 0.5 } }, 'REFUND.SUCCESS', apiV3Key)],
    ['less than nothing', noticeOf({ ...TRUE, amount: { refund: -1 } }, 'REFUND.SUCCESS', apiV3Key)],
    ['the event of a payment', noticeOf(TRUE, 'TRANSACTION.SUCCESS', apiV3Key)],
  ])('with %s is refused', async (_what, notice) => {
    await expect(weChat.readNotice(notice)).rejects.toThrow();
  });
});

describe('Alipay', () => {
  const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });

  it('signs the fields in the order of their names, without empty ones, as OpenSSL verifies', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const { sign } = signed({ version: '1.0', empty: '', biz_content: a, app_id: b }, privateKey);
        expect(opensslVerifies(`app_id=${b}&biz_content=${a}&version=1.0`, sign)).toBe(true);
      }),
      FEW,
    );
  });

  it('believes a notice over everything but sign and sign_type, and none with a field more, less or other', () => {
    fc.assert(
      fc.property(value, value, (subject, amount) => {
        const sign = opensslSign(`app_id=1&subject=${subject}&total_amount=${amount}`);
        const fields = { total_amount: amount, subject, app_id: '1', sign_type: 'RSA2', sign };
        expect(isAlipays(fields, publicKey)).toBe(true);
        expect(isAlipays({ ...fields, total_amount: `${amount}0` }, publicKey)).toBe(false);
        expect(isAlipays({ ...fields, more: '1' }, publicKey)).toBe(false);
        expect(isAlipays({ ...fields, app_id: '' }, publicKey)).toBe(false);
        expect(isAlipays({ ...fields, sign_type: 'RSA' }, publicKey)).toBe(false);
        expect(isAlipays({ ...fields, sign: '' }, publicKey)).toBe(false);
        expect(isAlipays(fields, other.publicKey)).toBe(false);
      }),
      FEW,
    );
  });

  it('believes what the openssl program has signed', () => {
    const fields = {
      trade_status: 'TRADE_SUCCESS',
      total_amount: '164.65',
      subject: '元采订单 100% + &=',
      app_id: '2021',
      sign_type: 'RSA2',
      sign: VECTOR.alipay,
    };
    expect(isAlipays(fields, VECTOR.key)).toBe(true);
    expect(isAlipays({ ...fields, total_amount: '164.66' }, VECTOR.key)).toBe(false);
  });

  const name = 'alipay_trade_query_response';
  it.each(['alipay_trade_refund_response', 'alipay_trade_fastpay_refund_query_response'])(
    'takes %s and no other node for it',
    (ofRefund) => {
      const node = '{"code":"10000","fund_change":"Y","refund_fee":"30.00"}';
      const body = `{"${ofRefund}":${node},"sign":"${opensslSign(node)}"}`;
      expect(trustedNode(body, ofRefund, publicKey)).toBe(node);
      expect(trustedNode(body, name, publicKey)).toBeUndefined();
      expect(trustedNode(body.replace('"Y"', '"N"'), ofRefund, publicKey)).toBeUndefined();
    },
  );

  it('takes the node of an answer by its bytes, whatever stands in it', () => {
    fc.assert(
      fc.property(value, fc.constantFrom('', ' ', '\n  '), (text, blank) => {
        const node = `{${blank}"code":"10000","msg":${JSON.stringify(`${text}"}{\\`)},"in":{"a":[{}]}}`;
        const sign = opensslSign(node);
        const body = `{"${name}":${blank}${node},"sign":"${sign}"}`;
        expect(trustedNode(body, name, publicKey)).toBe(node);
        expect(trustedNode(`{"sign":"${sign}","${name}":${node}}`, name, publicKey)).toBe(node);
        expect(trustedNode(body.replace('10000', '10001'), name, publicKey)).toBeUndefined();
        expect(trustedNode(body, name, other.publicKey)).toBeUndefined();
      }),
      FEW,
    );
  });

  it.each([
    '',
    '{}',
    'null',
    `{"${name}":{"code":"10000"}}`,
    `{"${name}":{"code":`,
    '{"error_response":{},"sign":"AA"}',
  ])('%j is no answer', (body) => {
    expect(trustedNode(body, name, publicKey)).toBeUndefined();
  });

  it('a signature inside the node is not the one beside it', () => {
    const inner = '{"code":"10000"}';
    const body = `{"${name}":{"sign":"${opensslSign(inner)}","${name}":${inner}}}`;
    expect(trustedNode(body, name, publicKey)).toBeUndefined();
  });
});
