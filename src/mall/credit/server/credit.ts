// The front door of credit: what rooms above may ask of accounts, and how orders and statements move them.
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import { buysFor, type Member } from '#mall/member/actor.ts';
import { findStores } from '#mall/store/server/store.ts';
import { creditErrors } from './credit.errors.ts';
import { creditAccount } from './credit.tables.ts';
import type { AccountRow } from './credit-life.ts';
import { PLATFORM } from './credit-view.ts';

export {
  blocksOf,
  type CreditOrder,
  dropCredit,
  lockAccount,
  lowerCredit,
  moveCharges,
  moveLateFee,
  type OwedOf,
  releaseCredit,
  requireCharge,
  reserveCredit,
  shipCredit,
} from './charge.ts';
export { type AccountRow, accountLife, creditRules, noteOver } from './credit-life.ts';
export { creditorsPeople } from './credit-notices.ts';
export { PLATFORM } from './credit-view.ts';
export { forecastNotes, foreseeCredit } from './foresee-credit.ts';
export {
  buyersCredit,
  type Creditor,
  type CreditSide,
  findAccount,
  platformsCredit,
  storesCredit,
} from './hold-credit.ts';
export type { Taker } from './sub-limits.ts';

/** Who lends, as buyers read it. */
export async function accountName(work: Work, { storeId }: AccountRow): Promise<Text> {
  if (storeId === null) return PLATFORM;
  return required((await findStores(work, [storeId])).get(storeId)).name;
}

/**
 * The accounts on which this member's enterprise may buy from these stores, by store: the platform's one for its own stores.
 * Empty for whoever buys for no enterprise.
 */
export async function accountsForStores(
  work: Work,
  member: Member,
  storeIds: readonly number[],
): Promise<Map<number, AccountRow>> {
  const enterpriseId = buysFor(member);
  return enterpriseId === null ? new Map() : accountsOf(work, enterpriseId, storeIds);
}

async function accountsOf(
  work: Work,
  enterpriseId: number,
  storeIds: readonly number[],
): Promise<Map<number, AccountRow>> {
  if (storeIds.length === 0) return new Map();
  const stores = await findStores(work, storeIds);
  const rows = await work.tx
    .select()
    .from(creditAccount)
    .where(
      and(
        eq(creditAccount.enterpriseId, enterpriseId),
        ne(creditAccount.state, 'CLOSED'),
        or(isNull(creditAccount.storeId), inArray(creditAccount.storeId, [...storeIds])),
      ),
    );
  const found = new Map<number, AccountRow>();
  for (const storeId of storeIds) {
    const creditor = stores.get(storeId)?.isSelfOperated ? null : storeId;
    const row = rows.find((one) => one.storeId === creditor);
    if (row) found.set(storeId, row);
  }
  return found;
}

/** The account on which an enterprise buys from a store, active. @throws creditErrors.noAccount */
export async function requireAccount(
  work: Work,
  enterpriseId: number | null,
  storeId: number,
): Promise<number> {
  const found =
    enterpriseId === null ? undefined : (await accountsOf(work, enterpriseId, [storeId])).get(storeId);
  if (found?.state !== 'ACTIVE') throw creditErrors.noAccount();
  return found.accountId;
}

/** By store, the account that pays. @throws creditErrors.noAccount where there is none */
export async function requireAccounts(
  work: Work,
  member: Member,
  storeIds: readonly number[],
): Promise<Map<number, number>> {
  const accounts = await accountsForStores(work, member, storeIds);
  if (storeIds.some((storeId) => !accounts.has(storeId))) throw creditErrors.noAccount();
  return new Map([...accounts].map(([storeId, { accountId }]) => [storeId, accountId]));
}
