// Understands a table as a bank statement: where the headings stand, what each column is, and what each row says.
import { createHash } from 'node:crypto';
import { type Cents, cents, parseCents } from '#kit/money/money.ts';
import { readDay } from '#kit/time/written-day.ts';
import type { Text } from '#kit/words/text.ts';
import { type BankColumns, type BankRole, SEVERAL_BANK_ROLES } from '../bank-columns.ts';

const LOOKED_FOR_HEADINGS = 60; // chosen: rows of titles that may stand above
const ENOUGH = 3; // chosen: headings that make a row the head of a statement
const LONGEST = 300; // chosen: signs of a cell that are kept

/** The first that fits is it: what banks write above their columns. */
const HEADINGS: readonly (readonly [RegExp, BankRole | null])[] = [
  [/余额|balance/i, null],
  [/借贷|收支|方向|标志|标识|direction|dr\s*\/\s*cr/i, 'direction'],
  [/对方.*行|对手.*行|开户行|开户机构|counterparty bank|payer bank/i, 'otherBank'],
  [/(对方|对手|付款方?|收款方?).*[账帐]号|counterparty acc|payer acc/i, 'otherAccount'],
  [
    /(对方|对手).*(户名|名称|单位|姓名)|(付款|收款)(人|方).*名|(付款|收款)(人|方)$|^户名$|counterparty|payer/i,
    'otherName',
  ],
  [/贷方|收入|存入|转入|来账|credit|money in|deposit/i, 'credit'],
  [/借方|支出|支取|转出|往账|debit|money out|withdraw/i, 'debit'],
  [/流水|交易号|凭证号|serial|reference|transaction (id|no)/i, 'serial'],
  [/金额|发生额|amount/i, 'amount'],
  [/日期|时间|date|time/i, 'day'],
  [/摘要|附言|用途|备注|说明|remark|purpose|memo|description|note|details/i, 'remark'],
  [/[账帐]号|account/i, 'account'],
];

const roleOfHeading = (heading: string): BankRole | null =>
  HEADINGS.find(([words]) => words.test(heading))?.[1] ?? null;

/** @param headRow where the headings are, when somebody has said so; -1: nowhere */
export function guessBankColumns(rows: readonly string[][], headRow = findHeadings(rows)): BankColumns {
  const width = Math.max(
    0,
    ...rows.slice(headRow < 0 ? 0 : headRow, LOOKED_FOR_HEADINGS * 2).map((row) => row.length),
  );
  const roles: (BankRole | null)[] = Array.from({ length: width }, () => null);
  for (const [at, heading] of (rows[headRow] ?? []).entries()) {
    const role = roleOfHeading(heading);
    if (role && (SEVERAL_BANK_ROLES.includes(role) || !roles.includes(role))) roles[at] = role;
  }
  return { headRow, roles };
}

function findHeadings(rows: readonly string[][]): number {
  const worths = rows
    .slice(0, LOOKED_FOR_HEADINGS)
    .map((row) => new Set(row.map(roleOfHeading).filter((role) => role !== null)).size);
  const most = Math.max(0, ...worths);
  return most < ENOUGH ? -1 : worths.indexOf(most);
}

/** By which a statement's headings are known again. */
export const fingerprintOf = (headings: readonly string[]): string =>
  createHash('sha256').update(headings.join('\n')).digest('hex');

export interface WrittenLine {
  /** As the spreadsheet counts. */
  rowNo: number;
  rowKey: string;
  account: string;
  serial: string;
  day: string;
  isOut: boolean;
  amount: Cents;
  otherName: string;
  otherAccount: string;
  otherBank: string;
  remark: string;
}

/** A row that says money moved, and not how, or names a sum of nothing. */
export interface UnreadRow {
  rowNo: number;
  fault: Text;
}

const says = {
  day: { zh: '交易日期无法识别', en: 'The date cannot be read' },
  amount: { zh: '金额无法识别', en: 'The amount cannot be read' },
  nothing: { zh: '金额为 0，没有收付', en: 'The amount is 0: no money moved' },
  direction: { zh: '无法判断是收入还是支出', en: 'It does not say whether money came or went' },
} satisfies Record<string, Text>;

/** The rows below the headings where money moved; titles, sums and blank rows are passed over. @param ownAccount where the file does not say it */
export function readStatement(
  rows: readonly string[][],
  { headRow, roles }: BankColumns,
  ownAccount: string,
): { lines: WrittenLine[]; unread: UnreadRow[] } {
  const lines: WrittenLine[] = [];
  const unread: UnreadRow[] = [];
  const seen = new Map<string, number>();
  for (const [at, row] of rows.entries()) {
    if (at <= headRow) continue;
    const cell = (role: BankRole) => (row[roles.indexOf(role)] ?? '').trim().slice(0, LONGEST);
    const money = movedIn(cell);
    if (money === undefined || row.some((one) => /^(合计|总计|小计|total)/i.test(one.trim()))) continue;
    const day = readDay(cell('day'));
    if ('fault' in money || day === undefined) {
      // A closing line without a date moves nothing.
      if (cell('day') !== '' || cell('serial') !== '')
        unread.push({ rowNo: at + 1, fault: 'fault' in money ? money.fault : says.day });
      continue;
    }
    const remark = roles
      .flatMap((role, n) => (role === 'remark' ? [(row[n] ?? '').trim()] : []))
      .filter((text, n, all) => text !== '' && all.indexOf(text) === n)
      .join(' ')
      .slice(0, LONGEST);
    const facts = {
      account: digitsOf(cell('account')) || ownAccount,
      serial: cell('serial').replaceAll(/\s/g, ''),
      day,
      ...money,
      otherName: cell('otherName'),
      otherAccount: digitsOf(cell('otherAccount')),
      otherBank: cell('otherBank'),
      remark,
    };
    lines.push({ rowNo: at + 1, rowKey: keyOf(facts, row, seen), ...facts });
  }
  return { lines, unread };
}

/** @param seen how often an equal row stood above it: two equal transfers of one day are two */
function keyOf(
  { account, serial, isOut }: { account: string; serial: string; isOut: boolean },
  row: readonly string[],
  seen: Map<string, number>,
): string {
  if (serial !== '') return `${account} ${serial} ${isOut ? 'out' : 'in'}`;
  const hash = createHash('sha256')
    .update([account, ...row].join('\n'))
    .digest('hex');
  const nth = (seen.get(hash) ?? 0) + 1;
  seen.set(hash, nth);
  return `${hash} ${nth}`;
}

type Cell = (role: BankRole) => string;

/** Undefined where nothing moved. */
function movedIn(cell: Cell): { isOut: boolean; amount: Cents } | { fault: Text } | undefined {
  const [credit, debit, amount] = [cell('credit'), cell('debit'), cell('amount')].map(moneyIn);
  if ([credit, debit, amount].includes('unreadable')) return { fault: says.amount };
  const [came, went, moved] = [credit, debit, amount] as (number | undefined)[];
  if (came && went) return { fault: says.direction };
  if (came || went) {
    const [isOut, sum] = came ? [false, came] : [true, went ?? 0];
    return { isOut: isOut !== sum < 0, amount: cents(Math.abs(sum)) };
  }
  if (!moved) return [came, went, moved].includes(0) ? { fault: says.nothing } : undefined;
  const direction = cell('direction');
  if (/^(贷|收|入|来|转入|存|c|cr|credit|in)/i.test(direction))
    return { isOut: moved < 0, amount: cents(Math.abs(moved)) };
  if (/^(借|支|付|出|往|转出|取|d|dr|debit|out)/i.test(direction))
    return { isOut: true, amount: cents(Math.abs(moved)) };
  return direction === '' ? { isOut: moved < 0, amount: cents(Math.abs(moved)) } : { fault: says.direction };
}

/** `1,234.5`, `￥12.00`, `-3.00`, `+8`; a dash is nothing. */
function moneyIn(cell: string): number | undefined | 'unreadable' {
  const text = cell.normalize('NFKC').replaceAll(/[\s,¥+]|CNY|RMB|元/gi, '');
  if (text === '' || text === '-' || text === '--') return undefined;
  return parseCents(text) ?? 'unreadable';
}

export const digitsOf = (account: string): string => account.replaceAll(/[\s-]/g, '').slice(0, 40);
