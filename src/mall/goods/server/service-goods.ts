// Goods that are no part: the services of a laboratory and packages of them, put on the shelf at a price, read, and kept out of what only parts can do.
import type { Work } from '#kit/db/work.ts';
import type { UnitPrice } from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';
import { commissionAddress, type GoodsKind } from '../goods-kind.ts';
import { goodsErrors } from './goods.errors.ts';
import { goodsChanged } from './goods.events.ts';

/** What a room above sells without a part. */
export interface ServiceToSell {
  /** The capability, or the package. */
  ofId: number;
  storeId: number;
  title: Text;
  /** Of its unit now; null: none holds, and then it is on no shelf. */
  unitPrice: UnitPrice | null;
  /** Working days. */
  days: number;
}

/** Its column tells whose a listing is. */
const COLUMNS = { SERVICE: 'cap_id', PACKAGE: 'package_id' } as const;

/** Listing, product and price follow what is given; a store that is being made ready fills its shelves when it opens. */
const keep = (kind: keyof typeof COLUMNS) => `
  WITH given AS MATERIALIZED (
    SELECT one.*, CASE s.state WHEN 'OPEN' THEN 'ON_SALE' WHEN 'PREPARING' THEN 'WAITING' ELSE 'OFF' END AS state
    FROM json_to_recordset($1) AS one (of_id bigint, store_id bigint, title_zh text, title_en text, price bigint, days int)
    JOIN store s USING (store_id)
  ), made AS (
    INSERT INTO goods (kind, store_id, ${COLUMNS[kind]}, title_zh, title_en, state, created_at, updated_at)
    SELECT '${kind}', store_id, of_id, title_zh, title_en, state, $2, $2 FROM given WHERE price IS NOT NULL ORDER BY of_id
    ON CONFLICT (${COLUMNS[kind]}) WHERE ${COLUMNS[kind]} IS NOT NULL DO UPDATE
    SET title_zh = excluded.title_zh, title_en = excluded.title_en, state = excluded.state, updated_at = $2
    RETURNING goods_id, ${COLUMNS[kind]} AS of_id
  ), priced AS (
    INSERT INTO product (goods_id, packing, tracks_stock, min_buy_num, multiple, spq, lead_days, price_tiers)
    SELECT goods_id, 'service', false, 1, 1, 1, days, jsonb_build_array(jsonb_build_object('minNum', 1, 'unitPrice', price))
    FROM made JOIN given USING (of_id) ORDER BY goods_id
    ON CONFLICT (goods_id, packing) DO UPDATE SET lead_days = excluded.lead_days, price_tiers = excluded.price_tiers
  ), gone AS (
    UPDATE goods g SET state = 'OFF', updated_at = $2 FROM given
    WHERE g.${COLUMNS[kind]} = given.of_id AND given.price IS NULL AND g.state <> 'OFF' RETURNING g.goods_id
  )
  SELECT goods_id AS "goodsId" FROM made UNION ALL SELECT goods_id FROM gone`;

const KEEP = { SERVICE: keep('SERVICE'), PACKAGE: keep('PACKAGE') };

/** Puts services on the shelf at their price, changes it, or takes off what has none. */
export async function keepServiceGoods(
  work: Work,
  kind: keyof typeof COLUMNS,
  given: readonly ServiceToSell[],
): Promise<void> {
  if (given.length === 0) return;
  const rows = given.map(({ ofId, storeId, title, unitPrice, days }) => ({
    ...{ of_id: ofId, store_id: storeId, title_zh: title.zh, title_en: title.en, price: unitPrice, days },
  }));
  const kept = await work.query<{ goodsId: number }>(KEEP[kind], [JSON.stringify(rows), work.now]);
  if (kept.length === 0) return;
  await work.emit(goodsChanged, { goodsIds: kept.map(({ goodsId }) => goodsId) });
  await work.announce('pages');
}

/** A service or package as it is listed. */
export interface ServiceForSale {
  kind: Exclude<GoodsKind, 'PART'>;
  goodsId: number;
  productId: number;
  storeId: number;
  storeName: Text;
  title: Text;
  unitPrice: UnitPrice;
  days: number;
  isOnSale: boolean;
}

/** Services and packages by product; parts and unknown ids are left out, what is off sale is not. */
export async function findServices(
  work: Work,
  productIds: readonly number[],
): Promise<Map<number, ServiceForSale>> {
  if (productIds.length === 0) return new Map();
  const rows = await work.query<ServiceForSale>(
    `SELECT g.kind, g.goods_id AS "goodsId", p.product_id AS "productId", g.store_id AS "storeId",
            json_build_object('zh', s.name_zh, 'en', s.name_en) AS "storeName",
            json_build_object('zh', g.title_zh, 'en', g.title_en) AS title,
            (p.price_tiers -> 0 ->> 'unitPrice')::bigint AS "unitPrice", p.lead_days AS days,
            g.state = 'ON_SALE' AS "isOnSale"
     FROM product p JOIN goods g USING (goods_id) JOIN store s USING (store_id)
     WHERE p.product_id = ANY($1::bigint[]) AND g.kind <> 'PART'`,
    [productIds],
    'goods-services',
  );
  return new Map(rows.map((row) => [row.productId, row]));
}

/** What is asked about, by product or by goods. */
interface Asked {
  productId?: number;
  goodsId?: number;
}

interface Kinded {
  kind: GoodsKind;
  productId: number;
  goodsId: number;
  /** The capability or the package; null for a part. */
  ofId: number | null;
}

async function kindOf(work: Work, { productId, goodsId }: Asked): Promise<Kinded | undefined> {
  const [found] = await work.query<Kinded>(
    `SELECT g.kind, p.product_id AS "productId", g.goods_id AS "goodsId", coalesce(g.cap_id, g.package_id) AS "ofId"
     FROM product p JOIN goods g USING (goods_id) WHERE p.product_id = $1 OR $1 IS NULL AND g.goods_id = $2
     ORDER BY p.is_default DESC, p.product_id LIMIT 1`,
    [productId ?? null, goodsId ?? null],
    'goods-kind',
  );
  return found;
}

/** Why a page of parts has nothing to show. */
export async function noPart(work: Work, asked: Asked): Promise<Error> {
  const found = await kindOf(work, asked);
  return found && found.kind !== 'PART' ? goodsErrors.otherKind(found) : goodsErrors.unknownGoods();
}

/**
 * The listing that a page of services or packages shows.
 * @throws goodsErrors.unknownGoods, otherKind for what has another page
 */
export async function requireGoodsOf(
  work: Work,
  kind: Exclude<GoodsKind, 'PART'>,
  asked: Asked,
): Promise<{ goodsId: number; productId: number; ofId: number }> {
  const found = await kindOf(work, asked);
  if (!found) throw goodsErrors.unknownGoods();
  const { goodsId, productId, ofId } = found;
  if (found.kind !== kind || ofId === null) throw goodsErrors.otherKind({ kind: found.kind, productId });
  return { goodsId, productId, ofId };
}

/** What a cart says of it, with the way to where it is commissioned. */
export const isService = (productId: number, capId: number | null): Error =>
  goodsErrors.isService({ to: commissionAddress(productId, capId) });

/** For where parts are bought, once something is no part. @throws goodsErrors.isService for the first that is a service */
export async function refuseServices(work: Work, productIds: readonly number[]): Promise<void> {
  const [service] = await work.query<{ productId: number; capId: number | null }>(
    `SELECT p.product_id AS "productId", g.cap_id AS "capId" FROM product p JOIN goods g USING (goods_id)
     WHERE p.product_id = ANY($1::bigint[]) AND g.kind <> 'PART' ORDER BY p.product_id LIMIT 1`,
    [productIds],
    'goods-refuse-services',
  );
  if (service) throw isService(service.productId, service.capId);
}
