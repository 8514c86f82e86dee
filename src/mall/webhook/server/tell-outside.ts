// From the steps of documents to messages for other systems: what was logged since the last time is written down for each address that may hear of it.
import { randomBytes } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import type { Work, Workshop } from '#kit/db/work.ts';
import { stepNews } from '#kit/document/step-log.tables.ts';
import type { ToldDocument, WebhookSide } from '../webhook-events.ts';
import { topicOf, typeOfStep } from '../webhook-events.ts';

const AT_ONCE = 500; // chosen: steps of one transaction

interface Told {
  table: string;
  /** The column that the log names documents by. */
  sn: string;
  /** That column is a number. */
  isNumber?: boolean;
  joins?: string;
  /** Pairs of `jsonb_build_object`. */
  numbers: string;
  /** Whether the endpoint `e` is of a buyer, or of a store, that this document `d` is of. */
  buyer: string;
  store: string;
  /** The page about it, without its number. */
  pages: Readonly<Record<WebhookSide, string>>;
  /** Which of `numbers` names the page, where the log's own does not. */
  pageOf?: Readonly<Partial<Record<WebhookSide, string>>>;
}

/** Of the enterprise that it was made for, or of the person who made it for himself. */
const ofBuyer = (d: string): string =>
  `CASE e.owner_kind WHEN 'enterprise' THEN ${d}.enterprise_id = e.owner_id
     WHEN 'member' THEN ${d}.member_id = e.owner_id AND ${d}.enterprise_id IS NULL ELSE false END`;

/** Of the laboratory that this store runs. */
const ofLab = (d: string): string =>
  `EXISTS (SELECT FROM laboratory l WHERE l.lab_id = ${d}.lab_id AND l.store_id = e.owner_id)`;

/** Each condition is what the side's own page asks before it shows the document. */
const DOCUMENTS: Readonly<Record<ToldDocument, Told>> = {
  order: {
    table: 'sub_order',
    sn: 'order_sn',
    numbers: `'orderSn', d.order_sn, 'parentSn', d.parent_sn`,
    buyer: ofBuyer('d'),
    store: 'd.store_id = e.owner_id',
    pages: { buyer: '/member/order/detail?orderSn=', store: '/seller/order/detail?orderSn=' },
  },
  afterSale: {
    table: 'after_sale',
    sn: 'case_sn',
    joins: `JOIN (SELECT order_sn, member_id, enterprise_id, store_id FROM sub_order
      UNION ALL SELECT sample_sn, member_id, enterprise_id, store_id FROM sample_request) o USING (order_sn)`,
    numbers: `'caseSn', d.case_sn, 'orderSn', d.order_sn`,
    buyer: ofBuyer('o'),
    store: 'o.store_id = e.owner_id',
    pages: {
      buyer: '/member/order/refund/detail?caseSn=',
      store: '/seller/aftersale/detail?caseSn=',
    },
  },
  complaint: {
    table: 'complaint',
    sn: 'complaint_sn',
    numbers: `'complaintSn', d.complaint_sn, 'orderSn', d.order_sn, 'caseSn', d.case_sn`,
    buyer: ofBuyer('d'),
    // what the platform has not taken up is not the store's to hear of
    store: `d.store_id = e.owner_id AND d.state <> 'NEW' AND NOT (d.state IN ('STORE_WINS', 'WITHDRAWN') AND d.version <= 2)`,
    pages: {
      buyer: '/member/order/complaint/detail?complaintSn=',
      store: '/seller/complaint/detail?complaintSn=',
    },
  },
  sample: {
    table: 'sample_request',
    sn: 'sample_sn',
    numbers: `'sampleSn', d.sample_sn`,
    // a designer's own affair, also within an enterprise
    buyer: `e.owner_kind = 'member' AND d.member_id = e.owner_id`,
    store: 'd.store_id = e.owner_id AND d.has_reached_store',
    pages: { buyer: '/member/sample/detail?sampleSn=', store: '/seller/sample/detail?sampleSn=' },
  },
  inquiry: {
    table: 'inquiry',
    sn: 'inq_sn',
    numbers: `'inqSn', d.inq_sn`,
    buyer: ofBuyer('d'),
    store: `d.version_no > 0 AND EXISTS (SELECT FROM inquiry_invitation i WHERE i.inquiry_id = d.inquiry_id AND i.store_id = e.owner_id)`,
    pages: { buyer: '/inquiry/purchaser/inq_info?inqSn=', store: '/seller/inquiry/detail?inqSn=' },
  },
  quotation: {
    table: 'quotation',
    sn: 'quo_sn',
    joins: 'JOIN inquiry q ON q.inq_sn = d.inq_sn',
    numbers: `'quoSn', d.quo_sn, 'inqSn', d.inq_sn`,
    // who has quoted stays sealed with the prices
    buyer: `${ofBuyer('q')} AND NOT (q.is_sealed AND (q.closed_at IS NULL OR q.state = 'QUOTING'))`,
    store: 'd.store_id = e.owner_id',
    pages: { buyer: '/inquiry/purchaser/quo_info?quoSn=', store: '/seller/quotation/detail?quoSn=' },
  },
  contract: {
    table: 'contract',
    sn: 'contract_sn',
    numbers: `'contractSn', d.contract_sn`,
    buyer: `${ofBuyer('d')} AND (d.initiator = 'purchaser' OR d.version_no > 0)`,
    store: `d.store_id = e.owner_id AND (d.initiator = 'supplier' OR d.version_no > 0)`,
    pages: {
      buyer: '/inquiry/purchaser/contract_info?contractSn=',
      store: '/seller/contract/detail?contractSn=',
    },
  },
  statement: {
    table: 'statement',
    sn: 'statement_sn',
    joins: 'JOIN credit_account a USING (account_id)',
    numbers: `'statementSn', d.statement_sn`,
    buyer: `e.owner_kind = 'enterprise' AND a.enterprise_id = e.owner_id`,
    store: 'a.store_id = e.owner_id',
    pages: {
      buyer: '/member/credit/statement?statementSn=',
      store: '/seller/credit/statement?statementSn=',
    },
  },
  invoice: {
    table: 'invoice',
    sn: 'invoice_sn',
    numbers: `'invoiceSn', d.invoice_sn`,
    buyer: ofBuyer('d'),
    // while the buyer's own people decide it is theirs
    store: 'd.store_id = e.owner_id AND NOT d.is_asked',
    pages: { buyer: '/member/invoice/info?invoiceSn=', store: '/seller/invoice/detail?invoiceSn=' },
  },
  settlementBill: {
    table: 'settlement_bill',
    sn: 'bill_sn',
    numbers: `'billSn', d.bill_sn`,
    buyer: 'false',
    store: 'd.store_id = e.owner_id',
    pages: { buyer: '', store: '/seller/settlement/detail?billSn=' },
  },
  service: {
    table: 'service_order',
    sn: 'service_sn',
    numbers: `'serviceSn', d.service_sn, 'orderSn', d.order_sn`,
    buyer: ofBuyer('d'),
    // a form is the laboratory's to see once it was handed in
    store: `d.form_version > 0 AND ${ofLab('d')}`,
    pages: { buyer: '/member/order/info?serviceSn=', store: '/lab/entrust/detail?serviceSn=' },
  },
  report: {
    table: 'report',
    sn: 'report_id',
    isNumber: true,
    joins: 'JOIN service_order c USING (service_sn)',
    numbers: `'reportNo', d.report_no, 'serviceSn', d.service_sn,
      'replacesNo', (SELECT f.report_no FROM report f WHERE f.report_id = d.replaces_id)`,
    buyer: ofBuyer('c'),
    store: ofLab('d'),
    pages: { buyer: '/member/order/info?serviceSn=', store: '/lab/report/detail?reportId=' },
    pageOf: { buyer: 'serviceSn' },
  },
};

/** Each step counts one: of a row that has moved on since, the version that the step left it with (those of questions and answers count none). */
const VERSION_THEN = `d.version - (SELECT count(*)::int FROM step_log later WHERE later.doc_type = s.doc_type
    AND later.doc_sn = s.doc_sn AND later.log_id > s.log_id AND later.event NOT IN ('ask', 'answer'))`;

/** One statement for all documents: who hears of which step. */
const WHO_HEARS = Object.entries(DOCUMENTS)
  .map(
    ([document, { table, sn, isNumber, joins = '', numbers, buyer, store }]) => `
  SELECT s.log_id, s.doc_type AS document, s.doc_sn, s.event, s.from_state, s.to_state, s.created_at, e.endpoint_id, e.topics,
    e.owner_kind, ${VERSION_THEN} AS version, jsonb_build_object(${numbers}) AS numbers
  FROM step_log s JOIN ${table} d ON d.${sn} = ${isNumber ? `CASE WHEN s.doc_type = '${document}' THEN s.doc_sn::bigint END` : 's.doc_sn'} ${joins}
  JOIN webhook_endpoint e ON e.is_on AND CASE e.owner_kind WHEN 'store' THEN ${store} ELSE ${buyer} END
  WHERE s.log_id = ANY($1) AND s.doc_type = '${document}'`,
  )
  .join(' UNION ALL ');

interface Heard {
  log_id: number;
  document: ToldDocument;
  doc_sn: string;
  event: string;
  from_state: string | null;
  to_state: string;
  created_at: Date;
  endpoint_id: number;
  topics: string[];
  owner_kind: 'member' | 'enterprise' | 'store';
  version: number;
  numbers: Record<string, string | null>;
}

const NEWS = getTableName(stepNews);

/** `msg_` and 24 letters and digits: told apart from all others, also after a restore. */
export const newMessageId = (): string => `msg_${randomBytes(18).toString('base64url')}`;

/** The one shape of all bodies (domain-operate 10): numbers, state, version and link, never what is agreed in the document. */
export const bodyOf = (type: string, at: Date, data: Record<string, unknown>): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

function messageOf(heard: Heard, publicUrl: string) {
  const { document, doc_sn, event, from_state: from, to_state: state, version, numbers } = heard;
  const side = heard.owner_kind === 'store' ? 'store' : 'buyer';
  const type = typeOfStep({ document, event, from, to: state }, side);
  if (!type || !heard.topics.includes(topicOf(type))) return undefined;
  const { pages, pageOf } = DOCUMENTS[document];
  const named = numbers[pageOf?.[side] ?? ''] ?? doc_sn;
  const link = `${publicUrl}${pages[side]}${encodeURIComponent(named)}`;
  const body = bodyOf(type, heard.created_at, { ...numbers, state, version, link });
  return { endpointId: heard.endpoint_id, messageId: newMessageId(), type, body };
}

/**
 * Takes what is new and writes the messages, in one transaction with it: each step is told once, also with several processes.
 * @returns how many steps were new
 */
async function tellBatch(work: Work, publicUrl: string): Promise<number> {
  const news = await work.query<{ log_id: number }>(
    `DELETE FROM ${NEWS} WHERE log_id IN (SELECT log_id FROM ${NEWS} ORDER BY log_id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
     RETURNING log_id`,
    [],
    'webhook-news',
  );
  if (news.length === 0) return 0;
  const heard = await work.query<Heard>(
    `${WHO_HEARS} ORDER BY log_id, endpoint_id`,
    [news.map(({ log_id }) => log_id)],
    'webhook-who-hears',
  );
  const messages = heard.map((one) => messageOf(one, publicUrl)).filter((one) => one !== undefined);
  if (messages.length > 0)
    await work.query(
      `INSERT INTO webhook_message (endpoint_id, message_id, type, body, due_at, created_at)
       SELECT endpoint_id, message_id, type, body, $5, $5
       FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[]) AS m (endpoint_id, message_id, type, body)`,
      [
        messages.map((one) => one.endpointId),
        messages.map((one) => one.messageId),
        messages.map((one) => one.type),
        messages.map((one) => one.body),
        work.now,
      ],
    );
  return news.length;
}

/** Until nothing is new. */
export async function tellOutside(workshop: Workshop, publicUrl: string): Promise<void> {
  while ((await workshop.inTransaction('zh', (work) => tellBatch(work, publicUrl))) === AT_ONCE);
}
