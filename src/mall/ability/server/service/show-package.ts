// The page of a package: its components with their shares of the price, and when all of it would be there.
import { sql } from 'drizzle-orm';
import type { Actions } from '#kit/http/server/serve.ts';
import { type Cents, cents, centsToWire, sum } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { requireGoodsOf } from '#mall/goods/server/goods.ts';
import { findWorkingCalendar } from '#mall/setting/server/setting.ts';
import { netOf } from '#mall/tax/tax-amounts.ts';
import { TAX_RATE } from '../../price-of-form.ts';
import { promisedDate } from '../../promised-date.ts';
import type { serviceProtocol } from '../../service.protocol.ts';
import { shareByWeight } from '../../share-by-weight.ts';
import { labRules } from '../lab-rules.ts';
import { capabilityRows } from '../list-capabilities.ts';
import { findItems, stepOf } from '../price-form.ts';
import { named, unitIn } from '../search-capabilities.ts';
import { type ListedRow, listedOf, toListed } from './listed.ts';

type Row = ListedRow & { code: string; unit: string; price: string; packageNote: string };

interface Component {
  seq: number;
  capId: number;
  qty: number;
  listShare: number;
  productId: number | null;
}

const COMPONENTS = `
  SELECT o.seq, o.cap_id AS "capId", o.qty, o.list_share AS "listShare",
         (SELECT p.product_id FROM goods g JOIN product p USING (goods_id)
          WHERE g.cap_id = o.cap_id AND g.state = 'ON_SALE') AS "productId"
  FROM package_component o WHERE o.package_id = $1 ORDER BY o.seq`;

/** Off sale too, marked so. @throws goodsErrors.unknownGoods, otherKind */
export const showPackage: Actions<typeof serviceProtocol>['package'] = async (work, _actor, asked) => {
  const { goodsId, productId, ofId } = await requireGoodsOf(work, 'PACKAGE', asked);
  const { rows } = await work.tx.execute<Row & Record<string, unknown>>(
    sql`SELECT ${listedOf(work)}, k.code, k.unit, k.price, ${named(work, 'k.note')} AS "packageNote"
        FROM goods g JOIN service_package k USING (package_id) JOIN laboratory l USING (lab_id)
        JOIN store o ON o.store_id = g.store_id WHERE g.goods_id = ${goodsId}`,
  );
  const { price, unit, packageNote, ...row } = required(rows[0] as Row | undefined);
  const whole = cents(Number(price));
  const parts = await work.query<Component>(COMPONENTS, [ofId]);
  const capIds = parts.map(({ capId }) => capId);
  const known = new Map((await capabilityRows(work, capIds)).map((one) => [Number(one.capId), one]));
  const items = await findItems(
    work,
    parts.map(({ capId, qty }) => ({ capId, specimens: 1, units: qty, stage: 1 })),
  );
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
    ...{ ...toListed(row), goodsId, productId, unit: unitIn(work.language, unit) },
    note: [packageNote, row.note].filter(Boolean).join(' '),
    price: centsToWire(whole),
    tax: centsToWire(cents(whole - netOf(whole, TAX_RATE))),
    alone: centsToWire(alone),
    saved: centsToWire(cents(Math.max(0, alone - whole))),
    components: parts.map(({ listShare: _, ...part }, at) => ({
      ...{ ...required(known.get(part.capId)), ...part },
      alone: centsToWire(weights[at] as Cents),
      share: centsToWire(shares[at] as Cents),
    })),
    promisedAt: promised.at.toISOString(),
  };
};
