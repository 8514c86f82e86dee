// The front door of the store room: what higher rooms may ask about stores, and the scores that evaluations add.
import type { Work } from '#kit/db/work.ts';
import type { Text } from '#kit/words/text.ts';
import { type FreightRow, type FreightRuleOfPlace, freightRuleIn, type Place } from '../freight.ts';
import type { StoreState } from '../store-process.ts';
import { holdStore, storeLife } from './store-life.ts';

export { addFirstPlaces, findReturnAddress } from './keep-places.ts';
export { findStoreByCode, hireOperator, makeStore } from './make-store.ts';

export interface StoreRow {
  storeId: number;
  name: Text;
  /** What its default template says of a place; null: of the rest. */
  freightIn: (place: Place | null) => FreightRuleOfPlace;
  /** Each new order waits for the store's acceptance. */
  reviewsOrders: boolean;
  /** So many days after receipt unopened packs may come back without a reason; 0: not at all. */
  noReasonDays: number;
  /** Account for bank transfers, as shown on the pay page. */
  bankAccount: string;
  serviceTel: string;
  isSelfOperated: boolean;
}

/** One to five stars each, as a buyer gave them. */
export interface StoreScores {
  description: number;
  service: number;
  delivery: number;
}

const FIND_STORES = `
  SELECT s.store_id AS "storeId", json_build_object('zh', name_zh, 'en', name_en) AS name,
         COALESCE(f.rows, '[]') AS "freightRows", reviews_orders AS "reviewsOrders", no_reason_days AS "noReasonDays",
         bank_account AS "bankAccount", service_tel AS "serviceTel", is_self_operated AS "isSelfOperated"
  FROM store s LEFT JOIN freight_template f ON f.store_id = s.store_id AND f.is_default
  WHERE s.store_id = ANY($1::bigint[])`;

/** The stores by id; unknown ids are left out. */
export async function findStores(work: Work, storeIds: readonly number[]): Promise<Map<number, StoreRow>> {
  if (storeIds.length === 0) return new Map();
  const rows = await work.query<Omit<StoreRow, 'freightIn'> & { freightRows: FreightRow[] }>(
    FIND_STORES,
    [storeIds],
    'store-find',
  );
  return new Map(
    rows.map(({ freightRows, ...row }) => [
      row.storeId,
      { ...row, freightIn: (place) => freightRuleIn(freightRows, place) },
    ]),
  );
}

/** Stores that sell now, by name. */
export async function listOpenStores(work: Work): Promise<StoreRow[]> {
  const rows = await work.query<{ storeId: number }>(
    `SELECT store_id AS "storeId" FROM store WHERE state = 'OPEN' ORDER BY name_zh, store_id`,
    [],
    'store-open',
  );
  const storeIds = rows.map(({ storeId }) => storeId);
  const found = await findStores(work, storeIds);
  return storeIds.flatMap((storeId) => found.get(storeId) ?? []);
}

/** Who runs the stores, by member id; one who runs several of them once. */
export async function listOperators(work: Work, storeIds: readonly number[]): Promise<number[]> {
  if (storeIds.length === 0) return [];
  const rows = await work.query<{ memberId: number }>(
    `SELECT DISTINCT member_id AS "memberId" FROM store_operator WHERE store_id = ANY($1::bigint[]) ORDER BY member_id`,
    [storeIds],
    'store-operators',
  );
  return rows.map(({ memberId }) => memberId);
}

/**
 * Those of the stores that are being made ready. Until this work ends none of the stores changes its state: what is put into
 * one that opens meanwhile is seen by its opening.
 */
export async function findPreparing(work: Work, storeIds: readonly number[]): Promise<number[]> {
  const rows = await work.query<{ storeId: number; state: StoreState }>(
    `SELECT store_id AS "storeId", state FROM store WHERE store_id = ANY($1::bigint[]) ORDER BY store_id FOR SHARE`,
    [storeIds],
    'store-preparing',
  );
  return rows.filter(({ state }) => state === 'PREPARING').map(({ storeId }) => storeId);
}

/** Nobody finds these stores any more; what was agreed with them stays. Returns how many have been closed. */
export async function closeStores(work: Work, storeIds: readonly number[]): Promise<number> {
  let closed = 0;
  for (const storeId of storeIds) {
    const row = await holdStore(work, storeId);
    if (!row || row.state === 'CLOSED') continue;
    await storeLife.advance(work, row, 'close', { by: 'system' });
    closed++;
  }
  return closed;
}

const ADD_SCORES = `
  UPDATE store SET score_description = score_description + $2, score_service = score_service + $3,
                   score_delivery = score_delivery + $4, score_count = score_count + 1
  WHERE store_id = $1`;

/** Counts one buyer's evaluation of a store. */
export async function addStoreScores(work: Work, storeId: number, scores: StoreScores): Promise<void> {
  await work.query(ADD_SCORES, [storeId, scores.description, scores.service, scores.delivery], 'store-score');
}
