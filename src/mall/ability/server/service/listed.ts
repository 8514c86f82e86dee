// What pages of services and packages say of them as goods: name, store, evaluations.
import { type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { averageStars } from '#mall/goods/server/goods.ts';
import { named } from '../search-capabilities.ts';

/** Of goods `g` with the laboratory `l`. */
export const listedOf = (work: Work): SQL =>
  sql`${named(work, 'g.title')} AS title, g.state = 'ON_SALE' AS "isOnSale", g.store_id AS "storeId",
      ${named(work, 'o.name')} AS "storeName", ${named(work, 'l.name')} AS "labName", ${named(work, 'l.note')} AS note,
      g.sale_num::float8 AS "saleNum", g.evaluation_count AS "evaluationCount", g.evaluation_stars AS "starSum"`;

/** Joins of goods `g` that are there with their store and a laboratory's site `t`. */
export const LISTED = sql`JOIN store o ON o.store_id = g.store_id JOIN laboratory l ON l.lab_id = t.lab_id`;

export interface ListedRow {
  title: string;
  isOnSale: boolean;
  storeId: number;
  storeName: string;
  labName: string;
  note: string;
  saleNum: number;
  evaluationCount: number;
  starSum: number;
}

export const toListed = <Row extends ListedRow>({ starSum, ...row }: Row) => ({
  ...row,
  evaluationStars: averageStars(starSum, row.evaluationCount),
});
