// What orders take of an account: every change of it holds the account first, and what the account counts follows in the same work.
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, NOTHING } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { after, days } from '#kit/time/duration.ts';
import type { Text } from '#kit/words/text.ts';
import { creditTurned, writtenOffCredit } from '#mall/books/credit-rules.ts';
import { post } from '#mall/books/server/books.ts';
import { findEnterprise } from '#mall/company/server/company.ts';
import { findAgreement } from '#mall/setting/server/setting.ts';
import { availableOf, type CreditBlock, creditBlocks, toleratedOf, whyBlocked } from '../credit-blocks.ts';
import { CREDIT_AGREEMENT, type CreditBasis } from '../credit-terms.ts';
import {
  addExposure,
  type CameTo,
  type Charge,
  type Exposure,
  exposureOf,
  lessOwed,
  NO_EXPOSURE,
} from '../exposure.ts';
import type { Outlook } from '../forecast.ts';
import { creditErrors } from './credit.errors.ts';
import { creditAccount, creditAgreement, creditCharge } from './credit.tables.ts';
import { type AccountRow, accountLife, creditRules, noteOver } from './credit-life.ts';
import { passedBy, type Taker } from './sub-limits.ts';

export type ChargeRow = typeof creditCharge.$inferSelect;

/** What an account would count for all of its orders on a basis; late fees apart. */
export async function exposureOfAll(work: Work, accountId: number, basis: CreditBasis): Promise<Exposure> {
  const rows = await work.tx.select().from(creditCharge).where(eq(creditCharge.accountId, accountId));
  return rows.reduce((all, row) => addExposure(all, exposureOf(basis, row)), NO_EXPOSURE);
}

/** The account, held until this work ends. */
export async function lockAccount(work: Work, accountId: number): Promise<AccountRow> {
  return required(await accountLife.hold(work, accountId));
}

/** What is still to be paid of an account's statements, and what of them is disputed: told by the room above. */
export type OwedOf = (work: Work, accountId: number) => Promise<{ dues: Outlook['dues']; disputed: Cents }>;

/** What stands in the way of an order of this amount. @param of.taker whose sub-limits count; none: nobody's */
export async function blocksOf(
  work: Work,
  account: AccountRow,
  { amount, owed, taker }: { amount: Cents; owed: Awaited<ReturnType<OwedOf>>; taker?: Taker | undefined },
): Promise<{ block: CreditBlock; text: Text }[]> {
  const { accountId, enterpriseId } = account;
  const rules = await creditRules.find(work);
  const today = dayInChina(work.now);
  const trouble = {
    isCertified: (await findEnterprise(work, enterpriseId))?.isGood === true,
    isOldAgreement: await hasOldAgreement(work, accountId, rules.agreementDays),
    hasOverdue: owed.dues.some(({ dueDay, rest }) => rest > 0 && dueDay < today),
    disputed: owed.disputed,
  };
  const passed = taker && rules.blockSubLimit ? await passedBy(work, accountId, taker, amount) : [];
  return [
    ...whyBlocked(account, amount, trouble, rules, work.now).map((block) => ({
      block,
      text: creditBlocks[block] as Text,
    })),
    ...passed.map((text) => ({ block: 'SUB_LIMIT' as const, text })),
  ];
}

/** Whether another version than the accepted one has been in force for longer than it may wait. */
export async function hasOldAgreement(work: Work, accountId: number, waits: number): Promise<boolean> {
  const [agreed] = await work.tx
    .select()
    .from(creditAgreement)
    .where(eq(creditAgreement.accountId, accountId))
    .orderBy(desc(creditAgreement.agreementId))
    .limit(1);
  const text = agreed && (await findAgreement(work, CREDIT_AGREEMENT));
  return !!text && text.version !== agreed.textVersion && after(text.publishedAt, days(waits)) < work.now;
}

/** An order that is to be paid on credit. */
export interface CreditOrder extends Taker {
  orderSn: string;
  storeId: number;
  accountId: number;
  amount: Cents;
  /** The day of China on which it is to be sent. */
  promisedOn: string;
}

/**
 * Orders are put on account, as if in review; `releaseCredit` follows where nobody reviews. Accounts are held ascending.
 * @throws creditErrors.blocked with everything that is in the way of one of them
 */
export async function reserveCredit(
  work: Work,
  orders: readonly CreditOrder[],
  owedOf: OwedOf,
): Promise<void> {
  for (const order of orders.toSorted((one, other) => one.accountId - other.accountId)) {
    const { amount, promisedOn, ...of } = order;
    const account = await lockAccount(work, of.accountId);
    const owed = await owedOf(work, of.accountId);
    const blocks = await blocksOf(work, account, { amount, owed, taker: order });
    const available = availableOf(account, work.now);
    if (blocks.length > 0)
      throw creditErrors.blocked({ blocks: blocks.map(({ text }) => text), amount, available });
    const excess = cents(amount - available - toleratedOf(account));
    if (excess > 0)
      await noteOver(work, of.accountId, { documentSn: of.orderSn, reason: 'UNCHECKED', excess });
    const [row] = await work.tx
      .insert(creditCharge)
      .values({ ...of, owed: amount, promisedOn, createdAt: work.now })
      .onConflictDoUpdate({ target: creditCharge.orderSn, set: { owed: amount, promisedOn } })
      .returning();
    const made = required(row);
    await count(work, account, addExposure(account, exposureOf(account.basis, made)));
  }
}

/** The orders have passed review: what was reserved is used, or comes later, and enters the books (B5). */
export async function releaseCredit(work: Work, orderSns: readonly string[]): Promise<void> {
  for (const row of await chargesOf(work, orderSns)) {
    if (!row.isReleased) await turn(work, row, { ...row, isReleased: true });
  }
}

/** What of these orders is in review will not be bought: nothing of it counts any more. */
export async function dropCredit(work: Work, orderSns: readonly string[]): Promise<void> {
  for (const row of await chargesOf(work, orderSns)) {
    if (!row.isReleased && row.owed > 0) await turn(work, row, { ...row, owed: NOTHING });
  }
}

/**
 * A parcel has left. Where deliveries count, it may take the account over its limit only with the store's word why.
 * @param amount what it is worth, in fen
 * @throws creditErrors.overAtDelivery
 */
export async function shipCredit(
  work: Work,
  orderSn: string,
  amount: Cents,
  { documentSn, why }: { documentSn: string; why: string },
): Promise<void> {
  const row = await requireCharge(work, orderSn);
  const account = await turn(work, row, { ...row, shipped: cents(row.shipped + amount) });
  if (account.basis !== 'SHIPPED') return;
  const excess = cents(-availableOf(account, work.now) - toleratedOf(account));
  if (excess <= 0) return;
  if (why === '') throw creditErrors.overAtDelivery({ excess });
  await noteOver(work, account.accountId, { documentSn, reason: why, excess });
}

/**
 * Less is owed of an order: cancelled, closed, or taken back.
 * @param less.part which of the like for this order, such as the case
 */
export async function lowerCredit(
  work: Work,
  orderSn: string,
  less: CameTo & { amount: Cents; part: string; isLoss?: boolean },
): Promise<void> {
  if (less.amount === 0) return;
  const row = await requireCharge(work, orderSn);
  const to = lessOwed(row, less.amount, less);
  await turn(
    work,
    row,
    less.isLoss ? { ...to, writtenOff: cents(row.writtenOff + less.amount) } : to,
    less.part,
  );
}

/** What statements do to orders of an account that is held: so much more of each is billed, or paid. @param more in fen, by order */
export async function moveCharges(
  work: Work,
  account: AccountRow,
  what: 'billed' | 'paid',
  more: ReadonlyMap<string, Cents>,
): Promise<void> {
  if (more.size === 0) return;
  const { accountId, basis } = account;
  const rows = await work.query<Charge & { more: Cents }>(
    `UPDATE credit_charge c SET ${what} = c.${what} + m.amount
     FROM unnest($2::text[], $3::bigint[]) AS m (order_sn, amount)
     WHERE c.account_id = $1 AND c.order_sn = m.order_sn
     RETURNING c.is_released AS "isReleased", c.owed, c.shipped, c.billed, c.paid, m.amount AS more`,
    [accountId, [...more.keys()], [...more.values()]],
    `credit-charges-${what}`,
  );
  if (rows.length < more.size) throw new Error(`orders that are not on account ${accountId}`);
  const change = rows.reduce((all, row) => {
    const before = { ...row, [what]: cents(row[what] - row.more) };
    return addExposure(addExposure(all, exposureOf(basis, row)), exposureOf(basis, before), -1);
  }, NO_EXPOSURE);
  await work.query(
    `UPDATE credit_account SET used = used + $2, reserved = reserved + $3, upcoming = upcoming + $4, updated_at = $5
     WHERE account_id = $1`,
    [accountId, change.used, change.reserved, change.upcoming, work.now],
    'credit-account-counts',
  );
}

/** A late fee counts as used until it is paid or waived. @param amount in fen, below zero for what is off */
export async function moveLateFee(work: Work, accountId: number, amount: Cents): Promise<void> {
  const account = await lockAccount(work, accountId);
  await work.tx
    .update(creditAccount)
    .set({ lateFees: cents(account.lateFees + amount), used: cents(account.used + amount) })
    .where(eq(creditAccount.accountId, accountId));
}

/** Not held: whose account it is stays. @throws Error for an order that is not on credit */
export async function requireCharge(work: Work, orderSn: string): Promise<ChargeRow> {
  return required((await chargesOf(work, [orderSn]))[0]);
}

/** Charges with their accounts held, ascending. */
async function chargesOf(work: Work, orderSns: readonly string[]): Promise<ChargeRow[]> {
  if (orderSns.length === 0) return [];
  const which = inArray(creditCharge.orderSn, [...orderSns]);
  const seen = await work.tx
    .selectDistinct({ accountId: creditCharge.accountId })
    .from(creditCharge)
    .where(which);
  for (const accountId of seen.map((one) => one.accountId).toSorted((one, other) => one - other))
    await lockAccount(work, accountId);
  return work.tx.select().from(creditCharge).where(which).orderBy(creditCharge.chargeId);
}

/** From what a charge was to what it is: row, account and books together. @returns the account as it is then */
async function turn(
  work: Work,
  before: ChargeRow,
  to: Charge & ChargeRow,
  part?: string,
): Promise<AccountRow> {
  const account = await lockAccount(work, before.accountId);
  const { isReleased, owed, shipped, billed, paid, writtenOff } = to;
  await work.tx
    .update(creditCharge)
    .set({ isReleased, owed, shipped, billed, paid, writtenOff })
    .where(eq(creditCharge.chargeId, before.chargeId));
  const change = addExposure(exposureOf(account.basis, to), exposureOf(account.basis, before), -1);
  const amount = cents((isReleased ? owed : 0) - (before.isReleased ? before.owed : 0));
  const { orderSn, accountId } = before;
  const of = { orderSn, accountId, storeId: account.storeId };
  if (writtenOff > before.writtenOff)
    await post(work, writtenOffCredit({ ...of, amount: cents(-amount), part: part ?? '' }));
  else if (amount !== 0) await post(work, creditTurned({ ...of, amount, part }));
  return count(work, account, addExposure(account, change));
}

async function count(
  work: Work,
  { accountId }: AccountRow,
  { used, reserved, upcoming }: Exposure,
): Promise<AccountRow> {
  const [row] = await work.tx
    .update(creditAccount)
    .set({ used, reserved, upcoming, updatedAt: sql`${work.now.toISOString()}::timestamptz` })
    .where(eq(creditAccount.accountId, accountId))
    .returning();
  return required(row);
}
