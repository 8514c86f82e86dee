// The states of certifications and enterprises, and the steps between them, as people read them.
import type { Text } from '#kit/words/text.ts';
import type {
  CertificationAction,
  CertificationState,
  EnterpriseAction,
  EnterpriseState,
} from './certification-process.ts';

type Tone = 'waiting' | 'moving' | 'done' | 'refused' | 'neutral';

/** `isOpen`: not decided yet; a member has one such application at most. */
export const certificationStatus: Record<CertificationState, Text & { tone: Tone; isOpen: boolean }> = {
  PENDING_REVIEW: { zh: '待审核', en: 'Pending review', tone: 'waiting', isOpen: true },
  REVIEW_REJECTED: { zh: '审核驳回', en: 'Review rejected', tone: 'refused', isOpen: true },
  APPROVED: { zh: '已通过', en: 'Approved', tone: 'done', isOpen: false },
  WITHDRAWN: { zh: '已撤回', en: 'Withdrawn', tone: 'neutral', isOpen: false },
};

export const enterpriseStatus: Record<EnterpriseState, Text & { tone: Tone }> = {
  CERTIFIED: { zh: '已认证', en: 'Certified', tone: 'done' },
  CHANGE_REVIEW: { zh: '变更审核中', en: 'Change under review', tone: 'moving' },
  EXPIRED: { zh: '已过期', en: 'Expired', tone: 'waiting' },
  REVOKED: { zh: '已撤销', en: 'Revoked', tone: 'refused' },
};

/** What the time line says of each step. */
export const certificationSteps: Record<CertificationAction | EnterpriseAction, Text> = {
  submit: { zh: '提交申请', en: 'Handed in' },
  approve: { zh: '审核通过', en: 'Approved' },
  sendBack: { zh: '审核驳回', en: 'Sent back' },
  resubmit: { zh: '重新提交', en: 'Handed in again' },
  withdraw: { zh: '撤回申请', en: 'Withdrawn' },
  certify: { zh: '企业认证生效', en: 'Enterprise certified' },
  askChange: { zh: '提交资料变更', en: 'Change handed in' },
  approveChange: { zh: '资料变更生效', en: 'Change took effect' },
  endChange: { zh: '变更未通过，原资料继续有效', en: 'No change: what was certified stays' },
  expire: { zh: '营业执照到期，认证过期', en: 'The licence ran out, certification expired' },
  renew: { zh: '提交续期', en: 'Renewal handed in' },
  moveAdministrator: { zh: '申诉成立，变更企业管理员', en: 'Appeal accepted, administrator changed' },
  revoke: { zh: '认证被撤销', en: 'Certification revoked' },
  trust: { zh: '设为信任企业（其设计师免平台审核）', en: 'Trusted: its designers need no review' },
  distrust: { zh: '取消信任企业', en: 'No longer trusted' },
  certifyAgain: { zh: '重新认证', en: 'Certified again' },
};
