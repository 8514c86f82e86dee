// A payout batch as the bank's file, and what the bank's answer says of each of its rows (domain-money §9).
import { type Cents, centsToWire, parseCents } from '#kit/money/money.ts';
import type { Language, Text } from '#kit/words/text.ts';

export interface PayoutLine {
  no: number;
  payee: string;
  account: string;
  bank: string;
  /** The bank's number of twelve digits (联行号). */
  bankNo: string;
  amount: Cents;
  /** Goes along as the remark: by it the answer is known again. */
  billSn: string;
}

const HEAD: readonly Text[] = [
  { zh: '序号', en: 'No.' },
  { zh: '收款户名', en: 'Payee' },
  { zh: '收款账号', en: 'Account' },
  { zh: '开户行', en: 'Bank' },
  { zh: '联行号', en: 'Bank number' },
  { zh: '金额', en: 'Amount' },
  { zh: '附言', en: 'Remark' },
];
/** Empty in what goes out; banks that answer with columns of their own are understood as well. */
const ANSWER: readonly Text[] = [
  { zh: '处理结果', en: 'Result' },
  { zh: '银行流水号', en: 'Serial' },
  { zh: '失败原因', en: 'Reason' },
];

/** Rows of the sheet from its head; account and numbers stay texts, the amount is yuan. */
export const payoutTable = (lines: readonly PayoutLine[], language: Language): (string | number)[][] => [
  [...HEAD, ...ANSWER].map((text) => text[language]),
  ...lines.map(({ no, payee, account, bank, bankNo, amount, billSn }) => [
    no,
    ...[payee, account, bank, bankNo, centsToWire(amount), billSn],
  ]),
];

export interface BankAnswer {
  /** As the spreadsheet counts. */
  rowNo: number;
  billSn: string;
  /** Digits alone; '' where the file does not say, or hides some. */
  account: string;
  /** Undefined where the file does not say. */
  amount: Cents | undefined;
  isPaid: boolean;
  serial: string;
  reason: string;
}

const COLUMNS = {
  result: /结果|状态|result|status/i,
  serial: /流水|凭证|serial|reference/i,
  reason: /原因|失败说明|reason|cause/i,
  account: /[账帐]号|^account/i,
  amount: /金额|amount/i,
} as const;
const FAILED = /失败|未|不|拒|退|fail|reject|return/i;
const PAID = /成功|已|完成|success|paid|done/i;
const LONGEST = 200; // chosen: signs of a reason that are kept

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** The rows that name a bill and say what became of it; what the bank has not decided is left out. @returns undefined where no column tells a result */
export function readAnswers(table: readonly (readonly string[])[]): BankAnswer[] | undefined {
  const headRow = table.findIndex((row) => row.some((cell) => COLUMNS.result.test(cell)));
  const head = table[headRow];
  if (!head) return undefined;
  const at = (name: keyof typeof COLUMNS) => head.findIndex((cell) => COLUMNS[name].test(cell));
  const answers: BankAnswer[] = [];
  for (const [index, row] of table.entries()) {
    const cell = (name: keyof typeof COLUMNS) => (row[at(name)] ?? '').trim();
    const billSn = row.map((one) => /SB\d{14}/.exec(one)?.[0]).find((found) => found !== undefined);
    const result = cell('result');
    const isFailed = FAILED.test(result);
    if (index <= headRow || billSn === undefined || !(isFailed || PAID.test(result))) continue;
    answers.push({
      ...{ rowNo: index + 1, billSn, isPaid: !isFailed },
      account: cell('account').includes('*') ? '' : digitsOf(cell('account')),
      amount: parseCents(cell('amount').replaceAll(/[¥,\s]/g, '')),
      serial: cell('serial').slice(0, 60),
      reason: (cell('reason') || result).slice(0, LONGEST),
    });
  }
  return answers;
}

/** Twelve digits, as the clearing system of the central bank numbers each branch (联行号). */
export const checkBankNo = (value: string): Text | undefined =>
  /^\d{12}$/.test(value) ? undefined : { zh: '联行号为 12 位数字', en: 'A bank’s number has 12 digits' };
