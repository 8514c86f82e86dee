// A bank statement is looked into, its lines judged, kept, and those that were chosen booked.
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import { Refusal } from '#kit/http/refusal.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { readSheets, type Sheet } from '#kit/sheet/read-sheets.ts';
import { transferAccount } from '#mall/payment/server/payment.ts';
import { type bankProtocol, MOST_BANK_ROWS } from '../bank.protocol.ts';
import type { BankRole } from '../bank-columns.ts';
import { type BankLineRow, bankLife, bookLine, moverOf, setLineAside } from './bank-life.ts';
import { targetOf } from './bank-view.ts';
import { judgeLines } from './judge-lines.ts';
import {
  digitsOf,
  fingerprintOf,
  guessBankColumns,
  readStatement,
  type UnreadRow,
  type WrittenLine,
} from './read-statement.ts';
import { reconciliationErrors as refusals } from './reconciliation.errors.ts';

type Acts = Actions<typeof bankProtocol>;
type Columns = Pick<
  InputOf<typeof bankProtocol.preview>,
  'file' | 'fileName' | 'sheet' | 'headRow' | 'roles'
>;

const SHOWN_ROWS = 5;
const SHOWN_SIGNS = 80;
const AT_ONCE = 500; // chosen: rows of one statement

/** Without a sheet named: the one whose columns are recognised best. What somebody has said of the same headings is remembered. @throws refusals.noFile, noRows; sheetErrors */
export const readBankSheet: Acts['read'] = async (work, _finance, { file, fileName, sheet }) => {
  const sheets = await sheetsOf(file, fileName);
  const guesses = sheets.map((one) => guessBankColumns(one.rows));
  const sure = (at: number) => required(guesses[at]).roles.filter((role) => role !== null).length;
  const best = sheets.reduce((held, _one, at) => (sure(at) > sure(held) ? at : held), 0);
  const chosen = sheet !== undefined && sheet < sheets.length ? sheet : best;
  const { headRow, roles: guessed } = required(guesses[chosen]);
  const { rows } = required(sheets[chosen]);
  const [memory] = await work.query<{ roles: (BankRole | null)[] }>(
    'SELECT roles FROM bank_column_memory WHERE fingerprint = $1',
    [fingerprintOf(rows[headRow] ?? [])],
  );
  const roles = guessed.map((role, at) => (memory ? (memory.roles[at] ?? null) : role));
  const shown = (row: readonly string[] | undefined) =>
    roles.map((_role, at) => (row?.[at] ?? '').slice(0, SHOWN_SIGNS));
  return {
    sheets: sheets.map((one) => ({ name: one.name, rows: one.rows.length })),
    sheet: chosen,
    headRow,
    roles,
    isRemembered: memory !== undefined,
    head: shown(headRow < 0 ? undefined : rows[headRow]),
    sample: rows.slice(headRow + 1, headRow + 1 + SHOWN_ROWS).map(shown),
  };
};

/** @throws refusals.noFile, noRows, noColumns, tooManyRows; sheetErrors */
export const previewStatement =
  (isProduction: boolean): Acts['preview'] =>
  async (work, _finance, input) => {
    const { lines, unread } = await writtenIn(work, input, isProduction);
    const known = await knownOf(work, lines);
    const fresh = freshOf(lines, known);
    const judged = await judgeLines(work, fresh);
    return {
      rows: fresh.map(({ rowNo, day, isOut, amount, otherName, remark }, at) => {
        const its = required(judged[at]);
        return {
          ...{ rowNo, day, isOut, otherName, remark },
          amount: centsToWire((isOut ? -amount : amount) as Cents),
          match: its.match,
          target: targetOf(its),
          due: its.bill ? centsToWire(its.bill.due) : null,
        };
      }),
      known: lines.length - fresh.length,
      unread: unread.map(({ rowNo, fault }) => ({ rowNo, says: fault[work.language] })),
    };
  };

/**
 * All lines are kept in one transaction, then each chosen one is booked in its own: what fits nothing is set aside. Whoever is
 * stopped between finds the rest in the list.
 * @throws as `previewStatement`
 */
export const takeStatement =
  (isProduction: boolean): Acts['take'] =>
  async (work, finance, { chosen, ...input }) => {
    const { lines, headings } = await writtenIn(work, input, isProduction);
    const taken = await work.apart((apart) => keepLines(apart, lines, input, headings, finance));
    const wishes = new Map(chosen.map(({ rowNo, match }) => [rowNo, match]));
    const outcome = { imported: taken.length, known: lines.length - taken.length, booked: 0, setAside: 0 };
    const refused: { rowNo: number; says: string }[] = [];
    for (const { rowNo, lineSn, isOut } of taken) {
      const match = wishes.get(rowNo);
      if (!match) continue;
      const isNobodys = match === 'NONE' && !isOut;
      try {
        await work.apart(async (apart) => {
          if (isNobodys) await setLineAside(apart, lineSn, finance, match);
          else await bookLine(apart, lineSn, finance, match);
        });
        outcome[isNobodys ? 'setAside' : 'booked']++;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refused.push({ rowNo, says: error.text[work.language] });
      }
    }
    return { ...outcome, refused };
  };

async function keepLines(
  work: Work,
  lines: readonly WrittenLine[],
  { fileName, roles }: Columns,
  headings: readonly string[],
  finance: { memberId: number; memberName: string },
): Promise<(Pick<BankLineRow, 'lineSn' | 'isOut'> & { rowNo: number })[]> {
  await work.query(
    `INSERT INTO bank_column_memory (fingerprint, roles, used_at) VALUES ($1, $2, $3)
     ON CONFLICT (fingerprint) DO UPDATE SET roles = excluded.roles, used_at = excluded.used_at`,
    [fingerprintOf(headings), JSON.stringify(roles), work.now],
  );
  const fresh = freshOf(lines, await knownOf(work, lines));
  const rows: BankLineRow[] = [];
  for (let from = 0; from < fresh.length; from += AT_ONCE) {
    const values = [];
    for (const { rowNo: _, ...one } of fresh.slice(from, from + AT_ONCE)) {
      const lineSn = await nextDocumentNumber(work, 'BL');
      values.push({ lineSn, fileName, memberId: finance.memberId, ...one });
    }
    // What another process has taken meanwhile is left out.
    rows.push(...(await bankLife.beginAll(work, 'bring', values, moverOf(finance))));
  }
  const rowNos = new Map(fresh.map(({ rowKey, rowNo }) => [rowKey, rowNo]));
  return rows.map(({ lineSn, isOut, rowKey }) => ({ lineSn, isOut, rowNo: required(rowNos.get(rowKey)) }));
}

async function knownOf(work: Work, lines: readonly WrittenLine[]): Promise<ReadonlySet<string>> {
  const rows = await work.query<{ key: string }>(
    'SELECT row_key AS key FROM bank_line WHERE row_key = ANY ($1)',
    [lines.map(({ rowKey }) => rowKey)],
  );
  return new Set(rows.map(({ key }) => key));
}

/** Those that nobody has taken, each once. */
function freshOf(lines: readonly WrittenLine[], known: ReadonlySet<string>): WrittenLine[] {
  const seen = new Set(known);
  return lines.filter(({ rowKey }) => !seen.has(rowKey) && seen.add(rowKey));
}

async function writtenIn(
  work: Work,
  { file, fileName, sheet, headRow, roles }: Columns,
  isProduction: boolean,
): Promise<{ lines: WrittenLine[]; unread: UnreadRow[]; headings: readonly string[] }> {
  const says = (role: BankRole) => roles.includes(role);
  if (!says('day') || !(says('amount') || says('credit') || says('debit'))) throw refusals.noColumns();
  const rows = (await sheetsOf(file, fileName))[sheet]?.rows ?? [];
  const own = await transferAccount(isProduction)(work);
  const { lines, unread } = readStatement(rows, { headRow, roles }, digitsOf(own?.account ?? ''));
  if (lines.length + unread.length === 0) throw refusals.noRows();
  if (lines.length > MOST_BANK_ROWS) throw refusals.tooManyRows({ most: MOST_BANK_ROWS });
  return { lines, unread, headings: rows[headRow] ?? [] };
}

async function sheetsOf(file: unknown, fileName: string): Promise<Sheet[]> {
  if (!Buffer.isBuffer(file)) throw refusals.noFile();
  const sheets = await readSheets(file, fileName);
  if (sheets.length === 0) throw refusals.noRows();
  return sheets;
}
