// Messages that lie in the demo buyer's message centre when he first looks.
import type { Message } from '#mall/message/server/message.ts';

export interface DemoMessage extends Message {
  memberName: string;
  hoursAgo: number;
  isRead: boolean;
}

/** Oldest first. */
export const demoMessages: readonly DemoMessage[] = [
  {
    memberName: 'buyer01',
    kind: 'announcement',
    title: { zh: '欢迎使用元采', en: 'Welcome to Yuancai' },
    body: {
      zh: '按型号、参数或 BOM 找到元器件，比较各商家的阶梯价和现货，一次下单分店发货。',
      en: 'Find parts by number, parameters or BOM, compare price ladders and stock, and order from several stores at once.',
    },
    link: '/goods/list',
    hoursAgo: 1440,
    isRead: true,
  },
  {
    memberName: 'buyer01',
    kind: 'payment',
    title: { zh: '余额到账 ¥22,000.00', en: '¥22,000.00 on your balance' },
    body: {
      zh: '演示账户的初始余额已到账，下单时可用余额支付。',
      en: 'The opening balance of this demo account has arrived. Orders can be paid from it.',
    },
    link: '/member/index',
    hoursAgo: 1439,
    isRead: true,
  },
  {
    memberName: 'buyer01',
    kind: 'announcement',
    title: { zh: '国内物流时效提醒', en: 'Delivery times' },
    body: {
      zh: '16:00 前付款的现货订单一般当日发出，偏远地区可能多需 1-3 天。',
      en: 'Orders on stock paid before 16:00 usually leave the same day; remote places may take 1-3 days longer.',
    },
    link: '/agreement?code=ordering',
    hoursAgo: 50,
    isRead: false,
  },
  {
    memberName: 'buyer01',
    kind: 'account',
    title: { zh: '建议验证邮箱', en: 'Please verify your e-mail address' },
    body: {
      zh: '验证邮箱后，忘记密码时可用邮箱找回，安全提醒和订单动态也会发送到邮箱。',
      en: 'With a verified address you can reset a forgotten password, and security notices and news on orders reach you by e-mail.',
    },
    link: '/member/email',
    hoursAgo: 26,
    isRead: false,
  },
  {
    memberName: 'company01_fin',
    kind: 'announcement',
    title: { zh: '账号已开通', en: 'Your account is ready' },
    body: {
      zh: '企业管理员为您开通了子账号，可在“权限说明”中查看您能使用的功能。',
      en: 'Your enterprise has made you an account. “Permissions” shows what you may use.',
    },
    link: '/member/permission',
    hoursAgo: 190,
    isRead: true,
  },
  {
    memberName: 'company01_view',
    kind: 'announcement',
    title: { zh: '账号已开通', en: 'Your account is ready' },
    body: {
      zh: '企业管理员为您开通了子账号，可在“权限说明”中查看您能使用的功能。',
      en: 'Your enterprise has made you an account. “Permissions” shows what you may use.',
    },
    link: '/member/permission',
    hoursAgo: 190,
    isRead: true,
  },
];
