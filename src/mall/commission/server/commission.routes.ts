// What the commission room serves: the platform's rules, made, ended and listed.
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Actions, type Route, serveAll } from '#kit/http/server/serve.ts';
import { source } from '#kit/list/server/source.ts';
import { centsToWire, NOTHING } from '#kit/money/money.ts';
import { findCategoryNames } from '#mall/part/server/part.ts';
import { findStores } from '#mall/store/server/store.ts';
import { type CommissionRuleCard, commissionProtocol } from '../commission.protocol.ts';
import { commissionRuleList } from '../commission-list.ts';
import { commissionErrors } from './commission.errors.ts';
import { commissionRule } from './commission.tables.ts';
import { commissionRates } from './commission-rates.ts';

type Acts = Actions<typeof commissionProtocol>;

const choices: Acts['choices'] = async (work) => {
  const name = work.language === 'zh' ? 'name_zh' : 'name_en';
  const [stores, categories] = await Promise.all([
    work.query<{ id: number; name: string }>(
      `SELECT store_id AS id, ${name} AS name FROM store WHERE NOT is_self_operated AND state <> 'CLOSED' ORDER BY 2, 1`,
    ),
    work.query<{ id: number; name: string }>(
      `SELECT c.category_id AS id, string_agg(p.${name}, ' › ' ORDER BY p.grade) AS name
       FROM category c JOIN category p ON p.category_id = ANY(c.path) GROUP BY 1 ORDER BY min(c.path), 1`,
    ),
  ]);
  return { stores, categories };
};

/** @throws ofWhat, unknownStore, unknownCategory, ownStore, endsCross, thereIsOne */
const make: Acts['make'] = async (work, finance, input) => {
  const { storeId = null, categoryId = null, ratePerMille, note, most = null } = input;
  const { fixed = NOTHING, least = NOTHING } = input;
  if (storeId === null && categoryId === null) throw commissionErrors.ofWhat();
  if (fixed < 0 || least < 0 || (most !== null && most < least)) throw commissionErrors.endsCross();
  if (storeId !== null) {
    const store = (await findStores(work, [storeId])).get(storeId);
    if (!store) throw commissionErrors.unknownStore();
    if (store.isSelfOperated) throw commissionErrors.ownStore();
  }
  if (categoryId !== null) {
    if (!(await findCategoryNames(work, [categoryId])).has(categoryId))
      throw commissionErrors.unknownCategory();
  }
  const [made] = await work.tx
    .insert(commissionRule)
    .values({
      ...{ storeId, categoryId, ratePerMille, fixed, least, most, note },
      madeBy: finance.memberId,
      createdAt: work.now,
    })
    .onConflictDoNothing()
    .returning({ ruleId: commissionRule.ruleId });
  if (!made) throw commissionErrors.thereIsOne();
  return made;
};

/** @throws notFound, ended */
const end: Acts['end'] = async (work, _finance, { ruleId }) => {
  const [ended] = await work.tx
    .update(commissionRule)
    .set({ endedAt: work.now })
    .where(and(eq(commissionRule.ruleId, ruleId), isNull(commissionRule.endedAt)))
    .returning({ ruleId: commissionRule.ruleId });
  if (ended) return ended;
  const known = await work.query('SELECT FROM commission_rule WHERE rule_id = $1', [ruleId]);
  throw known.length > 0 ? commissionErrors.ended() : commissionErrors.notFound();
};

type Row = typeof commissionRule.$inferSelect & { storeName: string; categoryName: string; who: string };

const FROM = sql`commission_rule r LEFT JOIN store s USING (store_id) LEFT JOIN category c USING (category_id)`;

const listRoutes = source(commissionRuleList, ({ work }) => {
  const zh = work.language === 'zh';
  const storeName = zh ? sql`s.name_zh` : sql`s.name_en`;
  const categoryName = zh ? sql`c.name_zh` : sql`c.name_en`;
  return {
    from: FROM,
    key: sql`r.rule_id`,
    scope: undefined,
    columns: {
      state: sql`CASE WHEN r.ended_at IS NULL THEN 'STANDING' ELSE 'ENDED' END`,
      createTime: sql`r.created_at`,
    },
    search: [sql`coalesce(${storeName}, '')`, sql`coalesce(${categoryName}, '')`, sql`r.note`],
    async toRows(keys): Promise<CommissionRuleCard[]> {
      const rows = await work.tx.execute<Row & Record<string, unknown>>(
        sql`SELECT r.rule_id AS "ruleId", r.rate_per_mille AS "ratePerMille", r.fixed, r.least, r.most, r.note,
                   r.created_at AS "createdAt", r.ended_at AS "endedAt", coalesce(${storeName}, '') AS "storeName",
                   coalesce(${categoryName}, '') AS "categoryName", m.member_name AS who
            FROM ${FROM}
            JOIN member m ON m.member_id = r.made_by WHERE r.rule_id = ANY(${sql.param(keys)}::bigint[])`,
      );
      return rows.rows.map((row) => ({
        ...{ ruleId: row.ruleId, storeName: row.storeName, categoryName: row.categoryName },
        ...{ ratePerMille: row.ratePerMille, note: row.note, madeBy: row.who },
        fixed: centsToWire(row.fixed),
        least: centsToWire(row.least),
        most: row.most === null ? null : centsToWire(row.most),
        state: row.endedAt === null ? 'STANDING' : 'ENDED',
        createTime: new Date(row.createdAt).toISOString(),
        endedAt: row.endedAt === null ? null : new Date(row.endedAt).toISOString(),
        allowedActions: row.endedAt === null ? ['end'] : [],
      }));
    },
  };
});

export const commissionRoutes = (): Route[] => [
  ...serveAll(commissionProtocol, { choices, make, end, ...commissionRates.calls }),
  ...listRoutes,
];
