// Recharges for tests: begun through the mall's doors, paid at the channels' stand-ins.
import type { TestMall } from '#app/testing/open-test-mall.ts';
import { centsToWire } from '#kit/money/money.ts';
import type { Person } from '#mall/login/server/login.builders.ts';
import { openOutsideCashier } from '#mall/payment/server/outside-channel.builders.ts';
import { balanceOf, checkBooks, type OutsideMethod } from '#mall/payment/server/payment.ts';
import { rechargeProtocol } from '../recharge.protocol.ts';
import { rechargesCompared } from './recharge.ts';

/** One that waits for payment. @returns its number */
export async function aRecharge(
  mall: TestMall,
  person: Person,
  { amount = 100, method = 'WECHAT' as OutsideMethod } = {},
): Promise<string> {
  return (await mall.call(rechargeProtocol.submit, { amount, method }, person)).rechargeSn;
}

/** What a test of recharges needs of one mall. */
export async function openRecharges(mall: TestMall) {
  const { standIns, forgetCharges, standingAt, chargeOf } = await openOutsideCashier(mall);
  /** Begins one and goes to the channel as a payer's browser does. */
  const begin = async (person: Person, method: OutsideMethod, amount = 100) => {
    const made = await mall.call(rechargeProtocol.submit, { amount, method }, person);
    const place = await mall.call(rechargeProtocol.charge, { rechargeSn: made.rechargeSn }, person);
    if (method === 'ALIPAY') await fetch(new URL(place.url, mall.origin));
    return { ...made, place };
  };
  const pay = async ({ method, paymentSn }: { method: OutsideMethod; paymentSn: string }) => {
    await standIns[method].decide(paymentSn, 'SUCCESS');
    return standIns[method].notify(paymentSn);
  };
  const balance = (memberId: number) =>
    mall.work(async (work) => centsToWire(await balanceOf(work, memberId)));
  const broken = () => mall.work((work) => checkBooks(work, [rechargesCompared]));
  return { standIns, forgetCharges, standingAt, chargeOf, begin, pay, balance, broken };
}
