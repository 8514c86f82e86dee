// Alipay for a demo and for tests: the open platform's gateway from the other side. It verifies the merchant's signatures and signs its own. Never in production.
import { createSign, createVerify, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Workshop } from '#kit/db/work.ts';
import { languageOf } from '#kit/http/server/serve.ts';
import { centsToWire, parseCents } from '#kit/money/money.ts';
import { sendPlainPage } from '../plain-page.ts';
import { alipayZip, rowsOfDay } from './bill-of-day.ts';
import { noSuchPage } from './payer-page.ts';
import { type NoticeTwist, openScript, type StandIn, type Twist } from './script.ts';
import {
  decideStandInCharge,
  findStandInCharges,
  openStandInCharge,
  type StandInCharge,
} from './stand-in-books.ts';
import type { FindKey } from './stand-in-keys.ts';
import { type StandInRefund, standInRefunds } from './stand-in-refunds.ts';
import { hangUp } from './wechat-stand-in.ts';

export const ALIPAY_PLACE = '/dev/alipay';
export const ALIPAY_MERCHANT = { appId: '2021000000000109', sellerId: '2088000000000109' };

const STATES = {
  OPEN: 'WAIT_BUYER_PAY',
  SUCCESS: 'TRADE_SUCCESS',
  FAIL: 'TRADE_CLOSED',
  CLOSED: 'TRADE_CLOSED',
} as const;

/** Alipay says nothing of refunds that did not succeed. */
const REFUND_STATES: Partial<Record<StandInRefund['state'], string>> = {
  SUCCESS: 'REFUND_SUCCESS',
  PROCESSING: 'REFUND_PROCESSING',
};

type Fields = Record<string, string>;

/** `a=1&b=2` in the order of the names. */
const joined = (fields: Fields, ...without: string[]): string => {
  const names = Object.keys(fields).filter((name) => !without.includes(name) && fields[name] !== '');
  names.sort();
  return names.map((name) => `${name}=${fields[name]}`).join('&');
};

export function alipayStandIn(world: {
  workshop: Workshop;
  keys: FindKey;
}): StandIn & { serve(app: FastifyInstance): void } {
  const { workshop, keys } = world;
  const script = openScript();
  const refunds = standInRefunds(workshop, 'ALIPAY', script.takeRefund);

  async function signatureOf(text: string, twist: Twist | undefined): Promise<string> {
    if (twist === 'forged') return randomBytes(256).toString('base64');
    const { privateKey } = await keys('ALIPAY platform');
    return createSign('sha256').update(text).sign(privateKey, 'base64');
  }

  async function isMerchants(fields: Fields): Promise<boolean> {
    const { publicKey } = await keys('ALIPAY merchant');
    const isRight = createVerify('sha256')
      .update(joined(fields, 'sign'))
      .verify(publicKey, fields.sign ?? '', 'base64');
    return isRight && fields.app_id === ALIPAY_MERCHANT.appId && fields.sign_type === 'RSA2';
  }

  const find = async (number: string): Promise<StandInCharge | undefined> =>
    (await workshop.reading('zh', (work) => findStandInCharges(work, { method: 'ALIPAY', number })))[0];
  const decide: StandIn['decide'] = (number, state, refusesRefund) =>
    workshop.inTransaction('zh', (work) =>
      decideStandInCharge(work, { method: 'ALIPAY', number }, state, refusesRefund),
    );

  const no = (subCode: string) => ({ code: '40004', msg: 'Business Failed', sub_code: subCode });
  /** Bills that lie ready, until they are fetched. */
  const ready = new Map<string, Buffer>();
  const calls: Record<string, (content: Fields, origin: string) => Promise<object>> = {
    'alipay.data.dataservice.bill.downloadurl.query': async ({ bill_date: day = '' }, origin) => {
      const rows = script.takeBill()(await rowsOfDay(workshop, 'ALIPAY', day));
      if (rows.length === 0) return no('isp.bill_not_exist');
      const token = crypto.randomUUID();
      ready.set(token, alipayZip(rows));
      const url = `${origin}${ALIPAY_PLACE}/bill?token=${token}`;
      return { code: '10000', msg: 'Success', bill_download_url: url };
    },
    'alipay.trade.query': async ({ out_trade_no: number = '' }) => {
      const charge = await find(number);
      if (!charge) return no('ACQ.TRADE_NOT_EXIST');
      return {
        code: '10000',
        msg: 'Success',
        out_trade_no: number,
        trade_no: charge.transactionNo,
        trade_status: STATES[charge.state],
        total_amount: centsToWire(charge.amount),
        buyer_logon_id: '159****5620 {"}',
      };
    },
    'alipay.trade.refund': async (content) => {
      const { out_trade_no: chargeNumber = '', out_request_no: number = '' } = content;
      const amount = parseCents(content.refund_amount ?? '');
      const charge = await find(chargeNumber);
      if (!charge) return no('ACQ.TRADE_NOT_EXIST');
      if (!amount || !number) return no('ACQ.INVALID_PARAMETER');
      const isKnown = (await refunds.find(number)) !== undefined;
      const made = await refunds.open({ number, chargeNumber, amount, notifyUrl: charge.notifyUrl });
      if (made === 'TOO_MUCH') return no('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
      if (made === 'OTHER') return no('ACQ.DISCORDANT_REPEAT_REQUEST');
      if (made === 'NOT_PAID') return no('ACQ.TRADE_STATUS_ERROR');
      if ('refused' in made) return no(made.refused);
      return {
        code: '10000',
        msg: 'Success',
        out_trade_no: chargeNumber,
        trade_no: charge.transactionNo,
        fund_change: made.state === 'SUCCESS' && !isKnown ? 'Y' : 'N',
        refund_fee: centsToWire(made.amount),
      };
    },
    'alipay.trade.fastpay.refund.query': async ({
      out_trade_no: chargeNumber,
      out_request_no: number = '',
    }) => {
      const one = await refunds.find(number);
      const status = one && REFUND_STATES[one.state];
      if (!status || one.chargeNumber !== chargeNumber) return { code: '10000', msg: 'Success' };
      return {
        code: '10000',
        msg: 'Success',
        out_trade_no: one.chargeNumber,
        out_request_no: one.number,
        refund_amount: centsToWire(one.amount),
        refund_status: status,
      };
    },
    'alipay.trade.close': async ({ out_trade_no: number = '' }) => {
      const charge = await find(number);
      if (!charge) return no('ACQ.TRADE_NOT_EXIST');
      if (charge.state === 'SUCCESS') return no('ACQ.REASON_TRADE_STATUS_INVALID');
      await decide(number, 'CLOSED');
      return { code: '10000', msg: 'Success', out_trade_no: number, trade_no: charge.transactionNo };
    },
  };

  /** One call of the merchant's server. */
  async function answer(fields: Fields, reply: FastifyReply) {
    const { method = '' } = fields;
    script.asked.push(method);
    const twist = script.takeTwist();
    if (twist === 'silent') return hangUp(reply);
    const act = calls[method];
    const isTheirs = act !== undefined && (await isMerchants(fields));
    const said = isTheirs
      ? await act(JSON.parse(fields.biz_content ?? '{}') as Fields, `http://${reply.request.headers.host}`)
      : { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature' };
    await script.runActs();
    if (twist === 'silentAfterEffect') return hangUp(reply);
    const node = JSON.stringify(said);
    const name = isTheirs ? `${method.replaceAll('.', '_')}_response` : 'error_response';
    const sign = twist === 'unsigned' ? '' : `,"sign":"${await signatureOf(node, twist)}"`;
    return reply.type('text/html;charset=utf-8').send(`{"${name}":${node}${sign}}`);
  }

  const notify: StandIn['notify'] = async (number, { twist, fields: changed = {} } = {}) => {
    const charge = await find(number);
    if (!charge) throw new Error(`no charge ${number}`);
    const fields: Fields = {
      notify_time: workshop.clock.now().toISOString().slice(0, 19).replace('T', ' '),
      notify_type: 'trade_status_sync',
      notify_id: randomBytes(16).toString('hex'),
      charset: 'utf-8',
      version: '1.0',
      app_id: ALIPAY_MERCHANT.appId,
      seller_id: ALIPAY_MERCHANT.sellerId,
      out_trade_no: charge.number,
      trade_no: charge.transactionNo,
      trade_status: STATES[charge.state],
      total_amount: centsToWire(charge.amount),
      subject: `${charge.subject} 100% + &=`,
      ...(changed as Fields),
    };
    const sign = twist === 'unsigned' ? '' : await signatureOf(joined(fields), twist);
    const response = await fetch(charge.notifyUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      body: new URLSearchParams({ ...fields, sign_type: 'RSA2', sign }).toString(),
    });
    return { status: response.status, body: await response.text() };
  };

  return {
    ...script,
    decide,
    notify,
    decideRefund: refunds.decide,
    // Alipay tells of a refund with a notice of its trade.
    async notifyRefund(number, { twist, fields = {} }: NoticeTwist = {}) {
      const one = await refunds.find(number);
      if (!one) throw new Error(`no refund ${number}`);
      const of = {
        out_biz_no: number,
        refund_fee: centsToWire(one.amount),
        gmt_refund: '2026-01-01 00:00:00.1',
      };
      return notify(one.chargeNumber, { ...(twist ? { twist } : {}), fields: { ...of, ...fields } });
    },
    serve(app) {
      const asFields = (body: unknown): Fields =>
        Buffer.isBuffer(body) ? Object.fromEntries(new URLSearchParams(body.toString())) : {};
      app.post(`${ALIPAY_PLACE}/gateway.do`, (request, reply) => answer(asFields(request.body), reply));
      app.get<{ Querystring: { token?: string } }>(`${ALIPAY_PLACE}/bill`, async (request, reply) => {
        const zip = ready.get(request.query.token ?? '');
        return zip ? reply.type('application/zip').send(zip) : reply.status(404).send();
      });
      // The payer's browser arrives: from here on there is a trade.
      app.get<{ Querystring: Fields }>(`${ALIPAY_PLACE}/gateway.do`, async (request, reply) => {
        const fields = request.query;
        const isRight = (await isMerchants(fields)) && fields.method === 'alipay.trade.page.pay';
        const content = (isRight ? JSON.parse(fields.biz_content ?? '{}') : {}) as Fields;
        const amount = parseCents(content.total_amount ?? '');
        if (!amount) return sendPlainPage(reply, 400, noSuchPage(languageOf(request)));
        const charge = await workshop.inTransaction('zh', (work) =>
          openStandInCharge(work, {
            method: 'ALIPAY',
            number: content.out_trade_no ?? '',
            amount,
            subject: content.subject ?? '',
            notifyUrl: fields.notify_url ?? '',
            returnUrl: fields.return_url ?? null,
          }),
        );
        return reply.redirect(`${ALIPAY_PLACE}/pay/${charge.token}`, 303);
      });
    },
  };
}
