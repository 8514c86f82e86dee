// Where finance's list of bank transfers comes from.
import { eq, inArray, sql } from 'drizzle-orm';
import { inside } from '#kit/list/server/list-sql.ts';
import { source } from '#kit/list/server/source.ts';
import { centsToWire } from '#kit/money/money.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { transferList } from '../../transfer-list.ts';
import { dueOf } from '../bill.ts';
import { bill, payment } from '../payment.tables.ts';
import { paymentReplies } from '../payment-view.ts';
import { referenceCodeOf } from './transfer-account.ts';

export const transferRoutes = source(transferList, ({ work, actor }) => ({
  from: sql`${payment} JOIN ${member} ON ${member.memberId} = ${payment.memberId}`,
  key: payment.paymentSn,
  // A constant that the plan sees: the indexes of transfers hold nothing else.
  scope: sql`${payment.method} = 'TRANSFER'`,
  columns: {
    state: payment.state,
    createdAt: payment.createdAt,
    amount: payment.amount,
    paidAmount: payment.paidAmount,
  },
  search: [
    payment.paymentSn,
    member.memberName,
    sql`${payment.voucher}->>'payerName'`,
    // The reference code is the pay number in other signs.
    (keyword) => sql`${payment.paySn} ILIKE ${inside(keyword.replace(/^YC/i, ''))}`,
  ],
  async toRows(keys) {
    const rows = await work.tx
      .select({ payment, bill, memberName: member.memberName })
      .from(payment)
      .innerJoin(bill, eq(bill.paySn, payment.paySn))
      .innerJoin(member, eq(member.memberId, payment.memberId))
      .where(inArray(payment.paymentSn, keys.map(String)));
    const replies = await paymentReplies(
      work,
      rows.map((row) => row.payment),
      { accounts: actor.platformRoles.includes('finance') ? 'whole' : 'masked' },
    );
    return replies.flatMap((reply, i) => {
      const row = rows[i];
      if (!row) return [];
      const { paySn } = row.payment;
      const due = centsToWire(dueOf(row.bill));
      return [{ ...reply, paySn, memberName: row.memberName, referenceCode: referenceCodeOf(paySn), due }];
    });
  },
}));
