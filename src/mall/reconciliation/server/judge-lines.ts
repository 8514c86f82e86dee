// Finds out what lines of a bank statement are for: bills that wait, refunds to be paid, money to be sent back.
import type { Work } from '#kit/db/work.ts';
import type { Cents } from '#kit/money/money.ts';
import { after, days } from '#kit/time/duration.ts';
import { openBillsByCode, openBillsOfPayers } from '#mall/payment/server/payment.ts';
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

/** Of the last year; before, no line of a bank was told to the mall. */
const APPROVED = `
  SELECT p.pay_sn AS "paySn", p.payment_sn AS "paymentSn", coalesce(p.voucher ->> 'payerName', '') AS "payerName",
    (p.paid_amount - coalesce(l.amount, 0))::bigint AS amount
  FROM payment p LEFT JOIN (SELECT payment_sn, sum(amount) AS amount FROM bank_line WHERE payment_sn IS NOT NULL GROUP BY 1) l USING (payment_sn)
  WHERE p.method = 'TRANSFER' AND p.paid_amount - coalesce(l.amount, 0) = ANY ($1) AND p.created_at > $2`;

async function approvedTransfers(work: Work, lines: readonly LineToJudge[]): Promise<Approved[]> {
  if (lines.length === 0) return [];
  return work.query<Approved>(APPROVED, [lines.map(({ amount }) => amount), after(work.now, -days(365))]);
}

/** Bills of certified enterprises by the names under which they pay. */
async function billsByName(work: Work, lines: readonly LineToJudge[]): Promise<Map<string, Waiting[]>> {
  const names = [
    ...new Set(lines.map(({ otherName }) => plainName(otherName)).filter((name) => name !== '')),
  ];
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
  refundSn: string | null;
  backOfSn: string | null;
  amount: Cents;
  account: string;
  serial: string;
}

/** What finance has to pay from the bank account, or says that it has. */
const PAYABLE = `
  SELECT r.refund_sn AS "refundSn", NULL AS "backOfSn", r.amount, regexp_replace(r.bank_account ->> 'account', '[^0-9]', '', 'g') AS account,
    coalesce(r.serial, '') AS serial
  FROM refund r WHERE r.route = 'BANK' AND r.state <> 'FAILED' AND NOT EXISTS (SELECT FROM bank_line l WHERE l.refund_sn = r.refund_sn)
    AND r.amount = ANY ($1)
  UNION ALL
  SELECT NULL, b.line_sn, b.amount, regexp_replace(b.other_account, '[^0-9]', '', 'g'), b.back_serial
  FROM bank_line b WHERE b.state IN ('SENDING_BACK', 'SENT_BACK') AND NOT EXISTS (SELECT FROM bank_line l WHERE l.back_of_sn = b.line_sn)
    AND b.amount = ANY ($1)`;

async function judgeOutgoing(work: Work, lines: readonly LineToJudge[]): Promise<Judged[]> {
  if (lines.length === 0) return [];
  let left = await work.query<Payable>(PAYABLE, [lines.map(({ amount }) => amount)]);
  return lines.map(({ amount, otherAccount, serial, remark }) => {
    const isIt = (one: Payable) =>
      one.amount === amount &&
      ((one.account !== '' && one.account === otherAccount.replaceAll(/\D/g, '')) ||
        (serial !== '' && one.serial === serial) ||
        (one.refundSn !== null && remark.includes(one.refundSn)));
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
