// The prices of a capability as the laboratory's people see them: now, before, to come, and what waits.
import { sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { listSteps, logEntry } from '#kit/document/step-log.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { inside } from '#kit/list/server/list-sql.ts';
import { source } from '#kit/list/server/source.ts';
import { type Cents, centsToWire, type UnitPrice, unitPriceToWire } from '#kit/money/money.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { after } from '#kit/time/duration.ts';
import { type LabMember, mayInLab } from '#mall/member/actor.ts';
import type { labPriceProtocol, PriceDetail, PriceRow } from '../lab-price.protocol.ts';
import { priceList } from '../price-list.ts';
import { priceSteps } from '../price-status.ts';
import { labPriceErrors } from './lab-price.errors.ts';

type Acts = Actions<typeof labPriceProtocol>;

/** A capability `c` with the price row `h` that holds now. */
const from = (now: Date) =>
  sql`capability c JOIN standard s USING (standard_id) JOIN lab_site t USING (site_id)
      LEFT JOIN charge h ON h.cap_id = c.cap_id AND h.valid_from <= ${now} AND (h.valid_to IS NULL OR h.valid_to > ${now})`;

const KIND = sql`CASE WHEN h.charge_id IS NULL THEN 'NONE' WHEN h.is_on_request THEN 'ON_REQUEST' ELSE 'PRICED' END`;
const WAITS = sql`EXISTS (SELECT FROM price_proposal w WHERE w.cap_id = c.cap_id AND w.state = 'WAITING')`;
const comes = (now: Date) =>
  sql`(SELECT min(n.valid_from) FROM charge n WHERE n.cap_id = c.cap_id AND n.valid_from > ${now})`;
/** What the catalogue has of his laboratory. */
const scope = ({ lab }: LabMember) => sql`t.lab_id = ${lab.labId} AND c.standing <> 'RETIRED'`;

interface Row extends Omit<PriceRow, 'unitPrice' | 'minCharge' | 'fixture' | 'fromDate' | 'nextDate'> {
  unitPrice: number | null;
  minCharge: number | null;
  fixture: number | null;
  validFrom: string | null;
  next: string | null;
}

async function priceRows(work: Work, keys: readonly (string | number)[]): Promise<PriceRow[]> {
  const language = sql.raw(work.language);
  const { rows } = await work.tx.execute<Row & Record<string, unknown>>(
    sql`SELECT c.cap_id::float8 AS "capId", c.cap_no AS "capNo", c.kind, c.field, c.item_${language} AS item,
               c.object_${language} AS object, s.number AS standard, ${KIND} AS price, coalesce(h.unit, '') AS unit,
               CASE WHEN NOT h.is_on_request THEN h.unit_price::float8 END AS "unitPrice",
               CASE WHEN NOT h.is_on_request THEN h.min_charge::float8 END AS "minCharge",
               CASE WHEN NOT h.is_on_request THEN h.fixture::float8 END AS fixture,
               h.valid_from AS "validFrom", ${comes(work.now)} AS next, ${WAITS} AS "isWaiting"
        FROM ${from(work.now)} WHERE c.cap_id = ANY(${sql.param([...keys])}::bigint[])`,
  );
  const day = (at: string | null) => (at === null ? '' : dayInChina(new Date(at)));
  const amount = (fen: number | null) => (fen === null ? null : centsToWire(fen as Cents));
  return rows.map(({ validFrom, next, unitPrice, minCharge, fixture, ...row }: Row) => ({
    ...row,
    ...{ fromDate: day(validFrom), nextDate: day(next) },
    unitPrice: unitPrice === null ? null : unitPriceToWire(unitPrice as UnitPrice),
    ...{ minCharge: amount(minCharge), fixture: amount(fixture) },
  }));
}

export const priceListRoutes = source(priceList, ({ actor, work }) => ({
  from: from(work.now),
  key: sql`c.cap_id`,
  scope: scope(actor),
  columns: { capNo: sql`c.cap_no`, field: sql`c.field`, kind: sql`c.kind`, price: KIND },
  search: [
    (typed) =>
      sql`concat_ws(' ', c.cap_no, c.item_zh, c.item_en, c.object_zh, c.object_en, s.number) ILIKE ${inside(typed)}`,
  ],
  filters: { change: (change) => (change === 'waiting' ? WAITS : sql`${comes(work.now)} IS NOT NULL`) },
  toRows: (keys) => priceRows(work, keys),
  more: async () => {
    const [found] = await work.query<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM price_proposal WHERE lab_id = $1 AND state = 'WAITING'`,
      [actor.lab.labId],
      'prices-waiting',
    );
    return { waiting: found?.waiting ?? 0 };
  },
}));

interface Written {
  unit: string;
  unitPrice: number;
  minCharge: number;
  fixture: number;
  isOnRequest: boolean;
}

const toWire = ({ unit, unitPrice, minCharge, fixture, isOnRequest }: Written) => ({
  ...{ unit, isOnRequest, unitPrice: isOnRequest ? null : unitPriceToWire(Number(unitPrice) as UnitPrice) },
  ...{ minCharge: centsToWire(Number(minCharge) as Cents), fixture: centsToWire(Number(fixture) as Cents) },
});

async function pricesOf(work: Work, capId: number): Promise<PriceDetail['prices']> {
  const rows = await work.query<Written & { chargeId: number; from: Date; to: Date | null }>(
    `SELECT charge_id AS "chargeId", unit, unit_price AS "unitPrice", min_charge AS "minCharge", fixture,
            is_on_request AS "isOnRequest", valid_from AS from, valid_to AS to
     FROM charge WHERE cap_id = $1 ORDER BY valid_from DESC`,
    [capId],
    'prices-of-capability',
  );
  return rows.map((row) => ({
    ...{ ...toWire(row), chargeId: Number(row.chargeId), fromDate: dayInChina(row.from) },
    toDate: row.to === null ? '' : dayInChina(after(row.to, -1)),
    is: row.from > work.now ? 'COMING' : row.to !== null && row.to <= work.now ? 'PAST' : 'NOW',
  }));
}

/** @throws labPriceErrors.notFound, also for another laboratory's */
export async function showPrices(work: Work, member: LabMember, capId: number): Promise<PriceDetail> {
  const { rows: own } = await work.tx.execute<{ capId: string }>(
    sql`SELECT c.cap_id AS "capId" FROM capability c JOIN lab_site t USING (site_id) WHERE c.cap_id = ${capId} AND ${scope(member)}`,
  );
  const [row] = own.length === 0 ? [] : await priceRows(work, [capId]);
  if (!row) throw labPriceErrors.notFound();
  const proposals = await work.query<
    Written & {
      proposalId: number;
      version: number;
      state: string;
      fromDate: string;
      authorId: number;
      author: string;
    }
  >(
    `SELECT w.proposal_id AS "proposalId", w.version, w.state, w.from_date::text AS "fromDate", w.unit,
            w.unit_price AS "unitPrice", w.min_charge AS "minCharge", w.fixture, w.is_on_request AS "isOnRequest",
            w.author_id AS "authorId", coalesce(l.name, m.member_name) AS author
     FROM price_proposal w JOIN member m ON m.member_id = w.author_id
     LEFT JOIN lab_staff l ON (l.lab_id, l.member_id, l.state) = (w.lab_id, w.author_id, 'ACTIVE')
     WHERE w.cap_id = $1 ORDER BY w.proposal_id DESC LIMIT 100`,
    [capId],
    'price-proposals',
  );
  const waiting = proposals.find(({ state }) => state === 'WAITING');
  const steps = await listSteps(work, [
    { docType: 'charge', docSns: proposals.map(({ proposalId }) => String(proposalId)) },
  ]);
  const mayWrite = mayInLab(member, 'lab.charge');
  return {
    ...row,
    prices: await pricesOf(work, capId),
    waiting: waiting
      ? {
          ...{ ...toWire(waiting), proposalId: Number(waiting.proposalId), version: waiting.version },
          ...{ fromDate: waiting.fromDate, author: waiting.author },
        }
      : null,
    log: steps.reverse().map((step) => logEntry(work, step, priceSteps)),
    allowedActions: [
      ...(mayWrite ? (['write'] as const) : []),
      ...(waiting && mayInLab(member, 'lab.publish') && Number(waiting.authorId) !== member.memberId
        ? (['publish'] as const)
        : []),
      ...(waiting && mayWrite ? (['drop'] as const) : []),
    ],
  };
}

/** @throws labPriceErrors.notFound */
export const priceDetail: Acts['detail'] = (work, member, { capId }) => showPrices(work, member, capId);
