// Bank statements for tests, as finance hands them in.
import type { TestMall } from '#app/testing/open-test-mall.ts';
import { handInFile } from '#mall/mat-code/server/mat-code.builders.ts';
import { type BankOutcome, type BankPreview, type BankSheetGuess, bankProtocol } from '../bank.protocol.ts';

export interface BankRow {
  serial: string;
  in?: string;
  out?: string;
  name?: string;
  account?: string;
  remark?: string;
}

const HEAD = '交易日期,流水号,收入,支出,对方户名,对方账号,附言';
/** What the mall makes of it, which needs no second look. */
const COLUMNS = {
  sheet: 0,
  headRow: 0,
  roles: ['day', 'serial', 'credit', 'debit', 'otherName', 'otherAccount', 'remark'],
};

export const aStatement = (rows: readonly BankRow[]): string =>
  [
    HEAD,
    ...rows.map((row) =>
      [
        '2026-11-25',
        row.serial,
        row.in ?? '',
        row.out ?? '',
        row.name ?? '',
        row.account ?? '',
        row.remark ?? '',
      ].join(','),
    ),
  ].join('\n');

/** Everything finance does with a file. @throws Error with the refusal's sentence */
export function bankDesk(mall: Pick<TestMall, 'origin'>, finance: { token: string }) {
  const handIn = async (call: 'read' | 'preview' | 'take', file: string | Uint8Array, fields: object) => {
    const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
    const reply = await handInFile(
      mall,
      bankProtocol[call],
      bytes,
      { ...fields, fileName: 'statement.csv' } as never,
      finance,
    );
    if (reply.state !== 200) throw new Error(reply.msg);
    return reply.data;
  };
  const read = async (file: string | Uint8Array) => (await handIn('read', file, {})) as BankSheetGuess;
  const columnsOf = async (file: string | Uint8Array) => {
    if (typeof file === 'string' && file.startsWith(HEAD)) return COLUMNS;
    const { sheet, headRow, roles } = await read(file);
    return { sheet, headRow, roles };
  };
  const preview = async (file: string | Uint8Array) =>
    (await handIn('preview', file, await columnsOf(file))) as BankPreview;
  /** Books what fits, as the page proposes it, unless something is chosen. */
  const take = async (
    file: string | Uint8Array,
    chosen?: readonly Pick<BankPreview['rows'][number], 'rowNo' | 'match'>[],
  ) => {
    const columns = await columnsOf(file);
    const wish =
      chosen ??
      ((await handIn('preview', file, columns)) as BankPreview).rows.filter(
        ({ match, isOut }) => match !== 'PART' && match !== 'EXCESS' && !(isOut && match === 'NONE'),
      );
    const named = wish.map(({ rowNo, match }) => ({ rowNo, match }));
    return (await handIn('take', file, { ...columns, chosen: named })) as BankOutcome;
  };
  return { read, preview, take, handIn };
}
