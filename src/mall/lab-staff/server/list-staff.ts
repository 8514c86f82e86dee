// Where the list of the staff comes from.
import { eq, sql } from 'drizzle-orm';
import { source } from '#kit/list/server/source.ts';
import { staffList } from '../staff-list.ts';
import { labStaff } from './lab-staff.tables.ts';
import { groupsOf } from './lab-staff.ts';
import { staffRows } from './show-staff.ts';

export const staffListRoutes = source(staffList, ({ actor, work }) => ({
  from: sql`${labStaff} JOIN member m USING (member_id)`,
  key: labStaff.staffId,
  scope: eq(labStaff.labId, actor.lab.labId),
  columns: { name: labStaff.name, fromDate: labStaff.fromDate, state: labStaff.state },
  search: [labStaff.name, sql`m.member_name`],
  filters: {
    role: (role) => sql`${role} = ANY(${labStaff.roles})`,
    group: (groupId) => sql`${groupId}::bigint = ANY(${labStaff.groupIds})`,
  },
  toRows: (keys) => staffRows(work, keys.map(Number)),
  more: async () => ({
    all: (await groupsOf(work, actor.lab.labId)).map(({ groupId, name, site }) => ({ groupId, name, site })),
  }),
}));
