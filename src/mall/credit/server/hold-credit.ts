// Finds accounts and applications for the side that asks, and holds them for the time of a step.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Employee, Member, Seller } from '#mall/member/actor.ts';
import { creditErrors } from './credit.errors.ts';
import { creditAccount, creditApplication } from './credit.tables.ts';
import { type AccountRow, type ApplicationRow, accountLife, applicationLife } from './credit-life.ts';

/** Whose they are: the buyer's enterprise, or the creditor's with who acts for it. */
export type CreditSide = { enterpriseId: number } | Creditor;
export interface Creditor {
  /** Null: the platform. */
  storeId: number | null;
  member: Member;
}

export const buyersCredit = ({ enterpriseId }: Employee): CreditSide => ({ enterpriseId });
export const storesCredit = (seller: Seller): Creditor => ({ storeId: seller.storeId, member: seller });
export const platformsCredit = (member: Member): Creditor => ({ storeId: null, member });

const isOf = (side: CreditSide, row: { enterpriseId: number; storeId: number | null }): boolean =>
  'enterpriseId' in side ? row.enterpriseId === side.enterpriseId : row.storeId === side.storeId;

interface Seen {
  version?: number | undefined;
}

/** Without holding it. @throws creditErrors.notFound, also for somebody else's */
export async function findAccount(work: Work, side: CreditSide, accountId: number): Promise<AccountRow> {
  const [row] = await work.tx.select().from(creditAccount).where(eq(creditAccount.accountId, accountId));
  if (!row || !isOf(side, row)) throw creditErrors.notFound();
  return row;
}

/** @throws creditErrors.notFound; changedMeanwhile where it is not the version that was seen; ownDecision for a creditor of his own enterprise */
export async function holdAccount(
  work: Work,
  side: CreditSide,
  { accountId, version }: Seen & { accountId: number },
): Promise<AccountRow> {
  await findAccount(work, side, accountId);
  const row = await accountLife.hold(work, accountId);
  if (!row) throw creditErrors.notFound();
  return checked(side, row, version);
}

/** Without holding it. @throws creditErrors.noApplication, also for somebody else's */
export async function findApplication(
  work: Work,
  side: CreditSide,
  creditSn: string,
): Promise<ApplicationRow> {
  const [row] = await work.tx
    .select()
    .from(creditApplication)
    .where(eq(creditApplication.creditSn, creditSn));
  if (!row || !isOf(side, row) || ('member' in side && row.state === 'PENDING_APPROVAL'))
    throw creditErrors.noApplication();
  return row;
}

/** @throws creditErrors.noApplication; changedMeanwhile; ownDecision */
export async function holdApplication(
  work: Work,
  side: CreditSide,
  { creditSn, version }: Seen & { creditSn: string },
): Promise<ApplicationRow> {
  await findApplication(work, side, creditSn);
  const row = await applicationLife.hold(work, creditSn);
  if (!row) throw creditErrors.noApplication();
  return checked(side, row, version);
}

function checked<R extends { version: number; enterpriseId: number }>(
  side: CreditSide,
  row: R,
  version: number | undefined,
): R {
  if (version !== undefined && row.version !== version) throw creditErrors.changedMeanwhile();
  if ('member' in side && side.member.enterpriseId === row.enterpriseId) throw creditErrors.ownDecision();
  return row;
}
