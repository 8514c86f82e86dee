// Settlement bills for tests: one with a row, which its store is to confirm; where a store's money goes; and a batch on its way through finance.
import type { TestMall } from '#app/testing/open-test-mall.ts';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { payoutProtocol } from '../payout.protocol.ts';

export const BANK_ACCOUNT = '755900001234567';

/** Its money goes there from now on. */
export const aPayoutAccount = (work: Work, storeId: number, account = BANK_ACCOUNT) =>
  work.query(
    `INSERT INTO payout_account (store_id, payee, account, bank, bank_no, said_by, created_at, payable_from)
     SELECT $1, '深圳芯源电子', $3, '招商银行', '308584000013', max(member_id), $2, $2 FROM member`,
    [storeId, work.now, account],
  );

type Person = { token: string };

/** A batch of these bills, made by one and looked over by another of finance, and taken to the bank. @returns its number */
export async function aPayout(
  mall: Pick<TestMall, 'call' | 'work'>,
  [one, two]: readonly [Person, Person],
  ...billSns: string[]
): Promise<string> {
  const bills = await mall.work((work) =>
    work.query<{ id: number }>(
      'SELECT bill_id AS id FROM settlement_bill WHERE bill_sn = ANY($1) ORDER BY bill_id',
      [billSns],
    ),
  );
  const { payoutSn } = await mall.call(payoutProtocol.make, { billIds: bills.map(({ id }) => id) }, one);
  await mall.call(payoutProtocol.check, { payoutSn, version: 1 }, two);
  await mall.call(payoutProtocol.take, { payoutSn }, one);
  return payoutSn;
}

/** ¥95.00 for an order. @returns its number and its row */
export async function aBill(
  work: Work,
  of: { storeId: number; orderSn: string | null },
): Promise<{ billSn: string; rowId: number }> {
  const billSn = await nextDocumentNumber(work, 'SB');
  const [row] = await work.query<{ rowId: number }>(
    `WITH bill AS (
       INSERT INTO settlement_bill (bill_sn, store_id, state, cut_day, released, commission, total, created_at)
       VALUES ($1, $2, 'GENERATED', '2026-11-05', 10000, 500, 9500, $4) RETURNING bill_id)
     INSERT INTO settlement_row (store_id, kind, order_sn, doc_sn, amount, commission, occurred_at, bill_id)
     SELECT $2, 'RELEASE', $3, $1, 10000, 500, $4, bill_id FROM bill RETURNING row_id AS "rowId"`,
    [billSn, of.storeId, of.orderSn, work.now],
  );
  return { billSn, rowId: row!.rowId };
}
