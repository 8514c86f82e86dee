// Where the list of a store's money comes from: its paid orders, each in the stage where its money stands, with what each stage holds in all.
import { sql } from 'drizzle-orm';
import { source } from '#kit/list/server/source.ts';
import { type Cents, cents, centsToWire, NOTHING } from '#kit/money/money.ts';
import { after, days } from '#kit/time/duration.ts';
import { claimDaysOf } from '#mall/after-sale/server/after-sale.ts';
import type { StoreMoneyRow } from '../settlement.protocol.ts';
import { storeMoneyList } from '../settlement-lists.ts';
import { MONEY_STAGES, type MoneyStage } from '../settlement-terms.ts';

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
  value: Cents;
  commission: Cents;
  billSn: string;
}

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
        sql`SELECT o.order_sn AS "orderSn", ${STAGE} AS stage, o.created_at AS "createdAt", o.finished_at AS "finishedAt",
                   ${VALUE} AS value, ${COMMISSION} AS commission, coalesce(b.bill_sn, '') AS "billSn"
            FROM ${FROM} WHERE o.order_sn = ANY(${sql.param(keys)}::text[])`,
      );
      return rows.map(({ orderSn, stage, createdAt, finishedAt, value, commission, billSn }) => ({
        ...{ orderSn, stage, billSn },
        createTime: new Date(createdAt).toISOString(),
        value: centsToWire(value),
        commission: centsToWire(commission),
        net: centsToWire(cents(value - commission)),
        dueAt:
          stage === 'WINDOW' && finishedAt !== null
            ? after(new Date(finishedAt), claimDays).toISOString()
            : null,
      }));
    },
    async more() {
      const { rows } = await work.tx.execute<{ stage: MoneyStage; net: Cents }>(
        sql`SELECT ${STAGE} AS stage, sum(${VALUE} - ${COMMISSION})::bigint AS net FROM ${FROM} WHERE ${scope} GROUP BY 1`,
      );
      const of = (stage: MoneyStage) => rows.find((row) => row.stage === stage)?.net ?? NOTHING;
      return {
        stages: Object.fromEntries(MONEY_STAGES.map((stage) => [stage, centsToWire(of(stage))])) as Record<
          MoneyStage,
          string
        >,
      };
    },
  };
});
