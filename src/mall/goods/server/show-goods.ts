// The goods page: a listing with its part, products, lots, and what other stores ask for the same part.
import type { Action } from '#kit/http/server/serve.ts';
import type { Language } from '#kit/words/text.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import { orderCodeOf } from '#mall/part/server/part.ts';
import type { goodsProtocol } from '../goods.protocol.ts';
import { type DetailRow, toGoodsDetail } from './goods-view.ts';
import { noPart } from './service-goods.ts';

const MOST_OFFERS = 20; // chosen: other stores shown beside a listing

/** A parameter's text is kept in Chinese; `textEn` stands beside it where English differs. */
const PARAM_TEXT: Record<Language, string> = {
  zh: `said.one->>'text'`,
  en: `coalesce(said.one->>'textEn', said.one->>'text')`,
};

const DETAIL = (language: Language) => `
  SELECT g.goods_id AS "goodsId", asked.product_id AS "productId", a.part_id AS "partId",
         a.title_${language} AS "goodsName", a.part_no AS "partNo", b.brand_id AS "brandId", b.name AS "brandName",
         a.picture AS "goodsImage", a.package_name AS "packageName", a.lifecycle, a.datasheet, a.series, a.compliance,
         g.state = 'ON_SALE' AS "isOnSale", s.store_id AS "storeId", s.name_${language} AS "storeName",
         g.sale_num AS "saleNum", g.evaluation_count AS "evaluationCount", g.evaluation_stars AS "starSum",
         (SELECT json_agg(json_build_object('categoryId', c.category_id, 'categoryName', c.name_${language})
                          ORDER BY c.grade)
          FROM category c WHERE c.category_id = ANY(leaf.path::bigint[])) AS "categoryPath",
         (SELECT json_agg(json_build_object('key', said.one->>'key',
                                            'name', coalesce((SELECT p.name_${language} FROM parameter p
                                                              WHERE p.key = said.one->>'key'), said.one->>'key'),
                                            'text', ${PARAM_TEXT[language]}) ORDER BY said.at)
          FROM jsonb_array_elements(a.params) WITH ORDINALITY AS said (one, at)) AS params,
         (SELECT json_agg(json_build_object(
                   'productId', p.product_id, 'packing', p.packing, 'minBuyNum', p.min_buy_num,
                   'multiple', p.multiple, 'spq', p.spq, 'maxBuyNum', p.max_buy_num, 'leadDays', p.lead_days,
                   'productStock', p.on_hand - p.reserved, 'priceTiers', p.price_tiers,
                   'sampleStock', p.sample_stock, 'samplePrice', p.sample_price, 'sampleLimit', p.sample_limit,
                   'lots', coalesce((SELECT json_agg(json_build_object('lotId', l.lot_id, 'lotNo', l.lot_no,
                                                                       'dateCode', l.date_code, 'onHand', l.on_hand)
                                                     ORDER BY l.date_code DESC, l.lot_id)
                                     FROM stock_lot l WHERE l.product_id = p.product_id AND l.on_hand > 0), '[]'))
                 ORDER BY p.is_default DESC, p.product_id)
          FROM product p WHERE p.goods_id = g.goods_id) AS products,
         (SELECT json_agg(to_json(offer))
          FROM (SELECT o.goods_id AS "goodsId", p.product_id AS "productId", o.store_id AS "storeId",
                       t.name_${language} AS "storeName", p.min_buy_num AS "minBuyNum", p.multiple,
                       p.max_buy_num AS "maxBuyNum", p.on_hand - p.reserved AS "productStock", p.lead_days AS "leadDays", p.price_tiers AS "priceTiers"
                FROM goods o
                JOIN product p ON p.goods_id = o.goods_id AND p.is_default
                JOIN store t ON t.store_id = o.store_id
                WHERE o.part_id = g.part_id AND o.goods_id <> g.goods_id AND o.state = 'ON_SALE'
                ORDER BY p.on_hand > p.reserved DESC, (p.price_tiers->-1->>'unitPrice')::bigint, o.goods_id
                LIMIT ${MOST_OFFERS}) offer) AS "otherOffers"
  FROM product asked
  JOIN goods g ON g.goods_id = asked.goods_id
  JOIN part a ON a.part_id = g.part_id
  JOIN brand b ON b.brand_id = a.brand_id
  JOIN category leaf ON leaf.category_id = a.category_id
  JOIN store s ON s.store_id = g.store_id
  WHERE asked.product_id = coalesce($1, (SELECT own.product_id FROM product own WHERE own.goods_id = $2
                                         ORDER BY own.is_default DESC, own.product_id LIMIT 1))`;

const STATEMENT: Record<Language, string> = { zh: DETAIL('zh'), en: DETAIL('en') };

/**
 * One statement. Listings off sale are shown too, marked so: orders and carts lead here.
 * @throws goodsErrors.unknownGoods, otherKind for what is no part
 */
export const showGoods: Action<typeof goodsProtocol.details> = async (work, _visitor, asked) => {
  const { language } = work;
  const ids = [asked.productId ?? null, asked.goodsId ?? null];
  const [row] = await work.query<DetailRow>(STATEMENT[language], ids, `goods-details-${language}`);
  if (!row) throw await noPart(work, asked);
  const orderCode = orderCodeOf(row.brandName, row.partNo, language);
  return toGoodsDetail({ ...row, brandName: brandIn(language, row.brandName) }, orderCode, language);
};
