// How the credit room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import type { Text } from '#kit/words/text.ts';
import {
  type AccountState,
  type ApplicationState,
  accountStatus,
  applicationStatus,
} from '../account-status.ts';

const inState = (name: { zh: string; en: string }) => ({
  zh: `当前状态（${name.zh}）不允许此操作`,
  en: `Not allowed in the current state (${name.en})`,
});

export const creditErrors = errors('credit', {
  notFound: { state: State.notFound, zh: '信用账户不存在', en: 'There is no such credit account' },
  noApplication: { state: State.notFound, zh: '授信申请不存在', en: 'There is no such application' },
  accountNotNow: ({ state }: { state: AccountState }) => inState(accountStatus[state]),
  applicationNotNow: ({ state }: { state: ApplicationState }) => inState(applicationStatus[state]),
  changedMeanwhile: { zh: '信息刚刚发生变化，请刷新后查看', en: 'It has just changed, please load it again' },
  notCertified: { zh: '企业认证有效后才能申请授信', en: 'Only certified enterprises may apply for credit' },
  unknownCreditor: { zh: '授信方不存在', en: 'There is no such creditor' },
  platformGives: {
    zh: '自营店铺由平台统一授信，请向平台申请',
    en: 'The mall’s own stores sell on one account: please apply to the platform',
  },
  ownStore: { zh: '不能向自己的店铺申请授信', en: 'Nobody applies to a store of his own' },
  appliedAlready: { zh: '已有进行中的授信申请', en: 'An application is open already' },
  refusedLately: ({ until }: { until: string }) => ({
    zh: `申请被拒绝，${until} 起可再次申请`,
    en: `Refused lately: you may apply again from ${until} on`,
  }),
  amountNeeded: { zh: '额度必须大于 0', en: 'The limit has to be above zero' },
  noCutDay: {
    zh: '出账日不对：每月填 1–28，每周填 0（周日）–6',
    en: 'No such day to cut on: 1–28 of a month, 0 (Sunday)–6 of a week',
  },
  tempUntilNeeded: {
    zh: '请填写临时额度的截止日期，须晚于今天',
    en: 'Please say until which later day the temporary limit holds',
  },
  otherTerms: {
    zh: '条件或协议版本已变化，请重新阅读',
    en: 'The terms are other ones by now, please read them again',
  },
  factorNeeded: { zh: '请输入支付密码或短信验证码', en: 'Please enter your pay password or the SMS code' },
  noMobile: { zh: '账号未绑定手机', en: 'This account has no mobile number' },
  stillUsed: ({ amount }: { amount: Cents }) => ({
    zh: `账户尚有 ${showAmount(centsToWire(amount))} 未结清，不能关闭`,
    en: `${showAmount(centsToWire(amount))} is still open on this account`,
  }),
  blocked: ({ blocks, amount, available }: { blocks: readonly Text[]; amount: Cents; available: Cents }) => {
    const sum = [showAmount(centsToWire(amount)), showAmount(centsToWire(available))] as const;
    return {
      zh: `暂不能账期支付 ${sum[0]}：${blocks.map((one) => one.zh).join('、')}（可用 ${sum[1]}）`,
      en: `${sum[0]} cannot be put on account: ${blocks.map((one) => one.en).join(', ')} (${sum[1]} available)`,
    };
  },
  overAtDelivery: ({ excess }: { excess: Cents }) => ({
    zh: `发货后将超出授信额度 ${showAmount(centsToWire(excess))}，如仍要发货请填写原因`,
    en: `This parcel takes the account ${showAmount(centsToWire(excess))} over its limit: say why it goes all the same`,
  }),
  noSubject: {
    state: State.notFound,
    zh: '没有这个员工、成本中心或项目',
    en: 'There is no such employee, cost centre or project',
  },
  noAccount: { zh: '没有可用于该店铺的信用账户', en: 'There is no credit account for this store' },
  ownDecision: { zh: '不能处理自己企业的信用账户', en: 'Nobody decides on credit of his own enterprise' },
});
