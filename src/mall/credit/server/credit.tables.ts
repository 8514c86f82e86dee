// Credit accounts with what was agreed on, applications for them, and what each order takes of them (domain 3.7.1, domain-money §5).
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, key, moment, ref, refTo, table } from '#kit/db/columns.ts';
import { enterprise } from '#mall/company/server/company.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { store } from '#mall/store/server/store.tables.ts';
import type { AccountState, ApplicationState } from '../account-status.ts';
import type { CycleKind } from '../billing-cycle.ts';
import type { CreditOffer } from '../credit.protocol.ts';
import type { BillOn, CreditBasis, SubLimitKind, SubLimitPeriod } from '../credit-terms.ts';

const noAmount = () => amount().notNull().default(sql`0`);

export const creditAccount = table(
  'credit_account',
  {
    accountId: key(),
    enterpriseId: refTo(() => enterprise.enterpriseId),
    /** Who gives the credit; null: the platform, for its own stores. */
    storeId: ref().references(() => store.storeId),
    state: text().$type<AccountState>().notNull(),
    version: integer().notNull().default(1),
    creditLimit: amount().notNull(),
    tempLimit: noAmount(),
    tempUntil: moment(),
    /** A lower limit that was announced, and from when on it holds. */
    lowerTo: amount(),
    lowerAt: moment(),
    /** Σ of its orders (`exposure.ts`), and in `used` the late fees that are not paid. Below nothing where more was taken back than counts. */
    used: noAmount(),
    reserved: noAmount(),
    upcoming: noAmount(),
    lateFees: noAmount(),
    basis: text().$type<CreditBasis>().notNull(),
    billOn: text().$type<BillOn>().notNull(),
    cycleKind: text().$type<CycleKind>().notNull(),
    cycleDay: integer().notNull(),
    termDays: integer().notNull(),
    tolerance: integer().notNull(),
    ceiling: integer().notNull(),
    lateRate: integer().notNull(),
    lateCap: integer().notNull(),
    graceDays: integer().notNull(),
    /** By whom it is frozen: what was frozen by hand is thawed by hand alone. */
    frozenBy: text().$type<'' | 'hand' | 'overdue'>().notNull().default(''),
    frozenReason: text().notNull().default(''),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull().default(sql`now()`),
    closedAt: moment(),
  },
  (t) => [
    uniqueIndex('credit_account_once')
      .on(t.enterpriseId, sql`coalesce(${t.storeId}, 0)`)
      .where(sql`state <> 'CLOSED'`),
    index('credit_account_of_creditor').on(t.storeId, t.createdAt, t.accountId),
    index('credit_account_in_time').on(t.createdAt, t.accountId),
    check('credit_account_promises', sql`${t.reserved} >= 0 AND ${t.upcoming} >= 0 AND ${t.lateFees} >= 0`),
    check('credit_account_limits', sql`${t.creditLimit} >= 0 AND ${t.tempLimit} >= 0`),
  ],
);

export const creditApplication = table(
  'credit_application',
  {
    applicationId: key(),
    creditSn: text().notNull().unique(),
    enterpriseId: refTo(() => enterprise.enterpriseId),
    memberId: refTo(() => member.memberId),
    storeId: ref().references(() => store.storeId),
    /** The account that it would change; null: it opens one. */
    accountId: ref().references(() => creditAccount.accountId),
    state: text().$type<ApplicationState>().notNull(),
    version: integer().notNull().default(1),
    wantedLimit: amount().notNull(),
    wantedTermDays: integer().notNull(),
    yearlyPurchase: noAmount(),
    text: text().notNull().default(''),
    fileIds: jsonb().$type<number[]>().notNull().default(sql`'[]'`),
    /** What the creditor offers; null before. */
    offer: jsonb().$type<CreditOffer>(),
    /** Why it was sent back, refused or declined. */
    reason: text().notNull().default(''),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull().default(sql`now()`),
    finishedAt: moment(),
  },
  (t) => [
    uniqueIndex('credit_application_once')
      .on(t.enterpriseId, sql`coalesce(${t.storeId}, 0)`)
      .where(sql`state IN ('PENDING_APPROVAL', 'PENDING_REVIEW', 'REVIEW_REJECTED', 'OFFERED')`),
    index().on(t.enterpriseId),
    index('credit_application_of_creditor').on(t.storeId, t.createdAt, t.applicationId),
    index('credit_application_in_time').on(t.createdAt, t.applicationId),
    check('credit_application_wants', sql`${t.wantedLimit} > 0`),
  ],
);

/** Who has agreed to what: the platform's text by version and hash, with the account's figures. Written once. */
export const creditAgreement = table(
  'credit_agreement',
  {
    agreementId: key(),
    accountId: refTo(() => creditAccount.accountId),
    creditSn: text().notNull().unique(),
    textVersion: text().notNull(),
    /** SHA-256 in hex of the text in both languages. */
    textHash: text().notNull(),
    figures: jsonb().$type<CreditOffer>().notNull(),
    memberId: refTo(() => member.memberId),
    memberName: text().notNull(),
    method: text().$type<'sms' | 'payPassword'>().notNull(),
    ip: text().notNull(),
    acceptedAt: moment().notNull(),
    /** SHA-256 in hex of all of the above. */
    evidenceHash: text().notNull(),
  },
  (t) => [index().on(t.accountId)],
);

/** What one order takes of an account (`exposure.ts`); changed with its account held. */
export const creditCharge = table(
  'credit_charge',
  {
    chargeId: key(),
    accountId: refTo(() => creditAccount.accountId),
    orderSn: text().notNull().unique(),
    storeId: refTo(() => store.storeId),
    /** Who has ordered it, and what it is booked to. */
    memberId: refTo(() => member.memberId),
    projectId: ref(),
    costCentre: text().notNull().default(''),
    isReleased: boolean().notNull().default(false),
    owed: amount().notNull(),
    shipped: noAmount(),
    billed: noAmount(),
    paid: noAmount(),
    /** What its creditor has given up: it is not owed any more, and still what the order was worth. */
    writtenOff: noAmount(),
    /** The day of China on which the store has promised to send it. */
    promisedOn: date({ mode: 'string' }).notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index().on(t.accountId),
    check(
      'credit_charge_goes_on',
      sql`0 <= ${t.shipped} AND ${t.shipped} <= ${t.owed} AND ${t.billed} <= ${t.owed}`,
    ),
  ],
);

/** What an employee, a cost centre or a project may take of an account; looked at with its account held. */
export const creditSubLimit = table(
  'credit_sub_limit',
  {
    subLimitId: key(),
    accountId: refTo(() => creditAccount.accountId),
    kind: text().$type<SubLimitKind>().notNull(),
    /** The key of a member or a project, or the name of a cost centre. */
    subject: text().notNull(),
    name: text().notNull(),
    period: text().$type<SubLimitPeriod>().notNull(),
    amount: amount().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex().on(t.accountId, t.kind, t.subject, t.period),
    check('credit_sub_limit_not_below', sql`${t.amount} >= 0`),
  ],
);

/** More counted than was agreed, and why it was let pass: by a statement, a fee, a lower limit, or the store's word. */
export const creditOver = table(
  'credit_over',
  {
    overId: key(),
    accountId: refTo(() => creditAccount.accountId),
    documentSn: text().notNull(),
    reason: text().notNull(),
    /** By how much. */
    excess: amount().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [index().on(t.accountId)],
);
