// What the pages of designer applications say, to applicants, employers and the platform.

import { words } from '#kit/words/words.ts';
import { applicationWords } from '#mall/company/parts/application-words.ts';

export const designerWords = words({
  ...applicationWords,
  title: { zh: '申请认证设计师', en: 'Become a certified designer' },
  intro: {
    zh: '认证设计师可申请样品、使用优选工具、向企业提交采购申请。资料仅用于审核，证件号加密保存。',
    en: 'Designers get samples, optimised selection and purchase requests. The data serve for the review only; ID numbers are kept encrypted.',
  },
  steps: { zh: '申请进度', en: 'Where it stands' },
  stepEnterprise: { zh: '企业确认', en: 'Employer' },
  stepEnterpriseWhen: { zh: '任职于认证企业时', en: 'If the employer is certified' },
  stepPlatform: { zh: '平台审核', en: 'Platform' },
  goesOn: {
    zh: (moment: string) => `企业最晚 ${moment} 前处理，否则转平台审核`,
    en: (moment: string) => `The employer has until ${moment}; then the platform decides`,
  },

  sectionPerson: { zh: '个人信息', en: 'You' },
  idNumber: { zh: '身份证号', en: 'ID number' },
  idKept: {
    zh: (masked: string) => `已保存 ${masked}，不修改请留空`,
    en: (masked: string) => `${masked} is kept; leave it empty to keep it`,
  },
  employment: { zh: '所在单位', en: 'Employer' },
  employerPlace: { zh: '输入企业名称查找（至少 2 个字）', en: 'Type the name (at least 2 characters)' },
  employerMissing: { zh: '请选择一家已认证的企业', en: 'Please choose a certified enterprise' },
  employerChosen: { zh: (name: string) => `已选择：${name}`, en: (name: string) => `Chosen: ${name}` },
  employerNone: {
    zh: '没有找到已认证的企业，请选择“未在元采认证的企业”。',
    en: 'No certified enterprise of this name: choose “Another company”.',
  },
  employerList: { zh: '查找结果', en: 'What was found' },
  ownEnterprise: {
    zh: (name: string) => `子账号只能申请成为本企业“${name}”的设计师`,
    en: (name: string) => `An employee becomes a designer of his own enterprise: ${name}`,
  },
  jobTitle: { zh: '职务', en: 'Position' },
  yearsOfWork: { zh: '工作年限', en: 'Years of work' },
  years: { zh: '年', en: 'years' },
  fields: { zh: '设计领域', en: 'Fields of design' },
  fieldsMissing: { zh: '请至少选择一个设计领域', en: 'Please choose at least one field' },
  products: { zh: '设计过的产品', en: 'Products designed' },
  productsPlace: {
    zh: '如：24V 工业电源、BLDC 电机驱动器',
    en: 'e.g. a 24 V industrial supply, a BLDC motor drive',
  },
  certificateFileIds: { zh: '学历或职称证书', en: 'Certificates of education or title' },
  certificateMissing: {
    zh: '请上传学历或职称证书',
    en: 'Please hand in a certificate of your education or title',
  },
  workProofFileIds: { zh: '在职证明', en: 'Proof of employment' },
  workProofHint: { zh: '工牌照片或加盖公章的在职证明。', en: 'A badge, or a stamped letter. ' },
  workProofMissing: { zh: '请上传在职证明或工牌', en: 'Please hand in a proof of your employment' },
  declaration: {
    zh: '本人声明以上内容真实，同意平台向所在企业核实；样品仅用于研发验证，按时反馈使用结果。',
    en: 'I declare that this is true; the mall may ask my employer. I use samples for evaluation only and report the results in time.',
  },
  declarationMissing: { zh: '请阅读并同意声明', en: 'Please accept the declaration' },

  saved: { zh: (time: string) => `草稿已保存 ${time}`, en: (time: string) => `Draft saved ${time}` },
  saving: { zh: '正在保存草稿…', en: 'Saving the draft …' },
  submit: { zh: '提交申请', en: 'Hand in' },
  handedInEnterprise: { zh: '申请已提交，等待企业确认', en: 'Handed in, your employer is asked' },
  handedInPlatform: { zh: '申请已提交，等待平台审核', en: 'Handed in, please wait for the review' },
  waitingTitle: { zh: '申请内容', en: 'What you have handed in' },
  sentBackTitle: { zh: '申请被驳回，请按以下原因修改', en: 'Sent back: please mend what is marked' },
  rejectedTitle: {
    zh: (reason: string) => `申请被拒绝：${reason}`,
    en: (reason: string) => `Rejected: ${reason}`,
  },
  cannot: { zh: '暂时不能申请', en: 'Not possible now' },
  employerIs: { zh: '所属企业', en: 'Employer' },
  freelance: { zh: '自由职业', en: 'Freelance' },
  since: { zh: '认证时间', en: 'Certified since' },
  toSamples: { zh: '申请样品', en: 'Apply for samples' },

  tabJoin: { zh: '加入申请', en: 'Join applications' },
  tabDesigners: { zh: '本企业设计师', en: 'Our designers' },
  kinds: { zh: '设计师申请类别', en: 'Kinds of designer requests' },
  decide: { zh: '处理', en: 'Decide' },
  endorseTitle: { zh: '确认此人是贵企业的设计师？', en: 'Is he a designer of your enterprise?' },
  endorseText: {
    zh: '确认后由平台审核；通过后他可以贵企业设计师的身份申请样品、提交采购申请。',
    en: 'The platform decides next; then he applies for samples and raises purchase requests as your designer.',
  },
  endorsedToast: { zh: '已确认', en: 'Endorsed' },
});
