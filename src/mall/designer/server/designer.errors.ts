// How the designer room says no.
import { errors, notIn } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import type { DesignerState } from '../designer-process.ts';
import { applicationStatus, designerStatus } from '../designer-status.ts';

export const designerErrors = errors('designer', {
  notFound: { state: State.notFound, zh: '设计师申请不存在', en: 'There is no such application' },
  noDesigner: { state: State.notFound, zh: '设计师不存在', en: 'There is no such designer' },
  notNow: notIn(applicationStatus),
  designerNotNow: ({ state }: { state: DesignerState }) => ({
    zh: `设计师当前状态（${designerStatus[state].zh}）不允许此操作`,
    en: `Not allowed while the designer is in the state “${designerStatus[state].en}”`,
  }),
  changedMeanwhile: {
    zh: '申请已被他人处理或已更新，请刷新后查看',
    en: 'Somebody else has just dealt with this, please load it again',
  },
  already: { zh: '您已是认证设计师', en: 'You are a certified designer already' },
  notForEnterprises: {
    zh: '企业主账号不能申请设计师，请使用个人账号或子账号',
    en: 'The main account of an enterprise cannot become a designer: use another account or a sub-account',
  },
  tooEarly: ({ day }: { day: string }) => ({
    zh: `您的申请曾被拒绝，${day} 起可再次申请`,
    en: `Your application was rejected, another is possible from ${day}`,
  }),
  idNumberMissing: (_: { name: 'idNumber' }) => ({ zh: '请输入身份证号', en: 'please enter ID number' }),
  idNumberUnknown: { zh: '证件号无法读取，请让申请人重新填写', en: 'The ID number cannot be read any more' },
  codeMissing: (_: { name: 'smsCode' }) => ({ zh: '请输入短信验证码', en: 'Please enter the SMS code' }),
  employerUnknown: (_: { name: 'enterpriseId' }) => ({
    zh: '请选择一家已认证的企业',
    en: 'Please choose a certified enterprise',
  }),
  onlyOwnEnterprise: (_: { name: 'enterpriseId' }) => ({
    zh: '子账号只能申请成为本企业的设计师',
    en: 'An employee can only become a designer of his own enterprise',
  }),
  proofMissing: (_: { name: 'workProofFileIds' }) => ({
    zh: '请上传在职证明或工牌',
    en: 'Please hand in a proof of your employment',
  }),
  certificateMissing: (_: { name: 'certificateFileIds' }) => ({
    zh: '请上传学历或职称证书',
    en: 'Please hand in a certificate of your education or title',
  }),
  declarationMissing: (_: { name: 'isDeclared' }) => ({
    zh: '请阅读并同意声明',
    en: 'Please accept the declaration',
  }),
  applicantChanged: {
    zh: '申请人的账号类型已变更，无法通过，请驳回',
    en: 'The applicant is of another type by now, please send it back',
  },
  ownApplication: {
    zh: '不能审核自己的申请，请由其他人处理',
    en: 'Nobody reviews an application of his own',
  },
});
