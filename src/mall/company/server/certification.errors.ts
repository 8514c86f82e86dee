// How the company room says no to certifications.
import { errors, notIn } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import type { EnterpriseState } from '../certification-process.ts';
import { certificationStatus, enterpriseStatus } from '../certification-status.ts';

export const certificationErrors = errors('certification', {
  notFound: { state: State.notFound, zh: '认证申请不存在', en: 'There is no such certification' },
  noEnterprise: { state: State.notFound, zh: '企业不存在', en: 'There is no such enterprise' },
  notNow: notIn(certificationStatus),
  enterpriseNotNow: ({ state }: { state: EnterpriseState }) => ({
    zh: `企业当前状态（${enterpriseStatus[state].zh}）不允许此操作`,
    en: `Not allowed while the enterprise is in the state “${enterpriseStatus[state].en}”`,
  }),
  changedMeanwhile: {
    zh: '申请已被他人处理或已更新，请刷新后查看',
    en: 'Somebody else has just dealt with this, please load it again',
  },
  alreadyOpen: { zh: '您已有一份认证申请，请勿重复提交', en: 'You already have an application under way' },
  onlyTypeOne: {
    zh: '仅个人用户可申请企业认证；认证设计师请使用另一个账号申请',
    en: 'Only individual users may apply; a certified designer needs another account for it',
  },
  applicantNotTypeOne: {
    zh: '申请人已不是个人用户，无法通过，请驳回',
    en: 'The applicant is no individual user any more, please send it back',
  },
  alreadyCertified: (values: { name: 'uscc'; administrator: string; mayAppeal: true }) => ({
    zh: `该企业已认证，请联系企业管理员 ${values.administrator} 加入，或提交申诉`,
    en: `This enterprise is already certified: ask its administrator ${values.administrator}, or appeal`,
  }),
  codeTaken: (_: { name: 'uscc' }) => ({
    zh: '该统一社会信用代码已被另一家认证企业使用',
    en: 'Another certified enterprise has this credit code',
  }),
  certifiedMeanwhile: {
    zh: '该企业已由其他账号通过认证，请驳回此申请',
    en: 'Another account has been certified for this enterprise, please send this application back',
  },
  nothingCertified: { zh: '您的企业尚未认证', en: 'Your enterprise is not certified yet' },
  tooOften: {
    zh: '30 天内最多提交 5 次，请稍后再试或联系客服',
    en: 'At most 5 submissions in 30 days, please try again later or ask our service',
  },
  tooEarly: ({ day }: { day: string }) => ({
    zh: `认证已被撤销，${day} 起可重新申请`,
    en: `The certification was revoked, a new application is possible from ${day}`,
  }),
  licenceOver: (_: { name: 'licenceUntil' }) => ({
    zh: '营业执照已过期，请上传有效的营业执照',
    en: 'This licence has run out, please hand in a valid one',
  }),
  idNumberMissing: (_: { name: 'legalIdNumber' }) => ({
    zh: '请输入身份证号',
    en: 'please enter ID number',
  }),
  idNumberUnknown: { zh: '证件号无法读取，请让申请人重新填写', en: 'The ID number cannot be read any more' },
  codeMissing: (_: { name: 'smsCode' }) => ({ zh: '请输入短信验证码', en: 'Please enter the SMS code' }),
  remarksMissing: { zh: '请至少填写一条驳回原因', en: 'Please give at least one reason' },
  ownApplication: {
    zh: '不能审核自己的申请，请由其他审核人处理',
    en: 'Nobody reviews an application of his own',
  },
  notAPicture: (_: { name: 'licenceFileId' }) => ({
    zh: '营业执照请上传图片',
    en: 'Please hand in a picture of the licence',
  }),
});
