// Where the register of equipment comes from.
import { and, eq, lt, lte, sql } from 'drizzle-orm';
import { rowsWith, source } from '#kit/list/server/source.ts';
import { dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { groupsOf } from '#mall/lab-staff/server/lab-staff.ts';
import { equipmentList } from '../equipment-list.ts';
import { equipment } from './equipment.tables.ts';
import { equipmentRows } from './show-equipment.ts';

export const equipmentListRoutes = source(equipmentList, ({ actor, work }) => {
  const today = dayInChina(work.now);
  return {
    from: sql`${equipment}`,
    key: equipment.equipId,
    scope: eq(equipment.labId, actor.lab.labId),
    columns: {
      equipNo: equipment.equipNo,
      name: equipment.name,
      class: equipment.class,
      dueDate: equipment.dueDate,
      state: equipment.state,
      group: equipment.groupId,
    },
    search: [equipment.equipNo, equipment.name, equipment.model, equipment.serialNo],
    filters: {
      due: (within) =>
        within === 'check'
          ? sql`${equipment.state} = 'IN_USE' AND ${equipment.checkEveryDays} IS NOT NULL
              AND coalesce(${equipment.checkedOn} + ${equipment.checkEveryDays}, ${today}::date) <= ${today}::date`
          : within === 'overdue'
            ? sql`${equipment.state} IN ('IN_USE', 'OVERDUE') AND (${equipment.dueDate} IS NULL OR ${lt(equipment.dueDate, today)})`
            : and(
                sql`${equipment.state} IN ('IN_USE', 'OVERDUE')`,
                lte(equipment.dueDate, dayAfter(today, Number(within))),
              ),
    },
    toRows: async (keys) => equipmentRows(work, await rowsWith(work, equipment, equipment.equipId, keys)),
    more: async () => ({
      groups: (await groupsOf(work, actor.lab.labId)).map(({ groupId, name }) => ({ groupId, name })),
    }),
  };
});
