// Ways to pay: from the balance, through a channel with a part of the balance beside it or without, by transfer; and to put money in.
import { aPdf } from '#mall/file/server/file.builders.ts';
import { PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { rechargeProtocol } from '#mall/recharge/recharge.protocol.ts';
import type { Person } from '../client.ts';
import { oneOf, type World } from '../world.ts';

const METHODS = ['WECHAT', 'ALIPAY'] as const;

/** @param amount yuan; what the bill asks for. @throws NotDone where it was not paid */
export const payBill = (world: World, person: Person, paySn: string, amount: string): Promise<void> =>
  oneOf(world.random, [
    [6, () => fromBalance(world, person, paySn)],
    [4, () => throughChannel(world, person, paySn)],
    [1, () => byTransfer(world, person, paySn, amount)],
  ]);

async function fromBalance({ client }: World, person: Person, paySn: string): Promise<void> {
  await client.create(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, person, {
    kind: 'payment',
    mark: paySn,
    fact: ({ payment }) => payment.paymentSn,
  });
}

async function throughChannel(world: World, person: Person, paySn: string): Promise<void> {
  const { client, random, channels } = world;
  const method = random.pick(METHODS);
  const beside = random.chance(40)
    ? { holdAmount: (random.between(1, 300) / 100).toFixed(2), payPwd: PAY_PASSWORD }
    : {};
  const { payment } = await client.call(paymentProtocol.doPay, { paySn, method, ...beside }, person);
  const { url } = await client.call(paymentProtocol.charge, { paySn }, person);
  await channels.payerDecides(method, payment.paymentSn, url);
}

/** Finance finds it in the bank's statement. */
async function byTransfer(world: World, person: Person, paySn: string, amount: string): Promise<void> {
  const { client } = world;
  const fileId = await client.upload(person, aPdf(`% ${world.mark('voucher')}`), 'voucher');
  const voucher = {
    payerName: '深圳某电子有限公司',
    bank: '招商银行',
    amount,
    paidOn: '2026-01-05',
    fileIds: [fileId],
  };
  await client.call(paymentProtocol.doPay, { paySn, method: 'TRANSFER', voucher }, person);
  world.transfers.push({ paySn, amount });
}

export async function recharge({ client, random, channels }: World, person: Person): Promise<void> {
  const { pending } = await client.call(rechargeProtocol.desk, {}, person);
  const method = random.pick(METHODS);
  if (pending && random.chance(40)) {
    await client.call(rechargeProtocol.cancel, { rechargeSn: pending.rechargeSn }, person);
    return;
  }
  const { rechargeSn, paymentSn } = pending
    ? await client.call(rechargeProtocol.goOn, { rechargeSn: pending.rechargeSn, method }, person)
    : await client.call(rechargeProtocol.submit, { amount: random.between(1, 500), method }, person);
  const { url } = await client.call(rechargeProtocol.charge, { rechargeSn }, person);
  await channels.payerDecides(method, paymentSn, url);
}
