// The staff of a laboratory as its own people see it.
import { z } from 'zod';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { lab } from '#mall/member/actor.ts';
import { GroupReply, StaffRow as Row, type StaffRow } from './lab-staff.protocol.ts';
import { roleNames, staffStatus } from './staff-status.ts';

const say = words({
  title: { zh: '人员', en: 'Staff' },
  search: { zh: '姓名、账号', en: 'Name or account' },
  name: { zh: '姓名', en: 'Name' },
  account: { zh: '账号', en: 'Account' },
  roles: { zh: '岗位', en: 'Roles' },
  groups: { zh: '检测组', en: 'Groups' },
  trained: { zh: '培训授权', en: 'Trained for' },
  scopes: { zh: '签字领域', en: 'Scopes' },
  from: { zh: '加入日期', en: 'Since' },
  to: { zh: '离岗日期', en: 'Until' },
  none: { zh: '没有符合条件的人员', en: 'Nobody fits' },
  noneText: {
    zh: '去掉一个条件，或由实验室主任添加人员。',
    en: 'Drop a condition; the head takes people on.',
  },
});

export const staffList = listing({
  path: 'v3/lab/desk/staff/list',
  access: lab(),
  title: say.title,
  row: Row,
  key: 'staffId',
  open: ({ staffId }) => `/lab/staff/detail?staffId=${staffId}`,
  search: say.search,
  columns: {
    name: col.text<StaffRow>(say.name, { sort: true, fixed: true, width: 110, phone: 1 }),
    memberName: col.code<StaffRow>(say.account, { width: 130, phone: 3 }),
    roles: col.tags<StaffRow>(say.roles, { values: roleNames, width: 200, phone: 4 }),
    groups: col.tags<StaffRow>(say.groups, { width: 200, phone: 4 }),
    trained: col.number<StaffRow>(say.trained, { width: 100 }),
    scopes: col.number<StaffRow>(say.scopes, { width: 100 }),
    state: col.state<StaffRow>(say.state, { values: staffStatus, width: 100, phone: 2 }),
    fromDate: col.date<StaffRow>(say.from, { sort: true, width: 120 }),
    toDate: col.date<StaffRow>(say.to, { off: true, width: 120 }),
  },
  tabs: { field: 'state', values: staffStatus, always: ['ACTIVE', 'LEFT'] },
  filters: {
    role: filter.choice(say.roles, { options: roleNames, front: true, as: 'role' }),
    group: filter.reference(say.groups, {
      front: true,
      optionsOf: ({ all }: { all: z.infer<typeof GroupReply>[] }) =>
        Object.fromEntries(all.map(({ groupId, name }) => [groupId, { zh: name, en: name }])),
    }),
  },
  start: { sort: 'fromDate' },
  more: { all: z.array(GroupReply) },
  exports: { name: say.title },
  none: { title: say.none, text: say.noneText },
});
