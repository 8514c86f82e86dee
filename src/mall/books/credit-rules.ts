// The posting rules of credit and statements (money text §2, B5, B9 to B12, B15, B16, B21): what the platform lends stands on 1101, what stores lend in the memo accounts.
import type { Cents } from '#kit/money/money.ts';
import type { AccountCode } from './accounts.ts';
import type { Leg, Posting } from './posting-rules.ts';

/** Whose account: null, the platform's; else the store that lends. */
interface OfAccount {
  accountId: number;
  storeId: number | null;
}

const leg = (account: AccountCode, party: string | number, amount: number): Leg => ({
  account,
  party: String(party),
  amount,
});

/** So much more is owed on an account, or less below zero, and whose it is. */
const owedMore = (
  { accountId, storeId }: OfAccount,
  amount: number,
  whose: readonly [AccountCode, string],
): Leg[] =>
  storeId === null
    ? [leg('1101', accountId, amount), leg(...whose, -amount)]
    : [leg('9101', accountId, amount), leg('9102', storeId, -amount)];

/** B5, and B15, B16 below zero: an order is put on credit, or less is owed of it. @param of.part which of the like for this order */
export function creditTurned(
  of: OfAccount & { orderSn: string; amount: Cents; part?: string | undefined },
): Posting {
  const { orderSn, amount, part } = of;
  return {
    event: amount > 0 ? 'creditUsed' : 'creditLess',
    docType: 'onCredit',
    docSn: orderSn,
    ...(part === undefined ? {} : { part }),
    legs: owedMore(of, amount, ['2002', orderSn]),
  };
}

/** B21: the creditor gives up what is owed. The platform's is its loss (5004), not less of its income; a store's is its own affair. Above zero. */
export const writtenOffCredit = (
  of: OfAccount & { orderSn: string; amount: Cents; part: string },
): Posting => ({
  event: 'writtenOff',
  docType: 'onCredit',
  docSn: of.orderSn,
  part: of.part,
  legs: owedMore(of, -of.amount, ['5004', '']),
});

/** B9, B10: what has come for a statement through the platform lowers what is owed; a lending store is owed it. @param of.part the payment and how much of it has been counted before */
export function statementPaid(of: OfAccount & { statementSn: string; amount: Cents; part: string }): Posting {
  const { storeId, statementSn, amount, part } = of;
  const came = leg('2002', statementSn, amount);
  return {
    event: 'statementPaid',
    docType: 'onCredit',
    docSn: statementSn,
    part,
    legs:
      storeId === null
        ? [came, leg('1101', of.accountId, -amount)]
        : [
            came,
            leg('2003', storeId, -amount),
            leg('9102', storeId, amount),
            leg('9101', of.accountId, -amount),
          ],
  };
}

/** B12: the late fee of a day, and its reversal. @param of.part the day */
export function lateFeeTurned(of: OfAccount & { statementSn: string; amount: Cents; part: string }): Posting {
  return {
    event: of.amount > 0 ? 'lateFee' : 'lateFeeWaived',
    docType: 'onCredit',
    docSn: of.statementSn,
    part: of.part,
    legs: owedMore(of, of.amount, ['4003', String(of.accountId)]),
  };
}
