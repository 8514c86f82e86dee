// Every sentence about the account that transfers go to.
import { words } from '#kit/words/words.ts';

export const accountWords = words({
  title: { zh: '收款账户', en: 'Collecting account' },
  text: {
    zh: '买家选择银行转账时看到的账户。更换后立即生效，已经打开的支付页面刷新后显示新账户。',
    en: 'What buyers see who pay by bank transfer. A change holds at once; a payment page that is open shows it when it is loaded anew.',
  },
  isDemo: {
    zh: '这是演示账户，请勿向其转账。',
    en: 'This is the demo’s account: nobody should send money there.',
  },
  none: { zh: '尚未设置收款账户', en: 'No account yet' },
  noneText: {
    zh: '设置之前，买家不能选择银行转账。',
    en: 'Until there is one, nobody can pay by bank transfer.',
  },
  accountName: { zh: '户名', en: 'Account name' },
  bank: { zh: '开户银行', en: 'Bank' },
  bankHint: { zh: '含支行，例如“工商银行深圳科技园支行”', en: 'With its branch' },
  account: { zh: '银行账号', en: 'Account number' },
  password: { zh: '您的登录密码', en: 'Your login password' },
  needsPassword: { zh: '请输入登录密码', en: 'Please enter your login password' },
  enter: { zh: '设置收款账户', en: 'Enter the account' },
  change: { zh: '更换收款账户', en: 'Change the account' },
  changeText: {
    zh: '买家的货款会转到这里，请逐字核对。更换会记入安全日志并通知您。',
    en: 'Buyers’ money goes there: check each sign. The change stands in the security log and you are told of it.',
  },
  save: { zh: '确认更换', en: 'Change it' },
  changed: { zh: '收款账户已更换', en: 'The account is changed' },
});
