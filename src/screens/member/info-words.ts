// The words of a member's card.
import type { Tone } from '#kit/ui/tone.ts';
import type { Text } from '#kit/words/text.ts';
import { words } from '#kit/words/words.ts';
import type { ApplicationState, DesignerState } from '#mall/designer/designer-process.ts';

export const infoWords = words({
  account: { zh: '账号信息', en: 'Account' },
  standing: { zh: '身份与认证', en: 'Certifications' },
  registered: { zh: '注册时间', en: 'Member since' },
  none: { zh: '未绑定', en: 'None' },
  setIt: { zh: '去设置', en: 'Set it' },
  change: { zh: '修改', en: 'Change' },
  bind: { zh: '去绑定', en: 'Add' },
  enterprise: { zh: '企业认证', en: 'Company' },
  designer: { zh: '设计师认证', en: 'Designer' },
  console: { zh: '进入店铺后台', en: 'To its console' },
  laboratory: { zh: '检测机构', en: 'Laboratory' },
  labStaff: { zh: '实验室人员', en: 'On its staff' },
  toLab: { zh: '进入工作台', en: 'To its console' },
  notApplied: { zh: '未申请', en: 'Not applied for' },
  apply: { zh: '去申请', en: 'Apply' },
  sub: { zh: '子账号', en: 'Sub-account' },
  salesperson: { zh: '业务员', en: 'Salesperson' },
  platform: { zh: '平台人员', en: 'Platform staff' },
  nothingSaid: {
    zh: '还没有填写公司、职位和地区',
    en: 'Nothing said yet about company, position and region',
  },
  picture: { zh: '头像', en: 'Picture' },
  complete: { zh: '资料完整度', en: 'Personal data' },
  missing: {
    zh: (names: readonly string[]) => `还可以填写：${names.join('、')}`,
    en: (names: readonly string[]) => `Still missing: ${names.join(', ')}`,
  },
  whole: { zh: '资料已完整', en: 'Complete' },
  edit: { zh: '编辑资料', en: 'Edit' },
});

/** How far an application for designer, or a designer, is. */
export const designerWords: Record<ApplicationState | DesignerState, Text & { tone: Tone }> = {
  DRAFT: { zh: '草稿', en: 'Draft', tone: 'neutral' },
  PENDING_ENTERPRISE: { zh: '待企业审核', en: 'With the employer', tone: 'waiting' },
  PENDING_PLATFORM: { zh: '待平台审核', en: 'With the platform', tone: 'waiting' },
  REVIEW_REJECTED: { zh: '审核驳回', en: 'Sent back', tone: 'refused' },
  REJECTED: { zh: '已拒绝', en: 'Refused', tone: 'refused' },
  APPROVED: { zh: '已通过', en: 'Approved', tone: 'done' },
  CANCELLED: { zh: '已撤回', en: 'Withdrawn', tone: 'neutral' },
  ACTIVE: { zh: '已认证', en: 'Certified', tone: 'done' },
  SUSPENDED: { zh: '已暂停', en: 'Suspended', tone: 'refused' },
  LEFT: { zh: '已离职', en: 'Left', tone: 'neutral' },
  REVOKED: { zh: '已撤销', en: 'Revoked', tone: 'refused' },
};
