// Finds the application that a file belongs to, and issues it once all its sheets are there; by a timer, or by who chooses.
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { cents } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import {
  findInvoicesOf,
  findWaitingReds,
  isNumberKnown,
  issueByFiles,
  planWaiting,
  redByFile,
} from '#mall/invoice/server/invoice.ts';
import { stepBy } from '#mall/member/actor.ts';
import { findTaxIdentity } from '#mall/tax/server/tax.ts';
import { standsAgainst, type Verdict, verdictOf, type WaitingSheet } from '../match-sheet.ts';
import type { OfficialInvoice } from '../official-invoice.ts';
import type { taxFileProtocol } from '../tax-file.protocol.ts';
import { taxFileErrors } from './tax-file.errors.ts';
import { taxFile } from './tax-file.tables.ts';
import { type TaxFileRow, taxFileLife } from './tax-file-life.ts';

const saidBy = ({ type, net, tax, amount, ...row }: TaxFileRow): OfficialInvoice => ({
  ...row,
  type: required(type),
  net: required(net),
  tax: required(tax),
  amount: required(amount),
});

const findMatched = (work: Work, where: Parameters<typeof and>[0]): Promise<TaxFileRow[]> =>
  work.tx
    .select()
    .from(taxFile)
    .where(and(where, isNotNull(taxFile.invoiceSn)));

/** What it belongs to as things stand. */
export async function judge(work: Work, row: TaxFileRow): Promise<Verdict> {
  const file = saidBy(row);
  const identity = await findTaxIdentity(work, row.storeId);
  const isKnown =
    (await isNumberKnown(work, row.number)) ||
    (await findMatched(work, eq(taxFile.number, row.number))).length > 0;
  const against = standsAgainst(file, {
    ...{ taxNo: identity?.taxNo ?? '', today: dayInChina(work.now), isKnown },
  });
  if (against) return { is: 'refused', reason: against };
  const of = { storeId: row.storeId, taxNo: row.buyerNo, title: row.buyerName, type: file.type };
  if (file.amount < 0) return verdictOf(file, [], await findWaitingReds(work, of));
  const invoices = await findInvoicesOf(work, of);
  const sheets: WaitingSheet[] = [];
  for (const { invoiceSn, amount, mayBeSeveral, type } of invoices) {
    if (type !== file.type || amount < file.amount || (amount > file.amount && !mayBeSeveral)) continue;
    const taken = new Set((await findMatched(work, eq(taxFile.invoiceSn, invoiceSn))).map(({ seq }) => seq));
    const planned = await planWaiting(work, invoiceSn);
    for (const [at, { tax, amount: whole, lines }] of planned.entries())
      if (!taken.has(at + 1))
        sheets.push({ invoiceSn, type, seq: at + 1, redOf: '', tax, amount: whole, lines });
  }
  return verdictOf(file, invoices, sheets);
}

/** The file is its application's now; that is issued once nothing is missing. */
async function take(
  work: Work,
  row: TaxFileRow,
  { invoiceSn, seq }: WaitingSheet,
  mover: Parameters<typeof taxFileLife.advance>[3],
): Promise<void> {
  const issued = ({ number, issuedOn, fileIds, tax }: TaxFileRow) => ({
    ...{ number, issuedOn, fileIds },
    tax: cents(Math.abs(required(tax))),
  });
  if (seq === 0) await redByFile(work, invoiceSn, issued(row));
  else {
    const others = await findMatched(work, eq(taxFile.invoiceSn, invoiceSn));
    const inOrder = [...others, { ...row, seq }].sort((a, b) => required(a.seq) - required(b.seq));
    await issueByFiles(work, invoiceSn, inOrder.map(issued));
  }
  await taxFileLife.advance(work, row, mover.by === 'store' ? 'assign' : 'match', {
    ...mover,
    to: 'MATCHED',
    set: { invoiceSn, seq },
  });
}

/** What a timer does with a file that was read. */
export async function matchFile(work: Work, row: TaxFileRow): Promise<void> {
  const verdict = await judge(work, row);
  if (verdict.is === 'match') return take(work, row, verdict.sheet, { by: 'system' });
  await taxFileLife.advance(work, row, 'match', {
    by: 'system',
    ...(verdict.is === 'several' ? { to: 'BY_HAND' } : { to: 'REFUSED', set: { reason: verdict.reason } }),
  });
}

/** @throws notFound for another store's, notNow, doesNotFit */
export const assignFile: Actions<typeof taxFileProtocol>['assign'] = async (
  work,
  seller,
  { taxFileId, version, invoiceSn },
) => {
  const row = await taxFileLife.hold(work, taxFileId, eq(taxFile.storeId, seller.storeId));
  if (!row) throw taxFileErrors.notFound();
  taxFileLife.require(work, row, 'assign', 'store');
  if (row.version !== version) throw taxFileErrors.notNow();
  const verdict = await judge(work, { ...row, remark: invoiceSn });
  if (verdict.is !== 'match' || verdict.sheet.invoiceSn !== invoiceSn)
    throw taxFileErrors.doesNotFit({ name: 'invoiceSn' });
  await take(work, row, verdict.sheet, stepBy('store', seller));
  return { state: 'MATCHED' };
};
