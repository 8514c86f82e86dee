// Goods that are no part: the services of a laboratory and packages of them, read, and kept out of what only parts can do.
import type { Work } from '#kit/db/work.ts';
import type { UnitPrice } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import { findStores } from '#mall/store/server/store.ts';
import { commissionAddress, type GoodsKind, type ServiceKind } from '../goods-kind.ts';
import { SERVICE_COLUMNS } from './change-state.ts';
import { goodsErrors } from './goods.errors.ts';

/** A service or package as it is listed. */
export interface ServiceForSale {
  kind: ServiceKind;
  /** The capability, or the package. */
  ofId: number;
  goodsId: number;
  productId: number;
  storeId: number;
  storeName: Text;
  title: Text;
  unitPrice: UnitPrice;
  days: number;
  saleNum: number;
  evaluationCount: number;
  evaluationStars: number;
  isOnSale: boolean;
}

const SERVICES = `
  SELECT g.kind, coalesce(g.cap_id, g.package_id) AS "ofId", g.goods_id AS "goodsId", p.product_id AS "productId",
         g.store_id AS "storeId", json_build_object('zh', g.title_zh, 'en', g.title_en) AS title,
         (p.price_tiers -> 0 ->> 'unitPrice')::bigint AS "unitPrice", p.lead_days AS days, g.sale_num AS "saleNum",
         g.evaluation_count AS "evaluationCount", g.evaluation_stars AS "evaluationStars", g.state = 'ON_SALE' AS "isOnSale"
  FROM product p JOIN goods g USING (goods_id)
  WHERE g.kind <> 'PART'`;

/** Services and packages by product; parts and unknown ids are left out, what is off sale is not. */
export async function findServices(
  work: Work,
  productIds: readonly number[],
): Promise<Map<number, ServiceForSale>> {
  if (productIds.length === 0) return new Map();
  const rows = await work.query<Omit<ServiceForSale, 'storeName'>>(
    `${SERVICES} AND p.product_id = ANY($1::bigint[])`,
    [productIds],
    'goods-services',
  );
  const stores = await findStores(
    work,
    rows.map(({ storeId }) => storeId),
  );
  return new Map(
    rows.map((row) => [row.productId, { ...row, storeName: required(stores.get(row.storeId)).name }]),
  );
}

/** All that are on sale: packages first, then in the order in which they came. */
export const listServices = (work: Work): Promise<Omit<ServiceForSale, 'storeName'>[]> =>
  work.query(`${SERVICES} AND g.state = 'ON_SALE' ORDER BY g.kind, g.goods_id`, [], 'goods-services-all');

/** The products on sale of capabilities, or of packages; of others there is none. */
export async function findServiceProducts(
  work: Work,
  kind: ServiceKind,
  ofIds: readonly number[],
): Promise<Map<number, number>> {
  if (ofIds.length === 0) return new Map();
  const rows = await work.query<{ ofId: number; productId: number }>(
    `SELECT g.${SERVICE_COLUMNS[kind]} AS "ofId", p.product_id AS "productId" FROM goods g JOIN product p USING (goods_id)
     WHERE g.${SERVICE_COLUMNS[kind]} = ANY($1::bigint[]) AND g.state = 'ON_SALE'`,
    [ofIds],
  );
  return new Map(rows.map(({ ofId, productId }) => [ofId, productId]));
}

/** What is asked about, by product or by goods. */
interface Asked {
  productId?: number;
  goodsId?: number;
}

interface Kinded {
  kind: GoodsKind;
  productId: number;
}

async function kindOf(work: Work, { productId, goodsId }: Asked): Promise<Kinded | undefined> {
  const [found] = await work.query<Kinded>(
    `SELECT g.kind, p.product_id AS "productId" FROM product p JOIN goods g USING (goods_id) WHERE p.product_id = $1 OR $1 IS NULL AND g.goods_id = $2
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
 * The listing that a page of services or packages shows, on sale or not.
 * @throws goodsErrors.unknownGoods, otherKind for what has another page
 */
export async function requireService(work: Work, kind: ServiceKind, asked: Asked): Promise<ServiceForSale> {
  const found = await kindOf(work, asked);
  if (!found) throw goodsErrors.unknownGoods();
  if (found.kind !== kind) throw goodsErrors.otherKind(found);
  return required((await findServices(work, [found.productId])).get(found.productId));
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
