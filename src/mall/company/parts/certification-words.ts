// What the pages of certifications say, to applicants and to reviewers.

import { words } from '#kit/words/words.ts';
import { applicationWords } from './application-words.ts';

export const certificationWords = words({
  ...applicationWords,
  intro: {
    zh: '认证后可询价、签合同、使用信用账户、创建员工子账号。资料仅用于审核，证件号加密保存。',
    en: 'Opens inquiries, contracts, credit accounts and sub-accounts. The data serve for the review only; ID numbers are kept encrypted.',
  },
  steps: { zh: '认证进度', en: 'Where it stands' },
  stepReview: { zh: '平台审核', en: 'Review' },
  reviewTime: { zh: '1 个工作日内', en: 'Within a working day' },

  sectionCompany: { zh: '企业信息', en: 'The company' },
  sectionAdministrator: { zh: '账号管理员', en: 'Account administrator' },

  companyNameHint: { zh: '与营业执照完全一致', en: 'Exactly as on the licence' },
  companyType: { zh: '企业类型', en: 'Type of company' },
  registeredCapital: { zh: '注册资本', en: 'Registered capital' },
  registeredCapitalPlace: { zh: '如：500 万元', en: 'e.g. ¥5,000,000' },
  foundedOn: { zh: '成立日期', en: 'Founded on' },
  licenceUntil: { zh: '营业执照有效期至', en: 'Licence valid until' },
  licenceForever: { zh: '长期有效，请留空', en: 'Leave it empty when there is no end' },
  forever: { zh: '长期', en: 'No end' },
  businessScope: { zh: '经营范围', en: 'Business scope' },
  legalName: { zh: '法定代表人姓名', en: 'Legal representative' },
  legalIdNumber: { zh: '法定代表人身份证号', en: "Legal representative's ID number" },
  idKept: {
    zh: (masked: string) => `已保存 ${masked}，不修改请留空`,
    en: (masked: string) => `${masked} is kept; leave it empty to keep it`,
  },
  licenceHint: {
    zh: '原件或加盖公章的复印件，四角完整、文字清晰',
    en: 'The original or a stamped copy, all four corners visible',
  },
  licenceMissing: { zh: '请上传营业执照图片', en: 'Please hand in a picture of the licence' },
  attorneyFileId: { zh: '管理员授权委托书', en: 'Letter of authorisation' },
  attorneyHint: { zh: '加盖公章，图片或 PDF。', en: 'Stamped, as a picture or PDF. ' },
  attorneyMissing: {
    zh: '请上传加盖公章的授权委托书',
    en: 'Please hand in the stamped letter of authorisation',
  },
  contactName: { zh: '管理员姓名', en: "Administrator's name" },
  contactMobile: { zh: '管理员手机', en: "Administrator's mobile" },

  restored: { zh: '已恢复您上次填写的内容', en: 'What you typed last time is here again' },
  startOver: { zh: '清空重填', en: 'Start over' },
  draftKept: { zh: '填写内容自动保存在本机浏览器', en: 'What you type is kept in this browser' },
  submitChange: { zh: '提交变更', en: 'Hand in the change' },
  left: {
    zh: (n: number) => `30 天内还可提交 ${n} 次`,
    en: (n: number) => `${n} submissions left in 30 days`,
  },
  appealTitle: { zh: '该企业已有管理员', en: 'This company has an administrator' },
  appealText: {
    zh: '如果您才是企业授权的管理员，可提交申诉：平台将核对营业执照和法定代表人授权，通过后变更管理员。',
    en: 'If you are the one it has authorised, appeal: we check the licence and the authorisation, and move the administration to you.',
  },
  appeal: { zh: '我要申诉，申请变更企业管理员', en: 'I appeal and ask to become its administrator' },

  handedIn: { zh: '申请已提交，请等待审核', en: 'Handed in, please wait for the review' },
  changeHandedIn: { zh: '变更已提交，原资料继续有效', en: 'Handed in; what is certified stays valid' },
  waiting: { zh: '资料审核中', en: 'Your application is being reviewed' },
  waitingText: {
    zh: '结果会通过站内消息和短信通知您，通过后无需重新登录。',
    en: 'We tell you by message and SMS. No new login is needed.',
  },
  sentBackTitle: { zh: '资料被驳回，请按以下原因修改', en: 'Sent back: please mend what is marked' },
  change: { zh: '变更资料', en: 'Change the data' },
  renew: { zh: '续期', en: 'Renew' },
  cancelChange: { zh: '取消变更', en: 'Do not change' },
  certifiedData: { zh: '认证资料', en: 'What is certified' },
  licenceSoon: {
    zh: (days: number) => `营业执照还有 ${days} 天到期，请及时续期`,
    en: (days: number) => `The licence ends in ${days} ${days === 1 ? 'day' : 'days'}, please renew it`,
  },
  expiredText: {
    zh: '营业执照已到期：浏览、支付、收货不受影响，新的询价、合同和信用订单需续期后提交。',
    en: 'The licence has run out: browsing, paying and receiving go on; new inquiries, contracts and credit orders wait for the renewal.',
  },
  revokedText: {
    zh: (day: string) => `企业认证已被撤销，${day} 起可重新申请。`,
    en: (day: string) => `The certification was revoked. A new application is possible from ${day}.`,
  },
  nextTitle: { zh: '企业功能已开通', en: 'What is open to you now' },
  toSubAccounts: { zh: '创建员工子账号', en: 'Create sub-accounts' },
  toDesApp: { zh: '查看设计师申请', en: 'Designer applications' },
});
