// Payout batches on the server: made of reviewed bills, looked over by a second person, taken to the bank, and answered row by row; each payment is sent once and entered once.
import { and, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { life } from '#kit/document/life.ts';
import { Refusal } from '#kit/http/refusal.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { cents, sum } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { readSheets } from '#kit/sheet/read-sheets.ts';
import { writeSheet } from '#kit/sheet/write-sheet.ts';
import { post } from '#mall/books/server/books.ts';
import { storePaid } from '#mall/books/settling-rules.ts';
import { type Member, stepBy } from '#mall/member/actor.ts';
import type { payoutProtocol } from '../payout.protocol.ts';
import { type BankAnswer, digitsOf, payoutTable, readAnswers } from '../payout-file.ts';
import { payoutProcess } from '../payout-process.ts';
import { payoutStatus } from '../payout-status.ts';
import { type BillRecord, billLife } from './bill-life.ts';
import { type AccountRecord, findAccounts, isWaiting } from './keep-account.ts';
import { settlementErrors } from './settlement.errors.ts';
import { payout, payoutAccount, payoutRow, settlementBill } from './settlement.tables.ts';

type Acts = Actions<typeof payoutProtocol>;
export type PayoutRecord = typeof payout.$inferSelect;

export const payoutLife = life({
  docType: 'payout',
  table: payout,
  key: 'payoutSn',
  process: payoutProcess,
  status: payoutStatus,
  notNow: (row: PayoutRecord) => settlementErrors.payoutNotNow(row),
  changedMeanwhile: () => settlementErrors.payoutChanged(),
});

const done = ({ payoutSn, state }: PayoutRecord) => ({ payoutSn, state });

/** @throws noPayout, payoutChanged */
async function hold(work: Work, payoutSn: string, version?: number): Promise<PayoutRecord> {
  const row = await payoutLife.hold(work, payoutSn);
  if (!row) throw settlementErrors.noPayout();
  if (version !== undefined && row.version !== version) throw settlementErrors.payoutChanged();
  return row;
}

/** Its rows with their bills and accounts, in the order of the file. */
export const rowsOf = (work: Work, payoutSn: string) =>
  work.tx
    .select({ row: payoutRow, bill: settlementBill, account: payoutAccount })
    .from(payoutRow)
    .innerJoin(settlementBill, eq(settlementBill.billSn, payoutRow.billSn))
    .innerJoin(payoutAccount, eq(payoutAccount.accountId, payoutRow.accountId))
    .where(eq(payoutRow.payoutSn, payoutSn))
    .orderBy(payoutRow.no);

/** Bills are held by their numbers, as everybody does. */
const holdBills = (work: Work, billSns: readonly string[]) =>
  work.tx
    .select()
    .from(settlementBill)
    .where(inArray(settlementBill.billSn, [...billSns]))
    .orderBy(settlementBill.billId)
    .for('no key update');

/** Why it cannot go to the bank now; undefined: it can. */
function hindrance(
  bill: BillRecord,
  account: AccountRecord | undefined,
  { storeId }: Member,
  now: Date,
): Refusal | undefined {
  if (bill.storeId === storeId) return settlementErrors.ownBill();
  if (bill.payoutSn !== null) return settlementErrors.inBatch();
  if (!billLife.allowed(bill, 'platform', now).includes('send')) return settlementErrors.notNow(bill);
  if (!account) return settlementErrors.noAccount();
  return isWaiting(account, now) ? settlementErrors.accountWaits() : undefined;
}

/** What cannot go is left out. @throws nothingToSend where nothing is left */
const make: Acts['make'] = async (work, finance, { billIds }) => {
  const found = await work.tx
    .select({ billSn: settlementBill.billSn })
    .from(settlementBill)
    .where(inArray(settlementBill.billId, billIds));
  const bills = await holdBills(
    work,
    found.map(({ billSn }) => billSn),
  );
  const accounts = await findAccounts(
    work,
    bills.map(({ storeId }) => storeId),
  );
  const refused: { key: number; refusal: Refusal }[] = billIds
    .filter((billId) => !bills.some((bill) => bill.billId === billId))
    .map((key) => ({ key, refusal: settlementErrors.notFound() }));
  const chosen: BillRecord[] = [];
  for (const bill of bills) {
    const refusal = hindrance(bill, accounts.get(bill.storeId), finance, work.now);
    if (refusal) refused.push({ key: bill.billId, refusal });
    else chosen.push(bill);
  }
  if (chosen.length === 0) throw settlementErrors.nothingToSend({ msg: required(refused[0]).refusal.text });
  const payoutSn = await nextDocumentNumber(work, 'PB');
  await payoutLife.begin(
    work,
    'make',
    {
      payoutSn,
      total: sum(chosen.map(({ total }) => total)),
      number: chosen.length,
      madeBy: finance.memberId,
    },
    stepBy('platform', finance),
  );
  await work.tx.insert(payoutRow).values(
    chosen.map(({ billSn, storeId, total }, at) => ({
      ...{ payoutSn, billSn, no: at + 1, amount: total },
      accountId: required(accounts.get(storeId)).accountId,
      state: 'WAITING' as const,
    })),
  );
  for (const bill of chosen)
    await billLife.advance(work, bill, 'send', { ...stepBy('platform', finance), set: { payoutSn } });
  return {
    ...{ payoutSn, done: chosen.length },
    refused: refused.map(({ key, refusal }) => ({ key, msg: refusal.text[work.language] })),
  };
};

/** @throws noPayout, payoutChanged, payoutNotNow, makerChecks, ownBill; accountChanged where a store has said another account since */
const check: Acts['check'] = async (work, finance, { payoutSn, version }) => {
  const row = await hold(work, payoutSn, version);
  payoutLife.require(work, row, 'check', 'platform');
  if (row.madeBy === finance.memberId) throw settlementErrors.makerChecks();
  const rows = await rowsOf(work, payoutSn);
  const accounts = await findAccounts(
    work,
    rows.map(({ bill }) => bill.storeId),
  );
  for (const { bill, account } of rows) {
    if (bill.storeId === finance.storeId) throw settlementErrors.ownBill();
    if (accounts.get(bill.storeId)?.accountId !== account.accountId)
      throw settlementErrors.accountChanged(bill);
  }
  const set = { checkedBy: finance.memberId };
  return done(await payoutLife.advance(work, row, 'check', { ...stepBy('platform', finance), set }));
};

/** Its bills may stand in another one then. @throws noPayout, payoutChanged, payoutNotNow */
const cancel: Acts['cancel'] = async (work, finance, { payoutSn, version }) => {
  const row = await hold(work, payoutSn, version);
  payoutLife.require(work, row, 'cancel', 'platform');
  const rows = await rowsOf(work, payoutSn);
  const bills = await holdBills(
    work,
    rows.map(({ bill }) => bill.billSn),
  );
  await work.tx.update(payoutRow).set({ state: 'CANCELLED' }).where(eq(payoutRow.payoutSn, payoutSn));
  for (const bill of bills)
    await billLife.advance(work, bill, 'unsend', { ...stepBy('platform', finance), set: { payoutSn: null } });
  return done(await payoutLife.advance(work, row, 'cancel', stepBy('platform', finance)));
};

/** The same file each time; who has taken it is written down. @throws noPayout, payoutNotNow */
const take: Acts['take'] = async (work, finance, { payoutSn }) => {
  const row = await hold(work, payoutSn);
  await payoutLife.advance(work, row, 'take', stepBy('platform', finance));
  const lines = (await rowsOf(work, payoutSn)).map(({ row: { no, billSn, amount }, account }) => ({
    ...{ no, billSn, amount, payee: account.payee, account: account.account },
    ...{ bank: account.bank, bankNo: account.bankNo },
  }));
  const bytes = writeSheet([{ name: payoutSn, rows: payoutTable(lines, work.language) }]);
  return { fileName: `${payoutSn}.xlsx`, file: Buffer.from(bytes).toString('base64') };
};

type Answer = { serial: string } | { reason: string };

/**
 * What became of a row: paid, its bill is (B8); failed, its bill may stand in another batch.
 * @throws noPayout, payoutNotNow, notInBatch, ownBill, rowAnswered
 */
async function answerRow(
  work: Work,
  finance: Member,
  of: { payoutSn: string; billSn: string },
  answer: Answer,
): Promise<PayoutRecord> {
  const batch = await hold(work, of.payoutSn);
  payoutLife.require(work, batch, 'answer', 'platform');
  const [bill] = await holdBills(work, [of.billSn]);
  const rows = await rowsOf(work, of.payoutSn);
  const found = rows.find(({ row }) => row.billSn === of.billSn);
  if (!bill || !found) throw settlementErrors.notInBatch();
  if (bill.storeId === finance.storeId) throw settlementErrors.ownBill();
  if (found.row.state !== 'WAITING') throw settlementErrors.rowAnswered();
  const isPaid = 'serial' in answer;
  await work.tx
    .update(payoutRow)
    .set({ ...answer, state: isPaid ? 'PAID' : 'FAILED', answeredAt: work.now })
    .where(and(eq(payoutRow.payoutSn, of.payoutSn), eq(payoutRow.billSn, of.billSn)));
  const { billSn, storeId, total } = bill;
  if (isPaid) {
    await post(work, storePaid(billSn, storeId, cents(total)));
    await billLife.advance(work, bill, 'pay', { ...stepBy('platform', finance), set: answer });
  } else {
    const step = { ...stepBy('platform', finance, answer.reason), set: { payoutSn: null } };
    await billLife.advance(work, bill, 'payFailed', step);
  }
  const isLast = rows.filter(({ row }) => row.state === 'WAITING').length === 1;
  const step = { ...stepBy('platform', finance), to: isLast ? ('DONE' as const) : ('SENT' as const) };
  return payoutLife.advance(work, batch, 'answer', step);
}

const rowPaid: Acts['rowPaid'] = async (work, finance, { serial, ...of }) =>
  done(await answerRow(work, finance, of, { serial }));

const rowFailed: Acts['rowFailed'] = async (work, finance, { reason, ...of }) =>
  done(await answerRow(work, finance, of, { reason }));

/** @throws noPayout, noFile, noResults; sheetErrors. Rows that do not fit are refused one by one */
const results: Acts['results'] = async (work, finance, { payoutSn, file, fileName }) => {
  if (!Buffer.isBuffer(file)) throw settlementErrors.noFile();
  const answers = (await readSheets(file, fileName)).map(({ rows }) => readAnswers(rows)).find(Boolean);
  if (!answers) throw settlementErrors.noResults();
  const rows = await rowsOf(work, payoutSn);
  if (rows.length === 0) throw settlementErrors.noPayout();
  const outcome = { paid: 0, failed: 0, known: 0, refused: [] as { rowNo: number; says: string }[] };
  for (const answer of answers) {
    const { billSn, rowNo, isPaid, serial, reason } = answer;
    const found = rows.find(({ row }) => row.billSn === billSn);
    if (found?.row.state === (isPaid ? 'PAID' : 'FAILED')) {
      outcome.known++;
      continue;
    }
    try {
      if (!found) throw settlementErrors.notInBatch();
      requireSame(answer, found);
      if (isPaid && serial === '') throw settlementErrors.needsSerial();
      const said = isPaid ? { serial } : { reason };
      await work.apart((apart) => answerRow(apart, finance, { payoutSn, billSn }, said));
      outcome[isPaid ? 'paid' : 'failed']++;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      outcome.refused.push({ rowNo, says: error.text[work.language] });
    }
  }
  return outcome;
};

/** What the file says of them; what it does not say is not held against it. @throws rowDiffers */
function requireSame(
  said: BankAnswer,
  { row, account }: { row: typeof payoutRow.$inferSelect; account: AccountRecord },
): void {
  const isOther =
    (said.account !== '' && said.account !== digitsOf(account.account)) ||
    (said.amount !== undefined && said.amount !== row.amount);
  if (isOther) throw settlementErrors.rowDiffers();
}

export const payoutMoves = { make, check, cancel, take, rowPaid, rowFailed, results };
