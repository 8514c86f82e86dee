// A store as visitors see it: rows of the database turned into replies.
import type { Work } from '#kit/db/work.ts';
import { centsToWire } from '#kit/money/money.ts';
import { type FreightRow, freightRuleIn } from '../freight.ts';
import type { Store } from '../store.protocol.ts';

interface StoreSight {
  storeId: number;
  storeName: string;
  intro: string;
  logo: string | null;
  city: string;
  serviceTel: string;
  isSelfOperated: boolean;
  freightRows: FreightRow[];
  description: number;
  service: number;
  delivery: number;
  count: number;
}

/** How many goods on sale each of the stores has; those with none may be left out. Goods stand on a higher floor. */
export type CountGoods = (work: Work, storeIds: readonly number[]) => Promise<Map<number, number>>;

/** The mall's own store first, then the oldest. */
const SIGHT = (language: 'zh' | 'en') => `
  SELECT s.store_id AS "storeId", s.name_${language} AS "storeName", s.intro_${language} AS intro, s.logo,
         s.city_${language} AS city, s.service_tel AS "serviceTel", s.is_self_operated AS "isSelfOperated",
         COALESCE(f.rows, '[]') AS "freightRows",
         s.score_description AS description, s.score_service AS service, s.score_delivery AS delivery,
         s.score_count AS count
  FROM store s LEFT JOIN freight_template f ON f.store_id = s.store_id AND f.is_default
  WHERE s.state = 'OPEN' AND ($1::bigint IS NULL OR s.store_id = $1)
  ORDER BY s.is_self_operated DESC, s.store_id
  LIMIT $2 OFFSET $3`;

/** Stores in the visitor's language. @param storeId only this one; null for all */
export async function readStores(
  work: Work,
  countGoods: CountGoods,
  storeId: number | null,
  limit: number,
  offset: number,
): Promise<Store[]> {
  const rows = await work.query<StoreSight>(
    SIGHT(work.language),
    [storeId, limit, offset],
    `store-sight-${work.language}`,
  );
  const storeIds = rows.map((row) => row.storeId);
  const goodsCounts = await countGoods(work, storeIds);
  return rows.map((row) => toStore(row, goodsCounts.get(row.storeId) ?? 0));
}

function toStore(
  { description, service, delivery, count, freightRows, ...row }: StoreSight,
  goodsCount: number,
): Store {
  const { freightFee, freeFreightFrom } = freightRuleIn(freightRows, null);
  const average = (sum: number) => Math.round((sum / count) * 10) / 10;
  return {
    ...row,
    freightVaries: freightRows.length > 1,
    freightFee: centsToWire(freightFee),
    freeFreightFrom: freeFreightFrom === null ? null : centsToWire(freeFreightFrom),
    scores:
      count === 0
        ? null
        : {
            description: average(description),
            service: average(service),
            delivery: average(delivery),
            count,
          },
    goodsCount,
  };
}
