// The page of a service: its capability, its price row, and what it is as goods.
import { sql } from 'drizzle-orm';
import type { Actions } from '#kit/http/server/serve.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { requireGoodsOf } from '#mall/goods/server/goods.ts';
import type { ServiceDetail, serviceProtocol } from '../../service.protocol.ts';
import { capabilityRows } from '../list-capabilities.ts';
import { holdsNow, named, unitIn } from '../search-capabilities.ts';
import { LISTED, type ListedRow, listedOf, toListed } from './listed.ts';

type Row = ListedRow &
  Pick<ServiceDetail, 'group' | 'replacedBy' | 'replaces' | 'categories'> & {
    fixture: string | null;
    validFrom: string | null;
    packages: { productId: number; title: string; price: number; unit: string }[];
  };

/** Off sale too, marked so. @throws goodsErrors.unknownGoods, otherKind */
export const showService: Actions<typeof serviceProtocol>['service'] = async (work, _actor, asked) => {
  const { goodsId, productId, ofId } = await requireGoodsOf(work, 'SERVICE', asked);
  const { rows } = await work.tx.execute<Row & Record<string, unknown>>(
    sql`SELECT ${listedOf(work)}, coalesce(${named(work, 'w.name')}, '') AS "group", h.fixture, h.valid_from AS "validFrom",
               coalesce(by.number, '') AS "replacedBy",
               ARRAY(SELECT f.number FROM standard f WHERE f.replaced_by_id = s.standard_id ORDER BY f.number) AS replaces,
               (SELECT coalesce(json_agg(json_build_object('categoryId', y.category_id, 'categoryName', ${named(work, 'y.name')})
                                         ORDER BY y.sort, y.category_id), '[]')
                FROM category y WHERE y.category_id = ANY(c.category_ids)) AS categories,
               (SELECT coalesce(json_agg(json_build_object('productId', q.product_id, 'title', ${named(work, 'k.name')},
                                                           'price', k.price, 'unit', k.unit) ORDER BY k.package_id), '[]')
                FROM service_package k JOIN goods b ON b.package_id = k.package_id AND b.state = 'ON_SALE'
                JOIN product q ON q.goods_id = b.goods_id
                WHERE k.package_id IN (SELECT package_id FROM package_component WHERE cap_id = c.cap_id)) AS packages
        FROM goods g JOIN capability c USING (cap_id) JOIN standard s USING (standard_id) JOIN lab_site t USING (site_id)
        ${LISTED} LEFT JOIN lab_group w ON w.group_id = c.group_id
        LEFT JOIN standard by ON by.standard_id = s.replaced_by_id
        LEFT JOIN charge h ON h.cap_id = c.cap_id AND NOT h.is_on_request AND ${holdsNow(work)}
        WHERE g.goods_id = ${goodsId}`,
  );
  const { fixture, validFrom, packages, ...row } = required(rows[0] as Row | undefined);
  const [capability] = await capabilityRows(work, [ofId]);
  return {
    ...{ ...required(capability), ...toListed(row), goodsId, productId },
    fixture: Number(fixture ?? 0) === 0 ? null : centsToWire(Number(fixture) as Cents),
    priceFrom: validFrom === null ? '' : dayInChina(new Date(validFrom)),
    packages: packages.map(({ price, unit, ...one }) => ({
      ...{ ...one, price: centsToWire(price as Cents), unit: unitIn(work.language, unit) },
    })),
  };
};
