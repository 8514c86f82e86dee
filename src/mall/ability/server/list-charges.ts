// Where the list of charges comes from: price rows that hold or are to come.
import { sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { source } from '#kit/list/server/source.ts';
import { type Cents, centsToWire, type UnitPrice, unitPriceToWire } from '#kit/money/money.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { after } from '#kit/time/duration.ts';
import type { Urgency } from '../ability-terms.ts';
import { type ChargeRow, chargeList } from '../charge-list.ts';
import { urgentPrice } from '../price-of-form.ts';
import { isOffered } from './keep/offered.ts';
import { labRules } from './lab-rules.ts';
import {
  type BasicRow,
  basicsOf,
  hasMark,
  isFound,
  JOINED,
  saidAbove,
  toBasics,
} from './search-capabilities.ts';

const FROM = sql`charge h JOIN capability c USING (cap_id) ${JOINED}`;

type Row = BasicRow & {
  chargeId: number;
  isOnRequest: boolean;
  unitPrice: string;
  minCharge: string;
  fixture: string;
  validFrom: string;
  validTo: string | null;
};

async function rowsOf(work: Work, keys: readonly (string | number)[]): Promise<ChargeRow[]> {
  const { rows } = await work.tx.execute<Row & Record<string, unknown>>(
    sql`SELECT ${basicsOf(work)}, h.charge_id AS "chargeId", h.is_on_request AS "isOnRequest", h.unit_price AS "unitPrice",
               h.min_charge AS "minCharge", h.fixture, h.valid_from AS "validFrom", h.valid_to AS "validTo"
        FROM ${FROM} WHERE h.charge_id = ANY(${sql.param([...keys])}::bigint[])`,
  );
  const rules = await labRules.find(work);
  return rows.map(({ validFrom, validTo, ...row }: Row) => {
    const price = Number(row.unitPrice) as UnitPrice;
    const at = (urgency: Urgency) =>
      row.isOnRequest ? null : unitPriceToWire(urgentPrice(price, urgency, rules));
    const amount = (fen: string) => (row.isOnRequest ? null : centsToWire(Number(fen) as Cents));
    return {
      ...row,
      ...toBasics(work, row),
      unitPrice: at('NORMAL'),
      urgentPrice: at('URGENT'),
      veryUrgentPrice: at('VERY_URGENT'),
      minCharge: amount(row.minCharge),
      fixture: Number(row.fixture) === 0 ? null : amount(row.fixture),
      from: dayInChina(new Date(validFrom)),
      to: validTo === null ? '' : dayInChina(after(new Date(validTo), -1)),
    };
  });
}

export const chargeListRoutes = source(chargeList, ({ work, input }) => ({
  from: FROM,
  key: sql`h.charge_id`,
  scope: sql`${isOffered(work)} AND (h.valid_to IS NULL OR h.valid_to > ${work.now}) ${input.capId === undefined ? sql`` : sql`AND h.cap_id = ${input.capId}`}`,
  columns: { capNo: sql`c.cap_no`, field: sql`c.field`, site: sql`c.site_id`, unit: sql`h.unit` },
  search: [(typed) => isFound(work, typed)],
  filters: {
    mark: (mark) => hasMark(work, mark),
    price: ({ from = 0, to }) =>
      sql`NOT h.is_on_request AND h.unit_price >= ${from * 10_000}
          ${to === undefined ? sql`` : sql`AND h.unit_price <= ${to * 10_000}`}`,
  },
  toRows: (keys) => rowsOf(work, keys),
  more: async () => ({
    ...(await saidAbove(work, (input as { keyword?: string }).keyword ?? '')),
    capId: input.capId ?? null,
  }),
}));
