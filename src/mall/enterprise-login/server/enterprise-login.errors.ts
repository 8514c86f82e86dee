// How enterprises' own login says no.
import { errors } from '#kit/http/refusal.ts';

export const enterpriseLoginErrors = errors('enterpriseLogin', {
  notFound: (_: { name: 'account' }) => ({
    zh: '未找到该企业的登录方式，请核对企业邮箱或企业代码',
    en: 'No enterprise login was found for this. Please check the e-mail address or the code',
  }),
  tripOver: {
    zh: '企业登录已超时或不是在此浏览器发起，请重新登录',
    en: 'This enterprise login took too long or was not begun in this browser. Please log in again',
  },
  cancelled: { zh: '您已在企业登录页面取消', en: 'You have cancelled at the login page of your enterprise' },
  notReachable: {
    zh: '暂时无法连接您企业的登录服务，请稍后再试或联系企业管理员',
    en: 'The login service of your enterprise cannot be reached right now. Please try again later or ask your administrator',
  },
  notBelieved: {
    zh: '企业登录服务的答复未通过验证，请重新登录；仍有问题请联系企业管理员',
    en: 'What the login service of your enterprise has answered could not be verified. Please log in again, or ask your administrator',
  },
  noEmail: {
    zh: '企业登录服务没有提供已验证的邮箱，请联系企业管理员',
    en: 'The login service of your enterprise has told no verified e-mail address. Please ask your administrator',
  },
  notKnown: {
    zh: '您的账号尚未在商城开通，请联系企业管理员',
    en: 'There is no account for you in the mall yet. Please ask your administrator',
  },
  mustUse: ({ code }: { mustUseEnterpriseLogin: true; code: string }) => ({
    zh: `您的企业要求使用企业登录，请选择“企业登录”并输入企业代码 ${code}`,
    en: `Your enterprise asks its employees to use its own login: choose Enterprise login and enter ${code}`,
  }),

  codeTaken: (_: { name: 'code' }) => ({ zh: '该企业代码已被使用', en: 'This code is taken' }),
  needsHttps: ({ name: _ }: { name: 'issuer' | 'ssoUrl' }) => ({
    zh: '请输入 https:// 开头的地址',
    en: 'Please enter an address that begins with https://',
  }),
  needsSecret: (_: { name: 'clientSecret' }) => ({
    zh: '登录服务已更换，请重新输入客户端密钥',
    en: 'For another provider please enter the client secret again',
  }),
  wrongCertificate: (_: { name: 'certificate' }) => ({
    zh: '证书无法识别，请粘贴 PEM 格式的证书',
    en: 'This is no certificate. Please paste it in PEM format',
  }),
  missing: ({ name: _ }: { name: string }) => ({ zh: '此项必填', en: 'This must be filled in' }),
  mayNot: {
    zh: '有员工拥有您没有的权限，企业登录只能由主账号设置',
    en: 'Some employees may do more than you: only the main account can set up the enterprise login',
  },
  notSetUp: { zh: '请先保存登录服务的设置', en: 'Please save the settings of the provider first' },
  notTested: {
    zh: '请先测试成功，再启用企业登录',
    en: 'Please test the provider successfully before you switch it on',
  },
  domainKnown: (_: { name: 'domain' }) => ({
    zh: '该域名已在列表中',
    en: 'This domain is on the list already',
  }),
  tooManyDomains: (_: { name: 'domain' }) => ({ zh: '最多 10 个域名', en: 'At most 10 domains' }),
  noDomain: { zh: '该域名不在列表中', en: 'This domain is not on the list' },
  notProven: ({ domain }: { domain: string }) => ({
    zh: `没有在 ${domain} 找到所需的 TXT 记录，DNS 变更可能需要一些时间生效`,
    en: `The TXT record was not found at ${domain}. Changes of DNS may take a while`,
  }),
  domainOfOther: {
    zh: '该域名已属于另一家企业，请联系平台客服',
    en: 'This domain belongs to another enterprise. Please contact us',
  },
});
