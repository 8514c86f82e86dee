// The employees of an enterprise: who may do what and spend how much.
import { z } from 'zod';
import { act } from '#kit/list/act.ts';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { enterprise, permitted } from '#mall/member/actor.ts';
import { PRESET_ROLE_NAMES, PRESET_ROLES } from '#mall/member/permission-points.ts';
import { SubAccountReply, subAccountProtocol } from './sub-account.protocol.ts';
import { MOST_SUB_ACCOUNTS, subAccountStatus } from './sub-account-process.ts';

const say = words({
  search: { zh: '账号、姓名、手机、部门', en: 'Account, name, mobile, department' },
  newOne: { zh: '新建子账号', en: 'New sub-account' },
  inUse: { zh: '在用', en: 'In use' },
  mobile: { zh: '联系方式', en: 'Contact' },
  limits: { zh: '限额', en: 'Limits' },
  perOrder: { zh: '单笔限额', en: 'Limit per order' },
  perMonth: { zh: '月限额', en: 'Limit per month' },
  spent: { zh: '本月已用', en: 'Used this month' },
  none: { zh: '还没有子账号', en: 'No sub-accounts yet' },
  noneText: {
    zh: '为采购、财务、审批等同事各开一个账号，权限和限额由您决定。',
    en: 'Make an account for each colleague; you decide what each may do and spend.',
  },
  disableText: {
    zh: '他们会立即在所有设备上退出登录，订单保留，随时可以重新启用。',
    en: 'They are logged out everywhere at once. Their orders stay; they can be enabled again at any time.',
  },
});

const ROLES = Object.fromEntries(PRESET_ROLE_NAMES.map((role) => [role, PRESET_ROLES[role].name]));

/** Of a call over several accounts. */
const several = {
  input: (memberIds: (string | number)[]) => ({ memberIds: memberIds.map(Number) }),
  outcome: ({ done, refused }: { done: number[]; refused: { memberId: number; why: string }[] }) => ({
    done: done.length,
    refused: refused.map(({ memberId, why }) => ({ key: memberId, msg: why })),
  }),
};

export const subAccountList = listing({
  path: 'v3/member/front/subAccount/list',
  access: permitted(enterprise, 'ent.sub'),
  title: say.subAccounts,
  summary: { zh: '子账号列表', en: 'The employees of my enterprise' },
  row: SubAccountReply,
  key: 'memberId',
  search: say.search,
  mostRows: MOST_SUB_ACCOUNTS,
  columns: {
    realName: col.person(say.fullName, { sort: true, fixed: true, width: 130, phone: 1 }),
    mobile: col.code(say.mobile, { width: 130, phone: 3 }),
    department: col.text(say.department, { sort: true, width: 110, phone: 4 }),
    roles: col.tags(say.roles, { values: ROLES, width: 130, phone: 4 }),
    limits: col.text(say.limits, { onScreen: true, width: 130 }),
    spent: col.amount(say.spent, { onScreen: true, width: 100 }),
    state: col.state(say.state, { values: subAccountStatus, sort: true, width: 110, phone: 2 }),
    memberName: col.code(say.account, { off: true }),
    email: col.text(say.email, { off: true }),
    costCenter: col.text(say.costCentre, { off: true }),
    limitPerOrder: col.amount(say.perOrder, { off: true }),
    limitPerMonth: col.amount(say.perMonth, { off: true }),
    createdAt: col.moment(say.created, { sort: true, off: true }),
  },
  tabs: { field: 'state', values: subAccountStatus, all: say.inUse, apart: ['LEFT'] },
  filters: {
    department: filter.text(say.department),
    createdAt: filter.dateRange(say.created),
  },
  start: { sort: '-createdAt' },
  actions: {
    newOne: act.page(say.newOne, { to: '/member/createSub', tone: 'primary' }),
    disable: act.bulk(say.disable, {
      ...several,
      endpoint: subAccountProtocol.disable,
      ask: 'sure',
      askText: say.disableText,
      tone: 'danger',
    }),
    enable: act.bulk(say.enable, { ...several, endpoint: subAccountProtocol.enable }),
  },
  exports: { name: say.subAccounts },
  /** How many more may be made. */
  more: { placesLeft: z.number() },
  none: { title: say.none, text: say.noneText },
});
