// Everything about a state of a standard's edition and about its steps, one row each.
import type { NamedValue } from '#kit/list/column.ts';
import type { Text } from '#kit/words/text.ts';
import type { StandardAction, StandardState } from './standard-process.ts';

export const standardStatus: Readonly<Record<StandardState, NamedValue>> = {
  DRAFT: { zh: '待实施', en: 'Not in force yet', tone: 'waiting' },
  IN_FORCE: { zh: '现行', en: 'In force', tone: 'done' },
  SUPERSEDED: { zh: '已被代替', en: 'Superseded', tone: 'refused' },
  WITHDRAWN: { zh: '已废止', en: 'Withdrawn', tone: 'neutral' },
};

export const standardSteps: Readonly<Record<StandardAction, Text>> = {
  begin: { zh: '登记', en: 'Written down' },
  change: { zh: '修改', en: 'Changed' },
  enforce: { zh: '实施', en: 'In force' },
  supersede: { zh: '被新版本代替', en: 'Superseded' },
  withdraw: { zh: '废止', en: 'Withdrawn' },
};
