// Paying a bill out of the balance as one statement: $1 member, $2 request, $3 pay number. Whoever looks afterwards finds what the
// mall writes; a bill, a payment and a receipt are written once, as they end, where the mall writes each of them twice.
import { numberOf, rankOf, weightOf } from './submit.sql.ts';

const PATH = 'v3/business/front/orderPay/doPay';

export const PAY = `
WITH told AS (
  SELECT reply FROM request_receipt WHERE who = $1::bigint::text AND path = '${PATH}' AND request_id = $2
), due AS MATERIALIZED (
  SELECT pay_sn, payable - paid AS amount, lines FROM bill
  WHERE pay_sn = $3 AND member_id = $1 AND state = 'OPEN' AND deadline > now() AND NOT EXISTS (SELECT FROM told) FOR UPDATE
), balance AS (
  UPDATE balance_account b SET available = available - due.amount FROM due
  WHERE b.member_id = $1 AND b.available >= due.amount RETURNING b.available, due.amount, due.pay_sn
), paid AS MATERIALIZED (
  SELECT *, ${numberOf('PY', 'n')} AS payment_sn FROM (SELECT *, nextval('document_number') AS n FROM balance) one
), a_entry AS (
  INSERT INTO balance_entry (member_id, kind, amount, balance_after, document_sn, created_at)
  SELECT $1, 'payment', -amount, available, pay_sn, now() FROM paid
), a_bill AS (
  UPDATE bill SET paid = payable, state = 'PAID', finished_at = now() FROM paid WHERE bill.pay_sn = paid.pay_sn
), a_payment AS (
  INSERT INTO payment (payment_sn, member_id, wallet_id, pay_sn, method, state, amount, paid_amount, created_at, finished_at)
  SELECT payment_sn, $1, $1, pay_sn, 'BALANCE', 'SUCCEEDED', amount, amount, now(), now() FROM paid
), legs AS MATERIALIZED (
  SELECT 1 AS seq, '2001' AS account, $1::bigint::text AS party, amount FROM paid
  UNION ALL SELECT 1 + place, '2002', l ->> 'documentSn', -(l ->> 'amount')::bigint
  FROM paid JOIN due USING (pay_sn), jsonb_array_elements(due.lines) WITH ORDINALITY AS line (l, place)
), an_entry_of_books AS (
  INSERT INTO book_entry (entry_sn, event, doc_type, doc_sn, part, occurred_at, day, hash)
  SELECT entry_sn, 'balancePaid', 'payment', payment_sn, amount::text, at, day, encode(sha256(convert_to(concat_ws(E'\\n',
    entry_sn, 'balancePaid', 'payment', payment_sn, amount, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '', '',
    (SELECT string_agg(account || ' ' || party || ' ' || legs.amount, E'\\n' ORDER BY seq) FROM legs), day), 'UTF8')), 'hex')
  FROM (SELECT *, ${numberOf('JE', 'n')} AS entry_sn, date_trunc('milliseconds', now()) AS at,
          (now() AT TIME ZONE 'UTC' + interval '8 hours')::date AS day FROM paid) booked
  RETURNING entry_id
), some_legs AS (
  INSERT INTO book_leg (entry_id, seq, account, party, amount)
  SELECT entry_id, seq, account, party, amount FROM an_entry_of_books, legs
), a_trade AS (
  UPDATE trade SET pay_state = 1, paid_at = now(), pay_deadline = NULL FROM paid WHERE trade.pay_sn = paid.pay_sn
  RETURNING parent_sn
), an_order AS (
  UPDATE sub_order o SET state = 'PENDING_DELIVERY', version = version + 1, paid_at = now() FROM a_trade
  WHERE o.parent_sn = a_trade.parent_sn AND o.state = 'PENDING_PAYMENT' RETURNING o.order_id, o.order_sn, o.store_id, o.parent_sn
), a_timer AS (
  DELETE FROM timer USING an_order WHERE doc_type = 'order' AND doc_sn = order_sn AND event = 'payTimeout'
), a_step AS (
  INSERT INTO step_log (doc_type, doc_sn, from_state, event, to_state, actor_role, actor_id, created_at)
  SELECT 'payment', payment_sn, NULL, 'create', 'PENDING_PAYMENT', 'buyer', $1::bigint, now() FROM paid
  UNION ALL SELECT 'payment', payment_sn, 'PENDING_PAYMENT', 'payWithBalance', 'SUCCEEDED', 'buyer', $1, now() FROM paid
  UNION ALL SELECT 'order', order_sn, 'PENDING_PAYMENT', 'pay', 'PENDING_DELIVERY', 'payment', NULL, now() FROM an_order
  RETURNING log_id
), news AS (
  INSERT INTO step_news (log_id) SELECT log_id FROM a_step
), sold AS (
  SELECT goods_id, product_id, sum(buy_num) AS n FROM order_line JOIN an_order USING (order_sn) GROUP BY 1, 2
), counted AS (
  UPDATE goods g SET sale_num = sale_num + sold.n FROM sold WHERE g.goods_id = sold.goods_id RETURNING g.goods_id, g.sale_num
), shown AS (
  UPDATE goods_index i SET sale_num = counted.sale_num, sale_rank = ${rankOf('counted.sale_num')},
    weight = ${weightOf('i.stock', rankOf('counted.sale_num'), 'i.goods_id')}
  FROM counted WHERE i.goods_id = counted.goods_id
), changed AS (
  INSERT INTO goods_index_change (goods_ids, is_stock_only) SELECT array_agg(goods_id), true FROM counted HAVING count(*) > 0
), a_message AS (
  INSERT INTO site_message (member_id, kind, title_zh, title_en, body_zh, body_en, link, created_at)
  SELECT told_of.* FROM (
    SELECT so.member_id, 'order' AS kind, '有新订单待发货', 'A new order is to be shipped',
      '订单 ' || order_sn || '：买家已付款，请尽快发货。', 'Order ' || order_sn || ': It has been paid: please ship it soon.',
      '/seller/order/detail?orderSn=' || order_sn, now()
    FROM an_order JOIN store_operator so USING (store_id)
    UNION ALL
    SELECT $1, 'payment', '支付成功', 'Your payment has arrived', '订单 ' || sn || '：商家将尽快为您发货。',
      'Order ' || sn || ': The stores will ship it soon.',
      CASE WHEN many THEN '/member/order/list?keyword=' ELSE '/member/order/detail?orderSn=' END || sn, now()
    FROM (SELECT count(*) > 1 AS many, CASE WHEN count(*) > 1 THEN min(parent_sn) ELSE min(order_sn) END AS sn
          FROM an_order HAVING count(*) > 0) one
  ) told_of
  LEFT JOIN message_setting chosen ON chosen.member_id = told_of.member_id AND chosen.kind = told_of.kind
  WHERE COALESCE(chosen.site, true)
), receipt AS (
  INSERT INTO request_receipt (who, path, request_id, reply)
  SELECT $1::text, '${PATH}', $2, jsonb_build_object('payment', jsonb_build_object('paymentSn', payment_sn, 'method', 'BALANCE',
      'methodName', '余额支付', 'state', 'SUCCEEDED', 'stateName', '支付成功', 'amount', round(amount / 100.0, 2)::text,
      'paidAmount', round(amount / 100.0, 2)::text, 'voucher', NULL, 'reason', NULL, 'createdAt', now()),
    'payState', 1) FROM paid
  RETURNING reply
)
SELECT COALESCE((SELECT reply FROM told), (SELECT reply FROM receipt)) AS reply`;
