// The life of an employee's account (domain 3.8.3).

import { process } from '#kit/process/process.ts';
import type { Toned } from '#kit/process/tone.ts';
import { hours } from '#kit/time/duration.ts';
import type { Text } from '#kit/words/text.ts';

export const SUB_ACCOUNT_STATES = ['INVITED', 'ACTIVE', 'DISABLED', 'LEFT'] as const;
export type SubAccountState = (typeof SUB_ACCOUNT_STATES)[number];

/** `administrator`: the main account, or a colleague with `ent.sub`. */
export type SubAccountActor = 'administrator' | 'employee' | 'system';

export const INVITATION_TIME = hours(72); // domain 3.8.3
/** chosen: accounts of one enterprise that have not left. */
export const MOST_SUB_ACCOUNTS = 200;

export const subAccountProcess = process<SubAccountState, SubAccountActor>()({
  /** `system`: the enterprise's own login has vouched for him. */
  invite: { from: [], to: 'INVITED', by: ['administrator', 'system'] },
  /** A new initial password, with the full time to use it. */
  renew: { from: ['INVITED'], to: 'same', by: ['administrator'] },
  /** Nobody has used the initial password in time: it opens nothing any more. */
  expire: { from: ['INVITED'], to: 'same', by: ['system'] },
  /** The employee has chosen a password of his own. */
  activate: { from: ['INVITED'], to: 'ACTIVE', by: ['employee'] },
  change: { from: ['INVITED', 'ACTIVE', 'DISABLED'], to: 'same', by: ['administrator'] },
  /** `system`: the certification of the enterprise was revoked. */
  disable: { from: ['INVITED', 'ACTIVE'], to: 'DISABLED', by: ['administrator', 'system'] },
  /** Back to INVITED where no own password was ever chosen. */
  enable: { from: ['DISABLED'], to: ['ACTIVE', 'INVITED'], by: ['administrator'] },
  leave: { from: ['INVITED', 'ACTIVE', 'DISABLED'], to: 'LEFT', by: ['administrator'] },
});

export type SubAccountAction = keyof typeof subAccountProcess;

export const subAccountStatus: Record<SubAccountState, Toned> = {
  INVITED: { zh: '待激活', en: 'Invited', tone: 'waiting' },
  ACTIVE: { zh: '正常', en: 'Active', tone: 'done' },
  DISABLED: { zh: '已停用', en: 'Disabled', tone: 'refused' },
  LEFT: { zh: '已离职', en: 'Left', tone: 'neutral' },
};

/** An invitation that nobody used in time; it is still INVITED and can be renewed. */
export const invitationExpired: Text & { tone: 'refused' } = {
  zh: '邀请已过期',
  en: 'Invitation expired',
  tone: 'refused',
};

/** What the log calls each step. */
export const subAccountEvents: Record<SubAccountAction, Text> = {
  invite: { zh: '创建子账号', en: 'Account created' },
  renew: { zh: '重新邀请', en: 'Invitation renewed' },
  expire: { zh: '邀请过期', en: 'Invitation expired' },
  activate: { zh: '设置了自己的密码，账号激活', en: 'Chose an own password, account active' },
  change: { zh: '修改资料、权限或限额', en: 'Data, permissions or limits changed' },
  disable: { zh: '停用', en: 'Disabled' },
  enable: { zh: '重新启用', en: 'Enabled again' },
  leave: { zh: '离职', en: 'Left' },
};
