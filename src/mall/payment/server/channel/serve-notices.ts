// Channels' own notices at the mall's door: believed by their signature over the bytes that came, answered in each channel's own words.
import type { FastifyInstance } from 'fastify';
import type { Workshop } from '#kit/db/work.ts';
import { Refusal } from '#kit/http/refusal.ts';
import { hearRefund } from '../refund/hear-refund.ts';
import { hearNews } from './learn-of-charge.ts';
import {
  type ChargeNews,
  NoticeRefused,
  type OutsideChannel,
  type OutsideChannels,
  type RefundNews,
} from './payment-channel.ts';

/** Where notices of channels arrive. */
export const NOTICES = '/v3/business/front/orderPay/notify';

const MOST_BYTES = 64 * 1024; // chosen: many times a notice

/** Any number of equal notices, also at once, count as one; one that is refused changes nothing and stands in the log with its reason. */
export async function serveNotices(
  app: FastifyInstance,
  workshop: Workshop,
  { outsideChannels, log }: { outsideChannels: OutsideChannels; log(error: unknown): void },
): Promise<void> {
  await app.register(async (notices) => {
    notices.removeAllContentTypeParsers();
    notices.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, read) =>
      read(null, body),
    );
    for (const channel of Object.values(outsideChannels)) {
      notices.post(`${NOTICES}/${channel.method.toLowerCase()}`, async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const why = await hear(workshop, channel, { headers: request.headers, body });
        if (why) log(new Error(`${channel.method}: a notice was refused: ${why}`));
        const { status, type, body: said } = why ? channel.refused : channel.heard;
        if (type) reply.type(type);
        return reply.status(status).header('cache-control', 'no-store').send(said);
      });
    }
  });
}

/** @returns why it changes nothing; undefined once it has been heard */
async function hear(
  workshop: Workshop,
  channel: OutsideChannel,
  notice: { headers: Record<string, string | string[] | undefined>; body: Buffer },
): Promise<string | undefined> {
  let news: ChargeNews | RefundNews | undefined;
  try {
    const read = await channel.readNotice(notice);
    news = read;
    await workshop.inTransaction('zh', (work) =>
      'refundSn' in read ? hearRefund(work, channel.method, read) : hearNews(work, channel.method, read),
    );
    return undefined;
  } catch (error) {
    const no = news && ('refundSn' in news ? news.refundSn : news.transactionNo);
    const of = news ? ` of ${news.paymentSn}, ${news.standing}, ${news.amount} fen, ${no}` : '';
    if (error instanceof NoticeRefused || error instanceof Refusal) return `${error.message}${of}`;
    throw error;
  }
}
