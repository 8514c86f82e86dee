// Says what a form would cost and when it would be done, if all of it were received now.
import { type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { type Cents, cents, centsToWire, type UnitPrice, unitPriceToWire } from '#kit/money/money.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { findWorkingCalendar } from '#mall/setting/server/setting.ts';
import type { abilityProtocol, ItemAsked } from '../ability.protocol.ts';
import type { WorkMode } from '../ability-terms.ts';
import { batchesOf, countOf, percentOf, priceOfForm, wayOf } from '../price-of-form.ts';
import { promisedDate, type Step } from '../promised-date.ts';
import { abilityErrors } from './ability.errors.ts';
import { labRules } from './lab-rules.ts';
import { holdsNow, named, unitIn } from './search-capabilities.ts';

/** Above it, sums are none that anybody would pay. */
const MOST_COUNTED = 1_000_000;

export const priceForm: Actions<typeof abilityProtocol>['calculate'] = async (
  work,
  _actor,
  { items, ...extras },
) => {
  const rules = await labRules.find(work);
  const found = await findItems(work, items);
  if (new Set(found.map(({ labId }) => labId)).size > 1) throw abilityErrors.otherLaboratory();
  for (const one of found) if (countOf(one) > MOST_COUNTED) throw abilityErrors.tooMany({ item: one.item });
  const priced = found.flatMap((one, at) => (one.isOnRequest ? [] : [{ ...one, at }]));
  const price = priceOfForm(priced, extras, found[0]?.minOrder ?? cents(0), rules);
  const calendar = await findWorkingCalendar(work);
  const promised = promisedDate(work.now, found.map(stepOf), extras.urgency, calendar, rules);
  return {
    items: found.map((one, at) => {
      const step = promised.steps[at];
      return {
        ...{ capId: one.capId, capNo: one.capNo, item: one.item, object: one.object, way: wayOf(one.unit) },
        ...{ unit: unitIn(work.language, one.unit), batches: batchesOf(one), isOnRequest: one.isOnRequest },
        from: one.isOnRequest ? '' : dayInChina(one.validFrom),
        group: one.groupName,
        ...{ days: step?.days ?? 0, isThrough: step?.isThrough ?? false, until: step?.until ?? '' },
      };
    }),
    parts: price.parts.map((part) => ({
      ...{ kind: part.kind, count: part.count, isLeast: part.isLeast, rate: unitPriceToWire(part.rate) },
      item: part.item === null ? null : (priced[part.item]?.at ?? null),
      ...{ base: centsToWire(part.base), urgent: centsToWire(part.urgent) },
      ...{ amount: centsToWire(part.amount), tax: centsToWire(part.tax) },
    })),
    net: centsToWire(cents(price.amount - price.tax)),
    tax: centsToWire(price.tax),
    amount: centsToWire(price.amount),
    urgentPercent: percentOf(extras.urgency, rules),
    received: promised.received,
    reportDays: promised.reportDays,
    promisedAt: promised.at.toISOString(),
  };
};

export interface Found {
  capId: number;
  capNo: string;
  labId: number;
  minOrder: Cents;
  item: string;
  object: string;
  mode: WorkMode;
  days: number;
  batchSize: number;
  groupId: number | null;
  groupName: string;
  machines: number;
  unit: string;
  isOnRequest: boolean;
  unitPrice: UnitPrice;
  minCharge: Cents;
  fixture: Cents;
  validFrom: Date;
}

/** In the order in which they are asked about, each with the price row that holds. @throws abilityErrors.unknown */
export async function findItems(work: Work, items: readonly ItemAsked[]): Promise<(Found & ItemAsked)[]> {
  const number = (column: SQL) => sql`coalesce(${column}, 0)::float8`;
  const { rows } = await work.tx.execute<Found & Record<string, unknown>>(
    sql`SELECT c.cap_id AS "capId", c.cap_no AS "capNo", l.lab_id AS "labId", ${number(sql`l.min_order`)} AS "minOrder",
               ${named(work, 'c.item')} AS item, ${named(work, 'c.object')} AS object, c.mode, c.days,
               c.batch_size AS "batchSize", c.group_id AS "groupId", coalesce(${named(work, 'g.name')}, '') AS "groupName",
               coalesce(g.machines, 1) AS machines, coalesce(h.unit, '') AS unit,
               coalesce(h.is_on_request, true) AS "isOnRequest", ${number(sql`h.unit_price`)} AS "unitPrice",
               ${number(sql`h.min_charge`)} AS "minCharge", ${number(sql`h.fixture`)} AS fixture, h.valid_from AS "validFrom"
        FROM capability c JOIN lab_site t USING (site_id) JOIN laboratory l USING (lab_id)
        LEFT JOIN lab_group g ON g.group_id = c.group_id
        LEFT JOIN charge h ON h.cap_id = c.cap_id AND ${holdsNow(work)}
        WHERE c.cap_id = ANY(${sql.param(items.map(({ capId }) => capId))}::bigint[])`,
  );
  const known = new Map(rows.map((row: Found) => [Number(row.capId), row]));
  return items.map((asked, at) => {
    const one = known.get(asked.capId);
    if (!one) throw abilityErrors.unknown({ at: at + 1 });
    return { ...one, ...asked, validFrom: new Date(one.validFrom) };
  });
}

/** Who belongs to no group works beside all others. */
export const stepOf = (one: Found & ItemAsked, at: number): Step => ({
  ...{ stage: one.stage, mode: one.mode, days: one.days, machines: one.machines, batches: batchesOf(one) },
  group: one.groupId === null ? `alone ${at}` : String(one.groupId),
  hours: one.unit === '小时' ? one.units : one.unit === '天' ? one.units * 24 : null,
});
