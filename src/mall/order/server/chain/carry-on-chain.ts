// Carries the chain of evidence on: once an order is placed for good, a parcel has left or an invoice was issued, its link follows the one before.
import { randomBytes } from 'node:crypto';
import type { Work, Workshop } from '#kit/db/work.ts';
import { appendVersions } from '#kit/document/document-version.ts';
import { listener } from '#kit/events/event.ts';
import { setTimer, type TimerHandler } from '#kit/jobs/timer.ts';
import { after, hours, seconds } from '#kit/time/duration.ts';
import { redIssued, sheetIssued } from '#mall/invoice/server/invoice.events.ts';
import { ordersOfInvoices } from '#mall/invoice/server/invoice.ts';
import type { OrderAction } from '../../order-process.ts';
import type { OrderRow } from '../order-life.ts';
import { type ChainFact, factsOf } from './chain-facts.ts';

/** The document type of its versions: a chain is the versions of one order. */
export const CHAIN = 'orderChain';

const LOCK = 7_303_133; // chosen: any number; whoever writes links holds it alone
const AT_ONCE = 200;

/** Appends what these orders' chains lack, each link once; telling the same again changes nothing. */
export async function carryOnChains(work: Work, orderSns: readonly string[]): Promise<void> {
  const all = [...new Set(orderSns)];
  for (let from = 0; from < all.length; from += AT_ONCE)
    await work.apart((apart) => carryOn(apart, all.slice(from, from + AT_ONCE)));
}

async function carryOn(work: Work, orderSns: readonly string[]): Promise<void> {
  await work.query('SELECT pg_advisory_xact_lock($1)', [LOCK], 'chain-lock');
  const links = await work.query<{ orderSn: string; what: string; sn: string }>(
    `SELECT doc_sn AS "orderSn", content ->> 'what' AS what, content ->> 'sn' AS sn
     FROM document_version WHERE doc_type = '${CHAIN}' AND doc_sn = ANY($1)`,
    [orderSns],
    'chain-links',
  );
  const known = Map.groupBy(links, ({ orderSn }) => orderSn);
  const isKnown = (orderSn: string, { what, sn }: ChainFact) =>
    known.get(orderSn)?.some((one) => one.what === what && one.sn === sn) === true;
  const facts = await factsOf(work, orderSns);
  const lacking = [...facts].flatMap(([orderSn, of]) =>
    of.isFirm || known.has(orderSn)
      ? of.facts.filter((fact) => !isKnown(orderSn, fact)).map((fact) => ({ orderSn, fact }))
      : [],
  );
  await appendVersions(
    work,
    lacking.map(({ orderSn, fact }) => ({
      ...{ docType: CHAIN, docSn: orderSn, by: 'system' },
      /** Without it a price could be found by trying: its hash is shown to whoever has the code. */
      content: { ...fact, salt: randomBytes(16).toString('hex') },
    })),
  );
}

/** chosen: links are read hours later; what a busy mall places meanwhile is linked in one go. */
const REST = seconds(2);

/** A moment after the commit, so that nobody waits for it. */
export const carryOnBehind = (work: Work, orderSns: readonly string[]): void =>
  work.behind('order-chain', orderSns, carryOnChains, REST);

const ADDS: ReadonlySet<OrderAction> = new Set(['shipPart', 'shipRest', 'acceptCharge']);

/** Whether a step adds a link: the order is placed for good, something has left, more was agreed on. */
export const carriesOn = (
  action: OrderAction,
  before: Pick<OrderRow, 'state'> | undefined,
  row: Pick<OrderRow, 'state'>,
): boolean => ADDS.has(action) || (row.state === 'PENDING_DELIVERY' && before?.state !== row.state);

const ofInvoice = async (work: Work, { invoiceSn }: { invoiceSn: string }): Promise<void> =>
  work.behind(
    'invoice-chain',
    [invoiceSn],
    async (later, invoiceSns) => carryOnChains(later, await ordersOfInvoices(later, invoiceSns)),
    REST,
  );

export const chainNews = [listener(sheetIssued, ofInvoice), listener(redIssued, ofInvoice)];

const SWEEP = { docType: CHAIN, event: 'carryOn' } as const;

/**
 * Each hour, for what the end of a process has lost. Its number is two rows of the log, as `12-34`: from the first on it looks, and the
 * next time from the second, so that an hour is looked at twice.
 */
export const chainTimer: TimerHandler = {
  ...SWEEP,
  async fire(work, docSn) {
    const [last] = await work.query<{ at: string }>(
      'SELECT coalesce(max(log_id), 0)::text AS at FROM step_log',
    );
    const next = `${docSn.split('-').at(-1) || 0}-${last?.at ?? 0}`;
    await setTimer(work, SWEEP.docType, next, SWEEP.event, after(work.now, hours(1)));
  },
  afterwards: sweep,
};

const ROWS_AT_ONCE = 5_000;

async function sweep(workshop: Workshop, docSn: string): Promise<void> {
  await workshop.reading('zh', async (work) => {
    for (let last = Number(docSn.split('-')[0]) || 0, isMore = true; isMore; ) {
      const steps = await work.query<{ logId: number; docType: string; docSn: string }>(
        `SELECT log_id AS "logId", doc_type AS "docType", doc_sn AS "docSn" FROM step_log WHERE log_id > $1
           AND (doc_type = 'order' AND (event = ANY($2) OR to_state = 'PENDING_DELIVERY' AND from_state IS DISTINCT FROM to_state)
             OR doc_type = 'invoice' AND event IN ('issue', 'redIssued'))
         ORDER BY log_id LIMIT ${ROWS_AT_ONCE}`,
        [last, [...ADDS]],
      );
      const of = (docType: string) => steps.filter((one) => one.docType === docType).map((one) => one.docSn);
      await carryOnChains(work, [...of('order'), ...(await ordersOfInvoices(work, of('invoice')))]);
      last = steps.at(-1)?.logId ?? last;
      isMore = steps.length === ROWS_AT_ONCE;
    }
  });
}
