// Finance's desk of refunds by bank: a transfer that no case gives back is checked where it is much, paid, or put on the balance where the bank does not take it.
import { eq, inArray, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { stepReplies } from '#kit/document/step-log.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { source } from '#kit/list/server/source.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { Member } from '#mall/member/actor.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { BankRefundCard, BankRefundDetail, bankRefundProtocol } from '../../bank-refund.protocol.ts';
import { bankRefundList } from '../../bank-refund-list.ts';
import { type RefundButton, refundButtons } from '../../refund-process.ts';
import { refundStatus, refundSteps } from '../../refund-status.ts';
import { lockPayment } from '../bill.ts';
import { paymentErrors } from '../payment.errors.ts';
import { payment, refund } from '../payment.tables.ts';
import { forgetPayer } from '../transfer/payer-account.ts';
import {
  finishRefund,
  leaveToPayer,
  type OfPayment,
  type RefundRow,
  refundLife,
  tellEnd,
} from './refund-life.ts';

type Acts = Actions<typeof bankRefundProtocol>;
/** From so much on two people, in fen: a room above has the rule. */
export type FindTwoPeopleFrom = (work: Work) => Promise<Cents>;

const bankRefunds = (work: Work) =>
  work.tx
    .select({ row: refund, paymentSn: payment.paymentSn, memberName: member.memberName })
    .from(refund)
    .innerJoin(payment, eq(payment.paymentId, refund.paymentId))
    .innerJoin(member, eq(member.memberId, payment.memberId))
    .$dynamic();
type Found = Awaited<ReturnType<typeof bankRefunds>>[number];

const card = ({ language }: Work, { row, paymentSn, memberName }: Found): BankRefundCard => {
  const { refundSn, documentSn, state, bankAccount } = row;
  return {
    ...{ refundSn, documentSn, paymentSn, memberName, state },
    caseSn: row.caseSn ?? '',
    amount: centsToWire(row.amount),
    stateName: refundStatus[state][language],
    tone: refundStatus[state].tone,
    payee: bankAccount?.name ?? '',
    bank: bankAccount?.bank ?? '',
    account: bankAccount?.account ?? '',
    serial: row.serial ?? '',
    createdAt: row.createdAt.toISOString(),
  };
};

export const bankRefundRoutes = source(bankRefundList, ({ work }) => ({
  from: sql`${refund} JOIN ${payment} ON ${payment.paymentId} = ${refund.paymentId}`,
  key: refund.refundSn,
  // A constant that the plan sees: the index of the list holds nothing else.
  scope: sql`${refund.route} = 'BANK'`,
  columns: { state: refund.state, amount: refund.amount, createdAt: refund.createdAt },
  search: [
    refund.refundSn,
    refund.documentSn,
    sql`${refund.bankAccount}->>'name'`,
    sql`${refund.bankAccount}->>'account'`,
  ],
  async toRows(keys) {
    const found = await bankRefunds(work).where(inArray(refund.refundSn, keys.map(String)));
    return found.map((one) => card(work, one));
  },
}));

/** @throws paymentErrors.refundNotFound */
async function show(work: Work, refundSn: string, twoPeopleFrom: Cents): Promise<BankRefundDetail> {
  const [found] = await bankRefunds(work).where(eq(refund.refundSn, refundSn));
  if (!found) throw paymentErrors.refundNotFound();
  const { row } = found;
  const steps = await stepReplies(work, refundLife.docType, refundSn, refundSteps, refundStatus);
  return {
    ...card(work, found),
    reason: row.reason,
    allowedActions: refundButtons(row, twoPeopleFrom),
    log: steps.map(({ detail: _, ...step }) => step),
  };
}

/** @param twoPeopleFrom as a room above says it */
export function bankRefundActs(twoPeopleFrom: FindTwoPeopleFrom): Acts {
  /** Held after its bill. @throws refundNotFound, refundNotNow, refundOfCase, ownPayment: nobody decides on money of his own */
  const step = async (
    work: Work,
    { memberId, memberName }: Member,
    refundSn: string,
    action: RefundButton,
    act: (
      row: RefundRow,
      of: OfPayment,
      mover: { by: 'finance'; actorId: number; actorName: string },
    ) => Promise<unknown>,
  ): Promise<BankRefundDetail> => {
    const [seen] = await bankRefunds(work).where(eq(refund.refundSn, refundSn));
    if (!seen) throw paymentErrors.refundNotFound();
    const { row: of } = await lockPayment(work, seen.paymentSn);
    const row = required(await refundLife.hold(work, refundSn));
    if (of.memberId === memberId) throw paymentErrors.ownPayment();
    if (row.caseSn !== null) throw paymentErrors.refundOfCase({ caseSn: row.caseSn });
    const from = await twoPeopleFrom(work);
    if (!refundButtons(row, from).includes(action)) throw paymentErrors.refundNotNow();
    await act(row, of, { by: 'finance', actorId: memberId, actorName: memberName });
    return show(work, refundSn, from);
  };
  return {
    refundDetail: async (work, _finance, { refundSn }) => show(work, refundSn, await twoPeopleFrom(work)),
    checkRefund: (work, finance, { refundSn }) =>
      step(work, finance, refundSn, 'check', (row, _of, mover) =>
        refundLife.advance(work, row, 'check', { ...mover, set: { checkedBy: mover.actorId } }),
      ),
    /** @throws besides, refundSecondPerson for who has checked it */
    refundPaid: (work, finance, { refundSn, serial }) =>
      step(work, finance, refundSn, 'payByBank', async (row, of, mover) => {
        if (row.checkedBy === finance.memberId) throw paymentErrors.refundSecondPerson();
        const paid = { ...mover, action: 'payByBank', to: 'bank', serial } as const;
        await tellEnd(work, await finishRefund(work, row, paid), of);
      }),
    refuseRefundAccount: (work, finance, { refundSn, reason }) =>
      step(work, finance, refundSn, 'refuseAccount', async (row, of, mover) => {
        const set = { route: 'CHANNEL', bankAccount: null, failure: reason } as const;
        const refused = await refundLife.advance(work, row, 'refuseAccount', { ...mover, reason, set });
        await forgetPayer(work, [row.paymentId]);
        await leaveToPayer(work, refused, of);
      }),
  };
}
