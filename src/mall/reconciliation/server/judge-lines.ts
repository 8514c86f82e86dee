// Finds out what lines of a bank statement are for: bills that wait, refunds to be paid, money to be sent back.
import type { Work } from '#kit/db/work.ts';
import type { Cents } from '#kit/money/money.ts';
import {
  openBillsByCode,
  openBillsOfPayers,
  refundsByBank,
  transfersOf,
} from '#mall/payment/server/payment.ts';
import {
  type Approved,
  type BankMatch,
  channelOf,
  codesIn,
  judgeIncoming,
  plainName,
  type Waiting,
} from '../bank-match.ts';
import type { Channel } from './reconciliation.tables.ts';

export interface LineToJudge {
  isOut: boolean;
  amount: Cents;
  otherName: string;
  otherAccount: string;
  serial: string;
  remark: string;
}

/** What a line is for; of outgoing ones SURE with a refund or with a line that is sent back, or NONE. */
export interface Judged {
  match: BankMatch;
  bill?: Waiting;
  approved?: Approved;
  refundSn?: string;
  backOfSn?: string;
  channel?: Channel;
}

/** In their order. Nothing is held: whoever acts on it looks again. */
export async function judgeLines(work: Work, lines: readonly LineToJudge[]): Promise<Judged[]> {
  const incoming = lines.filter(({ isOut }) => !isOut);
  const outgoing = lines.filter(({ isOut }) => isOut);
  const judgedIn = judgeIncoming(incoming, {
    byCode: await openBillsByCode(work, [...new Set(incoming.flatMap(({ remark }) => codesIn(remark)))]),
    byName: await billsByName(work, incoming),
    approved: await approvedTransfers(work, incoming),
  });
  const judgedOut = await judgeOutgoing(work, outgoing);
  return lines.map((line) => {
    const judged: Judged = (line.isOut ? judgedOut.shift() : judgedIn.shift()) ?? { match: 'NONE' };
    const channel = judged.match === 'PAYOUT' ? channelOf(line.otherName) : undefined;
    return channel ? { ...judged, channel } : judged;
  });
}

/** Transfers of which the bank has not told all yet. */
async function approvedTransfers(work: Work, lines: readonly LineToJudge[]): Promise<Approved[]> {
  const digits = [...new Set(lines.flatMap(({ remark }) => codesIn(remark)))];
  const transfers = lines.length === 0 ? [] : await transfersOf(work, { digits, names: namesIn(lines) });
  const told = await work.query<{ paymentSn: string; amount: number }>(
    'SELECT payment_sn AS "paymentSn", sum(amount)::bigint AS amount FROM bank_line WHERE payment_sn = ANY ($1) GROUP BY 1',
    [transfers.map(({ paymentSn }) => paymentSn)],
  );
  const toldOf = new Map(told.map(({ paymentSn, amount }) => [paymentSn, amount]));
  return transfers.map(({ paidAmount, ...one }) => ({
    ...one,
    amount: (paidAmount - (toldOf.get(one.paymentSn) ?? 0)) as Cents,
  }));
}

const namesIn = (lines: readonly LineToJudge[]): string[] => [
  ...new Set(lines.map(({ otherName }) => plainName(otherName)).filter((name) => name !== '')),
];

/** Bills of certified enterprises by the names under which they pay. */
async function billsByName(work: Work, lines: readonly LineToJudge[]): Promise<Map<string, Waiting[]>> {
  const names = namesIn(lines);
  const payers =
    names.length === 0
      ? []
      : await work.query<{ name: string; enterpriseId: number; memberId: number }>(
          `SELECT e.name, e.enterprise_id AS "enterpriseId", e.main_member_id AS "memberId" FROM enterprise e
     WHERE e.state <> 'REVOKED' AND regexp_replace(upper(normalize(e.name, NFKC)), '\\s', '', 'g') = ANY ($1)`,
          [names],
        );
  if (payers.length === 0) return new Map();
  const bills = await openBillsOfPayers(work, {
    memberIds: payers.map(({ memberId }) => memberId),
    enterpriseIds: payers.map(({ enterpriseId }) => enterpriseId),
  });
  const byName = new Map<string, Waiting[]>();
  for (const { name, enterpriseId, memberId } of payers) {
    const own = bills.filter((bill) => bill.enterpriseId === enterpriseId || bill.memberId === memberId);
    byName.set(plainName(name), [...(byName.get(plainName(name)) ?? []), ...own]);
  }
  return byName;
}

interface Payable {
  refundSn?: string;
  backOfSn?: string;
  amount: Cents;
  account: string;
  serial: string;
}

/** What finance has to pay from the bank account, or says that it has, and no line has told. */
async function payables(work: Work, amounts: readonly Cents[]): Promise<Payable[]> {
  const refunds = await refundsByBank(work, amounts);
  const told = await work.query<{ refundSn: string }>(
    'SELECT refund_sn AS "refundSn" FROM bank_line WHERE refund_sn = ANY ($1)',
    [refunds.map(({ refundSn }) => refundSn)],
  );
  const isTold = new Set(told.map(({ refundSn }) => refundSn));
  const back = await work.query<Payable>(
    `SELECT b.line_sn AS "backOfSn", b.amount, b.other_account AS account, b.back_serial AS serial FROM bank_line b
     WHERE b.state IN ('SENDING_BACK', 'SENT_BACK') AND b.amount = ANY ($1)
       AND NOT EXISTS (SELECT FROM bank_line l WHERE l.back_of_sn = b.line_sn)`,
    [amounts],
  );
  return [...refunds.filter(({ refundSn }) => !isTold.has(refundSn)), ...back];
}

const digitsIn = (account: string): string => account.replaceAll(/\D/g, '');

async function judgeOutgoing(work: Work, lines: readonly LineToJudge[]): Promise<Judged[]> {
  if (lines.length === 0) return [];
  let left = await payables(
    work,
    lines.map(({ amount }) => amount),
  );
  return lines.map(({ amount, otherAccount, serial, remark }) => {
    const isIt = (one: Payable) =>
      one.amount === amount &&
      ((digitsIn(one.account) !== '' && digitsIn(one.account) === digitsIn(otherAccount)) ||
        (serial !== '' && one.serial === serial) ||
        (one.refundSn !== undefined && remark.includes(one.refundSn)));
    const fitting = left.filter(isIt);
    const [only] = fitting;
    if (!only || fitting.length > 1) return { match: 'NONE' };
    left = left.filter((one) => one !== only);
    return {
      match: 'SURE',
      ...(only.refundSn ? { refundSn: only.refundSn } : {}),
      ...(only.backOfSn ? { backOfSn: only.backOfSn } : {}),
    };
  });
}
