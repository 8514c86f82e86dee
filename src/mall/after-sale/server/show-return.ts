// What a case shows of goods on their way back: where to, by whom, what came and how it was found, what replaces it.
import { toDataURL } from 'qrcode';
import type { Work } from '#kit/db/work.ts';
import { parcelOf, sentLotsOf } from '#mall/order/server/order.ts';
import type { CaseDetail } from '../after-sale-detail.protocol.ts';
import { isReturn } from '../after-sale-terms.ts';
import type { CaseRow } from './after-sale-life.ts';
import type { Eyes } from './case-view.ts';
import { linesOfCase } from './hold-case.ts';

type Shown = Pick<
  CaseDetail,
  'returnTo' | 'labelCode' | 'sentBack' | 'lots' | 'returned' | 'missing' | 'replacement'
>;

type Returned = CaseDetail['returned'][number];

export async function returnOf(work: Work, row: CaseRow, eyes: Eyes): Promise<Shown> {
  const { returnTo, carrier, trackingNo, sentBackAt } = row;
  return {
    returnTo,
    labelCode: eyes.side === 'buyer' && row.state === 'SEND_BACK' ? await labelCode(row.caseSn) : '',
    sentBack: sentBackAt && { carrier, trackingNo, time: sentBackAt.toISOString() },
    lots: eyes.side === 'store' && row.state === 'RETURNING' ? await lotsOf(work, row) : [],
    returned: isReturn(row.kind) ? await returnedOf(work, row.caseId) : [],
    missing: row.cameShort ? await named(work, row.cameShort.missing) : [],
    replacement: await replacementOf(work, row),
  };
}

/** What is scanned in the store's warehouse. @returns a picture's data address */
const labelCode = (caseSn: string): Promise<string> => toDataURL(caseSn, { margin: 1, width: 240 });

async function lotsOf(work: Work, { caseId, orderSn }: CaseRow): Promise<Shown['lots']> {
  const lines = await linesOfCase(work, caseId);
  const ours = new Set(lines.map((line) => line.orderLineId));
  const lots = (await sentLotsOf(work, orderSn)).filter((lot) => ours.has(lot.orderLineId));
  return named(work, lots);
}

/** The same with the part numbers of their lines. */
async function named<T extends { orderLineId: number }>(
  work: Work,
  pieces: readonly T[],
): Promise<(T & { partNo: string })[]> {
  const names = await work.query<{ orderLineId: number; partNo: string }>(
    'SELECT order_line_id AS "orderLineId", part_no AS "partNo" FROM order_line WHERE order_line_id = ANY($1::bigint[])',
    [[...new Set(pieces.map(({ orderLineId }) => orderLineId))]],
  );
  const nameOf = new Map(names.map((one) => [one.orderLineId, one.partNo]));
  return pieces.map((one) => ({ ...one, partNo: nameOf.get(one.orderLineId) ?? '' }));
}

const returnedOf = (work: Work, caseId: number): Promise<Returned[]> =>
  work.query<Returned>(
    `SELECT r.order_line_id AS "orderLineId", l.part_no AS "partNo", r.lot_no AS "lotNo", r.date_code AS "dateCode", r.grade,
            r.number::int AS number
     FROM after_sale_return r JOIN order_line l USING (order_line_id) WHERE r.case_id = $1 ORDER BY r.return_id`,
    [caseId],
    'after-sale-returned',
  );

async function replacementOf(work: Work, { parcelSn }: CaseRow): Promise<Shown['replacement']> {
  if (parcelSn === null) return null;
  const { carrier, trackingNo, shippedAt } = await parcelOf(work, parcelSn);
  return { parcelSn, carrier, trackingNo, time: shippedAt.toISOString() };
}
