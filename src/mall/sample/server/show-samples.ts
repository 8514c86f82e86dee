// What designers, enterprises and stores read of sample requests, and what everybody finds that can be asked for.
import { only } from '#kit/db/only.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { inside } from '#kit/list/server/list-sql.ts';
import { type UnitPrice, unitPriceToWire } from '#kit/money/money.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import type { SampleOffer, sampleProtocol } from '../sample.protocol.ts';
import { requireOfSide, requireReadable, requireSample, storesOwn } from './hold-sample.ts';
import { showStanding } from './sample-standing.ts';
import { readerOf, sampleDetail } from './sample-view.ts';

type Acts = Actions<typeof sampleProtocol>;

/** @throws sampleErrors.notFound */
export const showSample: Acts['detail'] = async (work, member, { sampleSn }) => {
  const row = await requireReadable(work, member, sampleSn);
  return sampleDetail(work, row, readerOf(member, row));
};

/** @throws sampleErrors.notFound, also for another store's */
export const showStoresSample: Acts['sellerDetail'] = async (work, seller, { sampleSn }) => {
  return sampleDetail(work, await requireOfSide(work, storesOwn(seller), sampleSn), 'store');
};

/** Whatever it is about, to look at: what the platform does to it, it does to its case. @throws sampleErrors.notFound */
export const showSampleToPlatform: Acts['adminDetail'] = async (work, _member, { sampleSn }) =>
  sampleDetail(work, await requireSample(work, sampleSn), 'onlooker');

type OfferRow = Omit<SampleOffer, 'samplePrice'> & { samplePrice: UnitPrice };

const OFFERS = `
  FROM product p
  JOIN goods g USING (goods_id) JOIN part a USING (part_id) JOIN brand b USING (brand_id) JOIN store s USING (store_id)
  WHERE p.sample_stock > 0 AND g.state = 'ON_SALE'
    AND ($1::text IS NULL OR a.normal_part_no LIKE $1 OR a.title_zh ILIKE $2 OR a.title_en ILIKE $2 OR b.name ILIKE $2)`;

/** Products with samples, by part number. */
export const listOffers: Acts['offers'] = async (work, member, { keyword, current, pageSize }) => {
  const { language } = work;
  const normal = keyword ? normalPartNo(keyword) : '';
  const asked = [keyword ? (normal ? inside(normal) : '') : null, keyword ? inside(keyword) : null];
  const rows = await work.query<OfferRow>(
    `SELECT p.product_id AS "productId", g.goods_id AS "goodsId", a.part_no AS "partNo", b.name AS "brandName",
            a.title_${language} AS "goodsName", a.picture AS "goodsImage", a.package_name AS "packageName",
            s.store_id AS "storeId", s.name_${language} AS "storeName", p.sample_price AS "samplePrice",
            p.sample_stock AS "sampleStock", p.sample_limit AS "sampleLimit"
     ${OFFERS} ORDER BY a.normal_part_no, p.product_id LIMIT $3 OFFSET $4`,
    [...asked, pageSize, (current - 1) * pageSize],
  );
  const counted = only(await work.query<{ total: number }>(`SELECT count(*) AS total ${OFFERS}`, asked));
  return {
    list: rows.map((row) => ({
      ...row,
      brandName: brandIn(language, row.brandName),
      samplePrice: unitPriceToWire(row.samplePrice),
    })),
    pagination: { current, pageSize, total: counted.total },
    standing: await showStanding(work, member),
  };
};
