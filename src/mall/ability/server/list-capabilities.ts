// Where the directory of capabilities comes from.
import { sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { source } from '#kit/list/server/source.ts';
import { type Cents, centsToWire, type UnitPrice, unitPriceToWire } from '#kit/money/money.ts';
import { findParts } from '#mall/part/server/part.ts';
import { type CapabilityRow, capabilityList } from '../ability-list.ts';
import { isOffered } from './keep/offered.ts';
import {
  type BasicRow,
  basicsOf,
  hasMark,
  holdsNow,
  isFound,
  JOINED,
  saidAbove,
  toBasics,
} from './search-capabilities.ts';

const FROM = sql`capability c ${JOINED}`;

type Row = BasicRow &
  Omit<CapabilityRow, keyof BasicRow | 'unitPrice' | 'minCharge'> & {
    unitPrice: UnitPrice | null;
    minCharge: Cents | null;
  };

/** In no order. @param keys capIds */
export async function capabilityRows(
  work: Work,
  keys: readonly (string | number)[],
): Promise<CapabilityRow[]> {
  const { rows } = await work.tx.execute<Row & Record<string, unknown>>(
    sql`SELECT ${basicsOf(work)}, c.kind, c.also, c.range, c.uncertainty, c.days, c.specimens,
               CASE WHEN NOT h.is_on_request THEN h.unit_price END AS "unitPrice",
               CASE WHEN NOT h.is_on_request THEN h.min_charge END AS "minCharge"
        FROM ${FROM} LEFT JOIN charge h ON h.cap_id = c.cap_id AND ${holdsNow(work)}
        WHERE c.cap_id = ANY(${sql.param([...keys])}::bigint[])`,
  );
  return rows.map((row: Row) => ({
    ...row,
    ...toBasics(work, row),
    unitPrice: row.unitPrice === null ? null : unitPriceToWire(Number(row.unitPrice) as UnitPrice),
    minCharge: row.minCharge === null ? null : centsToWire(Number(row.minCharge) as Cents),
  }));
}

export const capabilityListRoutes = source(capabilityList, ({ work, input }) => {
  const { standardNo = '', partId, keyword = '' } = input as typeof input & { keyword?: string };
  const conditions = [
    isOffered(work),
    ...(standardNo === '' ? [] : [isFound(work, standardNo)]),
    ...(partId === undefined
      ? []
      : [
          sql`c.category_ids && (SELECT g.path::bigint[] FROM part p JOIN category g USING (category_id) WHERE p.part_id = ${partId})`,
        ]),
  ];
  return {
    from: FROM,
    key: sql`c.cap_id`,
    scope: sql.join(conditions, sql` AND `),
    columns: {
      kind: sql`c.kind`,
      capNo: sql`c.cap_no`,
      field: sql`c.field`,
      site: sql`c.site_id`,
      days: sql`c.days`,
    },
    search: [(typed) => isFound(work, typed)],
    filters: { mark: (mark) => hasMark(work, mark) },
    toRows: (keys) => capabilityRows(work, keys),
    more: async () => ({
      ...(await saidAbove(work, `${standardNo} ${keyword}`)),
      partNo: partId === undefined ? '' : ((await findParts(work, [partId])).get(partId)?.partNo ?? ''),
    }),
  };
});
