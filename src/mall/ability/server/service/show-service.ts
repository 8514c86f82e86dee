// The page of a service: its capability, its price row, and what it is as goods.
import { sql } from 'drizzle-orm';
import type { Actions } from '#kit/http/server/serve.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { findServiceProducts, requireService } from '#mall/goods/server/goods.ts';
import type { ServiceDetail, serviceProtocol } from '../../lab-goods.protocol.ts';
import { capabilityRows } from '../list-capabilities.ts';
import { holdsNow, JOINED, named, unitIn } from '../search-capabilities.ts';
import { toListed } from './listed.ts';

type Row = Pick<ServiceDetail, 'labName' | 'note' | 'group' | 'replacedBy' | 'replaces' | 'categories'> & {
  fixture: string | null;
  validFrom: string | null;
  packages: { packageId: number; title: string; price: number; unit: string }[];
};

/** Off sale too, marked so. @throws goodsErrors.unknownGoods, otherKind */
export const showService: Actions<typeof serviceProtocol>['service'] = async (work, _actor, asked) => {
  const goods = await requireService(work, 'SERVICE', asked);
  const { rows } = await work.tx.execute<Row & Record<string, unknown>>(
    sql`SELECT ${named(work, 'l.name')} AS "labName", ${named(work, 'l.note')} AS note,
               coalesce(${named(work, 'w.name')}, '') AS "group", h.fixture, h.valid_from AS "validFrom",
               coalesce(by.number, '') AS "replacedBy",
               ARRAY(SELECT f.number FROM standard f WHERE f.replaced_by_id = s.standard_id ORDER BY f.number) AS replaces,
               (SELECT coalesce(json_agg(json_build_object('categoryId', y.category_id, 'categoryName', ${named(work, 'y.name')})
                                         ORDER BY y.sort, y.category_id), '[]')
                FROM category y WHERE y.category_id = ANY(c.category_ids)) AS categories,
               (SELECT coalesce(json_agg(json_build_object('packageId', k.package_id, 'title', ${named(work, 'k.name')},
                                                           'price', k.price, 'unit', k.unit) ORDER BY k.package_id), '[]')
                FROM service_package k
                WHERE k.package_id IN (SELECT package_id FROM package_component WHERE cap_id = c.cap_id)) AS packages
        FROM capability c ${JOINED} JOIN laboratory l USING (lab_id) LEFT JOIN lab_group w ON w.group_id = c.group_id
        LEFT JOIN standard by ON by.standard_id = s.replaced_by_id
        LEFT JOIN charge h ON h.cap_id = c.cap_id AND NOT h.is_on_request AND ${holdsNow(work)}
        WHERE c.cap_id = ${goods.ofId}`,
  );
  const { fixture, validFrom, packages, ...row } = required(rows[0] as Row | undefined);
  const [capability] = await capabilityRows(work, [goods.ofId]);
  const ids = packages.map(({ packageId }) => packageId);
  const onSale = await findServiceProducts(work, 'PACKAGE', ids);
  return {
    ...{ ...required(capability), ...row, ...toListed(goods, work.language) },
    fixture: Number(fixture ?? 0) === 0 ? null : centsToWire(Number(fixture) as Cents),
    priceFrom: validFrom === null ? '' : dayInChina(new Date(validFrom)),
    packages: packages.flatMap(({ packageId, price, unit, title }) => {
      const productId = onSale.get(packageId);
      const said = { title, price: centsToWire(price as Cents), unit: unitIn(work.language, unit) };
      return productId === undefined ? [] : [{ productId, ...said }];
    }),
  };
};
