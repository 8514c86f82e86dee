// Each kind of deed the load writes down, and how it is found again in the database by its mark.

interface DeedFinder {
  /** A row `mark, fact` for each that is there, of the marks in $1. */
  sql: string;
  /** There must never be two of one mark. */
  isOnce: boolean;
  /** The mark is the deed's alone: nobody else could have made it, and who was refused must not find it. */
  isCreated: boolean;
}

const created = (sql: string): DeedFinder => ({ sql, isOnce: true, isCreated: true });
const kept = (sql: string): DeedFinder => ({ sql, isOnce: false, isCreated: false });

export const DEEDS = {
  order: created(`
    SELECT po_number AS mark, parent_sn || ' ' || pay_sn || ' ' || to_char(payable / 100.0, 'FM999999990.00') AS fact
    FROM trade WHERE po_number = ANY($1::text[])`),
  payment: created(`
    SELECT p.pay_sn AS mark, p.payment_sn AS fact
    FROM payment p JOIN bill b USING (pay_sn)
    WHERE p.pay_sn = ANY($1::text[]) AND p.state = 'SUCCEEDED' AND b.state = 'PAID' AND b.paid = b.payable`),
  /** The channel was told that its notice had been heard. */
  channelPayment: kept(`
    SELECT payment_sn AS mark, NULL AS fact FROM payment WHERE payment_sn = ANY($1::text[]) AND state = 'SUCCEEDED'`),
  case: created(`SELECT text AS mark, case_sn AS fact FROM after_sale WHERE text = ANY($1::text[])`),
  charge: created(`
    SELECT part_no AS mark, order_sn || ' ' || to_char(amount / 100.0, 'FM999999990.00') AS fact FROM order_line
    WHERE price_source = 'CHARGE' AND part_no = ANY($1::text[])`),
  bankLine: created(`SELECT serial AS mark, NULL AS fact FROM bank_line WHERE serial = ANY($1::text[])`),
  parcel: created(`
    SELECT tracking_no AS mark, order_sn AS fact FROM parcel WHERE tracking_no = ANY($1::text[])`),
  evaluation: created(
    `SELECT text AS mark, stars::text AS fact FROM evaluation WHERE text = ANY($1::text[])`,
  ),
  stockLot: created(`
    SELECT l.lot_no AS mark, sum(e.change)::text AS fact
    FROM stock_lot l JOIN stock_entry e USING (lot_id)
    WHERE l.lot_no = ANY($1::text[]) AND e.reason = 'adjust' GROUP BY l.lot_id`),
  address: created(`
    SELECT detail_address AS mark, address_id::text AS fact FROM member_address WHERE detail_address = ANY($1::text[])`),
  sample: created(`
    SELECT use->>'remark' AS mark, sample_sn AS fact FROM sample_request WHERE use->>'remark' = ANY($1::text[])`),
  sampleParcel: created(`
    SELECT tracking_no AS mark, NULL AS fact FROM sample_parcel WHERE tracking_no = ANY($1::text[])`),
  project: created(`
    SELECT project_name AS mark, project_id::text AS fact FROM project WHERE project_name = ANY($1::text[])`),
  bom: created(`SELECT bom_name AS mark, bom_id::text AS fact FROM bom WHERE bom_name = ANY($1::text[])`),
  bomVersion: created(`
    SELECT note AS mark, project_id || ' ' || bom_version AS fact FROM project_bom WHERE note = ANY($1::text[])`),
  inquiry: created(`SELECT title AS mark, inq_sn AS fact FROM inquiry WHERE title = ANY($1::text[])`),
  contract: created(
    `SELECT inq_sn AS mark, contract_sn AS fact FROM contract WHERE inq_sn = ANY($1::text[])`,
  ),
  signature: {
    ...created(`
      SELECT contract_sn || ' ' || side AS mark, content_hash AS fact FROM contract_evidence
      WHERE what = 'signed' AND contract_sn || ' ' || side = ANY($1::text[])`),
    isCreated: false,
  },
  favourite: kept(`
    SELECT member_id || ' ' || product_id AS mark, NULL AS fact FROM collected_goods
    WHERE member_id || ' ' || product_id = ANY($1::text[])`),
  messageRead: kept(`
    SELECT message_id::text AS mark, NULL AS fact FROM site_message
    WHERE message_id = ANY($1::bigint[]) AND state <> 'UNREAD'`),
  commission: created(
    `SELECT draft_id AS mark, service_sn AS fact FROM service_order WHERE draft_id = ANY($1::text[])`,
  ),
  scan: created(`SELECT scan_id AS mark, specimen_no AS fact FROM custody WHERE scan_id = ANY($1::text[])`),
  /** What an engineer has typed, until he types something else. */
  record: kept(`
    SELECT values #>> '{tables,r,0,what}' AS mark, item_id::text AS fact FROM sheet_record
    WHERE values #>> '{tables,r,0,what}' = ANY($1::text[])`),
  /** A report's number, which no other has. */
  report: {
    ...created(`
      SELECT report_id::text AS mark, report_no AS fact FROM report
      WHERE report_id = ANY($1::bigint[]) AND report_no IS NOT NULL`),
    isCreated: false,
  },
  file: kept(`
    SELECT file_id::text AS mark, NULL AS fact FROM stored_file WHERE file_id = ANY($1::bigint[])`),
  /** A step of a document that it takes once: `order SO… receive`. */
  step: {
    ...created(`
      SELECT doc_type || ' ' || doc_sn || ' ' || event AS mark, NULL AS fact FROM step_log
      WHERE doc_sn = ANY(SELECT split_part(one, ' ', 2) FROM unnest($1::text[]) AS one)`),
    isCreated: false,
  },
} satisfies Record<string, DeedFinder>;

export type DeedKind = keyof typeof DEEDS;
