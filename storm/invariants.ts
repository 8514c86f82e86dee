// What must be true of the database whatever happened (domain.md §4, by number): each query gives the rows that break it.
import { CASE_STATES, caseStatus } from '#mall/after-sale/after-sale-status.ts';
import { creditCompared } from '#mall/credit/server/credit-compared.ts';
import { ordersCompared } from '#mall/order/server/refund/orders-compared.ts';
import { PARTED, parted } from '#mall/payment/server/check-books.ts';
import { rechargesCompared } from '#mall/recharge/server/recharge.ts';
import { reconciliationCompared } from '#mall/reconciliation/server/reconciliation.ts';
import { type StepChain, stepChains } from './step-chains.ts';

export interface Invariant {
  name: string;
  sql: string;
}

const chain = ({ docType, table, key }: StepChain): Invariant => ({
  name: `2 ${docType}: the last step logged is the state of the row`,
  sql: `SELECT d.${key} AS doc, d.state, l.to_state FROM ${table} d JOIN LATERAL (
          SELECT to_state FROM step_log WHERE doc_type = '${docType}' AND doc_sn = d.${key}::text
          ORDER BY log_id DESC LIMIT 1) l ON true
        WHERE d.state <> l.to_state`,
});

/** Orders whose lines hold stock. */
const HOLDS = `('PENDING_REVIEW', 'PENDING_PAYMENT', 'PENDING_DELIVERY', 'PARTIALLY_SHIPPED')`;
const CALLED_OFF = `('CANCELLED', 'REJECTED', 'CLOSED')`;
/** The time to pay rests while finance looks at a voucher (O9). */
const WITH_VOUCHER = `EXISTS (SELECT FROM trade t JOIN payment p USING (pay_sn)
  WHERE t.parent_sn = o.parent_sn AND p.method = 'TRANSFER' AND p.state = 'PENDING_REVIEW')`;
/** Cases that keep their pieces. */
const COUNTED = `('${CASE_STATES.filter((state) => caseStatus[state].isCounted).join(`', '`)}')`;

export const invariants: readonly Invariant[] = [
  {
    name: 'M8 used, reserved and upcoming of an account are those of its orders',
    sql: `SELECT a.account_id AS doc FROM credit_account a JOIN LATERAL (
            SELECT coalesce(sum(CASE WHEN is_released THEN counted - paid ELSE 0 END), 0) AS used,
              coalesce(sum(CASE WHEN is_released THEN 0 ELSE owed END), 0) AS reserved,
              coalesce(sum(CASE WHEN is_released THEN owed - counted ELSE 0 END), 0) AS upcoming
            FROM (SELECT c.*, CASE a.basis WHEN 'ORDERS' THEN owed WHEN 'SHIPPED' THEN shipped ELSE billed END AS counted
                  FROM credit_charge c WHERE c.account_id = a.account_id) counted) is_now ON true
          WHERE a.used - a.late_fees <> is_now.used OR a.reserved <> is_now.reserved OR a.upcoming <> is_now.upcoming`,
  },
  {
    name: 'M9 a statement comes to its items',
    sql: `SELECT s.statement_sn AS doc FROM statement s WHERE s.total <> coalesce((
            SELECT sum(i.amount) FROM statement_item i WHERE i.statement_id = s.statement_id), 0)`,
  },
  {
    name: '2 each step begins where the one before ended',
    sql: `SELECT * FROM (
            SELECT doc_type, doc_sn, event, from_state, lag(to_state) OVER w AS former, row_number() OVER w AS n
            FROM step_log WINDOW w AS (PARTITION BY doc_type, doc_sn ORDER BY log_id)) s
          WHERE n > 1 AND from_state IS DISTINCT FROM former`,
  },
  ...stepChains.map(chain),
  {
    name: '3 a trade is the sum of its orders, and its bill asks for it',
    sql: `SELECT t.parent_sn, t.payable, b.payable AS bill, sum(o.payable) AS orders
          FROM trade t JOIN sub_order o USING (parent_sn) LEFT JOIN bill b USING (pay_sn)
          GROUP BY t.parent_sn, b.pay_sn
          HAVING t.payable <> sum(o.payable) OR (NOT bool_or(o.is_agreed)
            AND b.payable <> coalesce(sum(o.payable) FILTER (WHERE o.pay_mode <> 'CREDIT'), 0))`,
  },
  {
    name: '3 an order is the sum of its lines and its freight',
    sql: `SELECT o.order_sn FROM sub_order o LEFT JOIN order_line l USING (order_sn) GROUP BY o.order_id
          HAVING o.goods_amount <> coalesce(sum(l.amount), 0) OR o.payable <> o.goods_amount + o.freight`,
  },
  {
    name: '9 what of a row is reserved, invoiced and taken back is what applications and sheets say',
    sql: `SELECT row_id, reserved, invoiced, red FROM billable_row b
          WHERE reserved <> (SELECT coalesce(sum(r.amount), 0) FROM invoice_row r JOIN invoice i USING (invoice_sn)
                             WHERE r.row_id = b.row_id AND i.state IN ('PENDING_REVIEW', 'REVIEW_REJECTED', 'PENDING_ISSUE'))
             OR invoiced <> (SELECT coalesce(sum(amount), 0) FROM invoice_sheet_line l WHERE l.row_id = b.row_id)
             OR red <> (SELECT coalesce(sum(red), 0) FROM invoice_sheet_line l WHERE l.row_id = b.row_id)`,
  },
  {
    name: '9 a sheet is the sum of its lines',
    sql: `SELECT s.number, s.net, s.tax FROM invoice_sheet s JOIN invoice_sheet_line l USING (sheet_id)
          GROUP BY s.sheet_id HAVING s.net <> sum(l.net) OR s.tax <> sum(l.tax)`,
  },
  {
    name: '3 the stages of an agreed order add up to it',
    sql: `SELECT o.order_sn, o.payable, sum(s.amount) AS stages FROM sub_order o JOIN order_stage s USING (order_sn)
          GROUP BY o.order_id HAVING o.payable <> sum(s.amount)`,
  },
  {
    name: '3 a bill is the sum of its lines; what is paid is what its payments brought and kept',
    sql: `SELECT b.pay_sn, b.state, b.paid, sum(p.paid_amount) AS came FROM bill b
          LEFT JOIN payment p ON p.pay_sn = b.pay_sn AND p.state = 'SUCCEEDED' AND NOT p.is_orphan
          GROUP BY b.pay_sn
          HAVING b.payable <> (SELECT coalesce(sum((one->>'amount')::bigint), 0) FROM jsonb_array_elements(b.lines) one)
            OR (b.state = 'PAID' AND b.paid <> b.payable)
            OR (b.paid > coalesce(sum(p.paid_amount), 0))`,
  },
  {
    name: '3 a paid trade has a paid bill, and no order of it waits for payment',
    sql: `SELECT t.parent_sn, t.pay_state, b.state, o.state AS order_state
          FROM trade t JOIN bill b USING (pay_sn) JOIN sub_order o USING (parent_sn)
          WHERE NOT o.is_agreed AND ((t.pay_state = 1) <> (b.state = 'PAID') OR (t.pay_state = 1 AND o.state = 'PENDING_PAYMENT')
            OR (b.state = 'OPEN' AND o.state IN ('PENDING_DELIVERY', 'PARTIALLY_SHIPPED', 'PENDING_RECEIPT', 'COMPLETED') AND b.payable > 0))`,
  },
  {
    name: '4 on hand is the sum of the lots',
    sql: `SELECT p.product_id, p.on_hand, coalesce(sum(l.on_hand), 0) AS lots FROM product p LEFT JOIN stock_lot l USING (product_id)
          GROUP BY p.product_id HAVING p.on_hand <> coalesce(sum(l.on_hand), 0)`,
  },
  {
    name: '4 reserved is what open orders hold',
    sql: `SELECT p.product_id, p.reserved, coalesce(h.held, 0) AS held FROM product p LEFT JOIN (
            SELECT l.product_id, sum(l.reserved_num - l.shipped_num - l.closed_num) AS held
            FROM order_line l JOIN sub_order o USING (order_sn)
            WHERE o.state IN ${HOLDS} AND NOT o.is_agreed GROUP BY l.product_id) h USING (product_id)
          WHERE p.reserved <> coalesce(h.held, 0)`,
  },
  {
    name: '4 stock is never negative nor oversold',
    sql: `SELECT product_id FROM product WHERE on_hand < 0 OR reserved < 0 OR reserved > on_hand OR sample_stock < 0
          UNION ALL SELECT lot_id FROM stock_lot WHERE on_hand < 0`,
  },
  {
    name: '4 what an order has shipped lies in its parcels',
    sql: `SELECT l.order_line_id, l.shipped_num, coalesce(sum(p.number), 0) AS packed
          FROM order_line l LEFT JOIN (parcel_line p JOIN parcel k ON k.parcel_sn = p.parcel_sn AND k.kind = 'ORDER') USING (order_line_id)
          WHERE l.price_source <> 'CHARGE' GROUP BY l.order_line_id
          HAVING l.shipped_num <> coalesce(sum(p.number), 0)`,
  },
  {
    name: '4 what left the stock is what lies in parcels',
    sql: `SELECT e.lot_id, sum(-e.change) AS gone, coalesce(max(p.packed), 0) AS packed
          FROM stock_entry e LEFT JOIN (SELECT lot_id, sum(number) AS packed FROM parcel_line GROUP BY lot_id) p USING (lot_id)
          WHERE e.reason = 'ship' GROUP BY e.lot_id HAVING sum(-e.change) <> coalesce(max(p.packed), 0)`,
  },
  {
    name: '5 each row of the ledger follows from the one before',
    sql: `SELECT * FROM (SELECT member_id, entry_id, amount, balance_after,
            coalesce(lag(balance_after) OVER (PARTITION BY member_id ORDER BY entry_id), 0) AS former FROM balance_entry) e
          WHERE balance_after <> former + amount`,
  },
  {
    name: '5 a payment from the balance is in the ledger once',
    sql: `SELECT p.payment_sn, count(e.*) FROM payment p
          LEFT JOIN balance_entry e ON e.kind = 'payment' AND e.document_sn IN (p.payment_sn, p.pay_sn)
          WHERE p.method = 'BALANCE' AND p.state = 'SUCCEEDED' AND p.paid_amount > 0
          GROUP BY p.payment_sn HAVING count(e.*) <> 1`,
  },
  {
    name: '5 an entry of the books balances',
    sql: `SELECT e.entry_sn, sum(l.amount) FROM book_entry e LEFT JOIN book_leg l USING (entry_id) GROUP BY e.entry_id
          HAVING count(l.*) < 2 OR sum(l.amount) <> 0`,
  },
  ...[
    ...PARTED,
    parted(rechargesCompared),
    ...ordersCompared.map(parted),
    ...reconciliationCompared.map(parted),
    ...creditCompared.map(parted),
  ].map(({ name, sql }) => ({
    name: `5 the books know of each ${name}`,
    sql,
  })),
  {
    name: '5 money of a channel is counted once, under its own number, and as much as the channel was asked for',
    sql: `SELECT c.payment_sn FROM channel_charge c JOIN payment p USING (payment_sn)
          WHERE p.method <> c.method OR (p.state = 'SUCCEEDED') <> (c.transaction_no IS NOT NULL)
            OR (p.state = 'SUCCEEDED' AND p.paid_amount <> c.amount)`,
  },
  {
    name: '6 a budget is the sum of what documents hold of it, within its amount',
    sql: `SELECT b.budget_id, b.amount, b.reserved, b.spent FROM budget b LEFT JOIN budget_hold h USING (budget_id) GROUP BY b.budget_id
          HAVING b.reserved <> coalesce(sum(h.reserved), 0) OR b.spent <> coalesce(sum(h.spent), 0)
            OR (NOT b.may_exceed AND b.reserved + b.spent > b.amount)`,
  },
  {
    name: '6 a budget is where its ledger ended',
    sql: `SELECT b.budget_id FROM budget b JOIN LATERAL (
            SELECT amount_after, reserved_after, spent_after FROM budget_entry e WHERE e.budget_id = b.budget_id
            ORDER BY entry_id DESC LIMIT 1) e ON true
          WHERE (b.amount, b.reserved, b.spent) IS DISTINCT FROM (e.amount_after, e.reserved_after, e.spent_after)`,
  },
  {
    name: '6 orders called off hold nothing of a budget',
    sql: `SELECT h.doc_sn, h.reserved, h.spent FROM budget_hold h JOIN trade t ON t.parent_sn = h.doc_sn
          WHERE h.reserved + h.spent > 0
            AND NOT EXISTS (SELECT FROM sub_order o WHERE o.parent_sn = t.parent_sn AND o.state NOT IN ${CALLED_OFF})`,
  },
  {
    name: '7 refunds stay within what was paid, per payment and order',
    sql: `SELECT p.payment_sn FROM payment p LEFT JOIN refund r ON r.payment_id = p.payment_id
          GROUP BY p.payment_id HAVING p.refunded_amount <> coalesce(sum(r.amount), 0) OR p.refunded_amount > p.paid_amount
          UNION ALL SELECT order_sn FROM sub_order WHERE refunded > payable`,
  },
  {
    name: '7 a refund on its way to a channel is asked for again, and a case ends with its refunds',
    sql: `SELECT refund_sn FROM refund WHERE (state = 'PROCESSING' AND route = 'CHANNEL') <> (next_try_at IS NOT NULL)
          UNION ALL SELECT c.case_sn FROM after_sale c JOIN refund r USING (case_sn)
          GROUP BY c.case_id HAVING (c.state = 'COMPLETED') <> bool_and(r.state = 'SUCCEEDED')
            OR (c.state = 'REFUND_FAILED') <> bool_or(r.state = 'FAILED')`,
  },
  {
    name: '7 as many cases lock an order or a sample request as are counted of it',
    sql: `SELECT d.sn, d.lock_state, count(c.*) AS cases
          FROM (SELECT order_sn AS sn, lock_state FROM sub_order UNION ALL SELECT sample_sn, lock_state FROM sample_request) d
          LEFT JOIN after_sale c ON c.order_sn = d.sn AND c.state IN ${COUNTED}
          GROUP BY d.sn, d.lock_state HAVING d.lock_state <> count(c.*)`,
  },
  {
    name: '7 pieces are held for the cases that are counted',
    sql: `WITH held AS (
            SELECT c.doc_type, l.order_line_id AS line, coalesce(sum(l.number) FILTER (WHERE c.part = 'U'), 0) AS u,
              coalesce(sum(l.number) FILTER (WHERE c.part = 'D'), 0) AS d
            FROM after_sale c JOIN after_sale_line l USING (case_id) WHERE c.state IN ${COUNTED} GROUP BY 1, 2)
          SELECT l.order_sn, l.order_line_id FROM order_line l LEFT JOIN held h ON h.doc_type = 'order' AND h.line = l.order_line_id
          WHERE (l.held_unshipped, l.held_shipped) IS DISTINCT FROM (coalesce(h.u, 0), coalesce(h.d, 0))
          UNION ALL SELECT 'sample', l.sample_line_id FROM sample_line l LEFT JOIN held h ON h.doc_type = 'sample' AND h.line = l.sample_line_id
          WHERE l.held_shipped <> coalesce(h.d, 0)`,
  },
  {
    name: '7 what cases, and components of packages that cannot be done, took off the stages of an order is what its stages have waived and paid back for them',
    sql: `SELECT o.order_sn, sum(s.waived) AS waived, sum(s.refunded) AS refunded, sum(o.refunded) AS back FROM sub_order o
          JOIN order_stage s USING (order_sn)
          LEFT JOIN LATERAL (SELECT coalesce(sum(amount) FILTER (WHERE taken_from <> 'PAID'), 0) AS less,
            coalesce(sum(amount) FILTER (WHERE taken_from = 'PAID'), 0) AS back FROM order_stage_less n WHERE n.stage_id = s.stage_id) n ON true
          LEFT JOIN LATERAL (SELECT coalesce(sum(r.amount) FILTER (WHERE r.case_sn IS NOT NULL), 0) AS money,
            coalesce(sum(r.amount) FILTER (WHERE r.case_sn IS NULL), 0) AS share FROM refund r WHERE r.document_sn = o.order_sn) r ON true
          LEFT JOIN LATERAL (SELECT o.state = 'CANCELLED' OR EXISTS (SELECT FROM step_log g WHERE g.doc_type = 'order'
            AND g.doc_sn = o.order_sn AND g.event = 'closeRemainder' AND g.actor_role <> 'afterSale') AS ended) e ON true
          GROUP BY o.order_sn, r.money, r.share, e.ended
          HAVING sum(s.refunded) <> max(o.refunded) OR sum(n.back) <> r.money
            OR bool_or(n.less > s.waived) OR bool_or(n.back > s.refunded)
            OR (NOT e.ended AND (sum(n.less) <> sum(s.waived) OR sum(n.back) + r.share <> sum(s.refunded)))`,
  },
  {
    name: '7 no more went off the stages for a case than was agreed, and nothing before it was released',
    sql: `SELECT c.case_sn, c.state, c.agreed, sum(n.amount) AS less FROM after_sale c JOIN order_stage_less n USING (case_sn)
          GROUP BY c.case_id HAVING sum(n.amount) > c.agreed OR c.state NOT IN ('REFUNDING', 'REFUND_FAILED', 'COMPLETED')`,
  },
  {
    name: '7 channels have paid back what the mall says they have, each refund once',
    sql: `SELECT t.number, t.state, r.state AS here FROM stand_in_refund t LEFT JOIN refund r ON r.refund_sn = t.number
          WHERE r.refund_sn IS NULL OR r.amount <> t.amount
            OR (t.state = 'SUCCESS' AND (r.route <> 'CHANNEL' OR r.state NOT IN ('SUCCEEDED', 'PROCESSING')))
          UNION ALL SELECT r.refund_sn, NULL, r.state FROM refund r JOIN payment p USING (payment_id)
          WHERE p.method IN ('WECHAT', 'ALIPAY') AND r.route = 'CHANNEL' AND r.state = 'SUCCEEDED'
            AND NOT EXISTS (SELECT FROM stand_in_refund t WHERE t.number = r.refund_sn AND t.state = 'SUCCESS')`,
  },
  {
    name: '5 what was paid at a channel is paid here, or is still being asked about',
    sql: `SELECT c.number, c.state, p.state AS here FROM stand_in_charge c LEFT JOIN payment p ON p.payment_sn = c.number
          LEFT JOIN channel_charge k ON k.payment_sn = c.number
          WHERE p.payment_sn IS NULL OR (c.state = 'SUCCESS' AND p.state <> 'SUCCEEDED' AND k.due_at IS NULL)
            OR (p.state = 'SUCCEEDED' AND (c.state <> 'SUCCESS' OR p.paid_amount <> c.amount))`,
  },
  {
    name: '11 versions of a document have no gaps, and documents know their latest',
    sql: `SELECT doc_type, doc_sn FROM document_version GROUP BY 1, 2 HAVING max(version_no) <> count(*)
          UNION ALL ${['inquiry inq_sn', 'quotation quo_sn', 'contract contract_sn']
            .map((one) => one.split(' '))
            .map(
              ([room, sn]) => `SELECT '${room}', d.${sn} FROM ${room} d WHERE d.version_no <>
                coalesce((SELECT max(v.version_no) FROM document_version v WHERE v.doc_type = '${room}' AND v.doc_sn = d.${sn}), 0)`,
            )
            .join(' UNION ALL ')}`,
  },
  {
    name: '13 a contract in force was signed by both over one text',
    sql: `SELECT c.contract_sn FROM contract c WHERE c.state IN ('EFFECTIVE', 'PERFORMING', 'COMPLETED') AND cardinality(c.file_ids) = 0
            AND (SELECT count(DISTINCT side) FROM contract_evidence e
                 WHERE e.contract_sn = c.contract_sn AND e.what = 'signed' AND e.content_hash = c.content_hash) < 2`,
  },
  {
    name: '15 each line ordered from a listing has a valid quantity',
    sql: `SELECT order_line_id FROM order_line WHERE buy_num <= 0 OR shipped_num + closed_num > buy_num
          UNION ALL SELECT cart_id FROM cart_line WHERE buy_num <= 0`,
  },
  {
    name: '18 a timer runs where its order waits for it, and nowhere else',
    sql: `SELECT o.order_sn, o.state, m.event FROM sub_order o
          LEFT JOIN timer m ON m.doc_type = 'order' AND m.doc_sn = o.order_sn
          WHERE NOT o.is_agreed AND (CASE o.state WHEN 'PENDING_REVIEW' THEN 'reviewTimeout' WHEN 'REVIEW_REJECTED' THEN 'reviewTimeout'
            WHEN 'PENDING_PAYMENT' THEN CASE WHEN ${WITH_VOUCHER} THEN NULL ELSE 'payTimeout' END
            WHEN 'PENDING_RECEIPT' THEN 'autoReceive' END) IS DISTINCT FROM m.event`,
  },
  {
    name: '18 a timer runs where its sample request waits for it, and nowhere else',
    sql: `SELECT r.sample_sn, r.state, m.event FROM sample_request r
          LEFT JOIN timer m ON m.doc_type = 'sample' AND m.doc_sn = r.sample_sn
          WHERE (CASE r.state WHEN 'PENDING_REVIEW' THEN 'reviewTimeout' WHEN 'REVIEW_REJECTED' THEN 'correctTimeout'
            WHEN 'PENDING_PAYMENT' THEN 'payTimeout' WHEN 'PENDING_RECEIPT' THEN 'autoReceive'
            WHEN 'PENDING_EVALUATION' THEN 'feedbackTimeout' END) IS DISTINCT FROM m.event`,
  },
  {
    name: '18 a timer runs where its recharge waits for it, and nowhere else',
    sql: `SELECT r.recharge_sn, r.state, m.event FROM recharge r
          LEFT JOIN timer m ON m.doc_type = 'recharge' AND m.doc_sn = r.recharge_sn
          WHERE (CASE r.state WHEN 'PENDING_PAYMENT' THEN 'payTimeout' END) IS DISTINCT FROM m.event`,
  },
  {
    name: '18 no timer is overdue',
    sql: `SELECT doc_type, doc_sn, event, due_at FROM timer WHERE due_at < now() - interval '30 seconds'`,
  },
  {
    name: '19 a request has one receipt, with its answer',
    sql: `SELECT who, path, request_id FROM request_receipt WHERE reply IS NULL`,
  },
  {
    name: 'R13 no two documents have one number',
    sql: `SELECT sn FROM (SELECT parent_sn AS sn FROM trade UNION ALL SELECT order_sn FROM sub_order UNION ALL SELECT pay_sn FROM bill
            UNION ALL SELECT parcel_sn FROM parcel UNION ALL SELECT sample_sn FROM sample_request UNION ALL SELECT inq_sn FROM inquiry
            UNION ALL SELECT quo_sn FROM quotation UNION ALL SELECT contract_sn FROM contract UNION ALL SELECT recharge_sn FROM recharge UNION ALL SELECT award_sn FROM award
            UNION ALL SELECT case_sn FROM after_sale UNION ALL SELECT refund_sn FROM refund UNION ALL SELECT line_sn FROM bank_line) all_numbers
          GROUP BY sn HAVING count(*) > 1`,
  },
  {
    name: 'samples: nobody has more of a product in a year than the quota',
    sql: `SELECT r.member_id, l.product_id, sum(coalesce(l.approved_num, l.asked_num)) AS pieces
          FROM sample_request r JOIN sample_line l USING (request_id)
          WHERE r.state NOT IN ('REJECTED', 'CANCELLED') AND r.created_at >= date_trunc('year', now())
          GROUP BY 1, 2 HAVING sum(coalesce(l.approved_num, l.asked_num)) > 10`,
  },
  {
    name: 'samples: what was shipped was approved',
    sql: `SELECT sample_line_id FROM sample_line WHERE shipped_num > coalesce(approved_num, 0)`,
  },
  {
    name: 'evaluations: goods count them and their stars, orders know what was judged',
    sql: `SELECT g.goods_id FROM goods g LEFT JOIN evaluation e USING (goods_id) GROUP BY g.goods_id
          HAVING g.evaluation_count <> count(e.*) OR g.evaluation_stars <> coalesce(sum(e.stars), 0)
          UNION ALL SELECT l.order_line_id FROM order_line l WHERE l.is_evaluated
            <> EXISTS (SELECT FROM evaluation e WHERE e.order_line_id = l.order_line_id)`,
  },
  {
    name: 'search: each listing on sale is in the index with its price, none that is off',
    sql: `SELECT g.goods_id FROM goods g JOIN store s USING (store_id) FULL JOIN goods_index i USING (goods_id)
          LEFT JOIN product p USING (product_id)
          WHERE s.closed_at IS NULL AND coalesce(g.kind, 'PART') = 'PART' AND ((g.state = 'ON_SALE') IS DISTINCT FROM (i.goods_id IS NOT NULL)
            OR i.price <> (p.price_tiers -> 0 ->> 'unitPrice')::bigint)`,
  },
  {
    name: 'search: stock and sales in the index are those of the listing',
    sql: `SELECT i.goods_id, i.stock, p.on_hand - p.reserved AS really, i.sale_num, g.sale_num AS sales
          FROM goods_index i JOIN product p USING (product_id) JOIN goods g ON g.goods_id = i.goods_id
          WHERE (i.stock, i.sale_num) IS DISTINCT FROM (p.on_hand - p.reserved, g.sale_num)`,
  },
  {
    name: 'projects: versions of a bill of materials have no gaps',
    sql: `SELECT project_id FROM project_bom GROUP BY 1 HAVING max(bom_version) <> count(*)`,
  },
  {
    name: 'settlement: a bill is the sum of its rows and of what it has taken over',
    sql: `SELECT b.bill_sn FROM settlement_bill b LEFT JOIN settlement_row r USING (bill_id)
          GROUP BY b.bill_id HAVING b.total - b.carried <> coalesce(sum(r.amount - r.commission), 0)
          UNION ALL SELECT b.bill_sn FROM settlement_bill b LEFT JOIN settlement_bill c ON c.carried_to = b.bill_sn
          GROUP BY b.bill_id HAVING b.carried <> coalesce(sum(c.total), 0)`,
  },
  {
    name: 'settlement: what the books owe a store is what its rows brought and no payout has paid (M16)',
    sql: `SELECT s.store_id, b.owed, r.net, p.paid FROM store s
          CROSS JOIN LATERAL (SELECT coalesce(-sum(l.amount), 0) AS owed FROM book_leg l JOIN book_entry e USING (entry_id)
            WHERE l.account = '2003' AND l.party = s.store_id::text AND (e.event NOT IN ('compensated', 'statementPaid')
              OR EXISTS (SELECT FROM settlement_row c WHERE c.kind IN ('COMPENSATION', 'STATEMENT') AND c.doc_sn = e.entry_sn))) b
          CROSS JOIN LATERAL (SELECT coalesce(sum(amount - commission), 0) AS net FROM settlement_row r
            WHERE r.store_id = s.store_id) r
          CROSS JOIN LATERAL (SELECT coalesce(sum(total), 0) AS paid FROM settlement_bill x
            WHERE x.store_id = s.store_id AND x.state = 'PAID') p
          WHERE b.owed <> r.net - p.paid`,
  },
  {
    name: 'settlement: a deposit is what the books say',
    sql: `SELECT s.store_id FROM settlement_store s LEFT JOIN book_leg l ON l.account = '2004' AND l.party = s.store_id::text
          GROUP BY s.store_id HAVING s.deposit <> coalesce(-sum(l.amount), 0)`,
  },
  {
    name: 'settlement: an invoice is the commission of its bills',
    sql: `SELECT i.invoice_id FROM commission_invoice i LEFT JOIN settlement_bill b ON b.commission_invoice_id = i.invoice_id
          GROUP BY i.invoice_id HAVING i.amount <> coalesce(sum(b.commission), 0) OR i.bills <> count(b.bill_id)`,
  },
  {
    name: 'settlement: a batch is the sum of its rows, and a bill was paid by one of them',
    sql: `SELECT p.payout_sn FROM payout p JOIN payout_row r USING (payout_sn)
          GROUP BY p.payout_id HAVING p.total <> sum(r.amount) OR p.number <> count(*)
            OR (p.state = 'DONE') <> bool_and(r.state IN ('PAID', 'FAILED'))
          UNION ALL SELECT b.bill_sn FROM settlement_bill b WHERE (b.state = 'PAID') <> EXISTS
            (SELECT FROM payout_row r WHERE r.bill_sn = b.bill_sn AND r.state = 'PAID' AND r.amount = b.total AND r.serial = b.serial)
          UNION ALL SELECT b.bill_sn FROM settlement_bill b WHERE (b.payout_sn IS NOT NULL) <> EXISTS
            (SELECT FROM payout_row r WHERE r.bill_sn = b.bill_sn AND r.payout_sn = b.payout_sn AND r.state IN ('WAITING', 'PAID'))`,
  },
  {
    name: 'settlement: a released order holds nothing any more (M2)',
    sql: `SELECT o.order_sn, sum(l.amount) AS held FROM sub_order o JOIN book_leg l ON l.party = o.order_sn AND l.account = '2002'
          WHERE o.released_at IS NOT NULL GROUP BY 1 HAVING sum(l.amount) <> 0`,
  },
  {
    name: 'database: no transaction was left open, nothing waits for a lock',
    sql: `SELECT pid, state, query FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
            AND ((state LIKE 'idle in transaction%' AND state_change < now() - interval '5 seconds')
              OR (wait_event_type = 'Lock' AND query_start < now() - interval '5 seconds'))`,
  },
];
