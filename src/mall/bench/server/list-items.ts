// Where the engineers' list of items comes from.
import { eq, sql } from 'drizzle-orm';
import { rowsWith, source } from '#kit/list/server/source.ts';
import { groupsOf } from '#mall/lab-staff/server/lab-staff.ts';
import { benchList } from '../bench-list.ts';
import { serviceItem } from './bench.tables.ts';
import { contextOf, itemCard } from './item-view.ts';

export const benchListRoutes = source(benchList, ({ actor, work }) => ({
  from: sql`${serviceItem}`,
  key: serviceItem.itemId,
  scope: eq(serviceItem.labId, actor.lab.labId),
  columns: { state: serviceItem.state, group: serviceItem.groupId, plannedFrom: serviceItem.plannedFrom },
  search: [
    serviceItem.serviceSn,
    sql`${serviceItem.capability} -> 'item' ->> 'zh'`,
    sql`${serviceItem.capability} -> 'item' ->> 'en'`,
    sql`${serviceItem.capability} ->> 'standard'`,
  ],
  filters: { mine: () => eq(serviceItem.engineerId, actor.memberId) },
  toRows: async (keys) => {
    const rows = await rowsWith(work, serviceItem, serviceItem.itemId, keys);
    const context = await contextOf(work, actor.lab.labId, rows);
    return rows.map((row) => itemCard(work, row, context));
  },
  more: async () => ({
    groups: (await groupsOf(work, actor.lab.labId)).map(({ groupId, name }) => ({ groupId, name })),
  }),
}));
