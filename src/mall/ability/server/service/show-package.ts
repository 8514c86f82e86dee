// The page of a package: its components with their shares of the price, and when all of it would be there.
import { sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { type Cents, cents, centsToWire, sum } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { findServiceProducts, requireService } from '#mall/goods/server/goods.ts';
import { findWorkingCalendar } from '#mall/setting/server/setting.ts';
import { netOf } from '#mall/tax/tax-amounts.ts';
import type { PackageDetail, serviceProtocol } from '../../lab-goods.protocol.ts';
import { TAX_RATE } from '../../price-of-form.ts';
import { promisedDate } from '../../promised-date.ts';
import { shareByWeight } from '../../share-by-weight.ts';
import { labRules } from '../lab-rules.ts';
import { capabilityRows } from '../list-capabilities.ts';
import { findItems, stepOf } from '../price-form.ts';
import { named, unitIn } from '../search-capabilities.ts';
import { toListed } from './listed.ts';

type Row = Pick<PackageDetail, 'labName' | 'code' | 'unit' | 'note'> & { price: string; labNote: string };

interface Component {
  seq: number;
  capId: number;
  qty: number;
  listShare: number;
}

const COMPONENTS = `
  SELECT seq, cap_id AS "capId", qty, list_share AS "listShare" FROM package_component WHERE package_id = $1 ORDER BY seq`;

/** A component as it is bought. */
export interface PackagePart {
  seq: number;
  capId: number;
  /** How many of its own units, for all packages together. */
  units: number;
  share: Cents;
}

/**
 * So many packages with how their price is shared (F7). Off sale too, marked so.
 * @returns `price` of all of them, tax included; shares add up to it
 * @throws goodsErrors.unknownGoods, otherKind
 */
export async function packageForSale(work: Work, asked: { productId: number }, count: number) {
  const goods = await requireService(work, 'PACKAGE', asked);
  const [row] = await work.query<{ price: string }>(
    'SELECT price FROM service_package WHERE package_id = $1',
    [goods.ofId],
    'ability-package-price',
  );
  const price = cents(Number(required(row).price) * count);
  const parts = await work.query<Component>(COMPONENTS, [goods.ofId]);
  const shares = shareByWeight(
    price,
    parts.map(({ qty, listShare }) => qty * listShare),
  );
  const components: PackagePart[] = parts.map(({ seq, capId, qty }, at) => ({
    ...{ seq, capId, units: qty * count, share: required(shares[at]) },
  }));
  return { goods, price, components };
}

/** Off sale too, marked so. @throws goodsErrors.unknownGoods, otherKind */
export const showPackage: Actions<typeof serviceProtocol>['package'] = async (work, _actor, asked) => {
  const goods = await requireService(work, 'PACKAGE', asked);
  const { rows } = await work.tx.execute<Row & Record<string, unknown>>(
    sql`SELECT ${named(work, 'l.name')} AS "labName", k.code, k.unit, k.price, ${named(work, 'k.note')} AS note,
               ${named(work, 'l.note')} AS "labNote"
        FROM service_package k JOIN laboratory l USING (lab_id) WHERE k.package_id = ${goods.ofId}`,
  );
  const { price, unit, note, labNote, ...row } = required(rows[0] as Row | undefined);
  const whole = cents(Number(price));
  const parts = await work.query<Component>(COMPONENTS, [goods.ofId]);
  const capIds = parts.map(({ capId }) => capId);
  const known = new Map((await capabilityRows(work, capIds)).map((one) => [Number(one.capId), one]));
  const items = await findItems(
    work,
    parts.map(({ capId, qty }) => ({ capId, specimens: 1, units: qty, stage: 1 })),
  );
  const alsoAlone = await findServiceProducts(work, 'SERVICE', capIds);
  const rules = await labRules.find(work);
  const promised = promisedDate(
    work.now,
    items.map(stepOf),
    'NORMAL',
    await findWorkingCalendar(work),
    rules,
  );
  const weights = parts.map(({ qty, listShare }) => cents(qty * listShare));
  const shares = shareByWeight(whole, weights);
  const alone = sum(weights);
  return {
    ...{ ...row, ...toListed(goods, work.language), unit: unitIn(work.language, unit) },
    note: [note, labNote].filter(Boolean).join(' '),
    price: centsToWire(whole),
    tax: centsToWire(cents(whole - netOf(whole, TAX_RATE))),
    alone: centsToWire(alone),
    saved: centsToWire(cents(Math.max(0, alone - whole))),
    components: parts.map(({ listShare: _, ...part }, at) => ({
      ...{ ...required(known.get(part.capId)), ...part },
      productId: alsoAlone.get(part.capId) ?? null,
      alone: centsToWire(weights[at] as Cents),
      share: centsToWire(shares[at] as Cents),
    })),
    promisedAt: promised.at.toISOString(),
  };
};
