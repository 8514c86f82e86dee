// Where the lists of commissions come from.
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { rowsWith, source } from '#kit/list/server/source.ts';
import { workOf } from '#mall/ability/server/ability.ts';
import { deskServiceList, ownServiceList } from '../service-lists.ts';
import type { ServiceCard } from '../testing.protocol.ts';
import { ownServices, type ServiceRow } from './service-life.ts';
import { type Eyes, serviceCard } from './service-view.ts';
import { serviceOrder } from './testing.tables.ts';

/** As they are called in the reader's language: rows keep the Chinese names. */
async function cardsOf(work: Work, rows: readonly ServiceRow[], eyes: Eyes): Promise<ServiceCard[]> {
  const named = rows.filter(({ formVersion, entry }) => formVersion > 0 || entry !== 'FORM');
  const capIds = new Set(named.flatMap(({ form }) => form.items.slice(0, 3).map(({ capId }) => capId)));
  const known = work.language === 'zh' ? undefined : await workOf(work, [...capIds]);
  return rows.map((row) => {
    const names = row.form.items
      .slice(0, 3)
      .flatMap(({ capId }) => known?.get(capId)?.item[work.language] ?? []);
    const card = serviceCard(work, row, eyes);
    return names.length > 0 && named.includes(row) ? { ...card, title: names.join(', ') } : card;
  });
}

const services = {
  from: sql`${serviceOrder}`,
  key: serviceOrder.serviceId,
  columns: {
    ...{ state: serviceOrder.state, turn: serviceOrder.turn, kind: serviceOrder.kind },
    ...{ amount: serviceOrder.amount, createTime: serviceOrder.createdAt },
  },
  changedAt: serviceOrder.updatedAt,
  search: [
    serviceOrder.serviceSn,
    sql`coalesce(${serviceOrder.packSn}, '')`,
    serviceOrder.title,
    sql`coalesce(${serviceOrder.orderSn}, '')`,
  ],
};

export const serviceListRoutes = [
  ...source(ownServiceList, ({ work, actor }) => ({
    ...services,
    scope: ownServices(actor),
    toRows: async (keys) =>
      cardsOf(work, await rowsWith(work, serviceOrder, serviceOrder.serviceId, keys), {
        side: 'customer',
        member: actor,
      }),
  })),
  ...source(deskServiceList, ({ work, actor }) => ({
    ...services,
    scope: and(eq(serviceOrder.labId, actor.lab.labId), gt(serviceOrder.formVersion, 0)),
    toRows: async (keys) =>
      cardsOf(work, await rowsWith(work, serviceOrder, serviceOrder.serviceId, keys), {
        side: 'lab',
        member: actor,
      }),
  })),
];
