// Alipay, page pay: the payer's browser goes to Alipay's cashier with a signed address and comes back. Speaks the open platform's protocol.
import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { type Cents, centsToWire, parseCents } from '#kit/money/money.ts';
import type { Clock } from '#kit/time/clock.ts';
import { AHEAD_OF_UTC } from '#kit/time/day-in-china.ts';
import { after } from '#kit/time/duration.ts';
import { askOverHttp } from '../ask-channel.ts';
import {
  ChannelTrouble,
  type ChargeNews,
  type ChargeStanding,
  NoticeRefused,
  type OutsideChannel,
} from '../payment-channel.ts';
import { alipayBill } from './alipay-bill.ts';
import { alipayRefunds } from './alipay-refund.ts';
import { isAlipays, signed, trustedNode } from './alipay-signature.ts';

/** The mall's contract with Alipay. */
export interface AlipaySettings {
  appId: string;
  /** Who gets the money: a number that begins with 2088. */
  sellerId: string;
  privateKey: KeyObject;
  /** Alipay's own. */
  publicKey: KeyObject;
  /** Where calls go … */
  gateway: string;
  /** … and where browsers go. */
  page: string;
}

const Trade = z.object({
  code: z.string(),
  sub_code: z.string().optional(),
  out_trade_no: z.string().optional(),
  trade_no: z.string().min(1).optional(),
  trade_status: z.string().optional(),
  total_amount: z.string().optional(),
  out_request_no: z.string().optional(),
  fund_change: z.string().optional(),
  refund_status: z.string().min(1).optional(),
  refund_amount: z.string().optional(),
  bill_download_url: z.string().optional(),
});

const DONE = '10000';
const NO_SUCH_TRADE = 'ACQ.TRADE_NOT_EXIST';
/** Codes with which Alipay says that it does not know itself what became of it. */
const UNSURE = new Set(['20000', 'ACQ.SYSTEM_ERROR', 'aop.ACQ.SYSTEM_ERROR']);

const STANDINGS: Readonly<Record<string, ChargeStanding>> = {
  TRADE_SUCCESS: 'SUCCESS',
  TRADE_FINISHED: 'SUCCESS',
  TRADE_CLOSED: 'CLOSED',
};

/**
 * @param options.settings asked for at each call: a stand-in's keys are made at their first use
 * @param options.noticeUrl where Alipay sends its notices
 * @param options.returnUrl where the payer's browser comes back to
 */
export function openAlipay(options: {
  settings: () => Promise<AlipaySettings>;
  noticeUrl: () => string;
  returnUrl: (path: string) => string;
  clock: Clock;
  isSimulated: boolean;
}): OutsideChannel {
  const { noticeUrl, returnUrl, clock, isSimulated } = options;

  const fieldsOf = (settings: AlipaySettings, method: string, content: object) => ({
    app_id: settings.appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: inChina(clock.now()),
    version: '1.0',
    biz_content: JSON.stringify(content),
  });

  /** One call, signed, the node of its answer verified. @throws ChannelTrouble */
  async function ask(method: string, content: object): Promise<z.output<typeof Trade>> {
    const settings = await options.settings();
    const answer = await askOverHttp(`${settings.gateway}?charset=utf-8`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8', 'user-agent': 'yuancai' },
      body: new URLSearchParams(signed(fieldsOf(settings, method, content), settings.privateKey)).toString(),
    });
    if (answer.status >= 500) throw new ChannelTrouble('silent', String(answer.status));
    const name = `${method.replaceAll('.', '_')}_response`;
    const node = trustedNode(answer.body.toString(), name, settings.publicKey);
    const read = Trade.safeParse(node === undefined ? undefined : JSON.parse(node));
    if (!read.success) throw new ChannelTrouble('untrusted', `${answer.status}, ${method}`);
    const { code, sub_code: subCode } = read.data;
    if (code === DONE) return read.data;
    if (UNSURE.has(code) || UNSURE.has(subCode ?? '')) throw new ChannelTrouble('silent', subCode ?? code);
    throw new ChannelTrouble('refused', subCode ?? code);
  }

  const unknown = (paymentSn: string): ChargeNews => ({
    paymentSn,
    standing: 'UNKNOWN',
    amount: null,
    transactionNo: null,
  });

  async function query(paymentSn: string): Promise<ChargeNews> {
    try {
      const trade = await ask('alipay.trade.query', { out_trade_no: paymentSn });
      if (trade.out_trade_no !== paymentSn) throw new ChannelTrouble('untrusted', 'another number');
      return newsOf({ ...trade, out_trade_no: paymentSn });
    } catch (error) {
      if (error instanceof ChannelTrouble && error.code === NO_SUCH_TRADE) return unknown(paymentSn);
      throw error;
    }
  }

  return {
    method: 'ALIPAY',
    isSimulated,
    async open({ paymentSn, returnPath, subject, amount, expiresAt }) {
      const settings = await options.settings();
      const content = {
        out_trade_no: paymentSn,
        total_amount: centsToWire(amount),
        subject,
        product_code: 'FAST_INSTANT_TRADE_PAY',
        time_expire: inChina(expiresAt),
      };
      const fields = {
        ...fieldsOf(settings, 'alipay.trade.page.pay', content),
        notify_url: noticeUrl(),
        return_url: returnUrl(returnPath),
      };
      return { pageUrl: `${settings.page}?${new URLSearchParams(signed(fields, settings.privateKey))}` };
    },
    query,
    ...alipayRefunds(ask),
    ...alipayBill(ask, async () => (await options.settings()).gateway),
    async close(paymentSn) {
      try {
        await ask('alipay.trade.close', { out_trade_no: paymentSn });
      } catch (error) {
        if (!(error instanceof ChannelTrouble) || error.kind !== 'refused') throw error;
        const news = error.code === NO_SUCH_TRADE ? unknown(paymentSn) : await query(paymentSn);
        // Neither closed nor decided: it is tried again.
        if (news.standing === 'OPEN') throw error;
        return news.standing === 'UNKNOWN' ? { ...news, standing: 'CLOSED' } : news;
      }
      return { ...unknown(paymentSn), standing: 'CLOSED' };
    },
    async readNotice({ body }) {
      const settings = await options.settings();
      const given = new URLSearchParams(body.toString());
      const fields = Object.fromEntries(given);
      if (given.size !== Object.keys(fields).length) throw new NoticeRefused('a field twice');
      if (!isAlipays(fields, settings.publicKey)) throw new NoticeRefused('the signature is wrong');
      if (fields.app_id !== settings.appId || fields.seller_id !== settings.sellerId)
        throw new NoticeRefused('for another merchant');
      const { out_trade_no: paymentSn } = fields;
      if (!paymentSn || !fields.trade_status) throw new NoticeRefused('another kind of notice');
      return newsOf({ ...fields, out_trade_no: paymentSn });
    },
    heard: { status: 200, type: 'text/plain; charset=utf-8', body: 'success' },
    refused: { status: 200, type: 'text/plain; charset=utf-8', body: 'failure' },
  };
}

function newsOf(trade: {
  out_trade_no: string;
  trade_no?: string;
  trade_status?: string;
  total_amount?: string;
}): ChargeNews {
  return {
    paymentSn: trade.out_trade_no,
    standing: STANDINGS[trade.trade_status ?? ''] ?? 'OPEN',
    amount: amountOf(trade.total_amount),
    transactionNo: trade.trade_no ?? null,
  };
}

const amountOf = (yuan: string | undefined): Cents | null =>
  (yuan === undefined ? undefined : parseCents(yuan)) ?? null;

/** `2026-11-26 18:00:00` */
const inChina = (at: Date): string => after(at, AHEAD_OF_UTC).toISOString().slice(0, 19).replace('T', ' ');
