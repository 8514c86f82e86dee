// A sheet of prices is compared with what holds on its days, and taken: by number, only what differs.
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import type { Cents, UnitPrice } from '#kit/money/money.ts';
import { centsToWire, unitPriceToWire } from '#kit/money/money.ts';
import { showAmount, showUnitPrice } from '#kit/money/price-format.ts';
import { dayInChina, endOfDay } from '#kit/time/day-in-china.ts';
import type { Text } from '#kit/words/text.ts';
import { type Compared, outcomeOf, rowsIn, TWICE } from '#mall/lab-catalog/server/lab-catalog.ts';
import type { LabMember } from '#mall/member/actor.ts';
import type { labPriceProtocol } from '../lab-price.protocol.ts';
import { type JudgedPrice, judgePrices, type SaidPrice, samePrice } from '../price-sheet.ts';
import { writeOne } from './write-price.ts';

type Acts = Actions<typeof labPriceProtocol>;
type WithPrice = Compared & { capId?: number; said?: SaidPrice; fromDate: string };

const UNKNOWN: Text = { zh: '没有这个能力编号', en: 'There is no such capability' };
const BEGINS: Text = { zh: '同一天已有另一价格', en: 'Another price begins on this day' };
const WAITS: Text = { zh: '已有待发布的询价', en: 'A change to on request waits already' };

interface There {
  capId: number;
  capNo: string;
  item: string;
  prices: {
    unit: string;
    unitPrice: number;
    isOnRequest: boolean;
    minCharge: number;
    fixture: number;
    from: string;
    to: string | null;
  }[];
  waiting: (Omit<There['prices'][number], 'from' | 'to'> & { fromDate: string }) | null;
}

const said = (row: Omit<There['prices'][number], 'from' | 'to'>): SaidPrice => ({
  ...{ unit: row.unit, unitPrice: row.isOnRequest ? null : (row.unitPrice as UnitPrice) },
  ...{ minCharge: row.minCharge as Cents, fixture: row.fixture as Cents },
});

const find = (work: Work, labId: number, numbers: readonly string[]): Promise<There[]> =>
  work.query<There>(
    `SELECT c.cap_id AS "capId", c.cap_no AS "capNo", c.item_${work.language} AS item,
            (SELECT coalesce(json_agg(json_build_object('unit', h.unit, 'unitPrice', h.unit_price, 'isOnRequest', h.is_on_request,
               'minCharge', h.min_charge, 'fixture', h.fixture, 'from', h.valid_from, 'to', h.valid_to)), '[]')
             FROM charge h WHERE h.cap_id = c.cap_id) AS prices,
            (SELECT json_build_object('unit', w.unit, 'unitPrice', w.unit_price, 'isOnRequest', w.is_on_request,
               'minCharge', w.min_charge, 'fixture', w.fixture, 'fromDate', w.from_date)
             FROM price_proposal w WHERE w.cap_id = c.cap_id AND w.state = 'WAITING') AS waiting
     FROM capability c JOIN lab_site t USING (site_id)
     WHERE t.lab_id = $1 AND c.cap_no = ANY($2::text[]) AND c.standing <> 'RETIRED'`,
    [labId, numbers],
    `prices-there-${work.language}`,
  );

const told = ({ unit, unitPrice }: SaidPrice): Text => {
  const price = (onRequest: string) =>
    unitPrice === null ? onRequest : `${showUnitPrice(unitPriceToWire(unitPrice))}/${unit}`;
  return { zh: price('询价'), en: price('on request') };
};

async function compare(work: Work, { lab }: LabMember, judged: readonly JudgedPrice[]): Promise<WithPrice[]> {
  const rows = await find(
    work,
    lab.labId,
    judged.map(({ capNo }) => capNo),
  );
  const known = new Map(rows.map((row) => [row.capNo, row]));
  const seen = new Map<string, number>();
  return judged.map(({ rowNo, capNo, said: price, fromDate, wrong }): WithPrice => {
    const there = known.get(capNo);
    const of = { rowNo, capNo, fromDate, what: there?.item ?? '' };
    const no = (says: Text): WithPrice => ({ ...of, kind: 'wrong', says });
    if (wrong || !price) return no(wrong ?? UNKNOWN);
    if (!there) return no(UNKNOWN);
    const twin = seen.get(capNo);
    if (twin !== undefined) return no(TWICE(twin));
    seen.set(capNo, rowNo);
    const lastMoment = endOfDay(fromDate).getTime() - 1;
    const holds = there.prices.find(
      ({ from, to }) =>
        new Date(from).getTime() <= lastMoment && (to === null || new Date(to).getTime() > lastMoment),
    );
    if (holds && samePrice(said(holds), price)) return { ...of, kind: 'same' };
    if (holds && fromDate > dayInChina(work.now) && dayInChina(new Date(holds.from)) === fromDate)
      return no(BEGINS);
    if (price.unitPrice === null && there.waiting)
      return samePrice(said(there.waiting), price) ? { ...of, kind: 'same' } : no(WAITS);
    const now = told(price);
    const before = holds ? told(said(holds)) : undefined;
    const least = showAmount(centsToWire(price.minCharge));
    return {
      ...{ ...of, capId: Number(there.capId), said: price, kind: holds ? 'changed' : 'new' },
      says: {
        zh: `${before ? `${before.zh} → ` : ''}${now.zh}，最低 ${least}，${fromDate} 起`,
        en: `${before ? `${before.en} → ` : ''}${now.en}, least ${least}, from ${fromDate}`,
      },
    };
  });
}

/** @throws labCatalogErrors.noFile, noColumns, tooMany; sheetErrors */
export const previewPrices: Acts['preview'] = async (work, member, { file, fileName }) => {
  const rows = await rowsIn(file, fileName, (all) => judgePrices(all, dayInChina(work.now)));
  return work.apart(async (apart) => outcomeOf(apart, await compare(apart, member, rows)));
};

/** One transaction: all that is right, or nothing; taken again, all is as it was. @throws as `previewPrices` */
export const takePrices: Acts['take'] = async (work, member, { file, fileName }) => {
  const rows = await rowsIn(file, fileName, (all) => judgePrices(all, dayInChina(work.now)));
  return work.apart(async (apart) => {
    const compared = await compare(apart, member, rows);
    for (const { capId, said: price, fromDate } of compared.toSorted(
      (a, b) => (a.capId ?? 0) - (b.capId ?? 0),
    ))
      if (capId !== undefined && price) await writeOne(apart, member, capId, { ...price, fromDate });
    return outcomeOf(apart, compared);
  });
};
