// The lists of creditors: accounts that they have granted, and applications that they decide on; a store's and the platform's alike.
import { act } from '#kit/list/act.ts';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { platform, storeOperator } from '#mall/member/actor.ts';
import { accountStatus, applicationStatus } from './account-status.ts';
import { AccountCard, ApplicationCard } from './credit.protocol.ts';

const say = words({
  accounts: { zh: '信用账户', en: 'Credit accounts' },
  applications: { zh: '授信申请', en: 'Credit applications' },
  statements: { zh: '对账单', en: 'Statements' },
  dues: { zh: '账龄分析', en: 'What is due' },
  disputes: { zh: '对账异议裁决', en: 'Disputes to decide' },
  enterprise: { zh: '企业', en: 'Enterprise' },
  limit: { zh: '额度', en: 'Limit' },
  used: { zh: '已用', en: 'Used' },
  reserved: { zh: '审核中', en: 'In review' },
  upcoming: { zh: '待占用', en: 'Upcoming' },
  available: { zh: '可用', en: 'Available' },
  opened: { zh: '开通时间', en: 'Opened at' },
  creditSn: { zh: '申请单号', en: 'Application' },
  wanted: { zh: '申请额度', en: 'Wanted' },
  days: { zh: '账期（天）', en: 'Term in days' },
  applied: { zh: '申请时间', en: 'Applied at' },
  noAccounts: { zh: '还没有信用账户', en: 'No credit accounts yet' },
  noAccountsText: {
    zh: '同意授信申请后账户在此显示。',
    en: 'They stand here once an application was agreed to.',
  },
  noApplications: { zh: '没有授信申请', en: 'No applications' },
  noApplicationsText: { zh: '企业买家在“信用账户”中申请。', en: 'Enterprises apply under “Credit account”.' },
  search: { zh: '企业名称', en: 'Name of the enterprise' },
  searchSn: { zh: '单号或企业名称', en: 'Number or enterprise' },
});

const accounts = {
  row: AccountCard,
  key: 'accountId',
  title: say.accounts,
  search: say.search,
  start: { sort: '-createTime' },
  filters: { createTime: filter.dateRange(say.opened) },
  columns: {
    enterpriseName: col.text<AccountCard>(say.enterprise, { fixed: true, width: 220, phone: 1 }),
    state: col.state<AccountCard>(say.state, { values: accountStatus, phone: 2 }),
    creditLimit: col.amount<AccountCard>(say.limit, { phone: 3 }),
    used: col.amount<AccountCard>(say.used),
    reserved: col.amount<AccountCard>(say.reserved, { off: true }),
    upcoming: col.amount<AccountCard>(say.upcoming),
    available: col.amount<AccountCard>(say.available, { phone: 4 }),
    termDays: col.number<AccountCard>(say.days, { off: true }),
    createTime: col.moment<AccountCard>(say.opened, { sort: true }),
  },
  tabs: { field: 'state', values: accountStatus },
  exports: { name: say.accounts },
  none: { title: say.noAccounts, text: say.noAccountsText },
} as const;

const toApplications = (area: 'seller' | 'admin') => ({
  applications: act.page(say.applications, { to: `/${area}/credit/applications`, tone: 'outline' }),
  statements: act.page(say.statements, { to: `/${area}/credit/statements`, tone: 'outline' }),
  dues: act.page(say.dues, { to: `/${area}/credit/dues`, tone: 'outline' }),
  ...(area === 'admin'
    ? { disputes: act.page(say.disputes, { to: '/admin/credit/disputes', tone: 'outline' }) }
    : {}),
});

const { PENDING_APPROVAL: _ownPeople, ...toCreditors } = applicationStatus;

const applications = {
  row: ApplicationCard,
  key: 'applicationId',
  title: say.applications,
  search: say.searchSn,
  start: { sort: '-createTime' },
  filters: { createTime: filter.dateRange(say.applied) },
  columns: {
    creditSn: col.code<ApplicationCard>(say.creditSn, { fixed: true, width: 170, phone: 1 }),
    state: col.state<ApplicationCard>(say.state, { values: applicationStatus, phone: 2 }),
    enterpriseName: col.text<ApplicationCard>(say.enterprise, { phone: 3 }),
    wantedLimit: col.amount<ApplicationCard>(say.wanted, { phone: 4 }),
    wantedTermDays: col.number<ApplicationCard>(say.days),
    createTime: col.moment<ApplicationCard>(say.applied, { sort: true }),
  },
  tabs: { field: 'state', values: toCreditors, always: ['PENDING_REVIEW', 'OFFERED'] },
  exports: { name: say.applications },
  none: { title: say.noApplications, text: say.noApplicationsText },
} as const;

export const storeAccountList = listing({
  ...accounts,
  path: 'v3/business/seller/creditAccount/list',
  access: storeOperator,
  actions: toApplications('seller'),
  open: ({ accountId }) => `/seller/credit/account?accountId=${accountId}`,
});

export const adminAccountList = listing({
  ...accounts,
  path: 'v3/business/admin/creditAccount/list',
  access: platform('finance'),
  actions: toApplications('admin'),
  open: ({ accountId }) => `/admin/credit/account?accountId=${accountId}`,
});

export const storeApplicationList = listing({
  ...applications,
  path: 'v3/business/seller/creditApplication/list',
  access: storeOperator,
  open: ({ creditSn }) => `/seller/credit/application?creditSn=${creditSn}`,
});

export const adminApplicationList = listing({
  ...applications,
  path: 'v3/business/admin/creditApplication/list',
  access: platform('finance'),
  open: ({ creditSn }) => `/admin/credit/application?creditSn=${creditSn}`,
});
