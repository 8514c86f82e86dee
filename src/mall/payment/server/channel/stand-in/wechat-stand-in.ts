// WeChat Pay for a demo and for tests: APIv3 from the other side. It verifies the merchant's signatures and signs its own. Never in production.
import { createCipheriv, createHash, createSign, createVerify, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Workshop } from '#kit/db/work.ts';
import { cents } from '#kit/money/money.ts';
import { minutes } from '#kit/time/duration.ts';
import { rowsOfDay, weChatTable } from './bill-of-day.ts';
import { type NoticeTwist, openScript, type StandIn, type Twist } from './script.ts';
import {
  decideStandInCharge,
  findStandInCharges,
  openStandInCharge,
  type StandInCharge,
} from './stand-in-books.ts';
import type { FindKey } from './stand-in-keys.ts';
import { type StandInRefund, standInRefunds } from './stand-in-refunds.ts';

export const WECHAT_PLACE = '/dev/wechatpay';
export const WECHAT_MERCHANT = { mchId: '1900000109', appId: 'wxdemopay00000001', serial: '5F2D0C7A9E10' };
/** The two public keys of its own by their ids. */
export const WECHAT_KEY_IDS = ['PUB_KEY_ID_0001', 'PUB_KEY_ID_0002'] as const;

const STATES = { OPEN: 'NOTPAY', SUCCESS: 'SUCCESS', FAIL: 'PAYERROR', CLOSED: 'CLOSED' } as const;

/** @param world.apiV3Key 32 signs that both sides know. @param world.publicUrl where a payer finds his page */
export function wechatStandIn(world: {
  workshop: Workshop;
  keys: FindKey;
  apiV3Key: string;
  publicUrl: () => string;
}): StandIn & { serve(app: FastifyInstance): void } {
  const { workshop, keys, apiV3Key, publicUrl } = world;
  const script = openScript();
  const refunds = standInRefunds(workshop, 'WECHAT', script.takeRefund);
  const now = () => workshop.clock.now().getTime();

  /** The headers that prove a body to be its own, or something else where the script says so. */
  async function proof(body: string, twist: Twist | undefined): Promise<Record<string, string>> {
    if (twist === 'unsigned') return {};
    const isNext = twist === 'nextKey';
    const { privateKey } = await keys(isNext ? 'WECHAT platform next' : 'WECHAT platform');
    const time = String(Math.floor((now() - (twist === 'old' ? minutes(6) : 0)) / 1000));
    const nonce = randomBytes(12).toString('hex');
    const signer = createSign('sha256').update([time, nonce, body, ''].join('\n'));
    const signature =
      twist === 'forged' ? randomBytes(256).toString('base64') : signer.sign(privateKey, 'base64');
    return {
      'wechatpay-timestamp': time,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': twist === 'otherSerial' ? '7777' : WECHAT_KEY_IDS[isNext ? 1 : 0],
      'wechatpay-signature': twist === 'probe' ? `WECHATPAY/SIGNTEST/${signature}` : signature,
      'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
    };
  }

  async function isMerchants(request: FastifyRequest, body: string): Promise<boolean> {
    const [scheme, rest = ''] = String(request.headers.authorization ?? '').split(' ', 2);
    const given = Object.fromEntries(
      [...rest.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value ?? '']),
    );
    const { mchid, serial_no: serial, nonce_str: nonce, timestamp, signature } = given;
    if (scheme !== 'WECHATPAY2-SHA256-RSA2048' || mchid !== WECHAT_MERCHANT.mchId) return false;
    if (serial !== WECHAT_MERCHANT.serial || Math.abs(now() / 1000 - Number(timestamp)) > 300) return false;
    const { publicKey } = await keys('WECHAT merchant');
    return createVerify('sha256')
      .update([request.method, request.raw.url, timestamp, nonce, body, ''].join('\n'))
      .verify(publicKey, signature ?? '', 'base64');
  }

  const transactionOf = (charge: StandInCharge) => ({
    appid: WECHAT_MERCHANT.appId,
    mchid: WECHAT_MERCHANT.mchId,
    out_trade_no: charge.number,
    trade_state: STATES[charge.state],
    trade_type: 'NATIVE',
    amount: { total: charge.amount, payer_total: charge.amount, currency: 'CNY', payer_currency: 'CNY' },
    ...(charge.state === 'SUCCESS'
      ? { transaction_id: charge.transactionNo, success_time: charge.decidedAt?.toISOString() }
      : {}),
  });

  const find = async (number: string): Promise<StandInCharge | undefined> =>
    (await workshop.reading('zh', (work) => findStandInCharges(work, { method: 'WECHAT', number })))[0];

  interface Said {
    status: number;
    body: object | null;
  }
  const no = (status: number, code: string): Said => ({ status, body: { code, message: code } });

  /** Every call: proven to be the merchant's, done, and answered with a proof of its own. */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    act: (input: Record<string, unknown>) => Promise<Said>,
  ) {
    script.asked.push(name);
    const twist = script.takeTwist();
    if (twist === 'silent') return hangUp(reply);
    const body = Buffer.isBuffer(request.body) ? request.body.toString() : '';
    const said = (await isMerchants(request, body))
      ? await act(body ? (JSON.parse(body) as Record<string, unknown>) : {})
      : no(401, 'SIGN_ERROR');
    await script.runActs();
    if (twist === 'silentAfterEffect') return hangUp(reply);
    const text = said.body ? JSON.stringify(said.body) : '';
    reply.status(said.status).headers(await proof(text, twist));
    return said.body ? reply.type('application/json; charset=utf-8').send(text) : reply.send();
  }

  const create = async (input: Record<string, unknown>): Promise<Said> => {
    const { appid, mchid, out_trade_no: number, notify_url: notifyUrl, description: subject } = input;
    const { total, currency } = (input.amount ?? {}) as { total?: unknown; currency?: unknown };
    const isRight =
      appid === WECHAT_MERCHANT.appId &&
      mchid === WECHAT_MERCHANT.mchId &&
      typeof number === 'string' &&
      typeof notifyUrl === 'string' &&
      typeof subject === 'string' &&
      Number.isSafeInteger(total) &&
      Number(total) > 0 &&
      currency === 'CNY' &&
      Date.parse(String(input.time_expire)) > now();
    if (!isRight) return no(400, 'PARAM_ERROR');
    const charge = await workshop.inTransaction('zh', (work) =>
      openStandInCharge(work, {
        method: 'WECHAT',
        number,
        amount: cents(Number(total)),
        subject,
        notifyUrl,
        returnUrl: null,
      }),
    );
    if (charge.amount !== total) return no(400, 'INVALID_REQUEST');
    if (charge.state === 'SUCCESS') return no(400, 'ORDERPAID');
    if (charge.state !== 'OPEN') return no(400, 'ORDER_CLOSED');
    return { status: 200, body: { code_url: `${publicUrl()}${WECHAT_PLACE}/pay/${charge.token}` } };
  };

  const refundOf = (one: StandInRefund) => ({
    refund_id: `50${one.number.replace(/\D/g, '')}`,
    out_refund_no: one.number,
    out_trade_no: one.chargeNumber,
    user_received_account: '支付用户零钱',
    amount: { refund: one.amount, payer_refund: one.amount, currency: 'CNY' },
  });

  const payBack = async (input: Record<string, unknown>): Promise<Said> => {
    const { out_trade_no: chargeNumber, out_refund_no: number, notify_url: notifyUrl } = input;
    const { refund: amount, total, currency } = (input.amount ?? {}) as Record<string, unknown>;
    const charge = await find(String(chargeNumber));
    const isRight =
      typeof number === 'string' &&
      typeof notifyUrl === 'string' &&
      Number.isSafeInteger(amount) &&
      Number(amount) > 0 &&
      currency === 'CNY';
    if (!isRight || !charge) return no(400, 'PARAM_ERROR');
    if (total !== charge.amount) return no(400, 'INVALID_REQUEST');
    const { number: of } = charge;
    const made = await refunds.open({ number, chargeNumber: of, amount: Number(amount), notifyUrl });
    if (typeof made === 'string') return no(400, 'INVALID_REQUEST');
    if ('refused' in made) return no(403, made.refused);
    return { status: 200, body: { ...refundOf(made), status: made.state } };
  };

  /** Bills that lie ready, until they are fetched. */
  const ready = new Map<string, string>();
  const prepareBill = async (day: string, origin: string): Promise<Said> => {
    const rows = script.takeBill()(await rowsOfDay(workshop, 'WECHAT', day));
    if (rows.length === 0) return no(400, 'NO_STATEMENT_EXIST');
    const [token, text] = [crypto.randomUUID(), weChatTable(rows)];
    ready.set(token, text);
    return {
      status: 200,
      body: {
        hash_type: 'SHA1',
        hash_value: createHash('sha1').update(text).digest('hex'),
        download_url: `${origin}${WECHAT_PLACE}/v3/billdownload/file?token=${token}`,
      },
    };
  };

  /** Sends one notice, sealed and signed. */
  async function send(url: string, kind: string, event: string, of: object, twist: Twist | undefined) {
    const nonce = randomBytes(6).toString('hex');
    const sealer = createCipheriv('aes-256-gcm', apiV3Key, nonce).setAAD(Buffer.from(kind));
    const sealed = Buffer.concat([sealer.update(JSON.stringify(of)), sealer.final(), sealer.getAuthTag()]);
    const body = JSON.stringify({
      id: crypto.randomUUID(),
      create_time: new Date(now()).toISOString(),
      resource_type: 'encrypt-resource',
      event_type: event,
      summary: event,
      resource: {
        original_type: kind,
        algorithm: 'AEAD_AES_256_GCM',
        ciphertext: sealed.toString('base64'),
        associated_data: kind,
        nonce,
      },
    });
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await proof(body, twist)) },
      body,
    });
    return { status: response.status, body: await response.text() };
  }

  return {
    ...script,
    decideRefund: refunds.decide,
    async notifyRefund(number, { twist, fields = {} }: NoticeTwist = {}) {
      const one = await refunds.find(number);
      if (!one) throw new Error(`no refund ${number}`);
      const of = { mchid: WECHAT_MERCHANT.mchId, ...refundOf(one), refund_status: one.state, ...fields };
      return send(one.notifyUrl, 'refund', `REFUND.${of.refund_status}`, of, twist);
    },
    decide: (number, state, refusesRefund) =>
      workshop.inTransaction('zh', (work) =>
        decideStandInCharge(work, { method: 'WECHAT', number }, state, refusesRefund),
      ),
    async notify(number, { twist, fields = {} }: NoticeTwist = {}) {
      const charge = await find(number);
      if (!charge) throw new Error(`no charge ${number}`);
      const of = { ...transactionOf(charge), ...fields };
      return send(charge.notifyUrl, 'transaction', 'TRANSACTION.SUCCESS', of, twist);
    },
    serve(app) {
      const path = `${WECHAT_PLACE}/v3/pay/transactions`;
      type Numbered = { Params: { number: string }; Querystring: { mchid?: string } };
      app.post(`${path}/native`, (request, reply) => answer(request, reply, 'create', create));
      app.get<Numbered>(`${path}/out-trade-no/:number`, (request, reply) =>
        answer(request, reply, 'query', async () => {
          const charge = await find(request.params.number);
          if (request.query.mchid !== WECHAT_MERCHANT.mchId) return no(400, 'PARAM_ERROR');
          return charge ? { status: 200, body: transactionOf(charge) } : no(404, 'ORDER_NOT_EXIST');
        }),
      );
      app.get<{ Querystring: { bill_date?: string } }>(
        `${WECHAT_PLACE}/v3/bill/tradebill`,
        (request, reply) =>
          answer(request, reply, 'bill', () =>
            prepareBill(request.query.bill_date ?? '', `http://${request.headers.host}`),
          ),
      );
      app.get<{ Querystring: { token?: string } }>(
        `${WECHAT_PLACE}/v3/billdownload/file`,
        async (request, reply) => {
          const text = ready.get(request.query.token ?? '');
          const isRight = text !== undefined && (await isMerchants(request, ''));
          return isRight ? reply.type('text/csv').send(text) : reply.status(401).send();
        },
      );
      const back = `${WECHAT_PLACE}/v3/refund/domestic/refunds`;
      app.post(back, (request, reply) => answer(request, reply, 'refund', payBack));
      app.get<Numbered>(`${back}/:number`, (request, reply) =>
        answer(request, reply, 'queryRefund', async () => {
          const one = await refunds.find(request.params.number);
          return one
            ? { status: 200, body: { ...refundOf(one), status: one.state } }
            : no(404, 'RESOURCE_NOT_EXISTS');
        }),
      );
      app.post<Numbered>(`${path}/out-trade-no/:number/close`, (request, reply) =>
        answer(request, reply, 'close', async () => {
          const { number } = request.params;
          const charge = await find(number);
          if (!charge) return no(404, 'ORDER_NOT_EXIST');
          await workshop.inTransaction('zh', (work) =>
            decideStandInCharge(work, { method: 'WECHAT', number }, 'CLOSED'),
          );
          return charge.state === 'SUCCESS' ? no(400, 'ORDERPAID') : { status: 204, body: null };
        }),
      );
    },
  };
}

/** As when the line is cut. */
export function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
