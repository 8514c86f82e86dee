// Commissions that are paid, and their specimens received, for tests.
import type { TestMall } from '#app/testing/open-test-mall.ts';
import { aFile } from '#mall/file/server/file.builders.ts';
import { type Buyer, type MallToOrderIn, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { aSubmittedForm, type BuiltLab } from '#mall/testing/server/testing.builders.ts';
import { testingProtocol } from '#mall/testing/testing.protocol.ts';
import { specimenProtocol } from '../specimen.protocol.ts';

export interface PaidCommission {
  buyer: Buyer;
  serviceSn: string;
  orderSn: string;
  paySn: string;
}

/** Handed in, accepted as it is, and paid. */
export async function aPaidCommission(
  mall: MallToOrderIn,
  lab: BuiltLab,
  wish: Parameters<typeof aSubmittedForm>[2] = {},
): Promise<PaidCommission> {
  const { buyer, serviceSn } = await aSubmittedForm(mall, lab, wish);
  const { version, contentHash } = await mall.call(testingProtocol.deskDetail, { serviceSn }, lab.acceptance);
  await mall.call(testingProtocol.accept, { serviceSn, version, hash: contentHash }, lab.acceptance);
  const { order } = await mall.call(testingProtocol.detail, { serviceSn }, buyer);
  const { orderSn, paySn } = order as { orderSn: string; paySn: string };
  await mall.call(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, buyer);
  return { buyer, serviceSn, orderSn, paySn };
}

export interface MallToScanIn extends MallToOrderIn {
  ask: TestMall['ask'];
}

/** One scan of the clerk's, with a photo. */
export async function receiveOne(
  mall: MallToScanIn,
  lab: BuiltLab,
  specimenNo: string,
  { scanId = `scan-${specimenNo}`, ...more }: { scanId?: string; photoIds?: string; qty?: number } = {},
) {
  const photo = await mall.work(
    async (work) => (await aFile(work, lab.clerk.memberId, { purpose: 'attachment' })).fileId,
  );
  return mall.ask(
    specimenProtocol.receive,
    {
      ...{ specimenNo, scanId, qty: 1, condition: '完好', place: 'A-01', photoIds: JSON.stringify([photo]) },
      ...more,
    } as never,
    lab.clerk,
  );
}

/** Paid, and all of its specimens are there. */
export async function aReceivedCommission(
  mall: MallToScanIn,
  lab: BuiltLab,
  wish: Parameters<typeof aSubmittedForm>[2] = {},
): Promise<PaidCommission & { specimenNos: string[] }> {
  const commission = await aPaidCommission(mall, lab, wish);
  const { serviceSn, buyer } = commission;
  const { specimens } = await mall.call(specimenProtocol.ofService, { serviceSn }, buyer);
  const specimenNos = specimens.map(({ specimenNo }) => specimenNo);
  for (const specimenNo of specimenNos) await receiveOne(mall, lab, specimenNo);
  return { ...commission, specimenNos };
}
