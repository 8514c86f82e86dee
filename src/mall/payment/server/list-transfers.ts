// Finance's list of bank transfers, with how many wait in each state.
import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { ActorOf, InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import { centsToWire } from '#kit/money/money.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { paymentProtocol } from '../payment.protocol.ts';
import { PAYMENT_STATES, type PaymentState } from '../payment-status.ts';
import { dueOf } from './bill.ts';
import { bill, payment } from './payment.tables.ts';
import { paymentReplies } from './payment-view.ts';
import { referenceCodeOf } from './transfer-account.ts';

/** `keyword` is looked for in pay and payment numbers, the reference code, the member's and the payer's name. */
export async function listTransfers(
  work: Work,
  _actor: ActorOf<typeof paymentProtocol.adminList>,
  { state, keyword, current, pageSize }: InputOf<typeof paymentProtocol.adminList>,
): Promise<ReplyOf<typeof paymentProtocol.adminList>> {
  const found = and(eq(payment.method, 'TRANSFER'), keyword ? holds(keyword) : undefined);
  const perState = await work.tx
    .select({ state: payment.state, number: count() })
    .from(payment)
    .innerJoin(member, eq(member.memberId, payment.memberId))
    .where(found)
    .groupBy(payment.state);
  const counts = Object.fromEntries(PAYMENT_STATES.map((one) => [one, 0])) as Record<PaymentState, number>;
  for (const one of perState) counts[one.state] = one.number;
  const rows = await work.tx
    .select({ payment, bill, memberName: member.memberName })
    .from(payment)
    .innerJoin(bill, eq(bill.paySn, payment.paySn))
    .innerJoin(member, eq(member.memberId, payment.memberId))
    .where(and(found, state ? eq(payment.state, state) : undefined))
    .orderBy(desc(payment.paymentId))
    .limit(pageSize)
    .offset((current - 1) * pageSize);
  const replies = await paymentReplies(
    work,
    rows.map((row) => row.payment),
  );
  return {
    list: rows.map((row, i) => ({
      ...replies[i]!,
      paySn: row.payment.paySn,
      memberName: row.memberName,
      referenceCode: referenceCodeOf(row.payment.paySn),
      due: centsToWire(dueOf(row.bill)),
    })),
    pagination: {
      current,
      pageSize,
      total: state ? counts[state] : Object.values(counts).reduce((a, b) => a + b, 0),
    },
    counts,
  };
}

function holds(keyword: string): SQL | undefined {
  const inside = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const asPaySn = keyword.replace(/^YC/i, '');
  return or(
    ilike(payment.paySn, inside(asPaySn)),
    ilike(payment.paymentSn, inside(keyword)),
    ilike(member.memberName, inside(keyword)),
    sql`${payment.voucher}->>'payerName' ILIKE ${inside(keyword)}`,
  );
}
