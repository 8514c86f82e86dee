// The menu of the member centre: what there is, and for which kind of member (spec §6).
import type { MemberType } from '#mall/member/actor.ts';
import type { MemberInfo } from '#mall/member/member.protocol.ts';
import { missingPermission } from '../doors/missing-permission.ts';
import { leadsSomewhere } from '../later-addresses.ts';
import type { memberWords } from './member-words.ts';

type Word = {
  [K in keyof typeof memberWords]: (typeof memberWords)[K]['zh'] extends string ? K : never;
}[keyof typeof memberWords];

interface Entry {
  to: string;
  word: Word;
  /** Kinds of member that see it; absent: all. */
  types?: readonly MemberType[];
  /** Further addresses that belong to it. */
  also?: readonly string[];
}

export const memberMenu: readonly { word: Word; entries: readonly Entry[] }[] = [
  {
    word: 'trading',
    entries: [
      {
        to: '/member/order/list',
        word: 'myOrders',
        also: ['/member/order/detail', '/member/order/logistics'],
      },
      { to: '/member/order/evaluation', word: 'evaluation', also: ['/member/order/evaluate'] },
      { to: '/member/order/aftersales', word: 'aftersales', also: ['/member/order/refund'] },
      { to: '/member/order/complaints', word: 'complaints', also: ['/member/order/complaint'] },
      { to: '/member/order/quoteOrder', word: 'quoteOrders' },
      { to: '/member/sample/list', word: 'samples', types: [2], also: ['/member/request/info'] },
      { to: '/member/regular/list', word: 'regular' },
    ],
  },
  {
    word: 'procurement',
    entries: [
      { to: '/member/turns', word: 'turns' },
      { to: '/member/approval', word: 'approvals', types: [3] },
      { to: '/member/inquiry/myInq', word: 'myInquiries', also: ['/member/inqDetail'] },
      { to: '/member/inquiry/myQuo', word: 'receivedQuotations', also: ['/member/offer'] },
      {
        to: '/member/contract/index',
        word: 'contracts',
        also: ['/member/contract', '/member/inquiry/myCon'],
      },
      { to: '/member/project/list', word: 'projects', also: ['/member/project'] },
      {
        to: '/member/service/list',
        word: 'services',
        also: ['/member/order/info', '/member/order/meterDetail'],
      },
      {
        to: '/member/order/authen',
        word: 'certifications',
        types: [3],
        also: ['/member/order/authenDetail'],
      },
      { to: '/member/report/list', word: 'reports' },
      { to: '/member/instrument/list', word: 'instruments', also: ['/member/instrument'] },
      { to: '/member/apply', word: 'purchaseRequests', types: [2], also: ['/member/applyInfo'] },
      { to: '/member/desApp/list', word: 'designerRequests', types: [3], also: ['/member/desApp'] },
    ],
  },
  {
    word: 'money',
    entries: [
      { to: '/member/balance', word: 'balance' },
      { to: '/member/recharge', word: 'recharge' },
      {
        to: '/member/credit/index',
        word: 'credit',
        also: ['/member/credit/account', '/member/credit/application'],
      },
      {
        to: '/member/credit/statements',
        word: 'statements',
        types: [3],
        also: ['/member/credit/statement', '/member/credit/pay', '/member/credit/items'],
      },
      { to: '/member/invoice', word: 'invoices', also: ['/member/invoice'] },
      { to: '/member/coupon', word: 'coupons' },
      { to: '/member/myPoint', word: 'points' },
      { to: '/member/pointOrder/list', word: 'pointOrders', also: ['/member/pointOrder'] },
    ],
  },
  {
    word: 'following',
    entries: [
      { to: '/member/collect', word: 'collect' },
      { to: '/member/footprint', word: 'footprint' },
      { to: '/member/alarm', word: 'alarms' },
      { to: '/msg/list', word: 'messages', also: ['/msg/setting'] },
    ],
  },
  {
    word: 'account',
    entries: [
      { to: '/member/info', word: 'myData', also: ['/member/information'] },
      { to: '/member/account', word: 'security', also: ['/member/pwd', '/member/phone', '/member/email'] },
      { to: '/member/address/list', word: 'addresses' },
      { to: '/member/authen', word: 'certifyCompany', types: [1, 3] },
      { to: '/member/permission', word: 'permission', types: [1, 3] },
      { to: '/member/subAccount', word: 'subAccounts', types: [3], also: ['/member/createSub'] },
      { to: '/member/matCode', word: 'matCode', types: [3] },
    ],
  },
];

/** Whether the page at `pathname` belongs to the entry. */
export function isHere({ to, also = [] }: Pick<Entry, 'to' | 'also'>, pathname: string): boolean {
  return [to, ...also].some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** The entries that this member sees: those whose feature has come, of his kind, and as an employee those behind which he may go. */
export function entriesFor<E extends Pick<Entry, 'types' | 'to'>>(
  entries: readonly E[],
  member: Pick<MemberInfo, 'memberType' | 'permissions'> | undefined,
): E[] {
  return entries.filter(({ types, to }) => {
    if (!leadsSomewhere(to)) return false;
    if (types && !(member && types.includes(member.memberType))) return false;
    return missingPermission(to, member) === undefined;
  });
}
