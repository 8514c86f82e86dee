// Both channels as a demo and tests have them: their stand-ins, the mall's contract with each, and the pages where a payer decides. Never in production.
import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Workshop } from '#kit/db/work.ts';
import { languageOf } from '#kit/http/server/serve.ts';
import type { AlipaySettings } from '../alipay/alipay.ts';
import type { OutsideMethod } from '../payment-channel.ts';
import { sendPlainPage } from '../plain-page.ts';
import type { WeChatPaySettings } from '../wechat/wechat-pay.ts';
import { ALIPAY_MERCHANT, ALIPAY_PLACE, alipayStandIn } from './alipay-stand-in.ts';
import { noSuchPage, pathOf, payerPage } from './payer-page.ts';
import { notifyPatiently, type StandIn } from './script.ts';
import { findStandInCharges } from './stand-in-books.ts';
import { standInKeys } from './stand-in-keys.ts';
import { WECHAT_KEY_IDS, WECHAT_MERCHANT, WECHAT_PLACE, wechatStandIn } from './wechat-stand-in.ts';

export interface StandIns {
  readonly WECHAT: StandIn;
  readonly ALIPAY: StandIn;
  weChatPay(): Promise<WeChatPaySettings>;
  alipay(): Promise<AlipaySettings>;
  serve(app: FastifyInstance): Promise<void>;
}

/**
 * @param secret of the mall; what both sides of WeChat Pay know is derived from it
 * @param ownUrl where this process listens: the mall calls its stand-ins over HTTP like anybody else
 */
export function openStandIns(
  workshop: Workshop,
  secret: string,
  { ownUrl, publicUrl }: { ownUrl: () => string; publicUrl: () => string },
): StandIns {
  const keys = standInKeys(workshop);
  const apiV3Key = createHmac('sha256', secret).update('wechat pay stand-in').digest('hex').slice(0, 32);
  const wechat = wechatStandIn({ workshop, keys, apiV3Key, publicUrl });
  const alipay = alipayStandIn({ workshop, keys });
  const standIns = { WECHAT: wechat, ALIPAY: alipay };

  return {
    ...standIns,
    async weChatPay() {
      const [merchant, platform, next] = await Promise.all([
        keys('WECHAT merchant'),
        keys('WECHAT platform'),
        keys('WECHAT platform next'),
      ]);
      return {
        ...WECHAT_MERCHANT,
        privateKey: merchant.privateKey,
        apiV3Key: Buffer.from(apiV3Key),
        publicKeys: new Map([
          [WECHAT_KEY_IDS[0], platform.publicKey],
          [WECHAT_KEY_IDS[1], next.publicKey],
        ]),
        baseUrl: ownUrl() + WECHAT_PLACE,
      };
    },
    async alipay() {
      const [merchant, platform] = await Promise.all([keys('ALIPAY merchant'), keys('ALIPAY platform')]);
      return {
        ...ALIPAY_MERCHANT,
        privateKey: merchant.privateKey,
        publicKey: platform.publicKey,
        gateway: `${ownUrl()}${ALIPAY_PLACE}/gateway.do`,
        page: `${ALIPAY_PLACE}/gateway.do`,
      };
    },
    async serve(app) {
      const closing = new AbortController();
      app.addHook('preClose', async () => closing.abort());
      await app.register(async (api) => {
        api.removeAllContentTypeParsers();
        api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, read) => read(null, body));
        wechat.serve(api);
        alipay.serve(api);
      });
      servePayerPage(app, workshop, 'WECHAT', WECHAT_PLACE, standIns, closing.signal);
      servePayerPage(app, workshop, 'ALIPAY', ALIPAY_PLACE, standIns, closing.signal);
    },
  };
}

type Press = { Params: { token: string }; Body: { result?: unknown; refund?: unknown } | undefined };

function servePayerPage(
  app: FastifyInstance,
  workshop: Workshop,
  method: OutsideMethod,
  place: string,
  standIns: Readonly<Record<OutsideMethod, StandIn>>,
  closing: AbortSignal,
): void {
  const find = async (token: string) =>
    (await workshop.reading('zh', (work) => findStandInCharges(work, { method, token })))[0];

  app.get<Press>(`${place}/pay/:token`, async (request, reply) => {
    const charge = await find(request.params.token);
    const language = languageOf(request);
    return charge
      ? sendPlainPage(reply, 200, payerPage(charge, language))
      : sendPlainPage(reply, 404, noSuchPage(language));
  });
  app.post<Press>(`${place}/pay/:token`, async (request, reply) => {
    const charge = await find(request.params.token);
    const language = languageOf(request);
    if (!charge) return sendPlainPage(reply, 404, noSuchPage(language));
    const result = request.body?.result;
    const isDecided = result === 'SUCCESS' || result === 'FAIL';
    const isFirst =
      isDecided && (await standIns[method].decide(charge.number, result, request.body?.refund === 'REFUSED'));
    // WeChat tells of successes alone; what failed it says when it is asked.
    if (isFirst && (method === 'ALIPAY' || result === 'SUCCESS'))
      void notifyPatiently(
        () => standIns[method].notify(charge.number),
        ({ status, body }) => status === 204 || body === 'success',
        closing,
      );
    if (charge.returnUrl && (isFirst || !isDecided)) return reply.redirect(pathOf(charge.returnUrl), 303);
    const stands = (await find(request.params.token)) ?? charge;
    return sendPlainPage(reply, 200, payerPage(stands, language, !isDecided));
  });
}
