// What must be true of a laboratory whatever happened (domain-lab §10, by number): each query gives the rows that break it. For tests and the storm.
import type { Work } from '#kit/db/work.ts';
import { checkRecords } from '#mall/bench/server/bench.ts';
import { checkReports } from '#mall/report/server/report.ts';
import { checkCustody } from '#mall/specimen/server/specimen.ts';
import { deriveState, type Stand } from '#mall/testing/derive-state.ts';
import { isInWork, type ServiceState } from '#mall/testing/service-process.ts';

const counts = (table: string) =>
  `coalesce((SELECT jsonb_object_agg(state, n) FROM (SELECT state, count(*) AS n FROM ${table} WHERE service_sn = s.service_sn GROUP BY state) c), '{}')`;
const OUT = `EXISTS (SELECT FROM report r WHERE r.service_sn = s.service_sn AND r.state IN ('ISSUED', 'REPLACED', 'VOID'))`;

export const labInvariants: readonly { name: string; sql: string }[] = [
  {
    name: 'L1 what a commission knows of its items, reports and objections is what there is',
    sql: `SELECT s.service_sn, s.state, s.stand FROM service_order s
          WHERE coalesce(s.stand -> 'items', '{}') <> ${counts('service_item')}
            OR coalesce(s.stand -> 'reports', '{}') <> ${counts('report')}
            OR coalesce((s.stand ->> 'objections')::int, 0) <> (SELECT count(*) FROM objection o
                 WHERE o.service_sn = s.service_sn AND o.state IN ('SUBMITTED', 'EXAMINING', 'RETESTING'))`,
  },
  {
    name: 'L2 a commission and its order agree (7.2)',
    sql: `SELECT s.service_sn, s.entry, s.state, s.turn, o.state AS order_state FROM service_order s LEFT JOIN sub_order o USING (order_sn)
          WHERE s.pack_sn IS NULL AND NOT CASE s.state
            WHEN 'DRAFT' THEN CASE s.entry WHEN 'FORM' THEN o.state IS NULL ELSE o.state IN ('PENDING_REVIEW', 'PENDING_PAYMENT', 'PENDING_DELIVERY') END
            WHEN 'REVIEW_REJECTED' THEN CASE s.entry WHEN 'FORM' THEN o.state IS NULL ELSE o.state IN ('PENDING_REVIEW', 'PENDING_PAYMENT', 'PENDING_DELIVERY') END
            WHEN 'PENDING_REVIEW' THEN CASE WHEN s.turn = 'APPROVAL' THEN o.state = 'PENDING_REVIEW' WHEN s.entry = 'FORM' THEN o.state IS NULL
              ELSE o.state IN ('PENDING_REVIEW', 'PENDING_PAYMENT', 'PENDING_DELIVERY') END
            WHEN 'PENDING_PAYMENT' THEN o.state = 'PENDING_PAYMENT'
            WHEN 'PENDING_DELIVERY' THEN o.state = 'PENDING_DELIVERY' WHEN 'PENDING_RECEIPT' THEN o.state = 'PENDING_DELIVERY'
            WHEN 'REPORT_ISSUED' THEN o.state = 'PENDING_RECEIPT'
            WHEN 'OBJECTION' THEN o.state IN ('PENDING_DELIVERY', 'PARTIALLY_SHIPPED', 'PENDING_RECEIPT', 'COMPLETED')
            WHEN 'COMPLETED' THEN o.state = 'COMPLETED'
            WHEN 'REJECTED' THEN o.state IS NULL OR o.state IN ('CANCELLED', 'CLOSED')
            WHEN 'CANCELLED' THEN o.state IS NULL OR o.state IN ('CANCELLED', 'CLOSED')
            WHEN 'TERMINATED' THEN o.state IS NULL OR o.state IN ('COMPLETED', 'CLOSED', 'CANCELLED')
            ELSE o.state = 'PENDING_DELIVERY' OR (${OUT} AND o.state IN ('PARTIALLY_SHIPPED', 'PENDING_RECEIPT', 'COMPLETED')) END`,
  },
  {
    name: 'L6 who has tested, prepared, reviewed and signed',
    sql: `SELECT r.report_id FROM report r JOIN service_item i ON i.item_id = ANY(r.item_ids) JOIN sheet_record t USING (item_id)
          WHERE t.entered_by IN (r.reviewed_by, r.approved_by) UNION ALL
          SELECT report_id FROM report WHERE prepared_by IN (reviewed_by, approved_by) OR reviewed_by = approved_by`,
  },
  {
    name: 'L7 numbers of reports have no gaps, and each names one PDF',
    sql: `SELECT c.lab_id::text, c.letter, c.year, c.last, count(r.*) AS there FROM report_counter c JOIN laboratory l USING (lab_id)
          LEFT JOIN report r ON r.lab_id = c.lab_id AND r.report_no ~ ('^' || l.code || c.letter || lpad((c.year % 100)::text, 2, '0') || '[0-9]{6}$')
          GROUP BY c.lab_id, c.letter, c.year HAVING count(r.*) <> c.last OR max(right(r.report_no, 6)::int) <> c.last
          UNION ALL SELECT report_no, state, NULL, report_id, NULL FROM report WHERE state IN ('ISSUED', 'REPLACED', 'VOID')
            AND (pdf_file_id IS NULL OR pdf_hash = '' OR issued_at IS NULL)
          UNION ALL SELECT pdf_hash, NULL, NULL, NULL, count(*) FROM report WHERE pdf_hash <> '' GROUP BY pdf_hash HAVING count(*) > 1`,
  },
  {
    name: 'L7 what is issued has its items reported and its seal in the evidence once',
    sql: `SELECT r.report_id, i.item_id, i.state FROM report r JOIN service_item i ON i.item_id = ANY(r.item_ids)
          WHERE r.state = 'ISSUED' AND r.replaces_id IS NULL AND i.state = 'DONE' AND NOT EXISTS
            (SELECT FROM report n WHERE n.service_sn = r.service_sn AND n.state IN ('DRAFT', 'IN_REVIEW', 'REVIEWED', 'SIGNING'))
          UNION ALL SELECT r.report_id, NULL, r.state FROM report r LEFT JOIN report_evidence e ON e.report_id = r.report_id AND e.act = 'sign'
          GROUP BY r.report_id HAVING (r.state IN ('ISSUED', 'REPLACED', 'VOID')) <> (count(e.*) = 1)`,
  },
  {
    name: 'L10 an act of custody is written where the specimen has taken the step',
    sql: `SELECT s.specimen_no, s.state FROM specimen s
          WHERE (s.state IN ('LABELLED', 'IN_TRANSIT')) AND EXISTS (SELECT FROM custody c WHERE c.specimen_no = s.specimen_no)
             OR (s.state IN ('RECEIVED', 'IN_TEST', 'DONE', 'RETAINED', 'RETURNED', 'DESTROYED')
                 AND NOT EXISTS (SELECT FROM custody c WHERE c.specimen_no = s.specimen_no))
          UNION ALL SELECT specimen_no, NULL FROM custody GROUP BY specimen_no HAVING max(seq) <> count(*)`,
  },
  {
    name: 'L22 a commission has its items once: as many as its form has specimens and items',
    sql: `SELECT service_sn, seq FROM specimen GROUP BY 1, 2 HAVING count(*) > 1
          UNION ALL SELECT s.service_sn, NULL FROM service_order s WHERE s.order_sn IS NOT NULL AND s.state NOT IN ('DRAFT', 'PENDING_REVIEW', 'REVIEW_REJECTED', 'PENDING_PAYMENT', 'CANCELLED', 'REJECTED')
            AND NOT EXISTS (SELECT FROM service_item i WHERE i.service_sn = s.service_sn)`,
  },
  {
    name: 'L23 what is over stays so',
    sql: `SELECT doc_sn, event, from_state, to_state FROM step_log WHERE doc_type = 'service' AND (from_state IN ('REJECTED', 'CANCELLED', 'TERMINATED')
            OR (from_state = 'COMPLETED' AND to_state NOT IN ('OBJECTION', 'REPORT_DRAFTING', 'IN_TEST', 'SCHEDULED')))
          UNION ALL SELECT doc_sn, event, from_state, to_state FROM step_log WHERE doc_type = 'report' AND from_state IN ('REPLACED', 'VOID', 'DISCARDED')
          UNION ALL SELECT doc_sn, event, from_state, to_state FROM step_log WHERE doc_type = 'specimen' AND from_state IN ('RETURNED', 'DESTROYED', 'CANCELLED')`,
  },
  {
    name: 'L24 what was returned or destroyed is in no item that is still to be tested',
    sql: `SELECT i.item_id, i.state, p.specimen_no, p.state AS specimen FROM service_item i JOIN specimen p ON p.specimen_no = ANY(i.specimen_nos)
          WHERE i.state IN ('WAITING', 'SCHEDULED', 'RUNNING', 'SUSPENDED') AND p.state IN ('RETURNED', 'DESTROYED', 'CANCELLED')`,
  },
  {
    name: 'L29 nothing was begun with equipment whose calibration had ended',
    sql: `SELECT u.item_id, u.equip_id FROM item_equipment u LEFT JOIN equipment_calibration c USING (calibration_id)
          WHERE c.due_date IS NULL OR c.due_date < (u."from" AT TIME ZONE 'Asia/Shanghai')::date`,
  },
  {
    name: 'L29 what is being tested has an open record, what is done a locked one',
    sql: `SELECT i.item_id, i.state FROM service_item i LEFT JOIN LATERAL
            (SELECT locked_at FROM sheet_record r WHERE r.item_id = i.item_id ORDER BY revision DESC LIMIT 1) r ON true
          WHERE (i.state = 'RUNNING' AND (i.started_at IS NULL OR r.locked_at IS NOT NULL)) OR (i.state IN ('DONE', 'REPORTED') AND r.locked_at IS NULL)`,
  },
];

/** What is worked out and not asked for: L1 as the rule itself says, L8 and L10 by their hashes. */
export async function checkLaboratory(work: Work): Promise<{ name: string; rows: readonly unknown[] }[]> {
  const services = await work.query<{ serviceSn: string; state: ServiceState; stand: Stand }>(
    `SELECT service_sn AS "serviceSn", state, stand FROM service_order`,
  );
  const underived = services.filter(
    (one) => (isInWork(one) || one.state === 'COMPLETED') && deriveState(one.stand) !== one.state,
  );
  return [
    { name: 'L1 the state of a commission follows from its work', rows: underived },
    { name: 'L8 locked records are what was locked', rows: await checkRecords(work) },
    { name: 'L8 reports and their evidence are what was written', rows: await checkReports(work) },
    {
      name: 'L10 chains of custody have no gaps, and a specimen lies where its last row says',
      rows: await checkCustody(work, () => {}),
    },
  ];
}
