// Credit accounts for tests: opened the way they are, or written at once for tests of other things.
import type { Work } from '#kit/db/work.ts';
import { type Cents, yuan } from '#kit/money/money.ts';
import { USUAL_FIGURES } from '../credit-terms.ts';
import { creditAccount } from './credit.tables.ts';
import type { AccountRow } from './credit-life.ts';

/** An account that is open. @param wish.storeId null: the platform's */
export async function aCreditAccount(
  work: Work,
  wish: { enterpriseId: number; storeId: number | null; creditLimit?: Cents } & Partial<AccountRow>,
): Promise<AccountRow> {
  const [row] = await work.tx
    .insert(creditAccount)
    .values({
      ...USUAL_FIGURES,
      termDays: 30,
      state: 'ACTIVE',
      createdAt: work.now,
      creditLimit: yuan(10_000),
      ...wish,
    })
    .returning();
  return row!;
}
