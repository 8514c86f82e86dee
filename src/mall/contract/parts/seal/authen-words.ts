// What the pages say on which the right to sign is opened, and on which the platform decides about it.
import { words } from '#kit/words/words.ts';
import { signAuthListWords } from '../../sign-auth-lists.ts';

export const authenWords = words({
  ...signAuthListWords,
  title: { zh: '签约认证', en: 'Electronic signing' },
  intro: {
    zh: '完成认证并启用印章后，您可以代表企业在线签署合同。',
    en: 'Once authenticated and with an active seal you can sign contracts for your side.',
  },
  status: { zh: '认证状态', en: 'Where it stands' },
  notApplied: { zh: '尚未申请', en: 'Not applied for' },
  sentBackBecause: { zh: (reason: string) => `原因：${reason}`, en: (reason: string) => `Reason: ${reason}` },
  missing: { zh: '申请前需要', en: 'What is needed first' },
  mend: { zh: '去办理', en: 'See to it' },
  apply: { zh: '提交认证', en: 'Apply' },
  resubmit: { zh: '重新提交', en: 'Apply again' },
  application: { zh: '认证申请', en: 'Application' },
  applied: { zh: '已提交，平台审核后会通知您', en: 'Handed in: you are told once the platform has decided' },
  partyName: { zh: '签约主体名称', en: 'Name of the party' },
  partyHint: { zh: '合同和印章上使用的法定名称', en: 'The legal name that contracts and seals carry' },
  signerName: { zh: '签署人姓名', en: 'Name of the signer' },
  signerWrong: { zh: '请填写签署人姓名', en: 'Please enter the name' },
  partyWrong: { zh: '请填写签约主体名称', en: 'Please enter the name of the party' },
  legalText: {
    zh: (name: string) => (name ? `登记的法定代表人：${name}` : '姓名须与登记一致'),
    en: (name: string) => (name ? `Registered: ${name}` : 'The name must be as registered'),
  },
  handlerText: { zh: '需要加盖公章的授权委托书', en: 'Needs a stamped letter of authorisation' },
  letter: { zh: '授权委托书', en: 'Letter of authorisation' },
  letterHint: {
    zh: '打印、盖章后拍照或扫描上传。',
    en: 'Print it, have it stamped, hand in a picture or a PDF.',
  },
  letterTemplate: { zh: '下载委托书范本', en: 'Take the form' },
  papersMissing: { zh: '请上传证明材料', en: 'Please hand in the papers' },
  untilMissing: { zh: '请选择授权截止日期', en: 'Please choose a day' },
  mobile: { zh: (mobile: string) => `短信验证码 ${mobile}`, en: (mobile: string) => `SMS code to ${mobile}` },
  noMobile: { zh: '请先绑定手机', en: 'Please bind a mobile first' },
  bindMobile: { zh: '去绑定', en: 'Bind it' },
  revoke: { zh: '注销认证', en: 'Give up the right to sign' },
  revokeText: {
    zh: '注销后不能再签署；已签署的合同不受影响。',
    en: 'No more signing; what was signed stays.',
  },
  revoked: { zh: '已注销', en: 'Given up' },
  others: { zh: '同事的签约权限', en: 'Colleagues' },
  mayChange: { zh: '变更资料', en: 'Apply anew' },

  sealsText: {
    zh: '印章由平台按签约主体名称绘制，审核启用后可用于签署，不需要上传图片。',
    en: 'The platform draws them with the name of the party; once approved they can be used. No picture is needed.',
  },
  noSeals: { zh: '还没有印章', en: 'No seals yet' },
  addSeal: { zh: '新增印章', en: 'Add a seal' },
  sealKind: { zh: '印章类型', en: 'Kind' },
  sealName: { zh: '备注名称', en: 'Name' },
  sealNameHint: { zh: '方便您辨认，不会印在合同上', en: 'To tell them apart; not printed' },
  sealAdded: { zh: '印章已提交审核', en: 'Handed in for review' },
  disableText: {
    zh: '停用后不能再用于签署；已签署的合同不受影响。',
    en: 'It can sign nothing more; what was signed stays.',
  },
  disabled: { zh: '已停用', en: 'Disabled' },

  // the platform's review
  reviewsHint: { zh: '核对签署人、授权书和印章', en: 'Signer, authorisation, seals' },
  waitReviews: { zh: '待审签约认证', en: 'Rights to sign to review' },
  sealsTab: { zh: '待审印章', en: 'Seals to review' },
  approveTitle: { zh: '通过这份签约认证？', en: 'Approve this right to sign?' },
  approveText: {
    zh: (who: string, party: string) => `${who} 将可以代表“${party}”签署合同，一并提交的印章同时启用。`,
    en: (who: string, party: string) =>
      `${who} may sign for “${party}”; the seals that wait with it become active.`,
  },
  sendBackText: {
    zh: '申请人会看到原因，可以修改后重新提交。',
    en: 'The applicant reads the reason and may apply again.',
  },
  reasonLetter: { zh: '授权委托书未盖章或不清晰', en: 'The letter is not stamped or cannot be read' },
  reasonName: { zh: '签署人与登记的法定代表人不一致', en: 'The signer is not the registered representative' },
  revokeByPlatform: { zh: '撤销', en: 'Revoke' },
  revokeByPlatformText: {
    zh: '撤销后不能再签署，已签署的合同不受影响。',
    en: 'No more signing; what was signed stays.',
  },
  approveSeal: { zh: '启用', en: 'Activate' },
  sealTitle: { zh: (name: string) => `印章：${name}`, en: (name: string) => `Seal: ${name}` },
});
