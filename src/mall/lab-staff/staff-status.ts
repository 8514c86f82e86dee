// Everything about a state of somebody on the staff and about its steps, one row each.
import type { NamedValue } from '#kit/list/column.ts';
import type { Text } from '#kit/words/text.ts';
import { LAB_ROLES } from '#mall/member/lab-roles.ts';
import type { StaffAction, StaffState } from './staff-process.ts';

export const staffStatus: Readonly<Record<StaffState, NamedValue>> = {
  ACTIVE: { zh: '在岗', en: 'Active', tone: 'done' },
  LEFT: { zh: '已离岗', en: 'Left', tone: 'neutral' },
};

export const staffSteps: Readonly<Record<StaffAction, Text>> = {
  add: { zh: '加入', en: 'Joined' },
  change: { zh: '变更岗位', en: 'Roles changed' },
  train: { zh: '更新培训授权', en: 'Training changed' },
  giveScope: { zh: '授权签字领域', en: 'Scope given' },
  endScope: { zh: '终止签字领域', en: 'Scope ended' },
  leave: { zh: '离岗', en: 'Left' },
};

/** What roles are called, for lists and forms. */
export const roleNames = Object.fromEntries(
  Object.entries(LAB_ROLES).map(([role, { zh, en }]) => [role, { zh, en }]),
) as Record<keyof typeof LAB_ROLES, Text>;
