// The states of designer applications and designers, and the steps between them, as people read them.
import type { Text } from '#kit/words/text.ts';
import type {
  ApplicationAction,
  ApplicationState,
  DesignerAction,
  DesignerState,
} from './designer-process.ts';

type Tone = 'waiting' | 'moving' | 'done' | 'refused' | 'neutral';

/** `isOpen`: not decided yet; a member has one such application at most. */
export const applicationStatus: Record<ApplicationState, Text & { tone: Tone; isOpen: boolean }> = {
  DRAFT: { zh: '草稿', en: 'Draft', tone: 'neutral', isOpen: true },
  PENDING_ENTERPRISE: { zh: '待企业审核', en: 'With the employer', tone: 'waiting', isOpen: true },
  PENDING_PLATFORM: { zh: '待平台审核', en: 'With the platform', tone: 'waiting', isOpen: true },
  REVIEW_REJECTED: { zh: '审核驳回', en: 'Review rejected', tone: 'refused', isOpen: true },
  REJECTED: { zh: '已拒绝', en: 'Rejected', tone: 'refused', isOpen: false },
  APPROVED: { zh: '已通过', en: 'Approved', tone: 'done', isOpen: false },
  CANCELLED: { zh: '已撤回', en: 'Withdrawn', tone: 'neutral', isOpen: false },
};

export const designerStatus: Record<DesignerState, Text & { tone: Tone }> = {
  ACTIVE: { zh: '认证有效', en: 'Active', tone: 'done' },
  SUSPENDED: { zh: '已暂停', en: 'Suspended', tone: 'waiting' },
  LEFT: { zh: '已离职，待复核', en: 'Left the employer', tone: 'neutral' },
  REVOKED: { zh: '已撤销', en: 'Revoked', tone: 'refused' },
};

/** What the time line says of each step. */
export const designerSteps: Record<ApplicationAction | DesignerAction, Text> = {
  begin: { zh: '开始填写', en: 'Begun' },
  submit: { zh: '提交申请', en: 'Handed in' },
  endorse: { zh: '企业确认', en: 'Endorsed by the employer' },
  enterpriseSendBack: { zh: '企业驳回', en: 'Sent back by the employer' },
  goOnAlone: { zh: '企业未处理，转平台审核（未获企业确认）', en: 'On to the platform, not endorsed' },
  approve: { zh: '平台审核通过', en: 'Approved by the platform' },
  sendBack: { zh: '平台驳回', en: 'Sent back by the platform' },
  refuse: { zh: '平台拒绝', en: 'Rejected by the platform' },
  resubmit: { zh: '重新提交', en: 'Handed in again' },
  withdraw: { zh: '撤回申请', en: 'Withdrawn' },
  certify: { zh: '设计师认证生效', en: 'Certified as a designer' },
  suspend: { zh: '暂停设计师资格', en: 'Suspended' },
  resume: { zh: '恢复设计师资格', en: 'Resumed' },
  leave: { zh: '与企业解除关联', en: 'Left the employer' },
  revoke: { zh: '撤销设计师资格', en: 'Revoked' },
  recheckMissed: { zh: '30 天内未重新申请，资格终止', en: 'No new application within 30 days, ended' },
  certifyAgain: { zh: '重新认证', en: 'Certified again' },
};
