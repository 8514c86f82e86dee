// What visitors do, in numbers: days and kinds, the goods and pages they look at most, and where they are.

import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { after, days } from '#kit/time/duration.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import { BEHAVIOUR_TYPES, type BehaviourType, VIEW_TYPES } from '../behaviour.ts';
import type { BehaviourSummary, statisticsProtocol } from '../statistics.protocol.ts';
import { type ChosenEvents, chosenEvents } from './chosen-events.ts';

const MOST = 10; // chosen: rows of each table
const VIEWS = VIEW_TYPES.map((one) => `'${one}'`).join(', ');

const from = ({ where }: ChosenEvents) =>
  `FROM behaviour_event e LEFT JOIN member m ON m.member_id = e.member_id WHERE ${where}`;

/** @throws Refusal 255 for a range that runs backwards */
export const sumUpBehaviour: Action<typeof statisticsProtocol.adminSummary> = async (work, _actor, asked) => {
  const chosen = chosenEvents(work, asked);
  const [totals, dayRows, topGoods, topPages, topPlaces] = await Promise.all([
    sumAll(work, chosen),
    countDays(work, chosen),
    findTopGoods(work, chosen),
    work.query<BehaviourSummary['topPages'][number]>(
      `SELECT e.url, count(*) AS views, count(DISTINCT e.uuid) AS visitors ${from(chosen)}
         AND e.behavior_type IN (${VIEWS})
       GROUP BY e.url ORDER BY views DESC, e.url LIMIT ${MOST}`,
      chosen.values,
    ),
    findTopPlaces(work, chosen),
  ]);
  return {
    from: chosen.from,
    to: chosen.to,
    totals,
    days: dayRows,
    topGoods,
    topPages: topPages.map((row) => ({
      url: row.url,
      views: Number(row.views),
      visitors: Number(row.visitors),
    })),
    topPlaces,
  };
};

async function sumAll(work: Work, chosen: ChosenEvents): Promise<BehaviourSummary['totals']> {
  const { events, views, visitors, members } = only(
    await work.query<BehaviourSummary['totals']>(
      `SELECT count(*) AS events, count(*) FILTER (WHERE e.behavior_type IN (${VIEWS})) AS views,
            count(DISTINCT e.uuid) AS visitors, count(DISTINCT e.member_id) AS members ${from(chosen)}`,
      chosen.values,
    ),
  );
  return {
    events: Number(events),
    views: Number(views),
    visitors: Number(visitors),
    members: Number(members),
  };
}

/** Every day of the range, also those on which nothing happened. */
async function countDays(work: Work, chosen: ChosenEvents): Promise<BehaviourSummary['days']> {
  const rows = await work.query<{ day: string; type: BehaviourType | null; count: string; visitors: string }>(
    `SELECT to_char(e.at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') AS day, e.behavior_type AS type,
            count(*) AS count, count(DISTINCT e.uuid) AS visitors
     ${from(chosen)} GROUP BY GROUPING SETS ((1), (1, 2))`,
    chosen.values,
  );
  const byDay = Map.groupBy(rows, (row) => row.day);
  const found: BehaviourSummary['days'] = [];
  for (
    let at = new Date(`${chosen.from}T12:00:00+08:00`);
    dayInChina(at) <= chosen.to;
    at = after(at, days(1))
  ) {
    const day = dayInChina(at);
    const of = byDay.get(day) ?? [];
    const counts = Object.fromEntries(
      BEHAVIOUR_TYPES.map((type) => [type, Number(of.find((row) => row.type === type)?.count ?? 0)]),
    ) as Record<BehaviourType, number>;
    found.push({ day, visitors: Number(of.find((row) => row.type === null)?.visitors ?? 0), counts });
  }
  return found;
}

/** What is no listing, or not any more, is left out. */
async function findTopGoods(work: Work, chosen: ChosenEvents): Promise<BehaviourSummary['topGoods']> {
  const rows = await work.query<BehaviourSummary['topGoods'][number]>(
    `WITH seen AS (
       SELECT e.goods_id, count(*) FILTER (WHERE e.behavior_type IN (${VIEWS})) AS views,
              count(*) FILTER (WHERE e.behavior_type NOT IN (${VIEWS})) AS carts
       ${from(chosen)} AND e.goods_id IS NOT NULL GROUP BY e.goods_id
     )
     SELECT g.goods_id AS "goodsId", p.product_id AS "productId", a.part_no AS "partNo", b.name AS "brandName",
            s.name_${work.language} AS "storeName", seen.views, seen.carts
     FROM seen JOIN goods g USING (goods_id) JOIN part a USING (part_id) JOIN brand b USING (brand_id)
     JOIN store s USING (store_id) LEFT JOIN product p ON p.goods_id = g.goods_id AND p.is_default
     ORDER BY seen.views + seen.carts DESC, seen.carts DESC, g.goods_id LIMIT ${MOST}`,
    chosen.values,
  );
  return rows.map((row) => ({
    ...row,
    brandName: brandIn(work.language, row.brandName),
    views: Number(row.views),
    carts: Number(row.carts),
  }));
}

async function findTopPlaces(work: Work, chosen: ChosenEvents): Promise<BehaviourSummary['topPlaces']> {
  const rows = await work.query<BehaviourSummary['topPlaces'][number]>(
    `SELECT ${placeSql(work)} AS place, count(*) AS events, count(DISTINCT e.uuid) AS visitors
     ${from(chosen)} GROUP BY 1 ORDER BY events DESC, place LIMIT ${MOST}`,
    chosen.values,
  );
  return rows.map(({ place, events, visitors }) => ({
    place,
    events: Number(events),
    visitors: Number(visitors),
  }));
}

/** Province and city from the visitor's position, else the place of his network, in words; empty when neither is known. */
export function placeSql({ language }: Pick<Work, 'language'>): string {
  return `COALESCE(NULLIF(CASE WHEN e.city LIKE e.province || '%' THEN e.city ELSE concat(e.province, e.city) END, ''),
                   e.ip_place->>'${language}', '')`;
}
