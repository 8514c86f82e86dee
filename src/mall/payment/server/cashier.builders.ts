// A cashier for tests: payers, their ways to pay, and a look into the books afterwards.
import { and, eq } from 'drizzle-orm';
import type { TestMall } from '#app/testing/open-test-mall.ts';
import { stepLog } from '#kit/document/step-log.tables.ts';
import { centsToWire, yuan } from '#kit/money/money.ts';
import { storedFile } from '#mall/file/server/file.tables.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { hashPassword } from '#mall/member/server/password/hash-password.ts';
import { lockPayment } from './bill.ts';
import { hearChannel } from './channel/hear-channel.ts';
import { aBill } from './payment.builders.ts';
import { bill, payment } from './payment.tables.ts';
import { balanceOf, openBalance } from './payment.ts';

const PAY_PASSWORD = 'Pay2026ok';

/** Everything a test of payments needs of one mall. */
export async function openCashier(mall: TestMall) {
  const payPasswordHash = await hashPassword(PAY_PASSWORD);

  /** A buyer with ¥1,000.00 on his balance and a bill of ¥100.00. */
  const aBuyer = async (amounts: number[] = [10_000], balance = yuan(1_000)) => {
    const person = await aLogin(mall, { payPasswordHash });
    const { memberId } = person;
    const made = await mall.work(async (work) => {
      await openBalance(work, memberId, balance);
      return aBill(work, { memberId, amounts });
    });
    return { person, memberId, ...made };
  };

  const aFile = async (memberId: number): Promise<number> => {
    const [row] = await mall.work((work) =>
      work.tx
        .insert(storedFile)
        .values({
          memberId,
          contentHash: crypto.randomUUID().replaceAll('-', ''),
          mimeType: 'application/pdf',
          fileName: 'voucher.pdf',
          bytes: 10,
          visibility: 'private',
        })
        .returning(),
    );
    return row!.fileId;
  };

  const byBalance = (paySn: string, payPwd = PAY_PASSWORD) => ({ paySn, method: 'BALANCE', payPwd }) as const;
  const byChannel = (paySn: string) => ({ paySn, method: 'WECHAT' }) as const;
  const byTransfer = async (paySn: string, memberId: number, amount = '100.00', account = '') =>
    ({
      paySn,
      method: 'TRANSFER',
      voucher: {
        payerName: '深圳某电子有限公司',
        bank: '招商银行',
        account,
        amount,
        paidOn: '2026-01-05',
        fileIds: [await aFile(memberId)],
      },
    }) as const;

  const balance = (memberId: number) =>
    mall.work(async (work) => centsToWire(await balanceOf(work, memberId)));
  const paymentsOf = (paySn: string) =>
    mall.work((work) =>
      work.tx.select().from(payment).where(eq(payment.paySn, paySn)).orderBy(payment.paymentId),
    );
  const billOf = async (paySn: string) => {
    const [row] = await mall.work((work) => work.tx.select().from(bill).where(eq(bill.paySn, paySn)));
    return row!;
  };
  /** The steps of a payment as its log has them; the last one must be its state. */
  const stepsOf = async (paymentSn: string) => {
    const rows = await mall.work((work) =>
      work.tx
        .select({ event: stepLog.event, to: stepLog.toState, state: payment.state })
        .from(stepLog)
        .innerJoin(payment, eq(payment.paymentSn, stepLog.docSn))
        .where(and(eq(stepLog.docType, 'payment'), eq(payment.paymentSn, paymentSn)))
        .orderBy(stepLog.logId),
    );
    if (rows.at(-1)?.to !== rows.at(-1)?.state)
      throw new Error(`${paymentSn}: its log has parted from its state`);
    return rows.map((row) => row.event);
  };
  /** As if the channel had said so. */
  const channelSays = (paymentSn: string, standing: 'SUCCESS' | 'FAIL') =>
    mall.work(async (work) => {
      const { held, row } = await lockPayment(work, paymentSn);
      await hearChannel(work, held, row, standing);
    });
  const everythingUnder = async (paySn: string) => ({
    bill: await billOf(paySn),
    payments: await paymentsOf(paySn),
  });

  return {
    aBuyer,
    aFile,
    byBalance,
    byChannel,
    byTransfer,
    balance,
    paymentsOf,
    billOf,
    stepsOf,
    everythingUnder,
    channelSays,
  };
}
