// The sandbox channel: behaves like a real one, with signed notices and a page of its own, and moves no money. Never in production.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Work } from '#kit/db/work.ts';
import { minutes } from '#kit/time/duration.ts';
import type { PaymentChannel } from '../channel/payment-channel.ts';
import { findSandboxCharge, openSandboxCharge, standingOf } from './sandbox-charge.ts';
import type { NoticeMaker } from './sandbox-notice.ts';

export { serveSandbox } from './sandbox-page.ts';

export interface SandboxChannel extends PaymentChannel, NoticeMaker {}

/** A notice older than this proves nothing any more. */
const NOTICE_LIFE = minutes(10); // chosen: each attempt is signed anew, so only replays are that old

/**
 * @param secret shared by all server processes; the signing key is derived from it
 * @param publicUrl the mall's address, asked for when a notice leaves
 */
export function openSandboxChannel(
  secret: string,
  publicUrl: () => string,
  logError: (error: unknown) => void,
): SandboxChannel {
  const key = createHmac('sha256', secret).update('sandbox channel').digest();
  const signatureOf = (fields: Readonly<Record<string, string>>) =>
    createHmac('sha256', key).update(canonical(fields)).digest();

  return {
    method: 'SANDBOX',
    async start(work: Work, order) {
      const charge = await openSandboxCharge(work, order, new Date());
      return { channelNo: charge.channelNo, redirectUrl: `/sandbox/pay/${charge.token}` };
    },
    query: async (work, channelNo) => standingOf(await findSandboxCharge(work, { channelNo })),
    verify(notice) {
      const { sign = '', ...fields } = notice;
      const given = Buffer.from(sign, 'hex');
      const right = signatureOf(fields);
      const age = Date.now() - Number(fields.timestamp);
      return given.length === right.length && timingSafeEqual(given, right) && Math.abs(age) <= NOTICE_LIFE;
    },
    sign: (fields) => ({ ...fields, sign: signatureOf(fields).toString('hex') }),
    noticeUrl: () => `${publicUrl()}/v3/business/front/orderPay/notify/sandbox`,
    logError,
  };
}

/** What is signed: `name=value` of every field in the order of the names, joined by `&`. */
function canonical(fields: Readonly<Record<string, string>>): string {
  return Object.keys(fields)
    .sort()
    .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(fields[name] ?? '')}`)
    .join('&');
}
