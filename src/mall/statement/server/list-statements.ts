// Where the lists of statements come from, and the items of one.
import { type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Key, rowsWith, source } from '#kit/list/server/source.ts';
import { required } from '#kit/rules/required.ts';
import { enterprise } from '#mall/company/server/company.tables.ts';
import { creditAccount } from '#mall/credit/server/credit.tables.ts';
import { adminStatementList, ownItemList, ownStatementList, storeStatementList } from '../statement-lists.ts';
import { statement, statementItem } from './statement.tables.ts';
import {
  buyersEyes,
  creditorsEyes,
  itemReplies,
  type StatementEyes,
  statementCards,
} from './statement-view.ts';

const statementsOf = (work: Work, scope: SQL, eyes: StatementEyes) => ({
  from: sql`${statement} JOIN ${creditAccount} ON ${creditAccount.accountId} = ${statement.accountId}
    JOIN ${enterprise} ON ${enterprise.enterpriseId} = ${creditAccount.enterpriseId}`,
  key: statement.statementId,
  scope,
  columns: { state: statement.state, createTime: statement.createdAt },
  search: [statement.statementSn, enterprise.name],
  toRows: async (keys: Key[]) =>
    statementCards(work, await rowsWith(work, statement, statement.statementId, keys), eyes),
});

export const statementListRoutes = [
  ...source(ownStatementList, ({ work, actor }) =>
    statementsOf(work, sql`${creditAccount.enterpriseId} = ${actor.enterpriseId}`, buyersEyes(actor)),
  ),
  ...source(storeStatementList, ({ work, actor }) =>
    statementsOf(work, sql`${creditAccount.storeId} = ${actor.storeId}`, creditorsEyes),
  ),
  ...source(adminStatementList, ({ work }) =>
    statementsOf(work, sql`${creditAccount.storeId} IS NULL`, creditorsEyes),
  ),
  ...source(ownItemList, ({ work, actor }) => ({
    from: sql`${statementItem} JOIN ${statement} ON ${statement.statementId} = ${statementItem.statementId}
      JOIN ${creditAccount} ON ${creditAccount.accountId} = ${statement.accountId}`,
    key: statementItem.itemId,
    scope: sql`${creditAccount.enterpriseId} = ${actor.enterpriseId}`,
    columns: {
      statementSn: statement.statementSn,
      itemId: statementItem.itemId,
      amount: statementItem.amount,
      paid: statementItem.paid,
    },
    async toRows(keys: Key[]) {
      const items = await rowsWith(work, statementItem, statementItem.itemId, keys);
      const ids = items.map(({ statementId }) => statementId ?? 0);
      const of = await rowsWith(work, statement, statement.statementId, ids);
      const sns = new Map(of.map(({ statementId, statementSn }) => [statementId, statementSn]));
      return itemReplies(work, items).map((reply, at) => ({
        ...reply,
        statementSn: required(sns.get(ids[at] ?? 0)),
      }));
    },
  })),
];
