// Where the lists of commissions come from.
import { and, eq, gt, sql } from 'drizzle-orm';
import { rowsWith, source } from '#kit/list/server/source.ts';
import { deskServiceList, ownServiceList } from '../service-lists.ts';
import { ownServices } from './service-life.ts';
import { serviceCard } from './service-view.ts';
import { serviceOrder } from './testing.tables.ts';

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
      (await rowsWith(work, serviceOrder, serviceOrder.serviceId, keys)).map((row) =>
        serviceCard(work, row, { side: 'customer', member: actor }),
      ),
  })),
  ...source(deskServiceList, ({ work, actor }) => ({
    ...services,
    scope: and(eq(serviceOrder.labId, actor.lab.labId), gt(serviceOrder.formVersion, 0)),
    toRows: async (keys) =>
      (await rowsWith(work, serviceOrder, serviceOrder.serviceId, keys)).map((row) =>
        serviceCard(work, row, { side: 'lab', member: actor }),
      ),
  })),
];
