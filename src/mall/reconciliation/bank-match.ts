// What a line of a bank statement is for: by the number in its remark, else by its payer and amount (domain-money §8).
import type { Cents } from '#kit/money/money.ts';

/** KNOWN a transfer that finance has approved by its voucher; SURE a number and what is due; EXCESS, PART a number and more or less; LIKELY no number, but one bill of the payer's asks just that; PAYOUT a channel pays out. */
export const BANK_MATCHES = ['KNOWN', 'SURE', 'LIKELY', 'EXCESS', 'PART', 'PAYOUT', 'NONE'] as const;
export type BankMatch = (typeof BANK_MATCHES)[number];

/** A bill that waits for money. */
export interface Waiting {
  paySn: string;
  due: Cents;
}

/** A transfer that was approved, and what of it no line has told yet. */
export interface Approved {
  paySn: string;
  paymentSn: string;
  payerName: string;
  amount: Cents;
}

/** What is known of the bills that some lines may be meant for. */
export interface KnownBills {
  /** By the digits of their numbers. */
  byCode: ReadonlyMap<string, Waiting>;
  /** By the payer's name, as `plainName` writes it. */
  byName: ReadonlyMap<string, readonly Waiting[]>;
  approved: readonly Approved[];
}

export interface Verdict {
  match: BankMatch;
  bill?: Waiting;
  approved?: Approved;
}

/** Upper case, half width. */
const flat = (text: string): string => text.normalize('NFKC').toUpperCase();

/**
 * A reference code, or the number of a bill, payment, trade or order, and its fourteen digits; a blank may stand anywhere, and
 * I and O for 1 and 0. Neither more digits nor letters may touch it.
 */
const CODE = /(?<![0-9A-Z])(?:Y\s*C|P\s*Y|T\s*R|S\s*[O0])((?:\s*[0-9IO]){14})(?![0-9A-Z])/g;

/** The digits of each number that a text names, each once. */
export function codesIn(text: string): string[] {
  const digits = Array.from(flat(text).matchAll(CODE), ([, found = '']) =>
    found.replaceAll(/\s/g, '').replaceAll('I', '1').replaceAll('O', '0'),
  );
  return [...new Set(digits)];
}

/** A name to compare: brackets, blanks and width do not count. */
export const plainName = (name: string): string => flat(name).replaceAll(/\s/g, '');

const CHANNELS = [
  ['WECHAT', /^财付通/],
  ['ALIPAY', /^支付宝[（(]/],
] as const;

/** The channel that a payer is. */
export const channelOf = (name: string): 'WECHAT' | 'ALIPAY' | undefined =>
  CHANNELS.find(([, itsName]) => itsName.test(name.trim()))?.[0];

interface Incoming {
  amount: Cents;
  otherName: string;
  remark: string;
}

/**
 * What each of some incoming lines is for, in their order: a bill that one of them pays waits for no other. Numbers of two bills
 * in one remark name none.
 */
export function judgeIncoming(lines: readonly Incoming[], known: KnownBills): Verdict[] {
  const taken = new Set<string>();
  return lines.map((line) => {
    const verdict = judge(line, known, taken);
    if (verdict.bill && verdict.match !== 'PART') taken.add(verdict.bill.paySn);
    if (verdict.approved) taken.add(verdict.approved.paymentSn);
    return verdict;
  });
}

function judge(
  { amount, otherName, remark }: Incoming,
  known: KnownBills,
  taken: ReadonlySet<string>,
): Verdict {
  const isFree = ({ paySn }: Waiting) => !taken.has(paySn);
  if (channelOf(otherName)) return { match: 'PAYOUT' };
  const codes = codesIn(remark);
  const told = known.approved.filter(
    (one) => one.amount === amount && !taken.has(one.paymentSn) && isTold(one, codes, otherName),
  );
  const [approved] = told;
  if (approved && told.length === 1) return { match: 'KNOWN', approved };
  const named = new Map(
    codes.flatMap((code) => known.byCode.get(code) ?? []).map((bill) => [bill.paySn, bill]),
  );
  if (named.size > 1) return { match: 'NONE' };
  const [bill] = named.values();
  if (bill && isFree(bill))
    return { match: amount === bill.due ? 'SURE' : amount > bill.due ? 'EXCESS' : 'PART', bill };
  if (codes.length > 0) return { match: 'NONE' };
  const fitting = (known.byName.get(plainName(otherName)) ?? []).filter(
    (one) => one.due === amount && isFree(one),
  );
  const [only] = fitting;
  return only && fitting.length === 1 ? { match: 'LIKELY', bill: only } : { match: 'NONE' };
}

/** By its number, or where there is none by the payer whom the voucher names. */
const isTold = (
  { paySn, paymentSn, payerName }: Approved,
  codes: readonly string[],
  otherName: string,
): boolean =>
  codes.length > 0
    ? codes.some((code) => paySn === `PY${code}` || paymentSn === `PY${code}`)
    : otherName !== '' && plainName(payerName) === plainName(otherName);
