// How the company room says no about employees' accounts.
import { errors, notIn } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { PERMISSION_POINTS, type PermissionPoint } from '#mall/member/permission-points.ts';
import { MOST_SUB_ACCOUNTS, subAccountStatus } from '../sub-account-process.ts';

const yuan = (amount: Cents) => showAmount(centsToWire(amount));
const names = (points: readonly PermissionPoint[], language: 'zh' | 'en') =>
  points
    .slice(0, 5)
    .map((point) => PERMISSION_POINTS[point][language])
    .join(language === 'zh' ? '、' : ', ') + (points.length > 5 ? ' …' : '');

export const subAccountErrors = errors('subAccount', {
  notFound: { state: State.notFound, zh: '子账号不存在', en: 'There is no such sub-account' },
  notYourself: {
    zh: '不能修改自己的账号，请联系企业管理员',
    en: 'You cannot change your own account, please ask your administrator',
  },
  /** He may do what the caller may not. */
  mayMore: ({ points }: { points: readonly PermissionPoint[] }) => ({
    zh: `该员工拥有您没有的权限（${names(points, 'zh')}），您不能管理此账号`,
    en: `This employee has permissions that you lack (${names(points, 'en')}), so you cannot manage the account`,
  }),
  lacksToGive: ({ points }: { points: readonly PermissionPoint[] }) => ({
    zh: `您没有以下权限，不能授予他人：${names(points, 'zh')}`,
    en: `You cannot give permissions that you lack: ${names(points, 'en')}`,
  }),
  /** `name`: the field. */
  limitAboveOwn: ({ limit }: { name: string; limit: Cents }) => ({
    zh: `不能超过您自己的限额 ${yuan(limit)}`,
    en: `Not above your own limit of ${yuan(limit)}`,
  }),
  limitOfOthers: {
    zh: '该员工的限额高于您的限额，您不能管理此账号',
    en: "This employee's limits are above yours, so you cannot manage the account",
  },
  limitWrong: (_: { name: string }) => ({
    zh: '限额须大于 0',
    en: 'A limit must be above 0',
  }),
  monthBelowOrder: (_: { name: string }) => ({
    zh: '月限额不能低于单笔限额',
    en: 'The limit per month cannot be below the limit per order',
  }),
  nothingGiven: (_: { name: string }) => ({
    zh: '请至少选择一个角色或一项权限',
    en: 'Please choose a role or a permission at least',
  }),
  nameTaken: (_: { name: 'memberName' }) => ({
    zh: '该账号名已被使用，请换一个',
    en: 'This account name is taken, please choose another',
  }),
  mobileTaken: (_: { name: 'mobile' }) => ({
    zh: '该手机号已被其他账号使用',
    en: 'This phone number belongs to another account',
  }),
  tooMany: {
    zh: `每个企业最多 ${MOST_SUB_ACCOUNTS} 个子账号`,
    en: `An enterprise has ${MOST_SUB_ACCOUNTS} sub-accounts at most`,
  },
  notNow: notIn(subAccountStatus),
  changedMeanwhile: {
    zh: '账号状态刚刚发生变化，请刷新后再试',
    en: 'The account has just changed, please reload and try again',
  },
  wrongSuccessor: (_: { name: 'successorId' }) => ({
    zh: '请选择一位在职的同事或主账号接手',
    en: 'Please choose an active colleague or the main account to take over',
  }),
  disabled: ({ administrator }: { administrator: string }) => ({
    zh: `您的账号已被企业停用，请联系管理员 ${administrator}`,
    en: `Your account was disabled by your enterprise, please ask your administrator ${administrator}`,
  }),
  invitationExpired: ({ administrator }: { administrator: string }) => ({
    zh: `账号邀请已过期，请联系管理员 ${administrator} 重新邀请`,
    en: `The invitation has expired, please ask your administrator ${administrator} to renew it`,
  }),
  overOrderLimit: ({ limit, amount, administrator }: OverLimit) => ({
    zh: `本次下单 ${yuan(amount)} 超过您的单笔限额 ${yuan(limit)}，请联系管理员 ${administrator}`,
    en: `This order of ${yuan(amount)} is above your limit of ${yuan(limit)} per order, please ask your administrator ${administrator}`,
  }),
  overMonthLimit: ({ limit, left, amount, administrator }: OverLimit & { left: Cents }) => ({
    zh: `本次下单 ${yuan(amount)} 超过您本月剩余额度 ${yuan(left)}（月限额 ${yuan(limit)}），请联系管理员 ${administrator}`,
    en: `This order of ${yuan(amount)} is above the ${yuan(left)} left of your ${yuan(limit)} this month, please ask your administrator ${administrator}`,
  }),
});

interface OverLimit {
  limit: Cents;
  amount: Cents;
  administrator: string;
}
