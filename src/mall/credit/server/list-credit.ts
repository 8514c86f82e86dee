// Where the creditors' lists come from: a store's own accounts and applications, and the platform's for its own stores.
import { type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Key, rowsWith, source } from '#kit/list/server/source.ts';
import { enterprise } from '#mall/company/server/company.tables.ts';
import {
  adminAccountList,
  adminApplicationList,
  storeAccountList,
  storeApplicationList,
} from '../credit-lists.ts';
import { creditAccount, creditApplication } from './credit.tables.ts';
import { accountCards, applicationCards, creditorsEyes } from './credit-view.ts';

const accountsOf = (work: Work, scope: SQL) => ({
  from: sql`${creditAccount} JOIN ${enterprise} ON ${enterprise.enterpriseId} = ${creditAccount.enterpriseId}`,
  key: creditAccount.accountId,
  scope,
  columns: { state: creditAccount.state, createTime: creditAccount.createdAt },
  search: [enterprise.name],
  toRows: async (keys: Key[]) =>
    accountCards(work, await rowsWith(work, creditAccount, creditAccount.accountId, keys), creditorsEyes),
});

const applicationsOf = (work: Work, scope: SQL) => ({
  from: sql`${creditApplication} JOIN ${enterprise} ON ${enterprise.enterpriseId} = ${creditApplication.enterpriseId}`,
  key: creditApplication.applicationId,
  // what its own people have not approved is not handed in yet
  scope: sql`${scope} AND ${creditApplication.state} <> 'PENDING_APPROVAL'`,
  columns: { state: creditApplication.state, createTime: creditApplication.createdAt },
  search: [creditApplication.creditSn, enterprise.name],
  toRows: async (keys: Key[]) =>
    applicationCards(
      work,
      await rowsWith(work, creditApplication, creditApplication.applicationId, keys),
      creditorsEyes,
    ),
});

export const creditListRoutes = [
  ...source(storeAccountList, ({ work, actor }) =>
    accountsOf(work, sql`${creditAccount.storeId} = ${actor.storeId}`),
  ),
  ...source(adminAccountList, ({ work }) => accountsOf(work, sql`${creditAccount.storeId} IS NULL`)),
  ...source(storeApplicationList, ({ work, actor }) =>
    applicationsOf(work, sql`${creditApplication.storeId} = ${actor.storeId}`),
  ),
  ...source(adminApplicationList, ({ work }) =>
    applicationsOf(work, sql`${creditApplication.storeId} IS NULL`),
  ),
];
