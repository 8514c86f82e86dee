// The posting rules of what stores are owed: released, less commission, taken back after that, and paid out (money text §2, B6-B8, B13, B14).
import type { Cents } from '#kit/money/money.ts';
import type { Leg, Posting } from './posting-rules.ts';

/** Whose order it was; the mall's own stores are owed nothing: what they bring is the mall's income. */
export interface Earner {
  storeId: number;
  isOwn: boolean;
}

const share = ({ storeId, isOwn }: Earner, amount: number): Leg => ({
  account: isOwn ? '4001' : '2003',
  party: String(storeId),
  amount,
});

/** B6: what an order has brought is its store's. Above zero. */
export const released = (orderSn: string, of: Earner, value: Cents): Posting => ({
  event: 'released',
  docType: 'settlement',
  docSn: orderSn,
  part: '',
  legs: [{ account: '2002', party: orderSn, amount: value }, share(of, -value)],
});

/** B7, with the release; B14 for what of it is given back after that. Above zero. */
export const commissioned = (
  orderSn: string,
  of: Earner,
  commission: Cents,
  way: 'taken' | 'back' = 'taken',
): Posting => {
  const amount = way === 'taken' ? commission : -commission;
  return {
    event: way === 'taken' ? 'commissionTaken' : 'commissionBack',
    docType: 'settlement',
    docSn: orderSn,
    legs: [share(of, amount), { account: '4002', party: String(of.storeId), amount: -amount }],
  };
};

/** B13 after release, its first half: the order holds again what goes back of it, out of what its store is owed. Above zero. */
export const takenBack = (orderSn: string, of: Earner, amount: Cents): Posting => ({
  event: 'takenBack',
  docType: 'settlement',
  docSn: orderSn,
  legs: [share(of, amount), { account: '2002', party: orderSn, amount: -amount }],
});

/** What the platform adds to, or takes off, what a store is owed, after a line of a bill was disputed. Not zero. */
export const adjusted = (billSn: string, storeId: number, amount: number, memo: string): Posting => ({
  event: 'adjusted',
  docType: 'settlement',
  docSn: billSn,
  memo,
  legs: [
    { account: '5004', party: '', amount },
    { account: '2003', party: String(storeId), amount: -amount },
  ],
});

/** B8. Above zero. */
export const storePaid = (billSn: string, storeId: number, amount: Cents): Posting => ({
  event: 'storePaid',
  docType: 'settlement',
  docSn: billSn,
  part: '',
  legs: [
    { account: '2003', party: String(storeId), amount },
    { account: '1001', party: '', amount: -amount },
  ],
});

/** B20: a store's deposit comes, pays a debt of the store, or goes back; each its document's only one. Above zero. */
export function depositMoved(
  event: 'depositPaid' | 'depositTaken' | 'depositReturned',
  docSn: string,
  storeId: number,
  amount: Cents,
): Posting {
  const party = String(storeId);
  const less = event === 'depositPaid' ? -amount : amount;
  const other = event === 'depositTaken' ? { account: '2003', party } : { account: '1001', party: '' };
  const legs = [
    { account: '2004', party, amount: less },
    { ...other, amount: -less },
  ] as Leg[];
  return { event, docType: 'settlement', docSn, part: '', legs };
}
