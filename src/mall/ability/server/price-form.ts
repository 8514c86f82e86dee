// Says what a form would cost and when it would be done, if all of it were received now.
import { type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import {
  type Cents,
  cents,
  centsToWire,
  NOTHING,
  type UnitPrice,
  unitPrice,
  unitPriceToWire,
} from '#kit/money/money.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import type { Text } from '#kit/words/text.ts';
import { findWorkingCalendar } from '#mall/setting/server/setting.ts';
import type { abilityProtocol, ItemAsked } from '../ability.protocol.ts';
import type { CapabilityKind, WorkMode } from '../ability-terms.ts';
import { batchesOf, countOf, type FormExtras, percentOf, priceOfForm, wayOf } from '../price-of-form.ts';
import { promisedDate, type Step } from '../promised-date.ts';
import { abilityErrors } from './ability.errors.ts';
import { requireOffered } from './keep/offered.ts';
import { labRules } from './lab-rules.ts';
import { holdsNow, named, unitIn } from './search-capabilities.ts';

/** Above it, sums are none that anybody would pay. */
const MOST_COUNTED = 1_000_000;

export const priceForm: Actions<typeof abilityProtocol>['calculate'] = async (
  work,
  _actor,
  { items, ...extras },
) => {
  const { found, parts, amount, tax, promised, urgentPercent } = await chargeForm(work, items, extras);
  await requireOffered(
    work,
    items.map(({ capId }) => capId),
  );
  return {
    items: found.map((one, at) => {
      const step = promised.steps[at];
      return {
        ...{
          capId: one.capId,
          capNo: one.capNo,
          kind: one.kind,
          way: wayOf(one.unit),
          batches: batchesOf(one),
          needs: one.specimenText,
        },
        ...{ item: one.item[work.language], object: one.object[work.language] },
        ...{ unit: unitIn(work.language, one.unit), isOnRequest: one.isOnRequest },
        from: one.isOnRequest ? '' : dayInChina(one.validFrom),
        group: one.groupName,
        ...{ days: step?.days ?? 0, isThrough: step?.isThrough ?? false, until: step?.until ?? '' },
      };
    }),
    parts: parts.map((part) => ({
      ...{ kind: part.kind, item: part.item, count: part.count, isLeast: part.isLeast },
      ...{ rate: unitPriceToWire(part.rate), base: centsToWire(part.base), urgent: centsToWire(part.urgent) },
      ...{ amount: centsToWire(part.amount), tax: centsToWire(part.tax) },
    })),
    net: centsToWire(cents(amount - tax)),
    tax: centsToWire(tax),
    amount: centsToWire(amount),
    urgentPercent,
    received: promised.received,
    reportDays: promised.reportDays,
    promisedAt: promised.at.toISOString(),
  };
};

/**
 * Prices a form by the rows that hold now, and says when it would be done if all of it were received now.
 * @param agreed amounts in fen by an item's place from 0, in the place of what its price row says; with any, no minimum is topped up to
 * @throws abilityErrors.unknown, otherLaboratory, tooMany
 */
export async function chargeForm(
  work: Work,
  items: readonly ItemAsked[],
  extras: FormExtras,
  agreed: ReadonlyMap<number, Cents> = new Map(),
) {
  const rules = await labRules.find(work);
  const found = await findItems(work, items);
  if (new Set(found.map(({ labId }) => labId)).size > 1) throw abilityErrors.otherLaboratory();
  for (const one of found)
    if (countOf(one) > MOST_COUNTED) throw abilityErrors.tooMany({ item: one.item[work.language] });
  const priced = found.flatMap((one, at) => {
    const amount = agreed.get(at);
    if (amount === undefined) return one.isOnRequest ? [] : [{ ...one, at, isAgreed: false }];
    const row = {
      unit: '',
      units: 1,
      unitPrice: unitPrice(amount * 10_000),
      minCharge: amount,
      fixture: NOTHING,
    };
    return [{ ...one, ...row, at, isAgreed: true }];
  });
  const least = agreed.size > 0 ? NOTHING : (found[0]?.minOrder ?? NOTHING);
  const price = priceOfForm(priced, extras, least, rules);
  const promised = promisedDate(
    work.now,
    found.map(stepOf),
    extras.urgency,
    await findWorkingCalendar(work),
    rules,
  );
  return {
    found,
    /** `item`: its place among all items. */
    parts: price.parts.map((part) => ({
      ...part,
      item: part.item === null ? null : (priced[part.item]?.at ?? null),
    })),
    amount: price.amount,
    tax: price.tax,
    promised,
    urgentPercent: percentOf(extras.urgency, rules),
  };
}

export interface Found {
  capId: number;
  capNo: string;
  labId: number;
  minOrder: Cents;
  /** Of its store; null: it sells nothing itself. */
  storeId: number | null;
  item: Text;
  object: Text;
  standard: string;
  clause: string;
  specimenText: string;
  kind: CapabilityKind;
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

const both = (column: string) => sql.raw(`json_build_object('zh', ${column}_zh, 'en', ${column}_en)`);

/** In the order in which they are asked about, each with the price row that holds. @throws abilityErrors.unknown */
export async function findItems(work: Work, items: readonly ItemAsked[]): Promise<(Found & ItemAsked)[]> {
  const number = (column: SQL) => sql`coalesce(${column}, 0)::float8`;
  const { rows } = await work.tx.execute<Found & Record<string, unknown>>(
    sql`SELECT c.cap_id AS "capId", c.cap_no AS "capNo", l.lab_id AS "labId", ${number(sql`l.min_order`)} AS "minOrder",
               ${both('c.item')} AS item, ${both('c.object')} AS object, c.kind, c.mode, c.days, c.clause,
               s.number AS standard, c.specimens AS "specimenText", l.store_id AS "storeId",
               c.batch_size AS "batchSize", c.group_id AS "groupId", coalesce(${named(work, 'g.name')}, '') AS "groupName",
               coalesce(g.machines, 1) AS machines, coalesce(h.unit, '') AS unit,
               coalesce(h.is_on_request, true) AS "isOnRequest", ${number(sql`h.unit_price`)} AS "unitPrice",
               ${number(sql`h.min_charge`)} AS "minCharge", ${number(sql`h.fixture`)} AS fixture, h.valid_from AS "validFrom"
        FROM capability c JOIN lab_site t USING (site_id) JOIN laboratory l USING (lab_id)
        JOIN standard s USING (standard_id)
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
