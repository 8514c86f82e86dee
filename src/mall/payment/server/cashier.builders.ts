// A cashier for tests: payers, their ways to pay, and a look into the books afterwards.
import { and, eq } from 'drizzle-orm';
import type { TestMall } from '#app/testing/open-test-mall.ts';
import { stepLog } from '#kit/document/step-log.tables.ts';
import type { CallOf } from '#kit/http/endpoint.ts';
import { centsToWire, yuan } from '#kit/money/money.ts';
import { storedFile } from '#mall/file/server/file.tables.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { hashPassword } from '#mall/member/server/password/hash-password.ts';
import type { paymentProtocol } from '../payment.protocol.ts';
import { aBill } from './payment.builders.ts';
import { bill, payment } from './payment.tables.ts';
import { balanceOf, openBalance } from './payment.ts';
import type { SandboxChannel } from './sandbox/sandbox-channel.ts';
import { sandboxCharge } from './sandbox.tables.ts';

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
  const bySandbox = (paySn: string) => ({ paySn, method: 'SANDBOX' }) as const;
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
  const everythingUnder = async (paySn: string) => ({
    bill: await billOf(paySn),
    payments: await paymentsOf(paySn),
  });

  /** A notice of the payment's charge, signed by the channel whatever it says. */
  const aNotice = async (paymentSn: string, change: Partial<Record<string, string>> = {}) => {
    const [charge] = await mall.work((work) =>
      work.tx.select().from(sandboxCharge).where(eq(sandboxCharge.paymentSn, paymentSn)),
    );
    const channel = mall.mall.facilities.sandboxChannel as SandboxChannel;
    return channel.sign({
      channelNo: charge!.channelNo,
      paymentSn,
      amount: centsToWire(charge!.amount),
      currency: 'CNY',
      result: 'SUCCESS',
      timestamp: String(Date.now()),
      ...change,
    } as Record<string, string>) as CallOf<typeof paymentProtocol.sandboxNotice>;
  };

  return {
    aBuyer,
    aFile,
    byBalance,
    bySandbox,
    byTransfer,
    balance,
    paymentsOf,
    billOf,
    stepsOf,
    everythingUnder,
    aNotice,
  };
}
