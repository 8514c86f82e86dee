// What `check-books` compares of orders: with their lines, with the bill that asks for them, and with what went back.

/** A row each: `what`, in the books' documents, and on the order. Fen. What is agreed or on credit may owe less instead of getting it back. */
export const ordersCompared: readonly (readonly [name: string, sql: string])[] = [
  [
    'goods of order',
    `SELECT o.order_sn AS what, sum(l.amount)::bigint AS books, o.goods_amount AS rows
     FROM sub_order o LEFT JOIN order_line l USING (order_sn) GROUP BY o.order_id`,
  ],
  [
    'lines and carriage of order',
    `SELECT o.order_sn AS what, sum(l.due)::bigint + o.freight - o.freight_discount_store - o.freight_discount_platform AS books,
       o.payable AS rows FROM sub_order o LEFT JOIN order_line l USING (order_sn) GROUP BY o.order_id`,
  ],
  [
    'order under its bill',
    `SELECT o.order_sn AS what, (l.line ->> 'amount')::bigint AS books, o.payable AS rows
     FROM sub_order o JOIN trade t USING (parent_sn) JOIN bill b USING (pay_sn),
       jsonb_array_elements(b.lines) AS l (line)
     WHERE o.pay_mode = 'CASH' AND NOT o.is_agreed AND l.line ->> 'documentSn' = o.order_sn`,
  ],
  [
    'gone back of order',
    `SELECT o.order_sn AS what, (SELECT sum(r.amount)::bigint FROM refund r WHERE r.document_sn = o.order_sn) AS books,
       o.refunded AS rows FROM sub_order o WHERE o.pay_mode <> 'CREDIT'`,
  ],
  [
    'gone back of lines of order',
    `SELECT o.order_sn AS what, sum(l.refunded)::bigint + o.freight_refunded AS books, o.refunded AS rows
     FROM sub_order o JOIN order_line l USING (order_sn) WHERE NOT o.is_agreed AND o.state <> 'CANCELLED' GROUP BY o.order_id`,
  ],
];
