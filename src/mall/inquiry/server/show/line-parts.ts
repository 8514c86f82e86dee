// What the catalogue knows of the parts that an inquiry's lines name.
import type { Work } from '#kit/db/work.ts';
import { type UnitPrice, unitPriceToWire } from '#kit/money/money.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import type { LinePart } from '../../inquiry-detail.protocol.ts';

type Row = Omit<LinePart, 'fromPrice'> & { fromPrice: UnitPrice | null };

/** The cheapest product on sale stands for the part. Unknown ids are left out. */
export async function findLineParts(work: Work, partIds: readonly number[]): Promise<Map<number, LinePart>> {
  if (partIds.length === 0) return new Map();
  const { language } = work;
  const rows = await work.query<Row>(
    `SELECT a.part_id AS "partId", a.part_no AS "partNo", b.name AS "brandName", a.title_${language} AS "goodsName",
            a.package_name AS "packageName", a.picture AS "goodsImage", c.name_${language} AS "categoryName", a.datasheet,
            best.product_id AS "productId", best.price AS "fromPrice"
     FROM part a JOIN brand b USING (brand_id) JOIN category c USING (category_id)
     LEFT JOIN LATERAL (
       SELECT p.product_id, (p.price_tiers->-1->>'unitPrice')::bigint AS price
       FROM goods g JOIN product p USING (goods_id) WHERE g.part_id = a.part_id AND g.state = 'ON_SALE'
       ORDER BY price, p.product_id LIMIT 1) best ON true
     WHERE a.part_id = ANY($1::bigint[])`,
    [[...new Set(partIds)]],
    `inquiry-line-parts-${language}`,
  );
  return new Map(
    rows.map((row) => [
      row.partId,
      {
        ...row,
        brandName: brandIn(language, row.brandName),
        fromPrice: row.fromPrice === null ? null : unitPriceToWire(row.fromPrice),
      },
    ]),
  );
}
