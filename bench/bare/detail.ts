// One listing's page data in one statement: part, products with their lots, and what other stores offer of the part.
import { type BareCall, Refusal } from './call.ts';
import { sayPrice, sayTiers, type Tier } from './money.ts';

interface Detail extends Record<string, unknown> {
  evaluationCount: number;
  evaluationStars: number;
  products: ({ priceTiers: Tier[]; samplePrice: number; lots: unknown[] | null } & Record<string, unknown>)[];
  otherOffers: ({ priceTiers: Tier[] } & Record<string, unknown>)[] | null;
}

export async function goodsDetail({ ask, query }: BareCall) {
  const [detail] = await ask<Detail>(
    'detail',
    `SELECT g.goods_id AS "goodsId", asked.product_id AS "productId", g.part_id AS "partId", t.title_zh AS "goodsName",
       t.part_no AS "partNo", t.brand_id AS "brandId", b.name AS "brandName", t.picture AS "goodsImage",
       t.package_name AS "packageName", t.lifecycle, t.datasheet, t.series,
       json_build_object('rohs', t.compliance ->> 'rohs', 'msl', t.compliance ->> 'msl', 'hsCode', t.compliance ->> 'hsCode',
         'origin', t.compliance ->> 'origin', 'originName', NULL) AS compliance, g.state = 'ON_SALE' AS "isOnSale",
       g.store_id AS "storeId", s.name_zh AS "storeName", g.sale_num AS "saleNum", g.evaluation_count AS "evaluationCount",
       g.evaluation_stars AS "evaluationStars",
       (SELECT json_agg(json_build_object('categoryId', category_id, 'categoryName', name_zh) ORDER BY grade)
        FROM category WHERE category_id = ANY(c.path)) AS "categoryPath",
       (SELECT COALESCE(json_agg(json_build_object('key', one->>'key', 'text', one->>'text', 'name',
          (SELECT name_zh FROM parameter WHERE key = one->>'key')) ORDER BY place), '[]')
        FROM jsonb_array_elements(t.params) WITH ORDINALITY AS each (one, place)) AS params,
       (SELECT json_agg(json_build_object('productId', p.product_id, 'packing', p.packing, 'minBuyNum', p.min_buy_num,
          'multiple', p.multiple, 'spq', p.spq, 'maxBuyNum', p.max_buy_num, 'leadDays', p.lead_days,
          'productStock', p.on_hand - p.reserved, 'priceTiers', p.price_tiers, 'sampleStock', p.sample_stock,
          'samplePrice', p.sample_price, 'sampleLimit', p.sample_limit,
          'lots', (SELECT json_agg(json_build_object('lotId', lot_id, 'lotNo', lot_no, 'dateCode', date_code, 'onHand', on_hand)
                                   ORDER BY date_code DESC, lot_id)
                   FROM stock_lot l WHERE l.product_id = p.product_id)) ORDER BY p.product_id)
        FROM product p WHERE p.goods_id = g.goods_id) AS products,
       (SELECT json_agg(json_build_object('goodsId', o.goods_id, 'productId', p.product_id, 'storeId', o.store_id,
          'storeName', os.name_zh, 'minBuyNum', p.min_buy_num, 'multiple', p.multiple,
          'maxBuyNum', p.max_buy_num, 'productStock', p.on_hand - p.reserved, 'leadDays', p.lead_days, 'priceTiers', p.price_tiers) ORDER BY o.goods_id)
        FROM goods o JOIN product p ON p.goods_id = o.goods_id AND p.is_default JOIN store os ON os.store_id = o.store_id
        WHERE o.part_id = g.part_id AND o.goods_id <> g.goods_id AND o.state = 'ON_SALE') AS "otherOffers"
     FROM product asked JOIN goods g USING (goods_id) JOIN part t USING (part_id) JOIN brand b USING (brand_id)
     JOIN category c USING (category_id) JOIN store s ON s.store_id = g.store_id
     WHERE asked.product_id = $1`,
    [Number(query.get('productId'))],
  );
  if (!detail) throw new Refusal('no such product');
  const { evaluationCount, evaluationStars, products, otherOffers } = detail;
  return {
    ...detail,
    evaluationStars: evaluationCount > 0 ? evaluationStars / evaluationCount : null,
    products: products.map((product) => ({
      ...product,
      priceTiers: sayTiers(product.priceTiers),
      samplePrice: sayPrice(product.samplePrice),
      lots: product.lots ?? [],
    })),
    otherOffers: (otherOffers ?? []).map((offer) => ({ ...offer, priceTiers: sayTiers(offer.priceTiers) })),
  };
}
