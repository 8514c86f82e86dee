// Where the list of a store's money comes from: its paid orders, each in the stage where its money stands, with what each stage holds in all.
import { eq, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { findDueTimes } from '#kit/jobs/timer.ts';
import { source } from '#kit/list/server/source.ts';
import { type Cents, cents, centsToWire, sum } from '#kit/money/money.ts';
import { dayInChina, endOfDay } from '#kit/time/day-in-china.ts';
import { after, days, hours } from '#kit/time/duration.ts';
import { claimDaysOf } from '#mall/after-sale/server/after-sale.ts';
import type { StoreMoneyRow } from '../settlement.protocol.ts';
import { storeMoneyList } from '../settlement-lists.ts';
import { nextCutDay } from '../settlement-sum.ts';
import { MONEY_STAGES, type MoneyStage } from '../settlement-terms.ts';
import { billLife, settlementRules } from './bill-life.ts';
import { waitsInBooks } from './cut-bills.ts';
import { settlementStore } from './settlement.tables.ts';

/** An order's release with the bill that it stands on. */
const FROM = sql`sub_order o LEFT JOIN settlement_row r ON r.order_sn = o.order_sn AND r.kind = 'RELEASE'
  LEFT JOIN settlement_bill b USING (bill_id)`;

const STAGE = sql`CASE WHEN b.state = 'PAID' THEN 'PAID' WHEN b.bill_id IS NOT NULL THEN 'BILLED'
  WHEN o.released_at IS NOT NULL THEN 'RELEASED' WHEN o.state IN ('COMPLETED', 'CLOSED') THEN 'WINDOW' ELSE 'ESCROW' END`;

/** What has come of it and not gone back; once it is released, what it was then. */
const VALUE = sql`coalesce(r.amount, CASE WHEN o.is_agreed
  THEN (SELECT coalesce(sum(s.amount - s.waived - s.refunded), 0) FROM order_stage s WHERE s.order_sn = o.order_sn AND s.state = 'PAID')
  ELSE o.payable - o.refunded END)::bigint`;

const COMMISSION = sql`coalesce(r.commission, (SELECT coalesce(sum(l.commission - CASE WHEN l.refunded >= l.amount - l.discount_store
    THEN l.commission ELSE l.commission * l.refunded / (l.amount - l.discount_store) END), 0)
  FROM order_line l WHERE l.order_sn = o.order_sn))::bigint`;

interface Found extends Record<string, unknown> {
  orderSn: string;
  stage: MoneyStage;
  createdAt: string;
  finishedAt: string | null;
  autoReceiveAt: string | null;
  value: Cents;
  commission: Cents;
  billSn: string;
}

/** When what is released goes on a bill. */
async function nextCutOf(work: Work, storeId: number): Promise<Date> {
  const [terms] = await work.tx.select().from(settlementStore).where(eq(settlementStore.storeId, storeId));
  const cycle = terms?.cycle || (await settlementRules.find(work)).cycle;
  return after(endOfDay(nextCutDay(cycle, dayInChina(work.now))), hours(2) - days(1));
}

const byStage = (rows: readonly { stage: MoneyStage; net: Cents }[]) =>
  Object.fromEntries(
    MONEY_STAGES.map((stage) => [
      stage,
      centsToWire(sum(rows.filter((row) => row.stage === stage).map(({ net }) => net))),
    ]),
  ) as Record<MoneyStage, string>;

export const moneyRoutes = source(storeMoneyList, ({ work, actor }) => {
  const scope = sql`o.store_id = ${actor.storeId} AND o.paid_at IS NOT NULL AND o.pay_mode <> 'CREDIT'
    AND o.state NOT IN ('CANCELLED') AND ${VALUE} > 0`;
  return {
    from: FROM,
    key: sql`o.order_sn`,
    scope,
    columns: {
      stage: STAGE,
      createTime: sql`o.created_at`,
      value: VALUE,
      commission: COMMISSION,
      net: sql`(${VALUE} - ${COMMISSION})`,
    },
    search: [sql`o.order_sn`],
    async toRows(keys): Promise<StoreMoneyRow[]> {
      const claimDays = days(await claimDaysOf(work));
      const { rows } = await work.tx.execute<Found>(
        sql`SELECT o.order_sn AS "orderSn", ${STAGE} AS stage, o.created_at AS "createdAt", o.finished_at AS "finishedAt", o.auto_receive_at AS "autoReceiveAt",
                   ${VALUE} AS value, ${COMMISSION} AS commission, coalesce(b.bill_sn, '') AS "billSn"
            FROM ${FROM} WHERE o.order_sn = ANY(${sql.param(keys)}::text[])`,
      );
      const cutAt = await nextCutOf(work, actor.storeId);
      const confirmBy = await findDueTimes(
        work,
        billLife.docType,
        rows.map(({ billSn }) => billSn),
      );
      const dueAt = ({ stage, finishedAt, autoReceiveAt, billSn }: Found): Date | null | undefined => {
        if (stage === 'ESCROW') return autoReceiveAt === null ? null : new Date(autoReceiveAt);
        if (stage === 'WINDOW') return finishedAt === null ? null : after(new Date(finishedAt), claimDays);
        return stage === 'RELEASED' ? cutAt : confirmBy.get(billSn);
      };
      return rows.map(({ orderSn, stage, createdAt, value, commission, billSn, ...row }) => ({
        ...{ orderSn, stage, billSn },
        createTime: new Date(createdAt).toISOString(),
        value: centsToWire(value),
        commission: centsToWire(commission),
        net: centsToWire(cents(value - commission)),
        dueAt: dueAt({ orderSn, stage, createdAt, value, commission, billSn, ...row })?.toISOString() ?? null,
      }));
    },
    async more() {
      const { rows } = await work.tx.execute<{ stage: MoneyStage; net: Cents }>(
        sql`SELECT ${STAGE} AS stage, sum(${VALUE} - ${COMMISSION})::bigint AS net FROM ${FROM} WHERE ${scope} GROUP BY 1`,
      );
      const besides = await work.tx.execute<{ stage: MoneyStage; net: Cents }>(
        sql`SELECT CASE WHEN state = 'PAID' THEN 'PAID' WHEN bill_id IS NOT NULL THEN 'BILLED' ELSE 'RELEASED' END AS stage, sum(net)::bigint AS net
            FROM (SELECT b.state, b.bill_id, r.amount - r.commission AS net FROM settlement_row r LEFT JOIN settlement_bill b USING (bill_id)
                  WHERE r.store_id = ${actor.storeId} AND r.kind <> 'RELEASE'
                  UNION ALL SELECT b.state, b.bill_id, r.amount - r.commission FROM ${FROM}
                  WHERE o.store_id = ${actor.storeId} AND o.pay_mode = 'CREDIT' AND r.row_id IS NOT NULL) AS besides GROUP BY 1`,
      );
      const waits = { stage: 'RELEASED', net: await waitsInBooks(work, actor.storeId) } as const;
      return { stages: byStage(rows), besides: byStage([...besides.rows, waits]) };
    },
  };
});
