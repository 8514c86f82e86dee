// A product family: what its parts share, and one page of all of them with their best offers.
import type { Action } from '#kit/http/server/serve.ts';
import { type UnitPrice, unitPriceToWire } from '#kit/money/money.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import type { CatalogParameter } from '#mall/part/catalog-part.ts';
import type { SeriesPart, seriesProtocol } from '../series.protocol.ts';
import { type SeriesFrame, seriesFrame } from './series-frame.ts';

interface PartRow {
  partId: number;
  partNo: string;
  packageName: string | null;
  lifecycle: SeriesPart['lifecycle'];
  params: CatalogParameter[];
  productId: number | null;
  price: UnitPrice | null;
  stock: number | null;
  hasSample: boolean | null;
}

/** The offer that a buyer would look at first: in stock before sold out, then the lowest first step. */
const BEST_OFFER = `
  LEFT JOIN LATERAL (
    SELECT p.product_id, (p.price_tiers -> 0 ->> 'unitPrice')::bigint AS price, p.on_hand - p.reserved AS stock,
           p.sample_stock > 0 AS has_sample
    FROM goods g JOIN product p ON p.goods_id = g.goods_id AND p.is_default
    WHERE g.part_id = a.part_id AND g.state = 'ON_SALE'
    ORDER BY p.on_hand > p.reserved DESC, 2, 1 LIMIT 1
  ) offer ON true`;

const members = (order: string) => `
  SELECT a.part_id AS "partId", a.part_no AS "partNo", a.package_name AS "packageName", a.lifecycle, a.params,
         offer.product_id AS "productId", offer.price, offer.stock, offer.has_sample AS "hasSample"
  FROM part a ${BEST_OFFER}
  WHERE a.brand_id = $1 AND a.series = $2
  ORDER BY ${order} a.part_no, a.part_id LIMIT $3 OFFSET $4`;

const PARAM = (column: string) =>
  `(SELECT ${column} FROM jsonb_array_elements(a.params) AS one WHERE one->>'key' = $5 LIMIT 1)`;
const VALUE = PARAM(`coalesce((one->>'n')::float8, (one->>'lo')::float8)`);
const TEXT = PARAM(`one->>'text'`);

/** @throws goodsErrors.unknownSeries */
export const showSeries: Action<typeof seriesProtocol.series> = async (
  work,
  _visitor,
  { brandId, series, sort, current, pageSize },
) => {
  const frame = await seriesFrame(work, brandId, series);
  const values: unknown[] = [brandId, series, pageSize, (current - 1) * pageSize];
  const { order, key } = orderOf(sort, frame);
  if (key !== undefined) values.push(key);
  const rows = await work.query<PartRow>(members(order), values);
  const { brand, total, ...same } = frame;
  return {
    brandId,
    brandName: brandIn(work.language, brand),
    series,
    ...same,
    list: rows.map((row) => partReply(row, frame, work.language)),
    pagination: { current, pageSize, total },
  };
};

/** What does not sort anything counts as the part number. */
function orderOf(sort: string, frame: SeriesFrame): { order: string; key?: string } {
  const isDown = sort.startsWith('-');
  const by = isDown ? sort.slice(1) : sort;
  const direction = isDown ? 'DESC' : 'ASC';
  if (by === 'price') return { order: `offer.price ${direction} NULLS LAST,` };
  if (by === 'stock') return { order: `offer.stock ${direction} NULLS LAST,` };
  if (frame.columns.some(({ key }) => key === by)) {
    return { order: `${VALUE} ${direction} NULLS LAST, ${TEXT} ${direction} NULLS LAST,`, key: by };
  }
  return { order: isDown ? 'a.part_no DESC,' : '' };
}

function partReply(row: PartRow, { columns }: SeriesFrame, language: 'zh' | 'en'): SeriesPart {
  return {
    partId: row.partId,
    partNo: row.partNo,
    packageName: row.packageName,
    lifecycle: row.lifecycle,
    params: columns.flatMap(({ key, name }) => {
      const value = row.params.find((one) => one.key === key);
      return value
        ? [{ key, name, text: language === 'en' ? (value.textEn ?? value.text) : value.text }]
        : [];
    }),
    offer:
      row.productId === null
        ? null
        : {
            productId: row.productId,
            goodsPrice: unitPriceToWire(row.price ?? (0 as UnitPrice)),
            productStock: row.stock ?? 0,
            hasSample: row.hasSample ?? false,
          },
  };
}
