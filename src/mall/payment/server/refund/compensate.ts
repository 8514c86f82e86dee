// What a store pays a buyer besides his money back, into the wallet that has paid.
import { desc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Cents } from '#kit/money/money.ts';
import { compensated } from '#mall/books/posting-rules.ts';
import { post } from '#mall/books/server/books.ts';
import { putIntoBalance } from '../balance/balance.ts';
import { paymentErrors } from '../payment.errors.ts';
import { payment } from '../payment.tables.ts';

/** What was put into a wallet so for a document: fen, and when; undefined: nothing. */
export async function compensationOf(
  work: Work,
  { paySn, documentSn }: { paySn: string; documentSn: string },
): Promise<{ amount: Cents; time: Date } | undefined> {
  const [row] = await work.query<{ amount: Cents; time: Date }>(
    `SELECT amount, created_at AS time FROM balance_entry
     WHERE kind = 'compensation' AND document_sn = $2
       AND member_id IN (SELECT wallet_id FROM payment WHERE pay_sn = $1)`,
    [paySn, documentSn],
    'compensation-of',
  );
  return row;
}

/**
 * In the work that decides it; the bill must be held.
 * @param of.amount in fen, above zero
 * @throws paymentErrors.nothingToRefund for a bill that nobody has paid, unless it is said whose it is then
 */
export async function compensate(
  work: Work,
  of: {
    docType: 'afterSale' | 'complaint';
    paySn: string;
    storeId: number;
    documentSn: string;
    amount: Cents;
    /** Whose it is where nothing has been paid yet. */
    orElse?: number | undefined;
  },
): Promise<void> {
  const [paid] = await work.tx
    .select({ walletId: payment.walletId })
    .from(payment)
    .where(eq(payment.paySn, of.paySn))
    .orderBy(desc(payment.paymentId))
    .limit(1);
  const walletId = paid?.walletId ?? of.orElse;
  if (walletId === undefined) throw paymentErrors.nothingToRefund();
  const { docType, documentSn, amount, storeId } = of;
  await putIntoBalance(work, walletId, { kind: 'compensation', amount, documentSn });
  await post(work, compensated({ docType, documentSn, storeId, walletId, amount }));
}
