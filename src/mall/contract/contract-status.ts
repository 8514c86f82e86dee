// The states of a contract, each with its words, tab, station and term, and the kinds of contracts (domain 3.6.3). The keys are the names everywhere.
import type { Text } from '#kit/words/text.ts';
import type { PermissionPoint } from '#mall/member/permission-points.ts';
import type { ContractAction } from './contract-process.ts';
import {
  CHANGE_TIME,
  CONFIRM_TIME,
  type ContractTab,
  SIGN_TIME,
  TERMINATION_TIME,
} from './contract-terms.ts';

export const CONTRACT_STATES = [
  'DRAFT',
  'PENDING_REVIEW',
  'REVIEW_REJECTED',
  'PENDING_CONFIRM',
  'RETURNED',
  'REJECTED',
  'PENDING_SIGN',
  'PARTLY_SIGNED',
  'EFFECTIVE',
  'CHANGE_PENDING',
  'TERMINATING',
  'COMPLETED',
  'TERMINATED',
  'CANCELLED',
  'EXPIRED',
] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

type Tone = 'waiting' | 'moving' | 'done' | 'refused' | 'neutral';

/** Everything that follows from a state alone. */
interface ContractStatus extends Text {
  code: number;
  tone: Tone;
  /** Under which tab of the lists it stands. */
  tab: Exclude<ContractTab, 'all' | 'mine'>;
  /** How far along the way on top of the page: the station that is current; those before are done. */
  station: number;
  /** Nothing follows any more; `stopped`: before it was performed. */
  end?: 'completed' | 'stopped';
  /** What its initiator has before him is his own draft; to the other side it stands as it was sent last. */
  isOwnDraft?: true;
  /** Who could sign is shown with what. */
  isSignable?: true;
  /** What somebody must be allowed in order to do what it waits for; else `contract.create`. */
  point?: PermissionPoint;
  /** What it waits for, said to whom it waits for. */
  toDo?: Text;
  /** For how long an answer is waited for, what happens then, and the rule in words. */
  due?: { time: number; event: ContractAction; rule: Text };
}

const confirmInTime = (zh: string, en: string): ContractStatus['due'] => ({
  time: CONFIRM_TIME,
  event: 'expire',
  rule: { zh, en },
});
const signInTime: ContractStatus['due'] = {
  time: SIGN_TIME,
  event: 'expire',
  rule: {
    zh: '文本确认后 15 天内双方须签署',
    en: 'Both sides sign within 15 days after the text was confirmed',
  },
};

const signIt: Text = { zh: '签署合同', en: 'Sign the contract' };

export const contractStatus: Record<ContractState, ContractStatus> = {
  DRAFT: {
    code: 1,
    zh: '起草中',
    en: 'Draft',
    tone: 'neutral',
    tab: 'draft',
    station: 0,
    isOwnDraft: true,
    toDo: { zh: '完善并提交合同', en: 'Complete and submit the contract' },
  },
  PENDING_REVIEW: {
    code: 5,
    zh: '待审核',
    en: 'Pending review',
    tone: 'waiting',
    tab: 'draft',
    station: 0,
    isOwnDraft: true,
  },
  REVIEW_REJECTED: {
    code: 6,
    zh: '审核驳回',
    en: 'Review rejected',
    tone: 'refused',
    tab: 'draft',
    station: 0,
    isOwnDraft: true,
    toDo: { zh: '修改后重新提交', en: 'Correct and submit it again' },
  },
  PENDING_CONFIRM: {
    code: 10,
    zh: '待对方确认',
    en: 'To be confirmed',
    tone: 'waiting',
    tab: 'confirm',
    station: 1,
    isSignable: true,
    toDo: { zh: '确认合同文本', en: 'Confirm the text' },
    due: confirmInTime(
      '对方须在 15 天内答复，否则合同过期',
      'The other side has 15 days to answer, or the contract expires',
    ),
  },
  RETURNED: {
    code: 12,
    zh: '已退回修改',
    en: 'Returned for changes',
    tone: 'waiting',
    tab: 'confirm',
    station: 1,
    isOwnDraft: true,
    toDo: { zh: '按意见修改合同', en: 'Change the text as asked' },
    due: confirmInTime(
      '起草方须在 15 天内提交修改稿，否则合同过期',
      'The drafting side has 15 days to hand in the changed text, or the contract expires',
    ),
  },
  REJECTED: {
    code: 7,
    zh: '对方已拒绝',
    en: 'Refused',
    tone: 'refused',
    tab: 'closed',
    station: 1,
    end: 'stopped',
  },
  PENDING_SIGN: {
    code: 15,
    zh: '待签署',
    en: 'To be signed',
    tone: 'waiting',
    tab: 'sign',
    station: 2,
    isSignable: true,
    point: 'contract.sign',
    toDo: signIt,
    due: signInTime,
  },
  PARTLY_SIGNED: {
    code: 18,
    zh: '单方已签',
    en: 'Signed by one side',
    tone: 'waiting',
    tab: 'sign',
    station: 2,
    isSignable: true,
    point: 'contract.sign',
    toDo: signIt,
    due: signInTime,
  },
  EFFECTIVE: {
    code: 20,
    zh: '履行中',
    en: 'In force',
    tone: 'moving',
    tab: 'effective',
    station: 3,
    toDo: { zh: '确认履行完毕', en: 'Confirm that it is performed' },
  },
  CHANGE_PENDING: {
    code: 25,
    zh: '变更中',
    en: 'Change proposed',
    tone: 'waiting',
    tab: 'effective',
    station: 3,
    isSignable: true,
    point: 'contract.sign',
    toDo: { zh: '签署或拒绝变更', en: 'Sign or refuse the change' },
    due: {
      time: CHANGE_TIME,
      event: 'withdrawChange',
      rule: {
        zh: '变更提出后 15 天内未签署的自动撤回，原合同继续有效',
        en: 'A change that is not signed within 15 days is dropped; the contract stays as it was',
      },
    },
  },
  TERMINATING: {
    code: 28,
    zh: '终止协商中',
    en: 'Termination proposed',
    tone: 'waiting',
    tab: 'effective',
    station: 3,
    point: 'contract.terminate',
    toDo: { zh: '答复终止', en: 'Answer the termination' },
    due: {
      time: TERMINATION_TIME,
      event: 'terminationTimeout',
      rule: {
        zh: '10 天内未答复，合同继续有效并由平台调解',
        en: 'Without an answer within 10 days the contract goes on and the platform mediates',
      },
    },
  },
  COMPLETED: {
    code: 40,
    zh: '已完成',
    en: 'Completed',
    tone: 'done',
    tab: 'done',
    station: 5,
    end: 'completed',
  },
  TERMINATED: {
    code: 45,
    zh: '已终止',
    en: 'Terminated',
    tone: 'neutral',
    tab: 'done',
    station: 3,
    end: 'stopped',
  },
  CANCELLED: {
    code: 0,
    zh: '已取消',
    en: 'Cancelled',
    tone: 'neutral',
    tab: 'closed',
    station: 0,
    end: 'stopped',
  },
  EXPIRED: {
    code: 8,
    zh: '已过期',
    en: 'Expired unsigned',
    tone: 'neutral',
    tab: 'closed',
    station: 1,
    end: 'stopped',
  },
};

export const CONTRACT_KINDS = ['PURCHASE', 'SERVICE', 'FRAMEWORK', 'OFFLINE'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

export const contractKinds: Record<ContractKind, Text> = {
  PURCHASE: { zh: '购销合同', en: 'Purchase contract' },
  SERVICE: { zh: '技术服务合同', en: 'Service contract' },
  FRAMEWORK: { zh: '年度框架合同', en: 'Framework contract' },
  OFFLINE: { zh: '线下合同', en: 'Contract made on paper' },
};
