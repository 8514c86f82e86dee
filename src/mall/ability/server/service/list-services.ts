// Where the list of services and packages on sale comes from.
import { type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { inside } from '#kit/list/server/list-sql.ts';
import { source } from '#kit/list/server/source.ts';
import { type UnitPrice, unitPriceToWire } from '#kit/money/money.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import type { Text } from '#kit/words/text.ts';
import { listServices } from '#mall/goods/server/goods.ts';
import { type ServiceRow, serviceList } from '../../service-list.ts';
import { clauseIn, hasMark, holdsNow, isFound, marksOf, named, unitIn } from '../search-capabilities.ts';

const FROM = sql`goods g JOIN product p USING (goods_id) LEFT JOIN capability c USING (cap_id)
  LEFT JOIN standard s USING (standard_id)`;

const PRICE = sql`(p.price_tiers -> 0 ->> 'unitPrice')::bigint`;

/** One of the components `c` of the package that `g` is, by standard `s`, is like that. */
const hasComponent = (condition: SQL): SQL =>
  sql`EXISTS (SELECT FROM package_component o JOIN capability c ON c.cap_id = o.cap_id JOIN standard s USING (standard_id)
      WHERE o.package_id = g.package_id AND ${condition})`;

/** A service is like that, or a component of a package. */
const either = (condition: SQL): SQL =>
  sql`CASE g.kind WHEN 'SERVICE' THEN ${condition} ELSE ${hasComponent(condition)} END`;

type Row = Omit<ServiceRow, 'unitPrice' | 'marks' | 'unit' | 'evaluationStars'> & {
  unitPrice: string;
  unit: string;
  clause: string;
  marks: { mark: ServiceRow['marks'][number]['mark']; until: string }[];
  evaluationStars: number | null;
};

async function rowsOf(work: Work, keys: readonly (string | number)[]): Promise<ServiceRow[]> {
  const { rows } = await work.tx.execute<Row & Record<string, unknown>>(
    sql`SELECT g.goods_id AS "goodsId", p.product_id AS "productId", g.kind, ${named(work, 'g.title')} AS title,
               p.lead_days AS days, ${PRICE} AS "unitPrice", g.store_id AS "storeId", ${named(work, 't.name')} AS "storeName",
               coalesce(k.unit, h.unit, '') AS unit,
               coalesce(c.clause, '') AS clause, CASE g.kind WHEN 'SERVICE' THEN s.number
                 ELSE (SELECT string_agg(DISTINCT f.number, ', ') FROM package_component o
                       JOIN capability d ON d.cap_id = o.cap_id JOIN standard f ON f.standard_id = d.standard_id
                       WHERE o.package_id = g.package_id) END AS standard,
               ${marksOf(work)} AS marks,
               round(g.evaluation_stars::numeric / nullif(g.evaluation_count, 0), 1)::float8 AS "evaluationStars"
        FROM ${FROM} JOIN store t ON t.store_id = g.store_id
        LEFT JOIN service_package k ON k.package_id = g.package_id
        LEFT JOIN charge h ON h.cap_id = g.cap_id AND ${holdsNow(work)}
        WHERE g.goods_id = ANY(${sql.param([...keys])}::bigint[])`,
  );
  return rows.map(({ clause, ...row }: Row) => ({
    ...row,
    standard: [row.standard, clauseIn(work.language, clause)].filter(Boolean).join(' '),
    unit: unitIn(work.language, row.unit),
    unitPrice: unitPriceToWire(Number(row.unitPrice) as UnitPrice),
    marks: row.marks.map(({ mark, until }) => ({ mark, until: dayInChina(new Date(until)) })),
  }));
}

export const serviceListRoutes = source(serviceList, ({ work, input: { storeId } }) => ({
  from: FROM,
  key: sql`g.goods_id`,
  scope: sql`g.kind <> 'PART' AND g.state = 'ON_SALE' ${storeId === undefined ? sql`` : sql`AND g.store_id = ${storeId}`}`,
  columns: { kind: sql`g.kind`, days: sql`p.lead_days`, price: PRICE },
  search: [
    (typed) => either(isFound(work, typed)),
    (typed) => sql`concat(g.title_zh, g.title_en) ILIKE ${inside(typed)}`,
  ],
  filters: {
    field: (field) => either(sql`c.field = ${field}`),
    mark: (mark) => either(hasMark(work, mark)),
    price: ({ from = 0, to }) =>
      sql`${PRICE} >= ${from * 10_000} ${to === undefined ? sql`` : sql`AND ${PRICE} <= ${to * 10_000}`}`,
  },
  toRows: (keys) => rowsOf(work, keys),
}));

/** By what somebody who types may mean a service or package on sale. */
export interface ServiceName extends Text {
  productId: number;
  kind: ServiceRow['kind'];
  /** '' of a package. */
  standard: string;
  /** Within it, in Chinese. */
  clause: string;
  /** Other numbers of the same method. */
  also: string[];
}

/** All of them: some hundreds, packages first. */
export async function findServiceNames(work: Work): Promise<ServiceName[]> {
  const services = await listServices(work);
  const capIds = services.flatMap(({ kind, ofId }) => (kind === 'SERVICE' ? [ofId] : []));
  const rows = await work.query<Pick<ServiceName, 'standard' | 'clause' | 'also'> & { capId: number }>(
    `SELECT c.cap_id AS "capId", s.number AS standard, c.clause, c.also
     FROM capability c JOIN standard s USING (standard_id) WHERE c.cap_id = ANY($1::bigint[])`,
    [capIds],
    'ability-service-names',
  );
  const methods = new Map(rows.map(({ capId, ...method }) => [capId, method]));
  return services.map(({ kind, ofId, productId, title }) => {
    const method = kind === 'SERVICE' ? methods.get(ofId) : undefined;
    return { standard: '', clause: '', also: [], ...method, ...title, kind, productId };
  });
}
