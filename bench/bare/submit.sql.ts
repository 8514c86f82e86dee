// Ordering as one statement: $1 member, $2 request, $3 address, $4 the total he has seen.
import { AMOUNT_OF, PRICE_AT, REST_OF_STORE } from './money.ts';

const PATH = 'v3/business/front/orderOperate/submit';

/** A document's number: a day in China long past, since the mall scatters its own numbers over today's; then the counter. */
export const numberOf = (prefix: string, n: string) =>
  `'${prefix}' || to_char(now() AT TIME ZONE 'Asia/Shanghai' - interval '20 years', 'YYMMDD') || lpad((${n} % 100000000)::text, 8, '0')`;

/** How fast a row of the goods list rises: in coarse steps. */
export const rankOf = (n: string) => `floor(2 * log(2, (${n} + 1)::numeric))`;
export const weightOf = (available: string, saleRank: string, goodsId: string) =>
  `(CASE WHEN ${available} > 0 THEN 1::bigint << 48 ELSE 0 END) + ((${saleRank})::bigint << 40) + ${goodsId}`;

export const SUBMIT = `
WITH told AS (
  SELECT reply FROM request_receipt WHERE who = $1::bigint::text AND path = '${PATH}' AND request_id = $2
), place AS (
  SELECT jsonb_build_object('receiverName', receiver_name, 'mobile', mobile, 'regionName', region_name,
                            'detailAddress', detail_address, 'companyName', company_name) AS address
  FROM member_address WHERE address_id = $3::bigint AND member_id = $1
), wanted AS MATERIALIZED (
  SELECT l.cart_id, l.buy_num, p.product_id, p.goods_id, p.packing, p.price_tiers, p.on_hand - p.reserved AS available,
         l.buy_num >= p.min_buy_num AND l.buy_num % p.multiple = 0
           AND l.buy_num <= LEAST(p.on_hand - p.reserved, COALESCE(p.max_buy_num, p.on_hand)) AS fits
  FROM cart_line l JOIN product p USING (product_id)
  WHERE l.member_id = $1 AND l.is_checked AND NOT EXISTS (SELECT FROM told)
  ORDER BY p.product_id FOR UPDATE OF l, p
), line AS MATERIALIZED (
  SELECT priced.*, ${AMOUNT_OF('unit_price', 'buy_num')} AS amount FROM (
    SELECT w.*, g.store_id, g.state, t.title_zh, t.title_en, t.part_no, b.name AS brand_name, t.package_name, t.picture,
           ${PRICE_AT('w.price_tiers', 'w.buy_num')} AS unit_price
    FROM wanted w JOIN goods g USING (goods_id) JOIN part t USING (part_id) JOIN brand b USING (brand_id)) priced
), store_part AS MATERIALIZED (
  SELECT s.store_id, jsonb_build_object('zh', s.name_zh, 'en', s.name_en) AS name, sums.goods_amount, sums.fits,
         CASE WHEN sums.goods_amount >= (rest.said ->> 'freeFrom')::bigint THEN 0 ELSE (rest.said ->> 'firstFee')::bigint END AS freight,
         row_number() OVER (ORDER BY s.store_id) AS at
  FROM (SELECT store_id, sum(amount)::bigint AS goods_amount, bool_and(fits AND state = 'ON_SALE') AS fits FROM line GROUP BY 1) sums
  JOIN store s USING (store_id) ${REST_OF_STORE}
  WHERE NOT s.reviews_orders
), first AS MATERIALIZED (
  SELECT nextval('document_number') AS n, payable, address, member_name
  FROM (SELECT sum(goods_amount + freight)::bigint AS payable FROM store_part HAVING bool_and(fits)) whole, place, member
  WHERE member_id = $1 AND payable = $4::bigint
    AND (SELECT count(DISTINCT store_id) FROM line) = (SELECT count(*) FROM store_part)
), numbered AS MATERIALIZED (
  SELECT s.*, ${numberOf('SO', 'n')} AS order_sn
  FROM (SELECT s.*, CASE WHEN at = 1 THEN first.n ELSE nextval('document_number') END AS n FROM store_part s, first) s
), made AS MATERIALIZED (
  SELECT ${numberOf('TR', 'n')} AS parent_sn, ${numberOf('PY', 'n')} AS pay_sn, payable, address, member_name,
         now() + interval '24 hours' AS deadline
  FROM first
), a_trade AS (
  INSERT INTO trade (parent_sn, pay_sn, member_id, source, payable, address, invoice, created_at, pay_deadline)
  SELECT parent_sn, pay_sn, $1, 'cart', payable, address, '{"kind":"none"}', now(), deadline FROM made
), a_bill AS (
  INSERT INTO bill (pay_sn, member_id, lines, payable, state, deadline, created_at)
  SELECT pay_sn, $1, (SELECT jsonb_agg(jsonb_build_object('documentSn', order_sn, 'name', name, 'amount', goods_amount + freight) ORDER BY at)
                      FROM numbered), payable, 'OPEN', deadline, now() FROM made
), a_sub_order AS (
  INSERT INTO sub_order (order_sn, parent_sn, member_id, store_id, store_name, state, goods_amount, freight, payable, created_at)
  SELECT order_sn, parent_sn, $1, store_id, name, 'PENDING_PAYMENT', goods_amount, freight, goods_amount + freight, now()
  FROM numbered, made ORDER BY at
), a_line AS (
  INSERT INTO order_line (order_sn, goods_id, product_id, goods_name, part_no, brand_name, package_name, packing, goods_image,
                          buy_num, list_price, unit_price, amount, commission)
  SELECT order_sn, goods_id, product_id, jsonb_build_object('zh', title_zh, 'en', title_en), part_no, brand_name,
         COALESCE(package_name, ''), packing, picture, buy_num, unit_price, unit_price, amount,
         CASE WHEN is_self_operated THEN 0 ELSE round(amount * 50 / 1000.0) END
  FROM line JOIN numbered USING (store_id) JOIN store USING (store_id) ORDER BY cart_id
), a_step AS (
  INSERT INTO step_log (doc_type, doc_sn, event, to_state, actor_role, actor_id, actor_name, created_at)
  SELECT 'order', order_sn, 'submit', 'PENDING_PAYMENT', 'buyer', $1, member_name, now() FROM numbered, made ORDER BY at
  RETURNING log_id
), news AS (
  INSERT INTO step_news (log_id) SELECT log_id FROM a_step
), a_timer AS (
  INSERT INTO timer (doc_type, doc_sn, event, due_at) SELECT 'order', order_sn, 'payTimeout', deadline FROM numbered, made
), promised AS (
  UPDATE product p SET reserved = p.reserved + line.buy_num FROM line, made WHERE p.product_id = line.product_id
), shown AS (
  UPDATE goods_index i SET stock = left_over.n, in_stock = left_over.n > 0, stock_rank = ${rankOf('left_over.n')},
    weight = ${weightOf('left_over.n', 'i.sale_rank', 'i.goods_id')}
  FROM (SELECT goods_id, product_id, available - buy_num AS n FROM line, made) left_over
  WHERE i.goods_id = left_over.goods_id AND i.product_id = left_over.product_id
), changed AS (
  INSERT INTO goods_index_change (goods_ids, is_stock_only) SELECT array_agg(DISTINCT goods_id), true FROM line, made HAVING count(*) > 0
), bought AS (
  DELETE FROM cart_line WHERE cart_id IN (SELECT cart_id FROM line, made)
), receipt AS (
  INSERT INTO request_receipt (who, path, request_id, reply)
  SELECT $1::text, '${PATH}', $2, jsonb_build_object('parentSn', parent_sn, 'paySn', pay_sn, 'payable', round(payable / 100.0, 2)::text,
    'orderSns', (SELECT jsonb_agg(order_sn ORDER BY at) FROM numbered), 'needsPayment', true) FROM made
  RETURNING reply
)
SELECT COALESCE((SELECT reply FROM told), (SELECT reply FROM receipt)) AS reply`;
