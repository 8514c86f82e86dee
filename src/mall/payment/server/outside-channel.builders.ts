// A cashier whose channels are played by their stand-ins: what a payer does there, and what both sides then have in their books.
import { eq } from 'drizzle-orm';
import type { TestMall } from '#app/testing/open-test-mall.ts';
import { paymentProtocol } from '../payment.protocol.ts';
import { openCashier } from './cashier.builders.ts';
import type { OutsideMethod } from './channel/payment-channel.ts';
import type { NoticeHeard, StandIn } from './channel/stand-in/script.ts';
import { channelCharge, standInCharge, standInRefund } from './channel.tables.ts';
import { payment, refund } from './payment.tables.ts';

const { doPay, charge } = paymentProtocol;

export async function openOutsideCashier(mall: TestMall) {
  const cashier = await openCashier(mall);
  const standIns: Readonly<Record<OutsideMethod, StandIn>> = mall.mall.standIns!;
  type Buyer = Pick<Awaited<ReturnType<typeof cashier.aBuyer>>, 'person' | 'paySn'>;

  /** Begins to pay ¥100.00, and goes to the channel as a payer's browser does. */
  const begin = async <B extends Buyer>(method: OutsideMethod, at: B) => {
    const { payment } = await mall.call(doPay, { paySn: at.paySn, method }, at.person);
    const place = await mall.call(charge, { paySn: at.paySn }, at.person);
    if (method === 'ALIPAY') await fetch(new URL(place.url, mall.origin));
    return { ...at, sn: payment.paymentSn, place };
  };
  const beginNew = async (method: OutsideMethod) => begin(method, await cashier.aBuyer());

  const chargeOf = async (sn: string) => {
    const [row] = await mall.work((work) =>
      work.tx.select().from(channelCharge).where(eq(channelCharge.paymentSn, sn)),
    );
    return row!;
  };
  /** How a charge stands at the channel. */
  const standingAt = async (sn: string) => {
    const [row] = await mall.work((work) =>
      work.tx.select().from(standInCharge).where(eq(standInCharge.number, sn)),
    );
    return row?.state;
  };
  /** What the channel has paid back of a charge, in its own books. */
  const backAt = (sn: string) =>
    mall.work((work) =>
      work.tx
        .select()
        .from(standInRefund)
        .where(eq(standInRefund.chargeNumber, sn))
        .orderBy(standInRefund.number),
    );
  /** What goes back of what was paid for a bill, in the mall's books. */
  const refundsOf = async (paySn: string) => {
    const rows = await mall.work((work) =>
      work.tx
        .select({ refund })
        .from(refund)
        .innerJoin(payment, eq(payment.paymentId, refund.paymentId))
        .where(eq(payment.paySn, paySn))
        .orderBy(refund.refundId),
    );
    return rows.map((row) => row.refund);
  };
  /** Pays what was begun, and the mall hears of it. */
  const payAt = async (method: OutsideMethod, sn: string) => {
    await standIns[method].decide(sn, 'SUCCESS');
    await standIns[method].notify(sn);
  };

  /** Nothing is due at a channel any more: what one test has begun is not asked for in the next. */
  const forgetCharges = () =>
    mall.work(async (work) => {
      await work.tx.update(channelCharge).set({ dueAt: null });
      await work.tx.update(refund).set({ nextTryAt: null });
    });

  return {
    ...cashier,
    standIns,
    begin,
    beginNew,
    payAt,
    chargeOf,
    standingAt,
    backAt,
    refundsOf,
    forgetCharges,
  };
}

export const isHeard = ({ status, body }: NoticeHeard) =>
  (status === 204 && body === '') || (status === 200 && body === 'success');
export const isRefused = (method: OutsideMethod, { status, body }: NoticeHeard) =>
  method === 'WECHAT'
    ? status === 400 && (JSON.parse(body) as { code: string }).code === 'FAIL'
    : status === 200 && body === 'failure';
