// What the platform's review pages of certifications and designers say.
import { words } from '#kit/words/words.ts';

export const reviewWords = words({
  nth: { zh: (n: number) => `第 ${n} 次提交`, en: (n: number) => `Submission ${n}` },
  review: { zh: '审核', en: 'Review' },
  changedMarked: { zh: '加粗内容与已认证资料不同', en: 'What differs from the certified data is bold' },
  ownOne: {
    zh: '这是您自己的申请，请由其他审核人处理',
    en: 'This is your own application: somebody else decides',
  },
  holder: {
    zh: (name: string) => `该信用代码已由“${name}”认证；通过申诉将更换其企业管理员`,
    en: (name: string) =>
      `“${name}” is certified with this code; approving the appeal moves its administration`,
  },
  rivals: {
    zh: (names: string) => `同一信用代码还有其他申请：${names}`,
    en: (names: string) => `Others apply with the same code: ${names}`,
  },
  withEmployer: { zh: '等待企业确认中，平台暂不能审核', en: 'The employer is asked first' },

  showId: { zh: '显示完整证件号', en: 'Show all' },
  showIdHint: { zh: '查看会被记录', en: 'Each look is recorded' },
  approveTitle: { zh: '确认通过？', en: 'Approve it?' },
  approveCompany: {
    zh: (name: string) => `“${name}”将成为认证企业，申请人的账号立即变为企业主账号。`,
    en: (name: string) => `“${name}” becomes a certified enterprise, the account its main account at once.`,
  },
  approveChange: {
    zh: (name: string) => `“${name}”的新资料立即生效。`,
    en: (name: string) => `The new data of “${name}” are valid at once.`,
  },
  approveDesigner: {
    zh: (name: string) => `${name} 将成为认证设计师，账号类型立即变更。`,
    en: (name: string) => `${name} becomes a certified designer at once.`,
  },
  approved: { zh: '已通过', en: 'Approved' },
  refuse: { zh: '拒绝', en: 'Reject' },
  refuseTitle: { zh: '拒绝这份申请？', en: 'Reject this application?' },
  refuseText: {
    zh: '仅用于造假等情形，申请人 90 天内不能再次申请。',
    en: 'For fraud: the applicant may not apply again for 90 days.',
  },
  reasonFraud: { zh: '证件或证明材料造假', en: 'Forged papers' },
  reasonNotDesigner: { zh: '不从事设计工作', en: 'Not a designer' },

  certified: { zh: '已认证企业', en: 'Certified enterprise' },
  revoke: { zh: '撤销认证', en: 'Revoke' },
  revokeTitle: { zh: '撤销这家企业的认证？', en: 'Revoke this certification?' },
  revokeText: {
    zh: '主账号立即恢复为个人用户，所有子账号停用，设计师与企业解除关联。30 天后可重新申请。',
    en: 'The main account is an individual user at once, sub-accounts are disabled, designers are released. A new application is possible after 30 days.',
  },
  reasonExpired: { zh: '营业执照已注销', en: 'The licence was cancelled' },
  reasonForged: { zh: '认证资料造假', en: 'Forged papers' },
  trusted: { zh: '信任企业', en: 'Trusted' },
  trust: { zh: '设为信任企业', en: 'Trust it' },
  trustTitle: { zh: '信任这家企业？', en: 'Trust this enterprise?' },
  trustText: {
    zh: '它确认的设计师不再需要平台审核。',
    en: 'Designers that it endorses need no review by the platform.',
  },
  distrust: { zh: '取消信任', en: 'Trust it no longer' },
  distrustTitle: { zh: '取消信任？', en: 'Trust it no longer?' },
  distrustText: {
    zh: '它确认的设计师恢复由平台审核。',
    en: 'Its designers need the review of the platform again.',
  },
  reasonLongTerm: { zh: '长期合作，资料可靠', en: 'A long and reliable relation' },
  designer: { zh: '设计师资格', en: 'Designer' },
  suspend: { zh: '暂停资格', en: 'Suspend' },
  suspendTitle: { zh: '暂停设计师资格？', en: 'Suspend this designer?' },
  suspendText: {
    zh: '设计师会收到原因，恢复前不能使用设计师功能。',
    en: 'He reads the reason and cannot act as a designer until he is resumed.',
  },
  resume: { zh: '恢复资格', en: 'Resume' },
  resumeTitle: { zh: '恢复设计师资格？', en: 'Let this designer go on?' },
  revokeDesigner: { zh: '撤销资格', en: 'Revoke' },
  revokeDesignerTitle: { zh: '撤销设计师资格？', en: 'Revoke this designer?' },
  revokeDesignerText: { zh: '账号立即恢复为个人用户。', en: 'The account is an individual user at once.' },
  reasonNoFeedback: { zh: '样品使用结果逾期未反馈', en: 'No feedback on samples' },
  reasonMisuse: { zh: '样品用途与申报不符', en: 'Misuse of samples' },

  waitCertifications: { zh: '待审企业认证', en: 'Certifications to review' },
  waitCertificationsHint: { zh: '核对执照与授权', en: 'Licence and authorisation' },
  waitDesigners: { zh: '待审设计师', en: 'Designers to review' },
  waitDesignersHint: { zh: '核对身份与在职证明', en: 'Identity and employment' },
});
