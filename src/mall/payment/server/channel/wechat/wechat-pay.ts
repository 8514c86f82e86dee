// WeChat Pay, native: the mall asks for a code, the payer's phone reads it, WeChat tells how it went. Speaks WeChat's APIv3.
import { type KeyObject, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Cents, cents } from '#kit/money/money.ts';
import type { Clock } from '#kit/time/clock.ts';
import { AHEAD_OF_UTC } from '#kit/time/day-in-china.ts';
import { after, seconds } from '#kit/time/duration.ts';
import { askOverHttp, BILL_BYTES, type ChannelAnswer } from '../ask-channel.ts';
import {
  ChannelTrouble,
  type ChargeNews,
  type ChargeStanding,
  NoticeRefused,
  type OutsideChannel,
} from '../payment-channel.ts';
import { weChatBill } from './wechat-bill.ts';
import { NotedRefund, refundNews, weChatRefunds } from './wechat-refund.ts';
import { authorizationOf, openResource, whyNotWeChats } from './wechat-signature.ts';

/** The mall's contract with WeChat Pay. */
export interface WeChatPaySettings {
  mchId: string;
  appId: string;
  /** Of the merchant's own certificate. */
  serial: string;
  privateKey: KeyObject;
  /** 32 bytes. */
  apiV3Key: Buffer;
  /** WeChat's public keys by id or serial number; two while they are being changed. */
  publicKeys: ReadonlyMap<string, KeyObject>;
  /** Without a slash at the end. */
  baseUrl: string;
}

const Amount = z.object({ total: z.number().int(), currency: z.literal('CNY').default('CNY') });
const Transaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string().min(1).optional(),
  trade_state: z.string(),
  amount: Amount.optional(),
});
const Notice = z.object({
  event_type: z.enum(['TRANSACTION.SUCCESS', 'REFUND.SUCCESS', 'REFUND.ABNORMAL', 'REFUND.CLOSED']),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().default(''),
  }),
});

/** Money that was sent back through WeChat is no money; whatever else WeChat may say is not decided yet. */
const STANDINGS: Readonly<Record<string, ChargeStanding>> = {
  SUCCESS: 'SUCCESS',
  CLOSED: 'CLOSED',
  REVOKED: 'CLOSED',
  REFUND: 'CLOSED',
  PAYERROR: 'FAIL',
};

/**
 * @param options.settings asked for at each call: a stand-in's keys are made at their first use
 * @param options.noticeUrl where WeChat sends its notices
 */
export function openWeChatPay(options: {
  settings: () => Promise<WeChatPaySettings>;
  noticeUrl: () => string;
  clock: Clock;
  isSimulated: boolean;
}): OutsideChannel {
  const { noticeUrl, clock, isSimulated } = options;

  /** One call, signed. @throws ChannelTrouble */
  async function send(
    settings: WeChatPaySettings,
    method: 'GET' | 'POST',
    url: URL,
    input?: object,
    mostBytes?: number,
  ): Promise<ChannelAnswer> {
    const body = input ? JSON.stringify(input) : '';
    const authorization = authorizationOf(
      settings,
      { method, path: url.pathname + url.search, body },
      { nonce: randomBytes(16).toString('hex'), timestamp: Math.floor(clock.now().getTime() / seconds(1)) },
    );
    const headers = { authorization, accept: 'application/json', 'user-agent': 'yuancai' };
    const request = {
      method,
      headers: input ? { ...headers, 'content-type': 'application/json' } : headers,
      ...(input ? { body } : {}),
    };
    return askOverHttp(url.href, request, mostBytes);
  }

  /** The same, its answer verified. */
  async function ask(method: 'GET' | 'POST', path: string, input?: object): Promise<unknown> {
    const settings = await options.settings();
    const answer = await send(settings, method, new URL(settings.baseUrl + path), input);
    const wrong = whyNotWeChats(answer, settings.publicKeys, clock.now());
    if (wrong) throw new ChannelTrouble('untrusted', `${answer.status}, ${wrong}`);
    if (answer.status === 204) return undefined;
    const said = asJson(answer.body);
    if (answer.status === 200) return said;
    const { code } = z
      .object({ code: z.string().max(64) })
      .catch({ code: 'UNKNOWN' })
      .parse(said);
    if (answer.status >= 500 || code === 'SYSTEM_ERROR') throw new ChannelTrouble('silent', code);
    throw new ChannelTrouble('refused', code);
  }

  const number = (paymentSn: string) => encodeURIComponent(paymentSn);

  async function query(paymentSn: string): Promise<ChargeNews> {
    const settings = await options.settings();
    const path = `/v3/pay/transactions/out-trade-no/${number(paymentSn)}?mchid=${encodeURIComponent(settings.mchId)}`;
    try {
      const news = newsOf(await ask('GET', path), settings);
      if (news?.paymentSn === paymentSn) return news;
    } catch (error) {
      if (error instanceof ChannelTrouble && error.code === 'ORDER_NOT_EXIST')
        return { paymentSn, standing: 'UNKNOWN', amount: null, transactionNo: null };
      throw error;
    }
    throw new ChannelTrouble('untrusted', 'another merchant or number');
  }

  return {
    method: 'WECHAT',
    isSimulated,
    async open({ paymentSn, subject, amount, expiresAt }) {
      const { appId, mchId } = await options.settings();
      const said = await ask('POST', '/v3/pay/transactions/native', {
        appid: appId,
        mchid: mchId,
        description: subject,
        out_trade_no: paymentSn,
        time_expire: inChina(expiresAt),
        notify_url: noticeUrl(),
        amount: { total: amount, currency: 'CNY' },
      });
      const read = z.object({ code_url: z.string().min(1).max(512) }).safeParse(said);
      if (!read.success) throw new ChannelTrouble('untrusted', 'no code in the answer');
      return { codeUrl: read.data.code_url };
    },
    query,
    ...weChatRefunds(ask, noticeUrl),
    ...weChatBill(ask, async (place) => {
      const settings = await options.settings();
      // Signed with the merchant's key: to nobody but WeChat.
      if (place.origin !== new URL(settings.baseUrl).origin)
        throw new ChannelTrouble('untrusted', `a bill at ${place.host}`);
      return send(settings, 'GET', place, undefined, BILL_BYTES);
    }),
    async close(paymentSn) {
      const { mchId } = await options.settings();
      try {
        await ask('POST', `/v3/pay/transactions/out-trade-no/${number(paymentSn)}/close`, { mchid: mchId });
      } catch (error) {
        if (!(error instanceof ChannelTrouble) || error.kind !== 'refused') throw error;
        const news = await query(paymentSn);
        // Neither closed nor decided: it is tried again.
        if (news.standing === 'OPEN') throw error;
        return news.standing === 'UNKNOWN' ? { ...news, standing: 'CLOSED' } : news;
      }
      return { paymentSn, standing: 'CLOSED', amount: null, transactionNo: null };
    },
    async readNotice(notice) {
      const settings = await options.settings();
      const wrong = whyNotWeChats(notice, settings.publicKeys, clock.now());
      if (wrong) throw new NoticeRefused(wrong);
      const read = Notice.safeParse(asJson(notice.body));
      if (!read.success) throw new NoticeRefused('another kind of notice');
      let sealed: unknown;
      try {
        sealed = JSON.parse(openResource(read.data.resource, settings.apiV3Key));
      } catch {
        throw new NoticeRefused('sealed with another key');
      }
      if (read.data.event_type !== 'TRANSACTION.SUCCESS') {
        const { data: of } = NotedRefund.safeParse(sealed);
        if (of?.mchid !== settings.mchId) throw new NoticeRefused('for another merchant');
        return refundNews({ ...of, status: of.refund_status });
      }
      const news = newsOf(sealed, settings);
      if (!news) throw new NoticeRefused('for another merchant');
      return news;
    },
    heard: { status: 204 },
    refused: {
      status: 400,
      type: 'application/json; charset=utf-8',
      body: JSON.stringify({ code: 'FAIL', message: '失败' }),
    },
  };
}

/** What WeChat says of a charge; undefined when it is not this merchant's. */
function newsOf(said: unknown, settings: WeChatPaySettings): ChargeNews | undefined {
  const read = Transaction.safeParse(said);
  if (!read.success || read.data.mchid !== settings.mchId || read.data.appid !== settings.appId)
    return undefined;
  const { out_trade_no: paymentSn, trade_state: state, transaction_id: transactionNo, amount } = read.data;
  return {
    paymentSn,
    standing: STANDINGS[state] ?? 'OPEN',
    amount: amount ? amountOf(amount.total) : null,
    transactionNo: transactionNo ?? null,
  };
}

const amountOf = (fen: number): Cents | null => (Number.isSafeInteger(fen) && fen >= 0 ? cents(fen) : null);

/** `2026-11-26T18:00:00+08:00` */
const inChina = (at: Date): string => `${after(at, AHEAD_OF_UTC).toISOString().slice(0, 19)}+08:00`;

function asJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
